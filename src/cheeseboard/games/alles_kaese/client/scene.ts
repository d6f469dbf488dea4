/** What is watched in Alles Käse!: how long it takes, what goes where, how it sounds. */

import type { Act, Beat, GameClient } from "$client/game";
import type { GameEvent } from "$client/wire";
import type { View } from "./view";

/** Whoever has so many traps holds their breath whatever they keep. */
const ALMOST = 2;

/** Whether this card may end the game. It says nothing of what the card is. */
export function isDreaded(event: GameEvent | null, view: View): boolean {
	if (event?.name !== "card_kept") return false;
	const plate = view.kept[Number(event.facts.seat)] ?? [];
	return plate.filter((card) => card.front === "trap").length >= ALMOST;
}

const isMine = (event: GameEvent, view: View) => Number(event.facts.seat) === view.seat;

export const beats: GameClient<View>["beats"] = {
	card_laid: 420,
	die_rolled: [1000, 350],
	card_peeked: (event, view): Beat => (isMine(event, view) ? 350 : [900, 600]),
	front_seen: [700, 1900],
	card_kept: (event, view): Beat => (isDreaded(event, view) ? [2600, 1300] : [850, 1300]),
	card_dropped: [520, 500],
	top_discarded: [420, 300],
	player_caught: [900, 1500],
	supply_used_up: [0, 1000],
	turns_used_up: [0, 1000],
};

export const opens: NonNullable<GameClient<View>["opens"]> = {
	die_rolled: "die",
	card_kept: (event, view) => (isDreaded(event, view) ? "heart" : "flip"),
	front_seen: "peek",
	card_dropped: "card",
};

export const sounds: NonNullable<GameClient<View>["sounds"]> = {
	card_laid: "card",
	card_peeked: "peek",
	card_kept: (event) => (event.facts.front === "trap" ? "snap" : "bite"),
	player_caught: "squeak",
};

/** What a line of the log speaks of: a card in the display, the die, the supply. */
export function spots(event: GameEvent): readonly string[] {
	if (event.name === "die_rolled") return ["die"];
	if (event.name === "top_shown" || event.name === "top_discarded") return ["supply"];
	return event.facts.place === undefined ? [] : [`place-${event.facts.place}`];
}

/** From the supply to its place, from there to a plate or out of the game. */
export function scene(event: GameEvent): readonly Act[] {
	const { seat, front } = event.facts;
	const place = `place-${event.facts.place}`;
	switch (event.name) {
		case "card_laid":
			return [{ fly: "supply", to: place, looks: "to" }];
		case "card_dropped":
			return [{ fly: place, to: "dropped" }];
		case "top_discarded":
			return [{ fly: "supply", to: "dropped" }];
		case "card_kept":
			return [
				...(front === "trap" ? [{ does: "knock", at: "display", after: true } as const] : []),
				{ fly: place, to: `plate-${seat}`, after: true, lag: 0.45 },
				{ does: front === "trap" ? "shake" : "munch", at: `face-${seat}`, after: true, lag: 0.3 },
			];
		case "player_caught":
			return [{ does: "shake", at: `seat-${seat}` }];
		default:
			return [];
	}
}
