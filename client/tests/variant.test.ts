import { describe, expect, it } from "vitest";
import { variantOf } from "../src/lib/variant";
import type { GameNow, OptionNow } from "../src/wire";

const RULE: OptionNow = {
	name: "",
	title: {},
	default: 0,
	choices: null,
	low: null,
	high: null,
	length: null,
	total: null,
	in_box: false,
};
const GAME = {
	seats: [2, 3, 4],
	options: [
		{ ...RULE, name: "komi", low: 0, high: 12 },
		{ ...RULE, name: "square", choices: ["floats", "centred"] },
		{ ...RULE, name: "diagonals", choices: [false, true] },
		{ ...RULE, name: "cheeses", low: 0, high: 6, length: 3, total: 6 },
	],
} as unknown as GameNow;

describe("a link", () => {
	it("may ask for nothing but the game", () => {
		expect(variantOf("", GAME)).toEqual({ seats: null, options: {}, impossible: [] });
	});

	it("may ask for players and house rules of every kind", () => {
		expect(variantOf("?seats=3&komi=3&square=centred&diagonals=true&cheeses=[0,6,0]", GAME)).toEqual({
			seats: 3,
			options: { komi: 3, square: "centred", diagonals: true, cheeses: [0, 6, 0] },
			impossible: [],
		});
	});

	it.each([
		"seats=5",
		"komi=13",
		"komi=-1",
		"komi=1.5",
		"komi=x",
		"square=round",
		"diagonals=1",
		"cheeses=[3,2,2]",
		"cheeses=6",
		"komy=3",
	])("cannot have %s", (wish) => {
		expect(variantOf(`?${wish}&komi=2`, GAME)).toEqual({ seats: null, options: { komi: 2 }, impossible: [wish] });
	});
});
