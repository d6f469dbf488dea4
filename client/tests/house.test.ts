import { expect, test } from "vitest";
import { addressOf } from "../src/house/address";
import { filesOf } from "../src/house/answers";
import { placeAt, routeOf, to } from "../src/lib/route.svelte";

test("what is always answered alike is a file", () => {
	expect(filesOf("/api/about")).toEqual(["about.json"]);
	expect(filesOf("/api/games/cheese-chase/rules?language=fr")).toEqual(["cheese-chase/rules.fr.txt"]);
	expect(filesOf("/api/games/cheese/rules")).toEqual(["cheese/rules.en.txt"]);
	expect(filesOf("/api/games/cheese/lesson")).toEqual(["cheese/lesson.json"]);
});

test("what all games say is a file of its own", () => {
	expect(filesOf("/api/games/cheese/words?language=de")).toEqual(["words.de.txt", "cheese/words.de.txt"]);
});

test("everything else is asked of the hall", () => {
	for (const path of ["/api/rooms", "/api/rooms/mika-tolu", "/api/replays/x/record", "/api/games/cheese/more"])
		expect(filesOf(path)).toEqual([]);
});

test("an address leads to the page that it was made for", () => {
	const { page, mark } = placeAt(new URL(to("/replay/abc#12"), "https://house.example"));
	expect(routeOf(page)).toEqual({ page: "replay", link: "abc" });
	expect(mark).toBe("12");
});

test.each([
	["https://house.example/play/cheese?seats=2#3", "/"],
	["https://house.example/games/play/cheese?seats=2#3", "/games/"],
	["https://house.example/some/where/#/play/cheese?seats=2#3", "./"],
	["file:///home/cheeseboard.html#/play/cheese?seats=2#3", "./"],
])("%s is a game as its link asks for it", (address, base) => {
	expect(placeAt(new URL(address), base)).toEqual({ page: "/play/cheese", search: "?seats=2", mark: "3" });
});

test.each([
	["192.168.1.7:8000", "http://192.168.1.7:8000/"],
	[" 192.168.1.7:8000/r/mika-tolu ", "http://192.168.1.7:8000/r/mika-tolu"],
	["192.168.1.7", "http://192.168.1.7/"],
	["[fd00::7]:8000", "http://[fd00::7]:8000/"],
	["kitchen", "http://kitchen/"],
	["kitchen.local:8000", "http://kitchen.local:8000/"],
	["cheese.example", "https://cheese.example/"],
	["cheese.example/r/mika-tolu", "https://cheese.example/r/mika-tolu"],
	["http://cheese.example", "http://cheese.example/"],
	["HTTPS://cheese.example", "https://cheese.example/"],
])("a house at %s", (typed, address) => {
	expect(addressOf(typed)).toBe(address);
});

test.each(["", "  ", "https://", "two words", "javascript:alert(1)", "://"])("%j is no house", (typed) => {
	expect(addressOf(typed)).toBeNull();
});
