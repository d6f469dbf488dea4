import type { GameClient, Table } from "$client/game";
import type { GameEvent } from "$client/wire";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { figures, look, pointAt } from "./figures";
import Own from "./Own.svelte";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import { beats, opens, scene, sounds, spots } from "./scene";
import type { Card, View } from "./view";

export const client: GameClient<View> = {
	Board,
	Actions,
	Own,
	Place,
	Score,
	art: import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true }),
	beats,
	opens,
	sounds,
	scene,
	spots,
	question: (table) => table.say(isPeek(table) ? "question-peek" : "question-keep", { die: table.view.die }),
	progress: (table) => table.say("cards-left", { cards: table.view.supply }),
	clause: (view) => (view.turn < 0 ? null : fits(view) ? 5 : 4),
	figures,
	look,
	pointAt,
	advance,
	open,
};

function isPeek(table: Table<View>): boolean {
	return table.moves[0]?.startsWith("peek") ?? false;
}

function fits(view: View): boolean {
	return view.display.some((card) => card?.holes === view.die);
}

/** The table after an event, so that a whole turn can be watched; the server's view follows at its end. */
function advance(view: View, event: GameEvent): View {
	const facts = event.facts;
	const place = Number(facts.place) - 1;
	const holes = Number(facts.holes);
	const seat = Number(facts.seat);
	switch (event.name) {
		case "die_rolled":
			return { ...view, die: Number(facts.face), mover: seat, turn: seat };
		case "card_laid":
			return { ...view, display: view.display.with(place, fresh(holes)), supply: view.supply - 1, top: null };
		case "top_shown":
			return { ...view, top: holes };
		case "card_peeked":
			return { ...view, display: changed(view, place, (card) => ({ ...card, seen_by: [...card.seen_by, seat] })) };
		case "front_seen":
			return { ...view, display: changed(view, place, (card) => ({ ...card, front: String(facts.front) })) };
		case "card_kept": {
			const card = { ...fresh(holes), front: String(facts.front) };
			const kept = view.kept.with(seat, [...(view.kept[seat] ?? []), card]);
			return { ...view, kept, display: view.display.with(place, null) };
		}
		case "card_dropped": {
			const card = view.display[place] ?? fresh(holes);
			return { ...view, dropped: [...view.dropped, card], display: view.display.with(place, null) };
		}
		case "top_discarded":
			return { ...view, dropped: [...view.dropped, fresh(holes)], supply: view.supply - 1, top: null };
		default:
			return view;
	}
}

const fresh = (holes: number): Card => ({ holes, front: null, seen_by: [] });

function changed(view: View, place: number, change: (card: Card) => Card): (Card | null)[] {
	const card = view.display[place];
	return card ? view.display.with(place, change(card)) : view.display;
}

/** Every front that somebody has seen. */
function open(views: readonly View[]): View {
	const first = views[0];
	if (!first) throw new Error("nobody was there");
	const known = (pick: (view: View) => (Card | null | undefined)[]) =>
		pick(first).map((card, number) => {
			const fronts = views.map((view) => pick(view)[number]?.front);
			return card ? { ...card, front: fronts.find((front) => front != null) ?? null } : null;
		});
	return {
		...first,
		seat: -2,
		display: known((view) => view.display),
		dropped: known((view) => view.dropped).filter((card) => card !== null),
	};
}
