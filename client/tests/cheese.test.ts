import { describe, expect, it } from "vitest";
import { hunted, sorted } from "../../src/cheeseboard/games/cheese/client/cards";
import { advance } from "../../src/cheeseboard/games/cheese/client/index";
import type { Stack, View } from "../../src/cheeseboard/games/cheese/client/view";

const stack = (unseen: number, known: string[] = []): Stack => ({ unseen, known, loot: [], chips: 0 });

const start: View = {
	seat: 0,
	seats: 2,
	options: { loot: "under" },
	turn: 0,
	mover: 0,
	flips: 0,
	owner: null,
	attempts: 0,
	pile: [],
	stacks: [stack(2), stack(0, ["cheese", "cat"])],
	undrawn: {},
	rounds: 0,
	mark: null,
	scores: [2, 2],
};

const tell = (view: View, name: string, facts: Record<string, number | string>) =>
	advance(view, { version: 1, name, facts, only: null });

describe("a duel of Cheese as it is watched", () => {
	const mouse = tell(start, "card_flipped", { seat: 0, kind: "mouse 2" });
	const hunt = tell(mouse, "mouse_hunted", { owner: 0, hunter: 1, attempts: 2 });
	const failed = tell(tell(hunt, "card_flipped", { seat: 1, kind: "cheese" }), "attempt_failed", {
		hunter: 1,
		attempts: 1,
	});

	it("takes the card from the stack", () => {
		expect(mouse.stacks[0]?.unseen).toBe(1);
		expect(failed.stacks[1]?.known).toEqual(["cat"]);
		expect(failed.flips).toBe(2);
	});

	it("knows whose mouse it is, who hunts and how often", () => {
		expect(hunt).toMatchObject({ owner: 0, mover: 1, attempts: 2 });
		expect(hunted(failed)).toBe(2);
		expect(failed).toMatchObject({ mover: 1, attempts: 1 });
	});

	it("gives the winner the pile", () => {
		const won = tell(failed, "pile_won", { seat: 0, cards: 2 });
		expect(won).toMatchObject({ owner: null, pile: [] });
		expect(won.stacks[0]?.known).toEqual(["mouse 2", "cheese"]);
		const aside = tell({ ...failed, options: { loot: "aside" } }, "pile_won", { seat: 0, cards: 2 });
		expect(aside.stacks[0]?.loot).toEqual(["mouse 2", "cheese"]);
	});

	it("counts the loot by its sorts", () => {
		expect(sorted(["mouse 2", "cheese", "cat", "cheese"])).toEqual({ cheese: 2, cats: 1, mice: 1 });
	});
});
