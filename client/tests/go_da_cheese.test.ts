import { describe, expect, it } from "vitest";
import {
	advance,
	inOrder,
	isResolving,
	laid,
	next,
	open,
	three,
} from "../../src/cheeseboard/games/go_da_cheese/client/lines";
import type { Card, View } from "../../src/cheeseboard/games/go_da_cheese/client/view";
import type { GameEvent } from "../src/wire";

const event = (name: string, facts: GameEvent["facts"]): GameEvent => ({ version: 1, name, facts, only: null });

function card(seat: number, kind: string | null, more: Partial<Card> = {}): Card {
	return { seat, kind, play: 0, step: 1, laid: "up", turned: false, pile: null, ...more };
}

/** Three players, nothing laid yet. */
const table: View = {
	seat: 0,
	seats: 3,
	options: {},
	turn: 0,
	mover: 0,
	turns: [],
	to_draw: 0,
	start: null,
	cheeses: [2, 3, 4, 5, 2, 3],
	lines: [[], [], [], [], [], []],
	resolved: 0,
	hand: ["mouse", "mouse", "cat"],
	deck: [],
	hands: [3, 3, 3],
	decks: [12, 12, 12],
	piles: [[], [], []],
	scores: [0, 0, 0],
};

describe("a play", () => {
	it("goes round the ring", () => {
		expect(three(table, 6)).toEqual([5, 0, 1]);
	});

	it("is followed card by card", () => {
		let view = advance(table, event("play_begun", { seat: 0, cheese: 6 }));
		expect(next(view)).toEqual({ card: 1, cheese: 6 });
		view = advance(view, event("card_hidden", { seat: 0, cheese: 6, marked: false }));
		expect(view.lines[5]).toEqual([card(0, null, { laid: "down" })]);
		view = advance(view, event("hidden_card_seen", { cheese: 6, kind: "cat" }));
		expect(view.lines[5]?.[0]?.kind).toBe("cat");
		expect(view.hand).toEqual(["mouse", "mouse"]);
		expect(next(view)).toEqual({ card: 2, cheese: 1 });
		view = advance(view, event("card_laid", { seat: 0, cheese: 1, kind: "mouse" }));
		view = advance(view, event("card_laid", { seat: 0, cheese: 2, kind: "mouse" }));
		expect([laid(view), view.hand, view.hands, next(view)]).toEqual([3, [], [0, 3, 3], null]);
	});
});

describe("the end", () => {
	const line = [card(0, "mouse"), card(1, "king"), card(2, "cat"), card(0, "dog")];
	const end: View = { ...table, hand: [], hands: [0, 0, 0], decks: [0, 0, 0], lines: [line, [], [], [], [], []] };

	it("is on from the last card laid to the last cheese", () => {
		expect(isResolving(table)).toBe(false);
		expect(isResolving(end)).toBe(true);
		expect(isResolving(advance(end, event("line_resolved", { cheese: 6 })))).toBe(false);
	});

	it("gives a card to whoever took it, and its points", () => {
		const view = advance(end, event("cat_chased", { cheese: 1, dog: 4, seat: 0, place: 3, owner: 2 }));
		expect([view.piles, view.scores]).toEqual([
			[["cat"], [], []],
			[3, 0, 0],
		]);
		expect(view.lines[0]?.[2]).toMatchObject({ pile: 0, fate: "chased" });
	});

	it("lets kings go ahead, and stay there when they are fed", () => {
		let view = advance(end, event("king_advanced", { cheese: 1, place: 2, seat: 1 }));
		expect(inOrder(view.lines[0] ?? []).map((one) => one.kind)).toEqual(["king", "mouse", "cat", "dog"]);
		view = advance(view, event("mouse_fed", { cheese: 1, place: 2, seat: 1, kind: "king" }));
		expect(inOrder(view.lines[0] ?? []).map((one) => one.kind)).toEqual(["king", "mouse", "cat", "dog"]);
		expect(view.scores).toEqual([0, 1, 0]);
	});
});

it("everything open is what each owner knows", () => {
	const seen = (seat: number): View => ({
		...table,
		seat,
		lines: [[card(1, seat === 1 ? "cat" : null, { laid: "down" })], [], [], [], [], []],
	});
	const opened = open([seen(0), seen(1), seen(2)]);
	expect(opened.lines[0]?.[0]?.kind).toBe("cat");
	expect(opened.hand).toEqual([]);
});
