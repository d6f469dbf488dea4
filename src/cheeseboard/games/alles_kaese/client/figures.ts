/** Alles Käse! in small pictures: for the rules and the odds. */

import { back, bare, card, crossed, type Figure, gap, type Look, marked } from "$client/lib/figure";
import type { View } from "./view";

const holes = (number: number, more: Partial<Look> = {}): Look =>
	card(`cheese-${number}`, { text: String(number), ...more });
const cheese = (number: number): Look => card(`cheese-${number}`);
const trap = card("trap-snapped");
const die = (face: number): Look => bare(`die-${face}`);
const eye = bare("ui-eye");
const row = (...numbers: number[]): Look[] => numbers.map((number) => holes(number));

export const figures: Readonly<Record<string, Figure>> = {
	"1.1": [row(1, 2, 3, 4, 5, 6)],
	"1.2": [[holes(4), "→", cheese(4), "/", trap]],
	"1.3": [
		["6 ×", holes(1), "→", "2 ×", trap],
		["6 ×", holes(6), "→", "4 ×", trap],
	],
	"2.1": [row(3, 1, 6, 2, 5, 4)],
	"2.2": [["30 ×", back()]],
	"2.3": [[eye, "→", holes(4)]],
	"3.1": [[die(4)]],
	"3.2": [[die(4), "→", marked(holes(2), false), marked(holes(4)), marked(holes(6), false), marked(holes(4))]],
	"3.3": [[die(5), "→", holes(2), marked(holes(4)), holes(6), "→", eye]],
	"3.4": [[die(4), "→", crossed(holes(2)), holes(4), crossed(holes(6))]],
	"4.1": [[marked(holes(6)), "→", eye, "→", trap]],
	"4.3": [[marked(holes(6)), "→", eye, "+", crossed(holes(3))]],
	"5.1": [[holes(4), "→", cheese(4), "/", trap]],
	"5.2": [[trap, "+", trap, "+", trap, "→", bare("ui-cross")]],
	"5.3": [[gap, "→", holes(3)]],
	"6.1": [[crossed(holes(6))]],
	"6.2": [[holes(6), "→", eye, "→", crossed(holes(6))]],
	"7.1": [[holes(3), "→", holes(1), holes(5), marked(holes(3)), holes(2)]],
	"8.1": [[trap, "+", trap, "+", trap, "=", "0"]],
	"8.2": [[cheese(4), "+", cheese(2), "+", trap, "=", "6"]],
	"8.5": [[trap, "+", trap, "+", trap, "→", crossed(bare("ui-crown"))]],
};

export function look(of: string, outcome: string): Look | null {
	if (of === "front") return outcome === "trap" ? trap : card("cheese-3");
	if (of === "holes") return holes(Number(outcome));
	return of === "face" ? die(Number(outcome)) : null;
}

/** The six cards with some of them marked; or the pile, the cards out of the game, the die. */
export function pointAt(view: View, things: readonly Readonly<Record<string, number | string>>[]): Figure | null {
	const what = things[0]?.what;
	if (what === "top" && view.top !== null) return [[marked(holes(view.top))]];
	if (what === "next") return [[marked(back())]];
	if (what === "die") return null;
	const isMeant = (place: number) => things.some((thing) => thing.what === "place" && thing.place === place);
	const display = view.display.map((one, place) => (one ? marked(holes(one.holes), isMeant(place + 1)) : null));
	const out = things.filter((thing) => thing.what === "dropped").map((thing) => crossed(holes(Number(thing.holes))));
	const top = things.some((thing) => thing.what === "top") && view.top !== null ? [marked(holes(view.top))] : [];
	const shown = things.some((thing) => thing.what === "place") ? [display.filter((one) => one !== null)] : [];
	return [...shown, top, out].filter((one) => one.length > 0);
}
