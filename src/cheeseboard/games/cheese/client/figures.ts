/** Cheese in small pictures: for the rules and the odds. */

import { back, bare, card, crossed, type Figure, gap, type Look, marked } from "$client/lib/figure";
import { tintOf } from "$client/lib/seats";
import { drawingOf, stepsOf } from "./cards";
import type { View } from "./view";

const cheese = card("cheese-2");
const cat = card("cat", { tint: "fur-cat" });
const mouse = (steps: number): Look => card("mouse", { tint: "fur-mouse", text: String(steps) });
const stack = (seat: number): Look => back({ tint: tintOf(seat), seat });
const crown = bare("ui-crown");
const fat = bare("mouse-fat", { tint: "fur-mouse" });

export const figures: Readonly<Record<string, Figure>> = {
	"1.1": [[cheese, cat, mouse(1)]],
	"1.2": [[mouse(1), mouse(2), mouse(3)]],
	"1.3": [["64 ×", cheese, "16 ×", cat, "20 ×", mouse(2)]],
	"2.1": [[stack(0), stack(1), stack(2)]],
	"2.4": [[gap, "←", stack(0)]],
	"3.1": [[stack(0), "→", cheese]],
	"3.3": [[cheese, "→", stack(1)]],
	"3.4": [[cat, "→", stack(1)]],
	"3.5": [[card("mouse", { tint: tintOf(0), text: "2" }), "→", marked(stack(1))]],
	"4.1": [[mouse(3), "→", stack(1), stack(1), stack(1)]],
	"4.2": [[mouse(2), "+", cheese, "+", cheese, "→", fat]],
	"4.3": [[mouse(2), "+", cat, "→", bare("cat-fed", { tint: "fur-cat" })]],
	"4.4": [[mouse(2), "+", mouse(3), "→", bare("mouse-runs", { tint: "fur-mouse" })]],
	"5.1": [[mouse(3), "+", cheese, "+", gap, "→", fat]],
	"5.2": [[mouse(2), "+", gap, "→", fat]],
	"6.1": [[cheese, cheese, mouse(2), cheese, cat, "→", marked(stack(1))]],
	"6.2": [[cheese, mouse(2), cat, "→", stack(1)]],
	"6.3": [[marked(cheese), mouse(2), cat, "→", stack(1), "→", marked(cheese)]],
	"6.4": [[gap, "←", marked(stack(1), false), marked(stack(2))]],
	"7.1": [[stack(0), gap, stack(2)]],
	"8.1": [["60 ×", stack(0), crown, "40 ×", stack(1)]],
	"8.4": [[gap, "→", crossed(crown)]],
};

export function look(of: string, outcome: string): Look | null {
	if (of !== "kind") return null;
	const steps = stepsOf(outcome);
	if (steps > 0) return mouse(steps);
	return card(drawingOf(outcome), outcome === "cat" ? { tint: "fur-cat" } : {});
}

/** Everybody's stack, with some of them marked. */
export function pointAt(view: View, things: readonly Readonly<Record<string, number | string>>[]): Figure | null {
	if (!things.some(({ what }) => what === "stack")) return null;
	const isMeant = (seat: number) => things.some((thing) => thing.what === "stack" && thing.seat === seat);
	return [view.stacks.map((_, seat) => marked(stack(seat), isMeant(seat)))];
}
