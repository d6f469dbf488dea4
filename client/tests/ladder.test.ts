import { beforeEach, describe, expect, test, vi } from "vitest";
import { isLater, later, type Step, stepOf } from "../src/lib/ladder";
import type { Played } from "../src/lib/played";
import * as solved from "../src/lib/solved";

const shelf = new Map<string, string>();
beforeEach(() => {
	shelf.clear();
	vi.stubGlobal("localStorage", {
		getItem: (name: string) => shelf.get(name) ?? null,
		setItem: (name: string, text: string) => shelf.set(name, text),
	});
});

const BESIDE = { exercises: 5, puzzles: 100, done: 5 };
let number = 0;
function match(bots: string[], change: Partial<Played> = {}): Played {
	number += 1;
	const all = ["", ...bots];
	const [names, faces, scores] = [all.map((bot) => bot || "Anna"), all.map(() => ""), all.map(() => 0)];
	const rest = { link: `link${number}`, at: number, game: "one", version: 1, winners: [0], mine: [0] };
	return { ...rest, names, bots: all, faces, scores, ...change };
}
const three = (...bots: string[]) => [match(bots), match(bots), match(bots)];

describe("what the mice offer", () => {
	test("exercises first, then a match against Pip", () => {
		expect(stepOf([], "one", { ...BESIDE, done: 4 })).toMatchObject({ offers: "exercises", mouse: "pip" });
		expect(stepOf([], "one", BESIDE)).toMatchObject({ offers: "first", mouse: "pip" });
		expect(stepOf([], "one", { exercises: 0, puzzles: 0, done: 0 })).toBeNull();
	});

	test("after three wins against Pip, Mia says hello", () => {
		const wins = three("pip", "pip");
		expect(stepOf(wins.slice(1), "one", BESIDE)).toBeNull();
		expect(stepOf(wins, "one", BESIDE)).toEqual({ offers: "next", mouse: "mia", other: "pip", wins: 3 });
		expect(stepOf(wins, "two", BESIDE)).toMatchObject({ offers: "first" });
	});

	test("the best mouse at the table counts", () => {
		expect(stepOf(three("pip", "otto"), "one", BESIDE)).toMatchObject({ mouse: "clara", other: "otto" });
	});

	test("only wins count, and only where nobody else but mice sat", () => {
		const lost = match(["pip"], { winners: [1] });
		const together = match(["pip", ""], {});
		const both = match(["pip", ""], { mine: [0, 2] });
		expect(stepOf([...three("pip").slice(1), lost, together, both], "one", BESIDE)).toBeNull();
	});

	test("nothing more of Mia once somebody has played against her", () => {
		expect(stepOf([...three("pip"), match(["mia"], { winners: [1] })], "one", BESIDE)).toBeNull();
	});

	test("nobody is above Gustav: he has puzzles, where there are any", () => {
		const wins = three("gustav");
		expect(stepOf(wins, "one", BESIDE)).toMatchObject({ offers: "puzzles", mouse: "gustav", wins: 3 });
		expect(stepOf(wins, "one", { ...BESIDE, puzzles: 0 })).toBeNull();
	});

	test("whoever says “not yet” is not asked again, until there is something else", () => {
		const [mia, otto] = [stepOf(three("pip"), "one", BESIDE), stepOf(three("mia"), "one", BESIDE)] as [Step, Step];
		later("one", mia);
		expect([isLater("one", mia), isLater("one", otto), isLater("two", mia)]).toEqual([true, false, false]);
	});
});

describe("what is kept of puzzles", () => {
	const one = { solved: [1, 2], streak: 2, best: 4, exercises: [1] };

	test("is written to a file, read from it, and added to what is here", () => {
		solved.keep("one", { solved: [2, 9], streak: 0, best: 5, exercises: [3] });
		solved.add(solved.read(JSON.stringify({ puzzles: { one, two: one } })));
		expect(solved.of("one")).toEqual({ solved: [2, 9, 1], streak: 2, best: 5, exercises: [3, 1] });
		expect([solved.exercisesDone("one"), solved.exercisesDone("two"), solved.exercisesDone("three")]).toEqual([
			2, 1, 0,
		]);
	});

	test("is deleted at once, and can be put back", () => {
		solved.keep("one", one);
		const was = solved.clear();
		expect(solved.isAny()).toBe(false);
		solved.add(was);
		expect(solved.of("one")).toEqual(one);
	});

	test.each(["no json", "{}", '{"puzzles":{"one":{"solved":["x"],"streak":0,"best":0}}}', '{"puzzles":{"one":3}}'])(
		"%s brings nothing",
		(text) => {
			expect(solved.read(text)).toEqual({});
		},
	);
});
