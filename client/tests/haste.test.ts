import { describe, expect, it } from "vitest";
import { client as goda } from "../../src/cheeseboard/games/go_da_cheese/client/index";
import type { GameClient } from "../src/game";
import { hasten, timeOf } from "../src/lib/games";
import type { GameEvent } from "../src/wire";

const told = (name: string): GameEvent => ({ version: 1, name, facts: { cheese: 1, seat: 0, place: 1 }, only: null });
const client = goda as GameClient;
const total = (events: GameEvent[]) =>
	events.map((event) => timeOf(client, event, {})).reduce((sum, { picture, reading }) => sum + picture + reading, 0);

describe("a long show", () => {
	it("takes at most 45 seconds, with five players and ten cheeses", () => {
		const events = [
			told("cards_used_up"),
			...Array.from({ length: 45 }, () => told("card_turned")),
			...Array.from({ length: 40 }, () => told("mouse_fed")),
			...Array.from({ length: 10 }, () => told("line_resolved")),
		];
		expect(total(events)).toBeGreaterThan(45_000);
		hasten(client, events, {});
		expect(total(events)).toBeLessThanOrEqual(45_000);
	});

	it("is left as it is when it is short", () => {
		const events = [told("card_turned"), told("line_resolved")];
		const before = total(events);
		hasten(client, events, {});
		expect(total(events)).toBe(before);
	});
});
