import type { GameClient, Table } from "$client/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { advance, isResolving, next, open } from "./lines";
import Own from "./Own.svelte";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import type { View } from "./view";

const TURNS = 9;

export const client: GameClient<View> = {
	Board,
	Actions,
	Own,
	Place,
	Score,
	art: import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
	beats: {
		cheese_laid: 120,
		card_drawn: 240,
		drawn_card_seen: 320,
		play_begun: 700,
		card_laid: 700,
		card_hidden: 700,
		cards_used_up: 2200,
		card_turned: 1000,
		cat_chased: 1900,
		cat_hunted: 1200,
		mouse_caught: 1500,
		cat_left: 900,
		king_advanced: 1500,
		mouse_fed: 1100,
		line_resolved: 2200,
	},
	sounds: {
		card_drawn: "card",
		card_laid: "card",
		card_hidden: "card",
		card_turned: "flip",
		cat_chased: "bark",
		cat_hunted: "purr",
		mouse_caught: "pounce",
		king_advanced: "squeak",
		mouse_fed: "bite",
	},
	question,
	progress: (table) => table.say("turn-of", { turn: round(table.view), turns: TURNS }),
	clause: (view) => (isResolving(view) ? 6 : view.turn < 0 ? null : view.start === null ? 3 : 5),
	advance,
	open,
	show: { isOn: isResolving, part: "line_resolved" },
};

function round(view: View): number {
	return Math.min(TURNS, Math.floor(view.turns.length / view.seats) + 1);
}

function question(table: Table<View>): string {
	const { view, moves, picked } = table;
	const to = next(view);
	if (to) return table.say("question-lay", to);
	if (picked?.startsWith("at ")) {
		const cheese = Number(picked.slice(3));
		return table.say("question-start", { cheese, mice: view.cheeses[cheese - 1] ?? 0 });
	}
	if (!moves.includes("draw")) return table.say("question-at");
	return table.say(moves.length > 1 ? "question-either" : "question-draw");
}
