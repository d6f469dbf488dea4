import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameClient } from "../src/game";
import type { Figure, Look } from "../src/lib/figure";
import { LANGUAGES } from "../src/lib/languages";
import { sharesOf } from "../src/lib/odds";
import { readSections } from "../src/lib/rules";

const GAMES = "../src/cheeseboard/games";

/** Rules that say when, who, how many or why: no picture of a game's things says as much. */
const IN_WORDS: Readonly<Record<string, string>> = {
	alles_kaese: "2.4 3.5 4.2 6.3 7.2 7.3 7.4 8.3 8.4 10.1 10.2",
	cheese: "2.2 2.3 2.5 3.2 7.2 7.3 7.4 7.5 8.2 8.3 8.5 10.1 10.2",
	cheese_chase: "2.4 2.5 4.7 5.2 6.7 6.8 8.1 8.2",
	cheese_rescue: "2.1 2.2 2.3 2.6 3.1 3.2 4.3 4.4 4.5 4.6 4.7 5.2 6.1 8.2 8.3 9.1 9.3 11.1 11.2",
	go_da_cheese: "2.3 3.2 3.3 4.3 6.1 6.4 8.5 10.2 10.4 10.5 12.1 12.2",
};
const clients = import.meta.glob<GameClient>("../../src/cheeseboard/games/*/client/index.ts", {
	import: "client",
	eager: true,
});
const games = Object.entries(clients).map(([path, client]) => [path.split("/").at(-3) ?? "", client] as const);

const drawings = (folder: string): string[] =>
	readdirSync(folder).flatMap((name) => (name.endsWith(".svg") ? [name.slice(0, -4)] : []));
const looksIn = (figure: Figure): Look[] => figure.flat().filter((part) => typeof part !== "string");

describe.each(games)("the figures of %s", (game, client) => {
	const figures = Object.entries(client.figures ?? {});

	it("belong to rules that there are, in every language", () => {
		for (const language of LANGUAGES) {
			const file = `${GAMES}/${game}/RULES${language === "en" ? "" : `.${language}`}.md`;
			const { sections } = readSections(readFileSync(file, "utf-8"));
			const rules = sections.flatMap(({ blocks }) => blocks.map(({ rule }) => rule));
			expect(figures.filter(([rule]) => !rules.includes(rule)).map(([rule]) => rule)).toEqual([]);
		}
	});

	it("show every rule that everybody plays by and that can be shown", () => {
		const { sections } = readSections(readFileSync(`${GAMES}/${game}/RULES.md`, "utf-8"));
		const rules = sections.flatMap(({ isExtra, blocks }) => (isExtra ? [] : blocks.map(({ rule }) => rule)));
		const shown = figures.map(([rule]) => rule);
		expect(rules.filter((rule) => rule && !shown.includes(rule)).join(" ")).toBe(IN_WORDS[game]);
	});

	it("are made of drawings that there are", () => {
		const there = [...drawings(`${GAMES}/art`), ...drawings(`${GAMES}/${game}/art`)];
		const used = figures.flatMap(([, figure]) =>
			looksIn(figure)
				.filter(({ gap }) => !gap)
				.map(({ art }) => art),
		);
		expect(used.length).toBeGreaterThan(0);
		expect(used.filter((art) => !there.includes(art))).toEqual([]);
	});
});

describe("a rulebook's parts", () => {
	const book = readSections(
		"# Pig\n\nA game.\n\n## §1 A turn\n\n**§1.1** Roll.\n\n- **§1.2** Or hold.\n\n## §2 House rules\n\n**§2.1** `goal` (usually 30).\n\n## Why so\n\n- *Why?*\n",
	);

	it("are told apart: what everybody plays by, and what only some want to know", () => {
		expect(book.sections.map(({ clause, isExtra }) => [clause, isExtra])).toEqual([
			[1, false],
			[2, true],
			[null, true],
		]);
		expect(book.sections[0]?.blocks.map(({ rule }) => rule)).toEqual(["1.1", "1.2"]);
	});
});

describe("odds", () => {
	const hidden = (odds: [string, number, number][], lines: string[]) => ({
		heading: "",
		things: [],
		of: "card",
		odds,
		lines,
	});

	it("put what is equally likely together, the likeliest first, each with its sentence", () => {
		const shares = sharesOf(
			hidden(
				[
					["cat", 1, 6],
					["1", 1, 6],
					["2", 2, 3],
				],
				["2: 4 of 6", "cat, cheese 1: each 1 of 6"],
			),
		);
		expect(shares.map(({ outcomes, ways, all, line }) => [outcomes, ways, all, line])).toEqual([
			[["2"], 4, 6, "2: 4 of 6"],
			[["cat", "1"], 1, 6, "cat, cheese 1: each 1 of 6"],
		]);
	});

	it("never call impossible what may be, nor sure what may not", () => {
		const shares = sharesOf(
			hidden(
				[
					["a", 999, 1000],
					["b", 1, 1000],
				],
				["", ""],
			),
		);
		expect(shares.map(({ percent }) => percent)).toEqual(["> 99", "< 1"]);
	});
});
