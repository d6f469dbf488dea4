/** The square as it is drawn: which cells are shown, and who chases whom. */

import type { Card, View } from "./view";

/** The view, and what only the eye needs. */
export interface Shown extends View {
	/** While the hunt is shown: the cells whose cards have left. */
	gone?: readonly string[];
	/** In a replay with everything open: the hands of all. */
	open?: readonly (readonly string[])[];
}

export interface Span {
	first: number;
	last: number;
	/** The cards are as wide, or high, as the square: nothing goes beyond. */
	settled: boolean;
}

export const OVER = -2;

export const columnOf = (cell: string): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): string => `${letterOf(column)}${row + 1}`;
const letterOf = (column: number): string => String.fromCharCode(97 + column);
/** "cheese-2" is a cheese; everything else is what it is. */
export const sortOf = (kind: string): string => kind.split("-")[0] ?? kind;
export const pointsIn = (kind: string): number => Number(kind.split("-")[1] ?? 0);

/** What is given to whoever has the second player's place (§10.5), as it is written: "1½"; nothing otherwise. */
export function komiOf(view: View, seat: number): string {
	const halves = seat === view.second && view.seats === 2 ? Number(view.options.komi ?? 0) : 0;
	return `${Math.floor(halves / 2) || ""}${halves % 2 ? "½" : ""}`;
}

/** The columns or rows to show: those with cards, and the next on both sides while the square floats. */
export function spanOf(view: View, placeOf: (cell: string) => number): Span {
	const used = view.board.map((card) => placeOf(card.cell));
	if (view.options.square === "centred" && view.seats !== 3) {
		const first = view.side - 1 - Math.floor(view.side / 2);
		return { first, last: first + view.side - 1, settled: true };
	}
	if (used.length === 0) return { first: view.side - 2, last: view.side, settled: false };
	const [least, most] = [Math.min(...used), Math.max(...used)];
	const settled = most - least + 1 === view.side;
	return settled ? { first: least, last: most, settled } : { first: least - 1, last: most + 1, settled };
}

export function neighboursOf(cell: string, diagonals: unknown): string[] {
	const found: string[] = [];
	for (const right of [-1, 0, 1])
		for (const down of [-1, 0, 1])
			if (diagonals ? right || down : Math.abs(right) + Math.abs(down) === 1)
				found.push(cellAt(columnOf(cell) + right, rowOf(cell) + down));
	return found;
}

/** A card that somebody may lay. */
export function cardOn(kind: string, cell: string, seat: number): Card {
	const isCheese = sortOf(kind) === "cheese";
	return { cell, kind, value: pointsIn(kind), owner: isCheese ? seat : null };
}

/** What the server foresees of a move: who would chase whom, and what everybody would score. */
export interface Foreseen {
	chases: readonly (readonly string[])[];
	scores: readonly number[];
}

/** The cells whose cards would leave. */
export const preyIn = (chases: Foreseen["chases"]): Set<string> => new Set(chases.map(([, prey]) => prey ?? ""));

/** One chase, as an arrow between two cells: its middle in cells from the left and from the top, and which way it points. */
export interface Arrow {
	id: string;
	x: number;
	y: number;
	turn: number;
	/** It would come with the card that somebody thinks of. */
	isNew: boolean;
}

export function arrowsOf(chases: Foreseen["chases"], before: Foreseen["chases"] = chases): Arrow[] {
	const known = new Set(before.map(idOf));
	return chases.map((chase) => {
		const [from = "", to = ""] = chase;
		const [right, down] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
		const id = idOf(chase);
		return {
			id,
			x: columnOf(from) + right / 2 + 0.5,
			y: rowOf(from) + down / 2 + 0.5,
			turn: (Math.atan2(down, right) * 180) / Math.PI,
			isNew: !known.has(id),
		};
	});
}

const idOf = (chase: readonly string[]): string => chase.join("-");

/** Two players have exchanged all their cheeses (§10.6), in hand and on the table. */
export function swapped(view: Shown): Shown {
	const cheeses = view.cheeses.toReversed();
	const animals = view.hands.map((cards, seat) => cards - (view.cheeses[seat]?.length ?? 0));
	const mine = view.seat < 0 ? [] : (cheeses[view.seat] ?? []).map((value) => `cheese-${value}`);
	return {
		...view,
		board: view.board.map((card) => (card.owner === null ? card : { ...card, owner: 1 - card.owner })),
		cheeses,
		hand: [...view.hand.filter((kind) => sortOf(kind) !== "cheese"), ...mine],
		hands: animals.map((cards, seat) => cards + (cheeses[seat]?.length ?? 0)),
		scores: view.scores.toReversed(),
		second: 0,
	};
}

/** How many cards lie on the table, and how many there will be. */
export function laidOf(view: View): { laid: number; all: number } {
	const start = view.board.some((card) => card.kind === "start") ? 1 : 0;
	return { laid: view.board.length - start, all: view.side * view.side - start };
}
