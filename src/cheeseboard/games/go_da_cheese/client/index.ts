import type { GameClient, Table } from "$client/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { figures, look, pointAt } from "./figures";
import { advance, gainsAt, isResolving, isUntouched, next, open } from "./lines";
import Own from "./Own.svelte";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import { beats, MOST, scene } from "./scene";
import type { View } from "./view";

export const client: GameClient<View> = {
	Board,
	Actions,
	Own,
	Place,
	Score,
	art: import.meta.glob<string>("../art/*.svg", { query: "?raw", import: "default", eager: true }),
	beats,
	scene,
	spots: ({ facts }) => (facts.cheese === undefined ? [] : [`cheese-${facts.cheese}`]),
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
	doing: (table) => table.say(table.event?.name.includes("draw") ? "doing-draw" : "doing-lay"),
	progress: (table) => table.say("turn-of", { turn: round(table.view), turns: turns(table.view) }),
	clause: (view) => (isResolving(view) ? 6 : view.turn < 0 ? null : view.start === null ? 3 : 5),
	figures,
	look,
	pointAt,
	advance,
	open,
	show: { isOn: isResolving, part: "line_resolved", most: MOST, headline },
};

function round(view: View): number {
	return Math.min(turns(view), Math.floor(view.turns.length / view.seats) + 1);
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

/** The cheese at which all is done, until something is told of the next one. */
function justResolved({ event, told, view }: Table<View>): number | null {
	if (event?.name === "line_resolved" && told) return Number(event.facts.cheese);
	const isNext = view.resolved > 0 && !told && isUntouched(view.lines[view.resolved] ?? []);
	return isNext ? view.resolved : null;
}

/** Who gained what at a cheese, in one line. */
function headline(table: Table<View>): string | null {
	const cheese = justResolved(table);
	if (cheese === null) return null;
	const gains = gainsAt(table.view, cheese - 1).map(([seat, points]) =>
		table.say("gain", { ...table.who(seat), points }),
	);
	if (gains.length === 0) return table.say("gained-nothing", { cheese });
	return table.say("gained", { cheese, gains: gains.join(", ") });
}

/** Whoever has fifteen animals lays five times, and draws four times after the first hand. */
function turns(view: View): number {
	const animals = (view.options.animals as number[] | undefined) ?? [15];
	return 2 * Math.floor(animals.reduce((one, other) => one + other, 0) / 3) - 1;
}
