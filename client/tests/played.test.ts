import { describe, expect, test } from "vitest";
import { chooserOf, nextOf, standings } from "../src/lib/evening";
import {
	between,
	boardOf,
	byGame,
	byMonth,
	byMouse,
	change,
	dealOf,
	isPlayed,
	merged,
	type Played,
	read,
	stampsOf,
	themesOf,
	write,
} from "../src/lib/played";
import type { Finished } from "../src/wire";

let number = 0;
function match(change: Partial<Played> = {}): Played {
	number += 1;
	return {
		link: `link${number}`,
		at: Date.UTC(2026, 10, number),
		game: "one",
		version: 1,
		names: ["Anna", "Otto", "Pip"],
		bots: ["", "otto", "pip"],
		faces: ["bow", "", ""],
		scores: [3, 2, 1],
		winners: [0],
		mine: [0],
		...change,
	};
}
const lost = { winners: [1], scores: [1, 5, 2] };

describe("how often I win", () => {
	test("7 of 12 is somewhere between 32 and 81 of a hundred", () => {
		expect(between(7, 12)).toEqual([32, 81]);
	});

	test.each([
		[0, 1, 0, 79],
		[1, 1, 21, 100],
		[0, 10, 0, 28],
		[50, 100, 40, 60],
	])("%i of %i", (won, of, low, high) => {
		expect(between(won, of)).toEqual([low, high]);
	});

	test("is counted for each mouse, each game and each month, from my own matches alone", () => {
		const all = [
			match(),
			match(lost),
			match({ bots: ["", "otto", "otto"] }),
			match({ mine: [] }),
			match({ mine: [0, 1] }),
		];
		expect(byMouse(all)).toEqual(
			new Map([
				["otto", { won: 2, of: 3, months: [["2026-11", { won: 2, of: 3 }]] }],
				["pip", { won: 1, of: 2, months: [["2026-11", { won: 1, of: 2 }]] }],
			]),
		);
		expect(byGame(all).get("one")).toMatchObject({ won: 2, of: 3 });
		expect(byMonth(all)).toEqual([["2026-11", { won: 2, of: 3 }]]);
	});

	test("is counted for each mouse by month, the latest first; a month begins when it begins here", () => {
		const midnight = new Date(2026, 11, 1, 0, 30).getTime();
		const all = [match(), match(lost), match({ at: midnight }), match({ at: midnight, bots: ["", "pip", "pip"] })];
		expect(byMouse(all).get("otto")?.months).toEqual([
			["2026-12", { won: 1, of: 1 }],
			["2026-11", { won: 1, of: 2 }],
		]);
	});

	// Newcombe's interval of 9/10 - 5/20 is 29 to 81 hundredths, of 5/10 - 5/20 it is -9 to 55, of 56/70 - 48/80 it is 5 to 33.
	test.each([
		[9, 10, 5, 20, "more"],
		[5, 10, 5, 20, "luck"],
		[5, 20, 9, 10, "less"],
		[56, 70, 48, 80, "more"],
		[1, 1, 0, 1, "luck"],
	])("%i of %i after %i of %i", (won, of, before, out, said) => {
		const half = Math.floor(before / 2);
		const earlier: [string, { won: number; of: number }][] = [
			["2026-10", { won: half, of: half }],
			["2026-09", { won: before - half, of: out - half }],
		];
		expect(change([["2026-11", { won, of }], ...earlier])).toBe(said);
		expect(change([["2026-11", { won, of }]])).toBe("");
	});
});

describe("a board", () => {
	const day = "2026-11-18";
	const deal = dealOf(match({ day }));

	test("has the results of one deal: who won first, then by points", () => {
		const [best, good, bad] = [match({ day, scores: [9, 0, 0] }), match({ day }), match({ day, ...lost, mine: [] })];
		const others = [match({ day: "2026-11-19" }), match({ day, game: "two" }), match({ day, version: 2 }), match()];
		expect(boardOf([...others, bad, good, best], deal)).toEqual([best, good, bad]);
	});

	test("is that of one release", () => {
		const [old, now] = [match({ day }), match({ day, release: "0.1.0" })];
		expect(boardOf([old, now, match({ day, release: "0.2.0" })], dealOf(now))).toEqual([now]);
		expect(boardOf([old, now], deal)).toEqual([old]);
	});

	test("of a match to beat has that match too", () => {
		const first = match();
		const second = match({ of: first.link, mine: [] });
		expect(boardOf([first, second, match()], first.link)).toHaveLength(2);
		expect(dealOf(second)).toBe(first.link);
	});

	test("luck of one's own is no deal", () => {
		expect(boardOf([match()], dealOf(match()))).toEqual([]);
	});
});

test("stamps follow from the matches, and say with which they were earned", () => {
	const clean = { luck: -3, own: 5, choices: 0, slips: [], low: 4 };
	const all = [match(lost), match({ review: clean }), match({ game: "two" }), match({ mine: [] })];
	const earned = stampsOf(all, ["pip", "otto", "gustav"], ["one", "two"]);
	const links = Object.fromEntries(earned.map(({ name, of, link }) => [`${name} ${of}`, link]));
	expect(links).toEqual({
		"mouse pip": all[1]?.link,
		"mouse otto": all[1]?.link,
		"mouse gustav": "",
		"game one": all[1]?.link,
		"game two": all[2]?.link,
		"clean ": all[1]?.link,
		"unlucky ": all[1]?.link,
		"comeback ": all[1]?.link,
		"days ": "",
		"all-games ": all[2]?.link,
	});
	const week = Array.from({ length: 7 }, (_, day) => match({ day: `2026-11-0${day + 1}`, ...lost }));
	expect(stampsOf(week, [], []).find(({ name }) => name === "days")?.link).toBe(week[6]?.link);
});

test("mistakes of the same kind are together, the dearest first", () => {
	const slip = (move: string, best: string, cost: number) => ({ step: 4, move, best, cost });
	const review = {
		luck: 0,
		own: -9,
		choices: 3,
		low: 1,
		slips: [slip("keep 1", "drop 2", 2), slip("keep 3", "drop 1", 3), slip("peek 1", "keep 1", 4)],
	};
	const found = themesOf([match({ review }), match({ mine: [], review })]);
	expect(found.map(({ played, better, times, cost, last }) => [played, better, times, cost, last.move])).toEqual([
		["keep", "drop", 2, 5, "keep 3"],
		["peek", "keep", 1, 4, "peek 1"],
	]);
});

test("mistakes of one theme are together, whatever the moves were", () => {
	const slip = (move: string, best: string, theme: string) => ({ step: 4, move, best, cost: 5, theme });
	const slips = [
		slip("dog e4", "cat e4", "catch"),
		slip("mouse e4", "cat f4", "catch"),
		slip("dog e4", "cat e4", "eat"),
	];
	const found = themesOf([match({ review: { luck: 0, own: 0, choices: 3, low: 1, slips } })]);
	expect(found.map(({ theme, times }) => [theme, times])).toEqual([
		["catch", 2],
		["eat", 1],
	]);
});

describe("a file", () => {
	test("brings back what was written", () => {
		const all = [match({ day: "2026-11-18" }), match({ of: "abc" })];
		expect(read(write(all))).toEqual(all);
	});

	test.each(["", "{}", "[]", '{"format":"cheeseboard games 1","games":[5]}', '{"format":"other","games":[]}'])(
		"that is none of ours is refused: %s",
		(text) => {
			expect(read(text)).toBeNull();
		},
	);

	test("with a match that cannot be counted is refused", () => {
		const wrong: Partial<Played>[] = [
			{ link: "<script>" },
			{ mine: [7] },
			{ scores: [1] },
			{ at: Number.NaN },
			{ names: [] },
		];
		expect(wrong.filter((change) => isPlayed({ ...match(), ...change }))).toEqual([]);
	});

	test("is merged: each match once, and what is known of it stays known", () => {
		const known = match({ review: { luck: 1, own: 2, choices: 0, slips: [], low: 3 } });
		const { review: _, ...other } = known;
		expect(merged([known], [{ ...other, mine: [] }])).toEqual([known]);
		expect(merged([{ ...other, mine: [] }], [known])).toEqual([known]);
	});
});

describe("an evening", () => {
	const played = (game: string, winners: number[]): Finished => ({
		match: 1,
		game,
		names: ["Anna", "Ben", "Pip"],
		winners,
		link: "",
	});

	test("gives a crown for every win, also for one together", () => {
		expect(standings([played("one", [0]), played("two", [0, 1])])).toEqual([
			{ name: "Anna", crowns: 2, played: 2 },
			{ name: "Ben", crowns: 1, played: 2 },
			{ name: "Pip", crowns: 0, played: 2 },
		]);
	});

	test("lets the person with the fewest crowns choose, if it is one", () => {
		const all = standings([played("one", [0])]);
		expect(chooserOf(all, ["Anna", "Ben"])).toBe("Ben");
		expect(chooserOf(standings([played("one", [2])]), ["Anna", "Ben"])).toBe("");
	});

	test("suggests what was played least; of these what the chooser has won, or the next in order", () => {
		const games = ["one", "two", "three"];
		expect(nextOf(games, [played("one", [0])], "Ben")).toBe("two");
		expect(nextOf(games, [played("one", [0]), played("two", [0])], "Ben")).toBe("three");
		const all = [played("one", [0]), played("two", [1]), played("three", [0])];
		expect(nextOf(games, all, "Ben")).toBe("two");
		expect(nextOf(games, all, "")).toBe("one");
		expect(nextOf([], [], "")).toBe("");
	});
});
