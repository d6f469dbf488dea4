import { describe, expect, it } from "vitest";
import { Steady } from "../src/lib/steady";

const button = (hurry = false) => ({ closest: () => (hurry ? {} : null) }) as unknown as Element;

describe("a tap counts", () => {
	it("on what has been there for a while", () => {
		const taps = new Steady();
		const take = button();
		taps.change(take, 0);
		expect(taps.allows(take, 1_000)).toBe(true);
	});

	it("not on what has just changed", () => {
		const taps = new Steady();
		const take = button();
		taps.change(take, 1_000);
		expect(taps.allows(take, 1_100)).toBe(false);
		expect(taps.allows(take, 2_000)).toBe(true);
	});

	it("not while a finger hurries on after the control has changed, however long that takes", () => {
		const taps = new Steady();
		const show = button();
		const take = button();
		taps.change(show, 0);
		expect(taps.allows(show, 1_000)).toBe(true);
		taps.change(take, 1_050);
		for (const now of [1_200, 1_400, 1_600, 1_800, 2_000]) expect(taps.allows(take, now)).toBe(false);
		expect(taps.allows(take, 2_500)).toBe(true);
	});

	it("in a hurry where hurrying is meant", () => {
		const taps = new Steady();
		const flip = button(true);
		taps.change(flip, 1_000);
		expect(taps.allows(flip, 1_010)).toBe(true);
	});
});
