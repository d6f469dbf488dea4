/** Go da Cheese! in small pictures: for the rules and the odds. */

import { back, bare, card, crossed, type Figure, type Look, marked, times } from "$client/lib/figure";
import { tintOf } from "$client/lib/seats";
import { drawing, isUp } from "./lines";
import type { View } from "./view";

/** An animal in somebody's colour. */
const animal = (kind: string, seat = 0): Look => card(drawing(kind), { tint: tintOf(seat) });
const down = (seat = 0): Look => back({ tint: tintOf(seat) });
const owned = (seat: number): Look => back({ tint: tintOf(seat), seat });
const eye = bare("ui-eye");
const cheese = bare("cheese-0");
const feeds = (mice: number): Look => card("cheese-0", { text: String(mice) });
const mouse = (seat = 0): Look => animal("mouse", seat);

export const figures: Readonly<Record<string, Figure>> = {
	"1.1": [
		["7 ×", mouse(), "2 ×", animal("marked-mouse"), "2 ×", animal("fat-mouse")],
		["1 ×", animal("king"), "2 ×", animal("cat"), "1 ×", animal("dog")],
	],
	"1.2": [[animal("marked-mouse"), bare("mark"), animal("cat"), bare("mark")]],
	"1.3": [["2 ×", feeds(2), "3 ×", feeds(3), "3 ×", feeds(4), "3 ×", feeds(5)]],
	"2.1": [[feeds(3), feeds(5), feeds(2), feeds(4), feeds(3), feeds(5)]],
	"2.2": [[down(), down(), down(), "→", eye]],
	"3.1": [
		[...times(3, down()), "→", eye],
		["/", down(), mouse(), animal("dog")],
	],
	"4.1": [[down(), down(), down(), "→", eye]],
	"4.2": [[...times(6, mouse()), "→", crossed(down())]],
	"5.1": [
		[feeds(3), marked(down())],
		[feeds(5), marked(mouse())],
		[feeds(2), marked(animal("dog"))],
	],
	"5.2": [[marked(down()), mouse(), animal("dog")]],
	"5.3": [[down(), marked(mouse()), marked(animal("dog"))]],
	"5.4": [[animal("cat"), "→", down(), mouse(), marked(down())]],
	"5.5": [[cheese, mouse(1), mouse(2), marked(mouse(0))]],
	"5.6": [[owned(0), "→", eye]],
	"6.2": [[cheese, marked(down(1)), mouse(2), "→", cheese, marked(animal("cat", 1)), mouse(2)]],
	"6.3": [[animal("dog"), "→", animal("cat"), "→", animal("king"), "→", cheese]],
	"7.1": [
		[
			animal("cat", 1),
			animal("dog"),
			animal("cat", 2),
			"→",
			crossed(animal("cat", 1)),
			animal("dog"),
			crossed(animal("cat", 2)),
		],
	],
	"7.2": [[cheese, animal("dog", 1), crossed(animal("cat", 2)), marked(animal("dog"))]],
	"7.3": [[animal("dog"), crossed(animal("cat"))]],
	"7.4": [[animal("dog"), mouse(1), animal("cat", 2)]],
	"8.1": [[cheese, crossed(mouse(1)), crossed(animal("fat-mouse", 2)), crossed(animal("king", 1)), animal("cat")]],
	"8.2": [[cheese, crossed(mouse(1)), mouse(0), crossed(mouse(2)), animal("cat")]],
	"8.3": [[cheese, mouse(1), animal("dog", 2), crossed(mouse(2)), animal("cat")]],
	"8.4": [[crossed(animal("cat"))]],
	"9.1": [
		[cheese, mouse(1), mouse(2), marked(animal("king")), "→", cheese, marked(animal("king")), mouse(1), mouse(2)],
	],
	"9.2": [[feeds(3), marked(mouse(0)), marked(mouse(1)), marked(mouse(2)), mouse(1)]],
	"9.3": [[mouse(1), "→", owned(1)]],
	"10.1": [[animal("cat"), "= 3", animal("fat-mouse"), "= 2", mouse(), "= 1"]],
	"10.3": [[animal("king"), animal("king", 1), "→", bare("ui-crown")]],
};

export function look(of: string, outcome: string): Look | null {
	if (of === "kind") return card(drawing(outcome), { tint: "fur-mouse" });
	return of === "mice" ? card("cheese-0", { text: outcome }) : null;
}

/** A line at a cheese, or the hands or decks around the table, with the cards marked that are meant. */
export function pointAt(view: View, things: readonly Readonly<Record<string, number | string>>[]): Figure | null {
	const lines = things.filter(({ what }) => what === "down").map(({ cheese }) => Number(cheese));
	const rows = [...new Set(lines)].map((number) => line(view, number, things));
	const sorts = ["deck", "hand"].filter((what) => things.some((thing) => thing.what === what));
	const seats = sorts.map((what) =>
		Array.from({ length: view.seats }, (_, seat) =>
			marked(
				owned(seat),
				things.some((thing) => thing.what === what && thing.seat === seat),
			),
		),
	);
	const all = [...rows, ...seats];
	return all.length > 0 ? all : null;
}

function line(
	view: View,
	number: number,
	things: readonly Readonly<Record<string, number | string>>[],
): Figure[number] {
	const isMeant = (place: number) => things.some((thing) => thing.cheese === number && thing.place === place);
	const cards = (view.lines[number - 1] ?? []).map((one, place) => {
		const look = isUp(one) && one.kind ? animal(one.kind, one.seat) : owned(one.seat);
		return marked(look, isMeant(place + 1));
	});
	return [card("cheese-0", { text: String(view.cheeses[number - 1] ?? "") }), ...cards];
}
