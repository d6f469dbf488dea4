import type { GameClient, Table } from "$client/game";
import type { GameEvent } from "$client/wire";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { chosen, SWAP } from "./choice.svelte";
import { figures, look, pointAt } from "./figures";
import Hand from "./Hand.svelte";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import { beats, scene } from "./scene";
import { cardOn, type Foreseen, laidOf, OVER, type Shown, sortOf, swapped } from "./square";

const HUNT = ["square_filled", "cat_scared", "mouse_caught", "cheese_eaten", "cheese_counted", "komi_given"];

export const client: GameClient<Shown> = {
	Board,
	Actions,
	Hand,
	Place,
	Score,
	art: import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true }),
	beats,
	scene,
	sounds: {
		card_laid: "card",
		cheeses_swapped: "card",
		square_filled: "purr",
		cat_scared: "bark",
		mouse_caught: "pounce",
		cheese_eaten: "bite",
	},
	show: { isOn: (_, event) => HUNT.includes(event.name) },
	question,
	doing,
	where,
	progress: (table) => table.say("cards-laid", laidOf(table.view)),
	clause: (view) => (view.turn === OVER ? 7 : view.turn < 0 ? 5 : 4),
	figures,
	look,
	pointAt,
	advance,
	open,
};

/** What is still to be chosen; then what it would do, if the game ended right after. */
function question(table: Table<Shown>): string {
	const { kind, cell, move } = chosen(table);
	if (kind === null && cell !== null) return table.say("question-card", table.where(cell));
	if (kind === null) return table.moves.includes(SWAP) ? table.say("question-swap") : table.words.prompt(table.moves);
	if (cell === null) return table.say("question-cell", { kind });
	if (move === null || table.foresight?.move !== move) return `${table.move(`${kind} ${cell}`)}?`;
	const { scores } = table.foresight.changes as unknown as Foreseen;
	const worth = scores.map((points, seat) => points - (table.view.scores[seat] ?? 0));
	const mine = worth[table.seat] ?? 0;
	if (sortOf(kind) === "cheese") return table.say(mine > 0 ? "would-be-safe" : "would-be-eaten");
	if (mine !== 0) return table.say(mine > 0 ? "would-save" : "would-cost", { kind, points: Math.abs(mine) });
	const theirs = worth.indexOf(Math.min(...worth));
	const loss = -(worth[theirs] ?? 0);
	if (loss > 0) return table.say("would-hurt", { kind, points: loss, ...table.who(theirs) });
	const gain = Math.max(...worth);
	if (gain > 0) return table.say("would-help", { kind, points: gain, ...table.who(worth.indexOf(gain)) });
	return table.say("would-do-nothing", { kind });
}

function doing(table: Table<Shown>): string {
	if (table.event?.name === "cheeses_swapped") return table.say("doing-swap");
	return table.say(table.view.turn < 0 || table.event?.name.startsWith("animal") ? "doing-draw" : "doing-lay");
}

/** Which place a free cell is. */
function where(view: Shown, cell: string): Record<string, string> {
	const { where, near, too } = view.free.find((one) => one.cell === cell) ?? {};
	return where && near && too ? { where, near, too } : {};
}

/** The table after an event, so that a round and the hunt can be watched; the server's view follows at its end. */
function advance(view: Shown, event: GameEvent): Shown {
	const facts = event.facts;
	const kind = String(facts.kind);
	const cell = String(facts.cell);
	const seat = Number(facts.seat);
	switch (event.name) {
		case "card_laid":
			return laid(view, kind, cell, seat);
		case "cheeses_swapped":
			return swapped(view);
		case "animal_drawn":
			return { ...view, pile: Number(facts.pile), hands: changed(view.hands, seat, (cards) => cards + 1) };
		case "animal_seen":
			return { ...view, hand: [...view.hand, kind] };
		case "square_filled":
			return { ...view, gone: [] };
		case "cat_scared":
		case "mouse_caught":
		case "cheese_eaten":
			return { ...view, gone: [...(view.gone ?? []), cell] };
		default:
			return view;
	}
}

function laid(view: Shown, kind: string, cell: string, seat: number): Shown {
	const card = cardOn(kind, cell, seat);
	const board = [...view.board, card];
	return {
		...view,
		board,
		hand: seat === view.seat ? view.hand.toSpliced(view.hand.indexOf(kind), 1) : view.hand,
		hands: changed(view.hands, seat, (cards) => cards - 1),
		cheeses:
			card.owner === null
				? view.cheeses
				: changed(view.cheeses, seat, (values) => values.toSpliced(values.indexOf(card.value), 1)),
	};
}

function changed<T>(all: readonly T[], at: number, change: (one: T) => T): T[] {
	return all.map((one, number) => (number === at ? change(one) : one));
}

/** Every hand is known to its owner. */
function open(views: readonly Shown[]): Shown {
	const first = views[0];
	if (!first) throw new Error("nobody was there");
	return { ...first, seat: -2, hand: [], open: views.map((view) => view.hand) };
}
