/** What a view holds, sorted by where it is shown. The terminal's drawing of any game does the same (games/usual/drawing.py). */

import type { AnyView, Table } from "../game";

export type View = AnyView & Readonly<Record<string, unknown>>;
export type Entry = readonly [key: string, value: unknown];

/** Every view has them, and the page around the board shows them. */
const KNOWN = ["seat", "seats", "turn", "mover", "options"];
/** The cards of whoever looks: they lie in front of them. */
const HAND = "hand";

export function shared(table: Table<View>): Entry[] {
	const { bySeat } = table.words;
	return Object.entries(table.view).filter(([key]) => !KNOWN.includes(key) && key !== HAND && !bySeat.includes(key));
}

/** What a seat has of each thing that everybody has. */
export function ofSeat(table: Table<View>, seat: number): Entry[] {
	return table.words.bySeat.map((key) => [key, (table.view[key] as unknown[])[seat]] as const);
}

export function hand(table: Table<View>): unknown[] {
	const held = table.view[HAND];
	return Array.isArray(held) ? held : [];
}

/** A list of plain things is shown as so many cards; whatever is nested is written out. */
export function cards(value: unknown): unknown[] | null {
	return Array.isArray(value) && value.every((one) => one === null || typeof one !== "object") ? value : null;
}
