import { describe, expect, it } from "vitest";
import { client as kaese } from "../../src/cheeseboard/games/alles_kaese/client/index";
import type { View } from "../../src/cheeseboard/games/alles_kaese/client/view";
import * as kept from "../src/lib/kept";
import { routeOf } from "../src/lib/route.svelte";
import { readRules } from "../src/lib/rules";

describe("codes", () => {
	it.each(["mika-tolu", "MIKA TOLU", " mikatolu ", "Mika–Tolu"])("are read as they are typed: %s", (typed) => {
		expect(kept.readCode(typed)).toBe("mika-tolu");
	});
});

describe("what this device keeps", () => {
	it("is how fast the bots of its rooms were before it hurried them", () => {
		kept.keep({ room: "mika-tolu", guest: 0, token: "secret", seat: 0 }, "cheese");
		kept.keepPace("mika-tolu", 0.6);
		kept.keepPace("nono-nono", 0.6);
		expect([kept.paceOf("mika-tolu"), kept.paceOf("nono-nono")]).toEqual([0.6, null]);
		expect(kept.keyOf("mika-tolu")?.token).toBe("secret");
		kept.keepPace("mika-tolu", null);
		expect(kept.paceOf("mika-tolu")).toBe(null);
	});
});

describe("addresses", () => {
	it.each([
		["/", { page: "home" }],
		["/r/mika-tolu", { page: "room", code: "mika-tolu" }],
		["/play/cheese", { page: "game", game: "cheese" }],
		["/learn/cheese", { page: "lesson", game: "cheese" }],
		["/replay/Ab-_9", { page: "replay", link: "Ab-_9" }],
		["/r", { page: "nothing" }],
		["/r/a/b", { page: "nothing" }],
		["/elsewhere/x", { page: "nothing" }],
	])("%s", (path, route) => {
		expect(routeOf(path)).toEqual(route);
	});
});

describe("rulebooks", () => {
	it("become headings with their clause, and paragraphs, never HTML", () => {
		const blocks = readRules(
			"# Cheese\n\n## §4 Peek\n\n**§4.1** Look,\n<b>alone</b>.\n\n- *one* and `two`\n- [three](x.md)\n",
		);
		expect(blocks.map(({ kind, clause }) => [kind, clause])).toEqual([
			["h1", null],
			["h2", 4],
			["p", null],
			["li", null],
			["li", null],
		]);
		expect(blocks[2]?.rule).toBe("4.1");
		expect(blocks[2]?.pieces).toEqual([{ text: "Look, <b>alone</b>.", style: "plain" }]);
		expect(blocks[4]?.pieces).toEqual([{ text: "three", style: "plain" }]);
	});
});

describe("Alles Käse! for the eye", () => {
	const card = (holes: number, front: string | null = null, seen_by: number[] = []) => ({ holes, front, seen_by });
	const view: View = {
		seat: 0,
		seats: 2,
		options: {},
		turn: 0,
		mover: 0,
		turns: 0,
		die: 4,
		choice: null,
		gap: -1,
		display: [1, 2, 3, 4, 5, 6].map((holes) => card(holes)),
		top: 2,
		supply: 30,
		dropped: [],
		kept: [[], []],
		scores: [0, 0],
	};
	const after = (name: string, facts: Record<string, number | string>) =>
		kaese.advance?.(view, { version: 1, name, facts, only: null }) ?? view;

	it("puts a kept card on its plate and leaves a gap", () => {
		const kept = after("card_kept", { seat: 1, place: 4, holes: 4, front: "trap" });
		expect(kept.display[3]).toBeNull();
		expect(kept.kept).toEqual([[], [card(4, "trap")]]);
		expect(view.kept).toEqual([[], []]);
	});

	it("lays the top card where it goes", () => {
		const laid = after("card_laid", { place: 4, holes: 2 });
		expect([laid.display[3], laid.supply, laid.top]).toEqual([card(2), 29, null]);
	});

	it("opens in a replay what anybody has seen", () => {
		const other = { ...view, seat: 1, display: view.display.with(1, card(2, "trap", [1])) };
		const open = kaese.open?.([{ ...view, display: view.display.with(1, card(2, null, [1])) }, other]);
		expect(open?.display[1]).toEqual(card(2, "trap", [1]));
		expect(open?.display[0]?.front).toBeNull();
	});
});
