// Written by tools/make_types.py from cheeseboard/games/cheese_rescue/view.py. Do not edit.

export interface Card {
	cell: string;
	kind: string;
	value: number;
	owner: number | null;
}

export interface Free {
	cell: string;
	where: string;
	near: string;
	too: string;
}

export interface View {
	seat: number;
	seats: number;
	options: Record<string, unknown>;
	turn: number;
	mover: number;
	side: number;
	grid: number;
	board: Card[];
	free: Free[];
	chases: string[][];
	hand: string[];
	hands: number[];
	cheeses: number[][];
	pile: number;
	scores: number[];
	second: number;
}
