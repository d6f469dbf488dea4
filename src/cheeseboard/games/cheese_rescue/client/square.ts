/** The square as it is drawn: which cells are shown, and who would leave if the hunt began now (as in draw.py). */

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
const HUNT = [
	["dog", "cat"],
	["cat", "mouse"],
	["mouse", "cheese"],
] as const;

export const columnOf = (cell: string): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): string => `${letterOf(column)}${row + 1}`;
export const letterOf = (column: number): string => String.fromCharCode(97 + column);
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
	if (used.length === 0) return { first: view.side - 1, last: view.side - 1, settled: false };
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

/** The cells whose cards would leave: cats beside a dog, mice beside a cat that stays, cheeses beside a mouse that stays. */
export function hunted(view: View, board: readonly Card[] = view.board): Set<string> {
	const gone = new Set<string>();
	for (const [hunter, prey] of HUNT) {
		const hunters = new Set(board.filter((card) => sortOf(card.kind) === hunter && !gone.has(card.cell)).map(cellOf));
		for (const card of board)
			if (sortOf(card.kind) === prey && neighboursOf(card.cell, view.options.diagonals).some((at) => hunters.has(at)))
				gone.add(card.cell);
	}
	return gone;
}

const cellOf = (card: Card): string => card.cell;

/** A card that somebody may lay. */
export function cardOn(kind: string, cell: string, seat: number): Card {
	const isCheese = sortOf(kind) === "cheese";
	return { cell, kind, value: pointsIn(kind), owner: isCheese ? seat : null };
}

/** The points that everybody would have. */
export function pointsOf(view: View, board: readonly Card[]): number[] {
	const gone = hunted(view, board);
	return Array.from({ length: view.seats }, (_, seat) =>
		board.reduce((sum, card) => sum + (card.owner === seat && !gone.has(card.cell) ? card.value : 0), 0),
	);
}

/** How many points a card on a cell brings to everybody, or costs them, if the game ended then. */
export function worthOf(view: View, kind: string, cell: string, seat: number): number[] {
	const before = pointsOf(view, view.board);
	return pointsOf(view, [...view.board, cardOn(kind, cell, seat)]).map((points, at) => points - (before[at] ?? 0));
}

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
