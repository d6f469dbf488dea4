import type { Table } from "$client/game";
import type { Shown } from "./square";

/** One of the two halves of a move, for the moves it was chosen from. The whole is what the table has picked. */
interface Half {
	moves: readonly string[];
	kind: string | null;
	cell: string | null;
}

export interface Choice {
	kind: string | null;
	cell: string | null;
	/** Both, as a move. */
	move: string | null;
}

/** The one move that lays nothing. */
export const SWAP = "swap";

let half: Half | null = $state.raw(null);

/** What can still be chosen. Every card can go to every one of the cells. */
export const kindsOf = (moves: readonly string[]): string[] => [
	...new Set(laysOf(moves).map((move) => parts(move)[0])),
];
export const cellsOf = (moves: readonly string[]): Set<string> => new Set(laysOf(moves).map((move) => parts(move)[1]));
const laysOf = (moves: readonly string[]): string[] => moves.filter((move) => move !== SWAP);

/** What has been chosen: a card, a cell, or both. Where there is only one, it is meant, but for a learner. */
export function chosen(table: Table<Shown>): Choice {
	const kinds = kindsOf(table.moves);
	const cells = [...cellsOf(table.moves)];
	const [wantedKind, wantedCell] = wanted(table);
	const only = (all: string[]) => (all.length === 1 && !table.isLesson ? (all[0] ?? null) : null);
	const kind = wantedKind ?? only(kinds);
	const cell = wantedCell ?? only(cells);
	return { kind, cell, move: kind !== null && cell !== null ? `${kind} ${cell}` : null };
}

/** Tap a card; tap it again to put it back. */
export function chooseKind(table: Table<Shown>, kind: string): void {
	const [was, cell] = wanted(table);
	choose(table, was === kind ? null : kind, cell);
}

/** Tap a cell; tap it again to leave it. */
export function chooseCell(table: Table<Shown>, cell: string): void {
	const [kind, was] = wanted(table);
	choose(table, kind, was === cell ? null : cell);
}

/** A card dragged to a cell: both at once. */
export function chooseBoth(table: Table<Shown>, kind: string, cell: string): void {
	if (table.moves.includes(`${kind} ${cell}`)) choose(table, kind, cell);
}

export function putBack(table: Table<Shown>): void {
	choose(table, null, null);
}

/** Whether there is anything to put back. */
export function isChoosing(table: Table<Shown>): boolean {
	return wanted(table).some((part) => part !== null);
}

function choose(table: Table<Shown>, kind: string | null, cell: string | null): void {
	const isWhole = kind !== null && cell !== null;
	half = isWhole ? null : { moves: table.moves, kind, cell };
	table.picked = isWhole ? `${kind} ${cell}` : null;
}

function wanted(table: Table<Shown>): [string | null, string | null] {
	if (table.picked !== null) return parts(table.picked);
	return half?.moves === table.moves ? [half.kind, half.cell] : [null, null];
}

function parts(move: string): [string, string] {
	const [kind = "", cell = ""] = move.split(" ");
	return [kind, cell];
}
