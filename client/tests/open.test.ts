import { expect, test } from "vitest";
import { ago, byUrgency } from "../src/lib/open";
import type { OpenGame } from "../src/wire";

const game = (room: string, phase: OpenGame["phase"], mine: boolean, since: number): OpenGame => ({
	room,
	game: "cheese",
	phase,
	turn: phase === "playing" ? 0 : -2,
	name: "",
	mine,
	since,
	with_whom: [],
});

test("where it is my turn comes first, and who has waited longest of these", () => {
	const games = [
		game("over", "over", false, 5),
		game("theirs-long", "playing", false, 9000),
		game("mine-new", "playing", true, 1),
		game("lobby", "lobby", false, 5),
		game("theirs-new", "playing", false, 2),
		game("mine-long", "playing", true, 500),
	];
	expect(byUrgency(games).map(({ room }) => room)).toEqual([
		"mine-long",
		"mine-new",
		"theirs-new",
		"theirs-long",
		"lobby",
		"over",
	]);
});

test("since when, in words", () => {
	expect([0, 59, 60, 7200, 30 * 3600, 49 * 3600].map((seconds) => ago(seconds, "en"))).toEqual([
		"now",
		"now",
		"1 minute ago",
		"2 hours ago",
		"yesterday",
		"2 days ago",
	]);
	expect(ago(3 * 24 * 3600, "de")).toBe("vor 3 Tagen");
});
