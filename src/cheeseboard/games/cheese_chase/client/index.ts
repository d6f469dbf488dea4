import type { GameClient, Table } from "$client/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { isLarge } from "./cards";
import { figures, look, pointAt } from "./figures";
import { advance, BEATS, open, scene, spots } from "./film";
import Own from "./Own.svelte";
import Score from "./Score.svelte";
import type { View } from "./view";

export const client: GameClient<View> = {
	Board,
	Actions,
	Own,
	Score,
	seatsOnBoard: true,
	art: import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true }),
	beats: BEATS,
	scene,
	spots,
	opens: { cheese_shown: "flip", pair_shown: "flip", mouse_caught: "flip", drawn_card_seen: "flip" },
	sounds: {
		card_dealt: "card",
		card_looked_at: "peek",
		card_drawn: "card",
		pair_shown: "squeak",
		cheese_crossed_out: "bite",
		card_returned: "card",
		mouse_caught: "pounce",
		cat_found: "purr",
	},
	question,
	progress: (table) => table.say("progress", { turn: table.view.turns.length + 1 }),
	clause: (view) => CLAUSES[view.phase] ?? null,
	figures,
	look,
	pointAt,
	advance,
	open,
};

const CLAUSES: Record<string, number> = { deal: 2, look: 3, draw: 3, show: 4, keep: 5, over: 6 };

function question(table: Table<View>): string {
	const { own, drawn } = table.view.now;
	const move = table.moves[0] ?? "";
	if (move.startsWith("look")) return table.say("ask-look");
	if (move.startsWith("draw")) return table.say(isLarge(table.view) ? "ask-draw" : "ask-draw-row", { card: own ?? "" });
	if (move === "catch") return table.say("ask-catch");
	if (move.startsWith("keep")) return table.say("ask-keep");
	const both = table.moves.find((one) => one.startsWith("show mouse"));
	if (both) return table.say("ask-both", { cheese: both.split(" ")[2] ?? "" });
	return table.moves.length > 1
		? table.say("ask-show")
		: table.say("ask-only", {
				cheese: move.split(" ")[1] ?? "",
				card: own === move.split(" ")[1] ? (drawn ?? "") : (own ?? ""),
			});
}
