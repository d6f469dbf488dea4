/** What is watched in Cheese Rescue: how long it takes, and what goes where. */

import type { Act, GameClient } from "$client/game";
import type { GameEvent } from "$client/wire";
import type { Shown } from "./square";

export const beats: GameClient<Shown>["beats"] = {
	card_laid: [560, 350],
	cheeses_swapped: [1100, 500],
	animal_drawn: [300, 0],
	animal_seen: [420, 250],
	square_filled: [700, 1700],
	cat_scared: [600, 700],
	mouse_caught: [600, 700],
	cheese_eaten: [700, 800],
	cheese_counted: [500, 1400],
	komi_given: [500, 1400],
};

/** Out of a hand to its cell, from the pile into a hand. Only its owner sees which animal came. */
export function scene(event: GameEvent, view: Shown): readonly Act[] {
	const { seat, kind, cell } = event.facts;
	const isMine = seat === view.seat;
	switch (event.name) {
		case "card_laid":
			return [{ fly: isMine ? `hand-${kind}` : `face-${seat}`, to: `cell-${cell}`, looks: "to" }];
		case "animal_drawn":
			return isMine ? [] : [{ fly: "pile", to: `face-${seat}` }];
		case "animal_seen":
			return [{ fly: "pile", to: `hand-${kind}`, turns: true }];
		case "cheese_eaten":
			return [{ does: "shake", at: `face-${seat}`, after: true }];
		case "cheese_counted":
			return [{ does: "hop", at: `face-${seat}` }];
		default:
			return [];
	}
}
