/** What is watched in Go da Cheese!: how long it takes, and what goes where. */

import type { Act, GameClient } from "$client/game";
import type { GameEvent } from "$client/wire";
import type { View } from "./view";

export const beats: GameClient<View>["beats"] = {
	cheese_laid: 120,
	card_drawn: [240, 0],
	drawn_card_seen: [320, 60],
	play_begun: [0, 500],
	card_laid: [520, 250],
	card_hidden: [520, 250],
	cards_used_up: [0, 1600],
	card_turned: [340, 60],
	cat_chased: [500, 700],
	cat_hunted: [600, 100],
	mouse_caught: [450, 450],
	cat_left: 300,
	king_advanced: [500, 300],
	mouse_fed: [380, 80],
	line_resolved: [300, 1900],
};

/** The whole end, however many cheeses there are. */
export const MOST = 43_000; // a busy machine takes a little longer than it is told

/** Out of a hand to the end of a line, from a deck into a hand. Only its owner sees what was drawn or hidden. */
export function scene(event: GameEvent, view: View): readonly Act[] {
	const { seat, cheese, kind, place } = event.facts;
	const isMine = seat === view.seat;
	switch (event.name) {
		case "card_laid":
			return [{ fly: isMine ? `hand-${kind}` : `face-${seat}`, to: `end-${cheese}`, looks: "to" }];
		case "card_hidden":
			return [{ fly: `face-${seat}`, to: `end-${cheese}`, looks: "to" }];
		case "drawn_card_seen":
			return [{ fly: "deck", to: "drawn", looks: "to" }];
		case "mouse_fed":
			return [{ does: "munch", at: `stage-${place}` }];
		case "line_resolved":
			return [{ does: "pop", at: "gains" }];
		default:
			return [];
	}
}
