import { expect, it } from "vitest";
import { addArt, drawn } from "../src/lib/art";

const there = () => [...document.querySelectorAll("symbol")].map((one) => one.id);
const CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle r="5" /></svg>';

it("a drawing is put into the page once, when it is first shown, also if it comes later with its game", () => {
	expect(there()).toEqual([]);
	expect(drawn("mouse")).toBe("#mouse");
	drawn("mouse");
	expect(there()).toEqual(["mouse"]);
	expect(drawn("own-to-a-game")).toBe("#own-to-a-game");
	expect(there()).toEqual(["mouse"]);
	addArt({ "/some/where/own-to-a-game.svg": CIRCLE, "/some/where/not-shown.svg": CIRCLE });
	expect(there()).toEqual(["mouse", "own-to-a-game"]);
	expect(document.getElementById("own-to-a-game")?.getAttribute("viewBox")).toBe("0 0 10 10");
});
