import { describe, expect, it } from "vitest";
import { leftOf, turnOf } from "../src/lib/clock";

describe("a turn's time", () => {
	it("goes by the server's clock, whatever this device's says", () => {
		const ahead = 7_000; // the server's clock is seven seconds ahead
		expect(turnOf(1000, 30, ahead)).toEqual({ since: 993_000, until: 1_023_000 });
	});

	it("is not counted where there is no clock", () => {
		expect(turnOf(1000, 0, 0)).toBeNull();
	});

	it("shrinks, and never below nothing", () => {
		const turn = { since: 0, until: 30_000 };
		expect(leftOf(turn, 0)).toEqual({ share: 1, seconds: 30 });
		expect(leftOf(turn, 15_000)).toEqual({ share: 0.5, seconds: 15 });
		expect(leftOf(turn, 29_001)).toEqual({ share: 999 / 30_000, seconds: 1 });
		expect(leftOf(turn, 40_000)).toEqual({ share: 0, seconds: 0 });
	});

	it("is never more than all of it, if a device is late", () => {
		expect(leftOf({ since: 5_000, until: 35_000 }, 0)).toEqual({ share: 1, seconds: 30 });
	});
});
