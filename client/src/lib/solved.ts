/** Which puzzles were solved on this device, how many in a row, and which exercises are done. Kept here, and nowhere else. */

import * as kept from "./kept";

const KEPT = "cheeseboard-puzzles";

/** What this device keeps of a game's puzzles. */
export interface Tally {
	/** The numbers of those that were solved at the first try. */
	solved: number[];
	/** Right at the first try, one after the other, up to now and at most. */
	streak: number;
	best: number;
	/** Which exercises were answered right, from 1. */
	exercises?: number[];
}

export type Tallies = Record<string, Tally>;

const NOTHING: Tally = { solved: [], streak: 0, best: 0 };

export const all = (): Tallies => kept.read<Tallies>(KEPT, {});
export const of = (game: string): Tally => ({ ...NOTHING, ...all()[game] });
export const isAny = (): boolean => Object.keys(all()).length > 0;

export function keep(game: string, tally: Tally): void {
	kept.write(KEPT, { ...all(), [game]: tally });
}

/** How many of a game's exercises are done. */
export const exercisesDone = (game: string): number => of(game).exercises?.length ?? 0;

/** All of it is gone; whoever has what is returned can put it back. */
export function clear(): Tallies {
	const was = all();
	kept.write(KEPT, {});
	return was;
}

/** What was solved elsewhere is solved here, too. */
export function add(more: Tallies): void {
	for (const [game, other] of Object.entries(more)) keep(game, together(of(game), other));
}

export function together(one: Tally, other: Tally): Tally {
	const both = (mine: readonly number[] = [], theirs: readonly number[] = []) => [...new Set([...mine, ...theirs])];
	return {
		solved: both(one.solved, other.solved),
		streak: Math.max(one.streak, other.streak),
		best: Math.max(one.best, other.best),
		exercises: both(one.exercises, other.exercises),
	};
}

/** What a file says of puzzles; nothing, if it says nothing that can be counted. A file may have been written by anybody. */
export function read(text: string): Tallies {
	try {
		const { puzzles } = JSON.parse(text) as { puzzles?: unknown };
		const found = Object.entries((puzzles ?? {}) as Record<string, unknown>);
		return Object.fromEntries(found.filter((each): each is [string, Tally] => isTally(each[1])));
	} catch {
		return {};
	}
}

function isTally(one: unknown): one is Tally {
	if (typeof one !== "object" || one === null) return false;
	const { solved, streak, best, exercises = [] } = one as Tally;
	const isCount = (number: unknown) => Number.isInteger(number) && (number as number) >= 0;
	return [solved, exercises].every((all) => Array.isArray(all) && all.every(isCount)) && [streak, best].every(isCount);
}
