import { describe, expect, it } from "vitest";
import {
	drawnHeld,
	isTaken,
	lostBetween,
	ownHeld,
	ringOf,
	wasTouched,
} from "../../src/cheeseboard/games/cheese_chase/client/cards";
import { pointAt } from "../../src/cheeseboard/games/cheese_chase/client/figures";
import { advance, open, scene } from "../../src/cheeseboard/games/cheese_chase/client/film";
import type { Turn, View } from "../../src/cheeseboard/games/cheese_chase/client/view";
import type { GameEvent } from "../src/wire";

const turn = (change: Partial<Turn> = {}): Turn => ({
	seat: 0,
	place: null,
	owner: null,
	owner_place: null,
	own: null,
	drawn: null,
	shown: [],
	kept: null,
	...change,
});

/** Three players with a row of three each, seen by the second. */
const view: View = {
	seat: 1,
	seats: 3,
	options: {},
	turn: 0,
	mover: 0,
	phase: "look",
	hand: 3,
	dealt: 9,
	mine: ["cat", "1", "2"],
	crossed: [],
	turns: [],
	now: turn(),
	known: [
		[null, null, null],
		["cat", "1", "2"],
		[null, null, null],
	],
	ending: "",
	cat: null,
	scores: [0, 0, 0],
};

const happen = (name: string, facts: GameEvent["facts"], only: number | null = null): GameEvent => ({
	version: 1,
	name,
	facts,
	only,
});

const drawn = [
	happen("card_looked_at", { seat: 0, place: 2 }),
	happen("card_drawn", { seat: 0, owner: 1, place: 1 }),
	happen("cheese_shown", { seat: 0, cheese: 5 }),
].reduce(advance, view);

describe("Cheese Chase for the eye", () => {
	it("takes both cards of a turn into the hand, and I still know mine", () => {
		expect(ownHeld(drawn)).toEqual({ seat: 0, place: 2, card: null });
		expect(drawnHeld(drawn)).toEqual({ seat: 1, place: 1, card: "cat" });
		expect(isTaken(drawn, 1, 1)).toBe(true);
		expect(isTaken(drawn, 1, 2)).toBe(false);
		expect(drawn.now.shown).toEqual(["5"]);
	});

	it("sends both back at the same moment, and then nobody but the mover knows either", () => {
		const event = happen("card_returned", { seat: 0, owner: 1, place: 1 });
		expect(scene(event, drawn)).toEqual([
			{ fly: "hand-0", to: "slot-0-2", via: "hands" },
			{ fly: "hand-1", to: "slot-1-1", via: "hands" },
		]);
		const after = advance(drawn, event);
		expect(after.known).toEqual([
			[null, null, null],
			[null, "1", "2"],
			[null, null, null],
		]);
		expect(ownHeld(after)).toBeNull();
	});

	it("lets the mover remember what went where", () => {
		const mine = { ...drawn, seat: 0 };
		const after = [
			happen("card_returned", { seat: 0, owner: 1, place: 1 }),
			happen("kept_card_seen", { kept: "cat", returned: "5" }, 0),
		].reduce(advance, mine);
		expect(after.known[0]?.[1]).toBe("cat");
		expect(after.known[1]?.[0]).toBe("5");
	});

	it("marks the two places of the last turn until the next card is drawn", () => {
		const next = { ...view, turns: [turn({ place: 2, owner: 1, owner_place: 1 })], now: turn({ seat: 1 }) };
		expect([wasTouched(next, 0, 2), wasTouched(next, 1, 1), wasTouched(next, 2, 1)]).toEqual([true, true, false]);
		expect(wasTouched({ ...next, now: turn({ owner: 2, owner_place: 1 }) }, 0, 2)).toBe(false);
	});

	it("opens what all seats know together", () => {
		const other = {
			...view,
			seat: 0,
			known: [
				["mouse", "3", "4"],
				[null, null, null],
				[null, null, null],
			],
		};
		expect(open([other, view]).known.slice(0, 2)).toEqual([
			["mouse", "3", "4"],
			["cat", "1", "2"],
		]);
	});

	it.each([4, 5, 6, 7, 8])("seats %i others in a ring, nobody on another's chair", (others) => {
		for (const way of ["narrow", "wide"] as const) {
			const cells = ringOf(others).flatMap((chair) => cellsOf(chair[way]));
			expect(new Set(cells).size).toBe(cells.length);
		}
	});
});

function cellsOf(area: string): string[] {
	const [row = 0, column = 0, rows = 0, columns = 0] = area
		.split(" / ")
		.map((part) => Number(part.replace("span ", "")));
	return Array.from(
		{ length: rows * columns },
		(_, cell) => `${row + Math.floor(cell / columns)} ${column + (cell % columns)}`,
	);
}

describe("what I remember", () => {
	const after = { ...view, turns: [turn({ seat: 0, place: 2, owner: 1, owner_place: 1 })] };

	it("is lost with the name of whoever may have swapped the card", () => {
		const known = [view.known[0] ?? [], [null, "1", "2"], view.known[2] ?? []];
		expect(lostBetween(view, { ...after, known })).toEqual({ by: 0, seat: 1, place: 1, card: "cat" });
	});

	it("stays if nobody had it in hand", () => {
		expect(lostBetween(view, after)).toBeNull();
	});
});

describe("where hidden cards lie", () => {
	const shown = (seen: View) => pointAt(seen, [{ what: "row", seat: 1, place: 1 }])?.flat() ?? [];

	it("is shown with backs alone, of which one is marked", () => {
		const looks = shown(view).filter((part) => typeof part !== "string");
		expect(looks.map(({ art }) => art)).toEqual(Array(9).fill("card-back"));
		expect(looks.map(({ as }) => as === "marked")).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0].map(Boolean));
	});

	it("looks the same whatever I know to lie there", () => {
		expect(shown({ ...view, known: view.known.map((row) => row.map(() => "mouse")) })).toEqual(shown(view));
	});
});
