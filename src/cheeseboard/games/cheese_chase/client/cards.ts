/** What lies where, as the eye sees it. Places count from 1 in their owner's row. */

import type { Turn, View } from "./view";

export type Pose = "" | "shown" | "met";

export const isLarge = (view: View): boolean => view.hand === 1;
export const isCheese = (card: string): boolean => card !== "cat" && card !== "mouse";
export const isCrossed = (view: View, card: string): boolean => isCheese(card) && view.crossed.includes(Number(card));

/** As many cheeses as are needed beside cat and mouse. */
export function cheesesOf(view: View): number[] {
	return Array.from({ length: view.seats * view.hand - 2 }, (_, number) => number + 1);
}

/** The seat at the foot of the table: whoever looks, else the first. */
export const footOf = (view: View): number => Math.max(0, view.seat);

/** Everybody else, clockwise. */
export function othersOf(view: View): number[] {
	return Array.from({ length: view.seats - 1 }, (_, number) => (footOf(view) + 1 + number) % view.seats);
}

/** Whether the cards of this turn are in somebody's hand, not on their places. */
const isHeld = (view: View): boolean => view.phase !== "deal" && view.phase !== "see returned";

/** The two cards of a turn: where each was taken from, and what it is for this seat. */
export interface Held {
	seat: number;
	place: number;
	card: string | null;
}

export function ownHeld(view: View): Held | null {
	const { seat, place, own } = view.now;
	return place === null || !isHeld(view) ? null : { seat, place, card: own ?? knownAt(view, seat, place) };
}

export function drawnHeld(view: View): Held | null {
	const { owner, owner_place: place, drawn } = view.now;
	if (owner === null || place === null || !isHeld(view)) return null;
	return { seat: owner, place, card: drawn ?? knownAt(view, owner, place) };
}

export function knownAt(view: View, seat: number, place: number): string | null {
	return view.known[seat]?.[place - 1] ?? null;
}

export function isTaken(view: View, seat: number, place: number): boolean {
	return [ownHeld(view), drawnHeld(view)].some((held) => held?.seat === seat && held.place === place);
}

/** Whether everybody who looks at this screen may see what this seat knows lying open. */
export const isOpen = (view: View): boolean => view.seat < 0;

/** What was shown last, and by whom. */
export function lastShown(view: View): Turn | null {
	return view.now.shown.length > 0 ? view.now : (view.turns.at(-1) ?? null);
}

/** The two places whose cards may have changed in the turn before. Everybody saw which they were. */
export function wasTouched(view: View, seat: number, place: number): boolean {
	const last = view.turns.at(-1);
	if (!last || view.now.owner !== null) return false;
	return (last.seat === seat && last.place === place) || (last.owner === seat && last.owner_place === place);
}

/** A card that this seat knew and knows no longer: somebody had it in hand, and may have swapped it. */
export interface Lost {
	by: number;
	seat: number;
	place: number;
	card: string;
}

export function lostBetween(before: View, now: View): Lost | null {
	const last = now.turns.at(-1);
	if (!last || last.seat === now.seat) return null;
	const touched: [number, number | null][] = [
		[last.seat, last.place],
		[last.owner ?? last.seat, last.owner_place],
	];
	for (const [seat, place] of touched) {
		const card = place === null ? null : knownAt(before, seat, place);
		if (place !== null && card !== null && knownAt(now, seat, place) === null)
			return { by: last.seat, seat, place, card };
	}
	return null;
}

/**
 * Where somebody sits in the ring: in twelve rows and three columns on a narrow screen, in three rows and fourteen columns on a
 * wide one, and at the end in a row for each pair of neighbours, on every screen.
 */
export interface Chair {
	narrow: string;
	wide: string;
	end: string;
}

/** The others' chairs, clockwise from my left. An odd one sits opposite. */
export function ringOf(others: number): Chair[] {
	return Array.from({ length: others }, (_, number) => ({
		narrow: narrow(number, others),
		wide: wide(number, others),
		end: end(number, others),
	}));
}

function narrow(number: number, others: number): string {
	const side = Math.floor(others / 2);
	const rows = 12 / side;
	if (number < side) return area((side - 1 - number) * rows + 1, 1, rows, 1);
	const right = number - (others - side);
	return right < 0 ? area(1, 2, 3, 1) : area(right * rows + 1, 3, rows, 1);
}

function wide(number: number, others: number): string {
	const side = others > 6 ? 2 : 1;
	const top = others - 2 * side;
	if (number < side) return area(side + 1 - number, 1, 1, 1);
	if (number < side + top) return area(1, 2 + ((number - side) * 12) / top, 1, 12 / top);
	return area(2 + number - side - top, 14, 1, 1);
}

function end(number: number, others: number): string {
	const side = Math.floor(others / 2);
	if (number < side) return area(side - number, 1, 1, 1);
	const right = number - (others - side);
	return right < 0 ? area(1, 2, 1, 1) : area(right + 1, 3, 1, 1);
}

/** At the end: what was shown lies between them, and whoever looks sits below it. */
export function middleOf(others: number): { stage: string; foot: string } {
	const [side, opposite] = [Math.floor(others / 2), others % 2];
	const rows = Math.max(1, side - 1);
	return { stage: area(1 + opposite, 2, rows, 1), foot: area(1 + opposite + rows, 2, 1, 1) };
}

const area = (row: number, column: number, rows: number, columns: number): string =>
	`${row} / ${column} / span ${rows} / span ${columns}`;

/** The drawing of a card. Something happens to them: the mouse that has found its cheese, cat and mouse that have met. */
export function artOf(card: string, pose: Pose = ""): string {
	if (card === "cat") return pose === "met" ? "cat-pounce" : "cat";
	if (card === "mouse") return pose === "met" ? "mouse-caught" : pose === "shown" ? "mouse-fat" : "mouse";
	return `cheese-${card}`;
}

export const furOf = (card: string): string => (isCheese(card) ? "" : `fur-${card}`);
