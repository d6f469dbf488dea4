/** What is watched: how long each event takes, what travels where, and how the table looks afterwards. */

import type { Act, GameClient } from "$client/game";
import type { GameEvent } from "$client/wire";
import type { Turn, View } from "./view";

/** First the picture, then the sentence. Two cards that are shown take as long to turn over whatever they are. */
export const BEATS: NonNullable<GameClient<View>["beats"]> = {
	card_dealt: 200,
	card_looked_at: 600,
	own_card_seen: [700, 400],
	card_drawn: 700,
	drawn_card_seen: [900, 500],
	cheese_shown: [700, 800],
	pair_shown: [1000, 1000],
	cheese_crossed_out: [500, 600],
	card_returned: [1000, 200],
	mouse_caught: [1000, 1800],
	cheeses_used_up: [0, 1200],
	turns_used_up: [0, 1000],
	cat_found: [900, 1500],
};

const slot = (seat: number, place: number | null): string => `slot-${seat}-${place}`;

/** Cards go from their place into the hand, and both at the same moment back: nobody can tell one from the other. */
export function scene(event: GameEvent, view: View): readonly Act[] {
	const { seat, owner, place } = numbers(event);
	switch (event.name) {
		case "card_looked_at":
			return [{ fly: slot(seat, place), to: "hand-0" }];
		case "card_drawn":
			return [{ fly: slot(owner, place), to: "hand-1" }];
		case "card_returned":
			return [
				{ fly: "hand-0", to: slot(seat, view.now.place), via: "hands" },
				{ fly: "hand-1", to: slot(owner, place), via: "hands" },
			];
		case "cheese_crossed_out":
			return [
				{ does: "shake", at: `menu-${event.facts.cheese}` },
				{ does: "munch", at: `face-${view.now.seat}`, after: true },
			];
		case "mouse_caught":
			return [{ does: "knock", at: "shown", after: true }];
		case "cat_found":
			return [{ does: "shake", at: `face-${seat}`, after: true }];
		default:
			return [];
	}
}

/** What a line of the log speaks of: a card in somebody's row, a cheese on the list. */
export function spots({ facts, only }: GameEvent): readonly string[] {
	const whose = facts.owner ?? facts.seat ?? only;
	return [
		...(facts.place === undefined ? [] : [slot(Number(whose), Number(facts.place) || 1)]),
		...(facts.cheese === undefined ? [] : [`menu-${facts.cheese}`]),
	];
}

/** In a large game, where everybody has one card, places are told as 0. */
function numbers(event: GameEvent): { seat: number; owner: number; place: number } {
	const { seat, owner, place } = event.facts;
	return { seat: Number(seat), owner: Number(owner), place: Number(place) || 1 };
}

/** The table after an event, so that a whole turn can be watched; the server's view follows at its end. */
export function advance(view: View, event: GameEvent): View {
	const { seat, owner, place } = numbers(event);
	const { facts, only } = event;
	const card = String(facts.card);
	switch (event.name) {
		case "card_dealt":
			return { ...view, dealt: view.dealt + 1 };
		case "dealt_card_seen":
			return learned(view, only, place, card);
		case "card_looked_at":
			return { ...now(view, { seat, place }), mover: seat, phase: "see own" };
		case "own_card_seen":
			return now(learned(view, only, place, card), { own: card });
		case "card_drawn":
			return { ...now(view, { seat, owner, owner_place: place }), mover: seat, phase: "see drawn" };
		case "drawn_card_seen":
			return now(learned(view, owner, place, card), { drawn: card });
		case "cheese_shown":
			return now(view, { shown: [String(facts.cheese)] });
		case "pair_shown":
			return now(view, { shown: ["mouse", String(facts.cheese)] });
		case "mouse_caught":
			return now(view, { shown: ["cat", "mouse"] });
		case "cheese_crossed_out":
			return { ...view, crossed: [...view.crossed, Number(facts.cheese)] };
		case "card_returned":
			return { ...forgotten(view, owner, place), phase: "see returned" };
		case "kept_card_seen": {
			const { seat: mover, place: own, owner: other, owner_place: drawn } = view.now;
			return learned(learned(view, mover, own, String(facts.kept)), other, drawn, String(facts.returned));
		}
		case "returned_card_seen":
			return learned(view, only, 1, card);
		case "cat_found":
			return { ...view, cat: seat };
		default:
			return view;
	}
}

const now = (view: View, change: Partial<Turn>): View => ({ ...view, now: { ...view.now, ...change } });

function learned(view: View, seat: number | null, place: number | null, card: string | null): View {
	const row = seat === null ? undefined : view.known[seat];
	if (!row || seat === null || place === null) return view;
	return { ...view, known: view.known.with(seat, row.with(place - 1, card)) };
}

/** One of the two was kept, nobody knows which. */
function forgotten(view: View, owner: number, place: number): View {
	return learned(learned(view, view.now.seat, view.now.place, null), owner, place, null);
}

/** What all seats know together: where every card lies, for whoever had it in hand last knows it. */
export function open(views: readonly View[]): View {
	const first = views[0];
	if (!first) throw new Error("nobody was there");
	const any = <T>(pick: (view: View) => T | null | undefined): T | null =>
		views.map(pick).find((found) => found != null) ?? null;
	return {
		...first,
		seat: -2,
		known: first.known.map((row, seat) => row.map((_, place) => any((view) => view.known[seat]?.[place]))),
		now: { ...first.now, own: any((view) => view.now.own), drawn: any((view) => view.now.drawn) },
	};
}
