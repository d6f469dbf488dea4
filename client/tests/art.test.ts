import { expect, test, vi } from "vitest";
import { addArt, placeOf } from "../src/lib/art";

const drawing = (text: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${text}"/></svg>\n`;
const inPage = () => [...document.querySelectorAll("body > .sprite > symbol")].map((one) => one.id);

test("a drawing is in the page as soon as it is shown, and soon all are, in an order that tells nothing", async () => {
	addArt({ "a/zebra.svg": drawing("M1 1"), "b/aardvark.svg": drawing("M2 2"), "b/moth.svg": drawing("M3 3") });
	expect(inPage()).not.toContain("moth");
	expect(placeOf("moth")).toBe("#moth");
	expect(placeOf("moth")).toBe("#moth");
	expect(inPage()).toContain("moth");
	expect(inPage()).not.toContain("zebra");
	expect(document.getElementById("moth")?.outerHTML).toContain('viewBox="0 0 9 9"');
	expect(document.querySelector("#moth > path")?.getAttribute("d")).toBe("M3 3");
	await vi.waitUntil(() => inPage().includes("zebra") && inPage().includes("mouse"));
	expect(inPage()).toEqual([...inPage()].sort());
	expect(inPage()).toContain("aardvark");
});
