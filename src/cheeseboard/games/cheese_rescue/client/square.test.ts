import { describe, expect, it } from "vitest";
import {
	cardOn,
	columnOf,
	hunted,
	komiOf,
	neighboursOf,
	pointsOf,
	rowOf,
	type Shown,
	spanOf,
	swapped,
	worthOf,
} from "./square";
import type { Card } from "./view";

/** "cat c3" or, for somebody's cheese, "cheese-2 c3 1". */
function lie(...cards: string[]): Card[] {
	return cards.map((text) => {
		const [kind = "", cell = "", seat = "0"] = text.split(" ");
		return cardOn(kind, cell, Number(seat));
	});
}

function table(board: Card[], more: Partial<Shown> = {}): Shown {
	return {
		seat: 0,
		seats: 2,
		options: { square: "floats", diagonals: false },
		turn: 0,
		mover: 0,
		side: 5,
		grid: 9,
		board,
		hand: [],
		hands: [8, 8],
		cheeses: [[], []],
		pile: 0,
		scores: [0, 0],
		second: 1,
		...more,
	};
}

describe("the hunt", () => {
	it("takes the cheese beside a mouse, and not the one across a corner", () => {
		const board = lie("cheese-3 c3 0", "mouse c4", "cheese-1 d5 1");
		expect([...hunted(table(board))]).toEqual(["c3"]);
		expect(pointsOf(table(board), board)).toEqual([0, 1]);
	});

	it("goes on across corners where the house plays so", () => {
		const board = lie("cheese-3 c3 0", "mouse c4", "cheese-1 d5 1");
		const view = table(board, { options: { square: "floats", diagonals: true } });
		expect([...hunted(view)].sort()).toEqual(["c3", "d5"]);
	});

	it("goes dogs, cats, mice: a scared cat catches nobody, a caught mouse eats nothing", () => {
		const saved = lie("cheese-3 c3 0", "mouse c4", "cat c5");
		expect([...hunted(table(saved))]).toEqual(["c4"]);
		const lost = [...saved, ...lie("dog c6")];
		expect([...hunted(table(lost))]).toEqual(["c5", "c3"]);
		expect(worthOf(table(saved), "dog", "c6", 1)).toEqual([-3, 0]);
		expect(worthOf(table(lost), "cat", "b4", 0)).toEqual([3, 0]);
	});

	it("knows who sits beside whom", () => {
		expect(neighboursOf("c10", false).sort()).toEqual(["b10", "c11", "c9", "d10"]);
		expect(neighboursOf("c10", true)).toHaveLength(8);
	});
});

describe("komi", () => {
	const given = (komi: number, seat = 1, seats = 2) => komiOf(table([], { seats, options: { komi } }), seat);

	it("is written as people write half points", () => {
		expect([0, 1, 2, 3, 12].map((komi) => given(komi))).toEqual(["", "½", "1", "1½", "6"]);
	});

	it("is for the second of two", () => {
		expect([given(3, 0), given(3, 1, 3), given(3, 1, 4)]).toEqual(["", "", ""]);
	});
});

describe("a swap", () => {
	const before = table(lie("start e5", "cheese-3 e4 0"), {
		seat: 1,
		options: { komi: 3 },
		hand: ["cat", "mouse", "cheese-1", "cheese-3"],
		hands: [4, 4],
		cheeses: [[2], [1, 3]],
		scores: [3, 0],
	});

	it("exchanges all cheeses, and no animal", () => {
		const after = swapped(before);
		expect(after.board.map((card) => card.owner)).toEqual([null, 1]);
		expect(after.hand).toEqual(["cat", "mouse", "cheese-2"]);
		expect([after.hands, after.cheeses, after.scores]).toEqual([
			[5, 3],
			[[1, 3], [2]],
			[0, 3],
		]);
	});

	it("takes the present along", () => {
		expect([0, 1].map((seat) => komiOf(before, seat))).toEqual(["", "1½"]);
		expect([0, 1].map((seat) => komiOf(swapped(before), seat))).toEqual(["1½", ""]);
	});

	it("shows no hand to somebody who only watches", () => {
		expect(swapped({ ...before, seat: -2, hand: [] }).hand).toEqual([]);
	});
});

describe("the square", () => {
	it("floats: one free column on both sides, until it is settled", () => {
		const view = table(lie("start e5", "cat d5"));
		expect(spanOf(view, columnOf)).toEqual({ first: 2, last: 5, settled: false });
		expect(spanOf(view, rowOf)).toEqual({ first: 3, last: 5, settled: false });
		const wide = table(lie("start e5", "cat d5", "cat c5", "cat b5", "cat a5"));
		expect(spanOf(wide, columnOf)).toEqual({ first: 0, last: 4, settled: true });
	});

	it("begins with one cell in the middle when there is no start card", () => {
		const view = table([], { seats: 3, side: 6, grid: 11 });
		expect(spanOf(view, columnOf)).toEqual({ first: 5, last: 5, settled: false });
	});

	it("is settled from the beginning where the start card is its centre", () => {
		const options = { square: "centred", diagonals: false };
		expect(spanOf(table(lie("start e5"), { options }), columnOf)).toEqual({ first: 2, last: 6, settled: true });
		const four = table(lie("start g7"), { options, seats: 4, side: 7, grid: 13 });
		expect(spanOf(four, rowOf)).toEqual({ first: 3, last: 9, settled: true });
	});
});
