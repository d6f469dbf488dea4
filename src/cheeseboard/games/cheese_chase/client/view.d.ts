// Written by tools/make_types.py from cheeseboard/games/cheese_chase/view.py. Do not edit.

export interface Turn {
	seat: number;
	place: number | null;
	owner: number | null;
	owner_place: number | null;
	own: string | null;
	drawn: string | null;
	shown: string[];
	kept: string | null;
}

export interface View {
	seat: number;
	seats: number;
	options: Record<string, unknown>;
	turn: number;
	mover: number;
	phase: string;
	hand: number;
	dealt: number;
	mine: string[];
	crossed: number[];
	turns: Turn[];
	now: Turn;
	known: ((string | null)[])[];
	ending: string;
	cat: number | null;
	scores: number[];
}
