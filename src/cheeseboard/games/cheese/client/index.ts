import type { GameClient, Table } from "$client/game";
import type { GameEvent } from "$client/wire";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { stepsOf } from "./cards";
import { figures, look, pointAt } from "./figures";
import Own from "./Own.svelte";
import Place from "./Place.svelte";
import { run } from "./run.svelte";
import Score from "./Score.svelte";
import { beatsNow, opens, scene, sounds, spots } from "./scene";
import type { Stack, View } from "./view";

export const client: GameClient<View> = {
	Board,
	Actions,
	Own,
	Place,
	Score,
	art: import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true }),
	get beats() {
		return beatsNow();
	},
	opens,
	sounds,
	scene,
	spots,
	staysPut: () => run.isOn,
	question,
	progress: (table) => table.say("flips", { flips: table.view.flips }),
	clause: (view) => (view.turn === -2 ? null : view.owner === null ? 3 : 4),
	figures,
	look,
	pointAt,
	advance,
	isOpen: true,
	open: (views) => {
		if (!views[0]) throw new Error("nobody was there");
		return { ...views[0], seat: -2 };
	},
};

function question(table: Table<View>): string {
	const { owner, pile } = table.view;
	if (run.isOn) return table.say(run.held ? "question-held" : "question-by-itself");
	const who = table.who(table.seat);
	if (owner === null) return table.say("question-flip", who);
	return table.say("question-hunt", { ...who, cards: pile.length });
}

/** The table after an event, so that a whole duel can be watched; the server's view follows at its end. */
export function advance(view: View, event: GameEvent): View {
	const facts = event.facts;
	const seat = Number(facts.seat);
	switch (event.name) {
		case "pile_opened":
			return { ...view, pile: [...view.pile, String(facts.kind)] };
		case "card_flipped":
			return flipped(view, seat, String(facts.kind));
		case "mouse_hunted": {
			const hunter = Number(facts.hunter);
			return { ...view, owner: Number(facts.owner), attempts: Number(facts.attempts), mover: hunter, turn: hunter };
		}
		case "attempt_failed":
			return { ...view, attempts: Number(facts.attempts) };
		case "chip_earned":
			return { ...view, stacks: changed(view, seat, (stack) => ({ ...stack, chips: Number(facts.chips) })) };
		case "pile_won": {
			const where = view.options.loot === "aside" ? "loot" : "known";
			const stacks = changed(view, seat, (stack) => ({ ...stack, [where]: [...stack[where], ...view.pile] }));
			return { ...view, stacks, pile: [], owner: null, attempts: 0 };
		}
		default:
			return view;
	}
}

/** The top card lies on the pile; cards that nobody has seen lie above those that have been won. */
function flipped(view: View, seat: number, kind: string): View {
	const stacks = changed(view, seat, (stack) =>
		stack.unseen > 0 ? { ...stack, unseen: stack.unseen - 1 } : { ...stack, known: stack.known.slice(1) },
	);
	const next = view.owner === null && stepsOf(kind) === 0 ? (seat + 1) % view.seats : seat;
	return { ...view, stacks, pile: [...view.pile, kind], flips: view.flips + 1, mover: next, turn: next };
}

function changed(view: View, seat: number, change: (stack: Stack) => Stack): Stack[] {
	return view.stacks.map((stack, number) => (number === seat ? change(stack) : stack));
}
