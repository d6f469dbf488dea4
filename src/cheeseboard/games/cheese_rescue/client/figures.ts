/** Cheese Rescue in small pictures: for the rules and the odds. */

import { back, bare, card, crossed, type Figure, gap, type Look, marked } from "$client/lib/figure";
import { tintOf } from "$client/lib/seats";
import type { View } from "./view";

const dog = card("dog", { tint: "fur-dog" });
const cat = card("cat", { tint: "fur-cat" });
const mouse = card("mouse", { tint: "fur-mouse" });
const cheese = (points: number): Look => card(`rescue-wheel-${points}`, { tint: "t-a" });
const start = card("start-plate");
const hand = (seat: number): Look => back({ tint: tintOf(seat), seat });
const ANIMALS: Readonly<Record<string, Look>> = { dog, cat, mouse };

export const figures: Readonly<Record<string, Figure>> = {
	"1.1": [["6 ×", dog, "12 ×", cat, "18 ×", mouse]],
	"1.2": [[cheese(1), cheese(1), cheese(1), cheese(2), cheese(2), cheese(3)]],
	"1.3": [[start]],
	"2.4": [[start]],
	"2.5": [[back(), back(), "→", bare("ui-eye")]],
	"4.1": [[mouse, "/", cheese(2)]],
	"4.2": [
		[gap, marked(gap), gap],
		[marked(gap), start, marked(gap)],
		[gap, marked(gap), gap],
	],
	"5.1": [[back(), "→", bare("ui-eye")]],
	"6.2": [[back(), back(), back(), "→", crossed(bare("ui-eye"))]],
	"7.1": [[dog, "+", cat, "→", dog, crossed(cat)]],
	"7.2": [[cat, "+", mouse, "→", cat, crossed(mouse)]],
	"7.3": [[mouse, "+", cheese(2), "→", mouse, crossed(cheese(2))]],
	"7.4": [
		[marked(dog), marked(cat)],
		[gap, marked(cat, false)],
	],
	"7.5": [[dog, crossed(cat), "→", dog, gap]],
	"8.1": [[cheese(3), "+", cheese(1), "=", "4"]],
	"9.2": [[hand(1), hand(2), back()]],
};

export function look(of: string, outcome: string): Look | null {
	return of === "kind" ? (ANIMALS[outcome] ?? null) : null;
}

/** The hands around the table, with some of them marked; and the pile, if it is one of them. */
export function pointAt(view: View, things: readonly Readonly<Record<string, number | string>>[]): Figure | null {
	const isMeant = (seat: number) => things.some((thing) => thing.what === "hand" && thing.seat === seat);
	const hands = Array.from({ length: view.seats }, (_, seat) => marked(hand(seat), isMeant(seat)));
	const pile = things.some(({ what }) => what === "pile") ? [marked(back({ text: String(view.pile) }))] : [];
	return [hands.filter((_, seat) => seat !== view.seat), pile].filter((row) => row.length > 0);
}
