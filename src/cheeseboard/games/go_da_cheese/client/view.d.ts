// Written by tools/make_types.py from cheeseboard/games/go_da_cheese/view.py. Do not edit.

export interface Card {
	seat: number;
	kind: string | null;
	play: number;
	step: number;
	laid: string;
	turned: boolean;
	pile: number | null;
}

export interface View {
	seat: number;
	seats: number;
	options: Record<string, unknown>;
	turn: number;
	mover: number;
	turns: string[];
	to_draw: number;
	start: number | null;
	cheeses: number[];
	lines: Card[][];
	resolved: number;
	hand: string[];
	deck: string[];
	hands: number[];
	decks: number[];
	piles: string[][];
	scores: number[];
}
