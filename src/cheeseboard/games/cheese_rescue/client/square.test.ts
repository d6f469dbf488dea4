import { describe, expect, it } from "vitest";
import { arrowsOf, cardOn, columnOf, komiOf, neighboursOf, preyIn, rowOf, type Shown, spanOf, swapped } from "./square";
import type { Card } from "./view";

const LIES = [["c3", "d3"]];

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
		free: [],
		chases: [],
		hand: [],
		hands: [8, 8],
		cheeses: [[], []],
		pile: 0,
		scores: [0, 0],
		second: 1,
		...more,
	};
}

describe("a chase", () => {
	it("is an arrow on the border between two cells, which points at who would leave", () => {
		const [right, up] = arrowsOf([
			["c3", "d3"],
			["c3", "c2"],
		]);
		expect(right).toMatchObject({ x: 3, y: 2.5, turn: 0, isNew: false });
		expect(up).toMatchObject({ x: 2.5, y: 2, turn: -90 });
	});

	it("is new if only the card that somebody thinks of brings it", () => {
		const arrows = arrowsOf([...LIES, ["c4", "c5"]], LIES);
		expect(arrows.map(({ isNew }) => isNew)).toEqual([false, true]);
		expect([...preyIn(LIES)]).toEqual(["d3"]);
	});

	it("is between cards that lie beside each other", () => {
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

	it("begins around the middle when there is no start card", () => {
		const view = table([], { seats: 3, side: 6, grid: 11 });
		expect(spanOf(view, columnOf)).toEqual({ first: 4, last: 6, settled: false });
	});

	it("is settled from the beginning where the start card is its centre", () => {
		const options = { square: "centred", diagonals: false };
		expect(spanOf(table(lie("start e5"), { options }), columnOf)).toEqual({ first: 2, last: 6, settled: true });
		const four = table(lie("start g7"), { options, seats: 4, side: 7, grid: 13 });
		expect(spanOf(four, rowOf)).toEqual({ first: 3, last: 9, settled: true });
	});
});
