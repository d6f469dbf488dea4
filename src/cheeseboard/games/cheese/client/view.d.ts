// Written by tools/make_types.py from cheeseboard/games/cheese/view.py. Do not edit.

export interface Marked {
	mover: number;
	stacks: string[][];
	chips: number[];
}

export interface Stack {
	unseen: number;
	known: string[];
	loot: string[];
	chips: number;
}

export interface View {
	seat: number;
	seats: number;
	options: Record<string, unknown>;
	turn: number;
	mover: number;
	flips: number;
	owner: number | null;
	attempts: number;
	pile: string[];
	stacks: Stack[];
	undrawn: Record<string, number>;
	rounds: number;
	mark: Marked | null;
	scores: number[];
}
