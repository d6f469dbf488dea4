/** Cheese Chase in small pictures: for the rules and the odds. */

import { back, bare, card, crossed, type Figure, type Look, marked, times } from "$client/lib/figure";
import { tintOf } from "$client/lib/seats";
import { artOf, furOf, isCheese, isLarge } from "./cards";
import type { View } from "./view";

const face = (name: string, more: Partial<Look> = {}): Look =>
	card(artOf(name), { tint: furOf(name), ...(isCheese(name) ? { text: name } : {}), ...more });
const cat = face("cat");
const mouse = face("mouse");
const cheese = (number: number, more: Partial<Look> = {}): Look => face(String(number), more);
/** A card face down before somebody; in a large game with their badge. */
const down = (seat: number, more: Partial<Look> = {}): Look => back({ tint: tintOf(seat), ...more });
const held = (seat: number): Look => down(seat, { seat });
const eye = bare("ui-eye");
const crown = bare("ui-crown");
const cheeses = (...numbers: number[]): Look[] => numbers.map((number) => cheese(number));

export const figures: Readonly<Record<string, Figure>> = {
	"1.1": [[cat, mouse], cheeses(1, 2, 3, 4, 5, 6, 7)],
	"1.2": [[cat, mouse, ...cheeses(1, 2, 3)]],
	"1.3": [[cat, mouse, ...cheeses(1, 2, 3, 4, 5, 6)]],
	"2.1": [[cheese(2, { seat: 0 }), held(1), held(2), held(3), held(4)]],
	"2.2": [[cheese(2), cat, cheese(5), "→", ...times(3, down(0))]],
	"2.3": [[crossed(cat), crossed(mouse)]],
	"3.1": [[down(0), marked(down(0)), down(0), "→", eye]],
	"3.2": [[held(1), marked(held(1)), held(1), held(2), held(2), held(2)]],
	"3.3": [[marked(held(1)), "→", eye, "→", mouse]],
	"3.4": [[cheese(2, { seat: 0 }), "+", face("mouse", { seat: 1 })]],
	"4.1": [[cat, "+", mouse, "→", bare("cat-pounce", { tint: "fur-cat" })]],
	"4.2": [[mouse, "+", cheese(3), "→", card("mouse-fat", { tint: "fur-mouse" }), crossed(cheese(3))]],
	"4.3": [
		[cat, "+", cheese(3), "→", cheese(3)],
		[mouse, "+", cheese(3), "→", cheese(3)],
	],
	"4.4": [[cheese(2), "+", cheese(5), "→", cheese(2), "/", cheese(5)]],
	"4.5": [[mouse, "+", cheese(3), "→", mouse, cheese(3), "/", cheese(3)]],
	"4.6": [[mouse, "+", crossed(cheese(3)), "→", mouse, crossed(cheese(3))]],
	"5.1": [
		[mouse, "→", held(0)],
		[cheese(2), "→", held(1)],
	],
	"5.3": [[cheese(2), "→", held(1), "→", eye]],
	"5.4": [[cheese(2), "→", down(1), "→", crossed(eye)]],
	"6.1": [[cat, "+", mouse, "→", crown]],
	"6.2": [[down(0), cat, mouse, down(0)]],
	"6.3": [[face("mouse", { seat: 0 }), "+", face("cat", { seat: 1 }), "→", face("mouse", { seat: 0 }), crown]],
	"6.4": [cheeses(1, 2, 3, 4, 5, 6).map(crossed)],
	"6.5": [[crossed(face("cat", { seat: 1 })), "→", held(0), crown, held(2), crown]],
	"6.6": [[crown, "= 1"]],
};

export function look(of: string, outcome: string): Look | null {
	return of === "card" ? face(outcome) : null;
}

/** Everybody's cards, face down as they lie, with some of them marked. */
export function pointAt(view: View, things: readonly Readonly<Record<string, number | string>>[]): Figure | null {
	if (!things.some(({ what }) => what === "row" || what === "held")) return null;
	const isMeant = (seat: number, place: number) =>
		things.some((thing) => thing.seat === seat && (thing.place ?? 1) === place);
	const rows = Array.from({ length: view.seats }, (_, seat) =>
		Array.from({ length: view.hand }, (_, number) => marked(held(seat), isMeant(seat, number + 1))),
	);
	return isLarge(view) ? [rows.flat()] : rows;
}
