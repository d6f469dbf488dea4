/** What is watched: how long each event takes, what travels where, and how the table looks afterwards. */

import type { Happening } from "$client/wire";
import type { Turn, View } from "./view";

export const BEATS: Readonly<Record<string, number>> = {
	card_dealt: 200,
	card_looked_at: 600,
	own_card_seen: 700,
	card_drawn: 700,
	drawn_card_seen: 900,
	cheese_shown: 1200,
	pair_shown: 1500,
	cheese_crossed_out: 900,
	card_returned: 1000,
	mouse_caught: 2400,
	cheeses_used_up: 1200,
	turns_used_up: 1000,
	cat_found: 2200,
};

const slot = (seat: number, place: number | null): string => `[data-slot="${seat}.${place}"]`;
const hand = (number: number): string => `[data-hand="${number}"]`;

/** From where to where cards go in an event, as selectors on the board. Both cards of a turn go back at the same moment. */
export function travels(view: View, event: Happening): [string, string][] {
	const { seat, owner, place } = numbers(event);
	if (event.name === "card_looked_at") return [[slot(seat, place), hand(0)]];
	if (event.name === "card_drawn") return [[slot(owner, place), hand(1)]];
	if (event.name !== "card_returned") return [];
	return [
		[hand(0), slot(seat, view.now.place)],
		[hand(1), slot(owner, place)],
	];
}

/** In a large game, where everybody has one card, places are told as 0. */
function numbers(event: Happening): { seat: number; owner: number; place: number } {
	const { seat, owner, place } = event.facts;
	return { seat: Number(seat), owner: Number(owner), place: Number(place) || 1 };
}

/** The table after an event, so that a whole turn can be watched; the server's view follows at its end. */
export function advance(view: View, event: Happening): View {
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
