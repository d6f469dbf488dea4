import { expect, test, vi } from "vitest";
import type { GameClient } from "../src/game";
import { glow, spotsOf } from "../src/lib/glow";
import { Words } from "../src/lib/words";

const words = new Words("en", [], {
	phrases: {},
	people: ["owner"],
	facts: {},
	by_seat: [],
	places: { cell: { where: "cell" } },
});
const event = { version: 1, name: "card_laid", facts: { seat: 1, owner: 0, cell: "e4", holes: 3 }, only: null };

test("a line speaks of people, of places, and of what its game adds; other facts are no spots", () => {
	expect(spotsOf(event, words, null)).toEqual(["seat-1", "seat-0", "cell-e4"]);
	expect(spotsOf({ ...event, facts: {}, only: 2 }, words, null)).toEqual(["seat-2"]);
	const client = { spots: () => ["die"] } as unknown as GameClient;
	expect(spotsOf({ ...event, facts: {} }, words, client)).toEqual(["die"]);
});

test("only what is in sight glows, and only while somebody points at it", () => {
	vi.stubGlobal("CSS", { escape: (name: string) => name });
	document.body.innerHTML = `<main><i data-spot="die"></i><b data-spot="seat-1 face-1"></b><u data-spot="seat-1"></u></main>`;
	for (const one of document.querySelectorAll("b, u"))
		one.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
	const lit = () => [...document.querySelectorAll("[data-glows]")].map((one) => one.tagName);
	glow.point(["die", "seat-1"]);
	expect(lit()).toEqual(["B"]);
	glow.point(["nowhere"]);
	expect(lit()).toEqual([]);
});
