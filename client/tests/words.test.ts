import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { Words } from "../src/lib/words";
import type { GameEvent } from "../src/wire";

const ROOT = join(import.meta.dirname, "../..");
const GAMES = join(ROOT, "src/cheeseboard/games");
const PAGE = join(ROOT, "client/words");
const LANGUAGES = readdirSync(join(ROOT, "src/cheeseboard/table/words"))
	.map((file) => file.replace(".ftl", ""))
	.sort((one, other) => Number(other === "en") - Number(one === "en"));
const PHRASES = { keep: "keep {place}", draw: "draw {owner} {place}", pass: "pass" };

const text = (path: string) => readFileSync(path, "utf-8");
const words = new Words(
	"en",
	[text(join(ROOT, "src/cheeseboard/table/words/en.ftl")), text(join(GAMES, "alles_kaese/words/en.ftl"))],
	{ phrases: PHRASES, people: ["owner"], facts: {}, by_seat: [] },
);
const NAMES = ["Anna", "Ben", "Chloé"];
const rolled: GameEvent = { version: 3, name: "die_rolled", facts: { seat: 1, face: 4 }, only: null };

describe("a place on the table", () => {
	const rescue = join(GAMES, "cheese_rescue/words");
	const unseen = { where: "cell", near: "none", too: "none" };
	const said = (language: string) =>
		new Words(language, [text(join(rescue, `${language}.ftl`))], {
			phrases: { lay: "{kind} {cell}" },
			people: ["owner"],
			facts: {},
			by_seat: [],
			places: { cell: unseen },
		});
	const above = { where: "above", near: "cat", too: "none" };

	it("is told by what lies there", () => {
		expect(said("en").move("dog e4", [], 0, above)).toBe("Lay a dog above a cat");
		expect(said("en").move("dog e4", [], 0, { where: "between", near: "mouse", too: "same" })).toBe(
			"Lay a dog between two mice",
		);
		expect(said("de").place("e4", above)).toEqual({
			cell: "über einer Katze",
			"cell-to": "auf das Feld über einer Katze",
		});
	});

	it("is told as it is written to whoever does not see the table", () => {
		expect(said("en").move("dog e4", [], 0)).toBe("Lay a dog on e4");
		expect(said("en").placeIn("dog e4")).toBe("e4");
	});

	it("is told as an event saw it", () => {
		const event = { version: 3, name: "mouse_caught", facts: { cell: "e4", ...above }, only: null };
		expect(said("fr").event(event, [], null)).toBe("Hop ! Un chat attrape la souris au-dessus d’un chat.");
	});
});

describe("entries of a view", () => {
	const plain = new Words("en", ["entry-to-draw = cards to draw\nkind-cat = a cat\nyes = yes\nno = no"], {
		phrases: {},
		people: ["owner"],
		facts: { kind: ["cat", "dog"] },
		by_seat: ["hands"],
	});

	it("are called by the game's words, or by their own names", () => {
		expect(plain.entry("to_draw")).toBe("cards to draw");
		expect(plain.entry("so_far")).toBe("so far");
	});

	it("are read as numbers, names and things", () => {
		expect(plain.value("points", 7, NAMES)).toBe("7");
		expect(plain.value("owner", 1, NAMES)).toBe("Ben");
		expect(plain.value("owner", -1, NAMES)).toBe("–");
		expect(plain.value("kinds", [0, 1, null], NAMES)).toBe("a cat, dog, –");
		expect(plain.value("kind", "cat", NAMES)).toBe("a cat");
		expect(plain.value("card", { kind: 0, open: true }, NAMES)).toBe("kind a cat, open yes");
		expect(plain.value("pile", [], NAMES)).toBe("–");
	});
});

describe("sentences", () => {
	it("call the reader you, and nobody else", () => {
		expect(words.event(rolled, NAMES, 1)).toBe("You roll a 4.");
		expect(words.event(rolled, NAMES, 0)).toBe("Ben rolls a 4.");
	});

	it("call nobody you on a shared screen", () => {
		expect(words.event(rolled, NAMES, null)).toBe("Ben rolls a 4.");
	});

	it("know the one who alone has seen something", () => {
		const seen: GameEvent = { version: 4, name: "front_seen", facts: { place: 2, front: "trap" }, only: 2 };
		expect(words.event(seen, NAMES, 2)).toBe("You see a trap with its jaws wide open.");
		expect(words.event(seen, NAMES, null)).toBe("Chloé sees a trap with its jaws wide open.");
	});

	it("say who has won, one, several or nobody", () => {
		expect(words.won([0], NAMES, 0)).toBe("You have won!");
		expect(words.won([0], NAMES, 1)).toBe("Anna has won!");
		expect(words.won([0, 1, 2], NAMES, 0)).toBe("Anna, Ben and Chloé share the win!");
		expect(words.won([], NAMES, 0)).toBe("Nobody has won.");
	});

	it("name the tie-break, and you if you are alone ahead", () => {
		const tie = (seats: number[]) => ({ by: "cheeses", seats, most: 4, next: 3 });
		expect(words.tie(tie([0]), NAMES, 0)).toBe("Level on points: you have more cheese cards, 4 to 3.");
		expect(words.tie(tie([0]), NAMES, 1)).toBe("Level on points: Anna has more cheese cards, 4 to 3.");
		expect(words.tie(tie([0, 1]), NAMES, 0)).toBe("Level on points: Anna and Ben have more cheese cards, 4 to 3.");
		const shared = { by: "shared", seats: [0, 1], most: 0, next: 0 };
		expect(words.tie(shared, NAMES, 0)).toBe("Level on points and on cheese cards, so the win is shared.");
	});
});

describe("moves", () => {
	it("are found by the game's phrases, seats counted from 0", () => {
		expect(words.read("keep 4")).toEqual(["keep", { place: 4 }]);
		expect(words.read("draw 2 1")).toEqual(["draw", { owner: 1, place: 1 }]);
		expect(words.read("pass")).toEqual(["pass", {}]);
	});

	it("are said in words", () => {
		expect(words.move("keep 4", NAMES, 0)).toBe("Keep the fourth card");
		expect(words.prompt(["keep 4"])).toBe("Choose a card: keep it or drop it?");
	});

	it("that no phrase knows are our mistake", () => {
		expect(() => words.read("keep the change")).toThrow("no phrase");
	});
});

describe("what is missing", () => {
	it("is said loudly, and does not break the page", () => {
		const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect(words.say("no-such-words")).toBe("no-such-words");
		expect(complaint).toHaveBeenCalledOnce();
		complaint.mockRestore();
	});
});

/** Every message and every part of one, by name. */
function keysOf(source: string): string[] {
	let message = "";
	return source.split("\n").flatMap((line) => {
		const found = /^(?:([a-z][\w-]*)|\s+\.(\w+)) =/.exec(line);
		if (!found) return [];
		message = found[1] ?? message;
		return [found[2] ? `${message}.${found[2]}` : message];
	});
}

/** Its variables, so that no language tells less than another. */
function factsOf(source: string): string[] {
	return [...new Set([...source.matchAll(/\$([\w-]+)/g)].map((found) => found[1] ?? ""))].sort();
}

function sourcesIn(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => /\.(svelte|ts)$/.test(entry.name))
		.map((entry) => text(join(entry.parentPath, entry.name)));
}

describe.each([
	["the page", PAGE, join(ROOT, "client/src")] as const,
	...readdirSync(GAMES)
		.filter((game) => existsSync(join(GAMES, game, "client/words")))
		.map((game) => [game, join(GAMES, game, "client/words"), join(GAMES, game, "client")] as const),
])("the words of %s", (_, folder, sources) => {
	const all = LANGUAGES.map((language) => text(join(folder, `${language}.ftl`)));
	const english = keysOf(all[0] ?? "");

	it("are the same in every language, with the same facts", () => {
		for (const source of all) {
			expect(keysOf(source)).toEqual(english);
			expect(factsOf(source)).toEqual(factsOf(all[0] ?? ""));
		}
	});

	it("hold everything that is said, and nothing that is not", () => {
		const code = sourcesIn(sources).join("\n");
		const said = [...code.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1] ?? "");
		const chosen = [...code.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"|"([a-z]+)"/g)].map(
			(found) => found[1] ?? found[2] ?? "",
		);
		const begun = [...code.matchAll(/say\(\s*`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
		const shared = ["table", "rooms"].flatMap((place) =>
			keysOf(text(join(ROOT, `src/cheeseboard/${place}/words/en.ftl`))),
		);
		const ofGames = readdirSync(GAMES)
			.map((game) => join(GAMES, game, "words/en.ftl"))
			.filter(existsSync)
			.flatMap((words) => keysOf(text(words))); // which game must have which is held by tests/every_game
		// A game may have words of its own for what the page around it says.
		const around = folder === PAGE ? [] : keysOf(text(join(PAGE, "en.ftl")));
		const unsaid = english.filter(
			(key) =>
				!key.includes(".") &&
				!chosen.includes(key) &&
				!around.includes(key) &&
				!begun.some((start) => key.startsWith(start)),
		);
		expect(said.filter((key) => ![...english, ...shared, ...ofGames].includes(key))).toEqual([]);
		expect(unsaid).toEqual([]);
	});
});
