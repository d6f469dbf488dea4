// Written by tools/make_types.py from cheeseboard/games/alles_kaese/view.py. Do not edit.

export interface Card {
	holes: number;
	front: string | null;
	seen_by: number[];
}

export interface View {
	seat: number;
	seats: number;
	options: Record<string, unknown>;
	turn: number;
	mover: number;
	turns: number;
	die: number;
	choice: string | null;
	gap: number;
	display: (Card | null)[];
	top: number | null;
	supply: number;
	dropped: Card[];
	kept: Card[][];
	scores: number[];
}
