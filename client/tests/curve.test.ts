import { describe, expect, it } from "vitest";
import { apart, lineOf, some, stepAt } from "../src/lib/curve";

const ROOM = { width: 100, height: 50 };

describe("the line of a chance", () => {
	it("goes from the left to the right, and certain wins are at the top", () => {
		expect(lineOf([50, 0, 100], ROOM)).toBe("M0 25L50 50L100 0");
	});
	it("leaves out what lies on a level stretch", () => {
		expect(lineOf([50, 50, 50, 50, 100], ROOM)).toBe("M0 25L75 25L100 0");
	});
	it("is a point, if there is only one", () => {
		expect(lineOf([100], ROOM)).toBe("M0 0");
	});
});

describe("a step", () => {
	it.each([
		[0, 0],
		[0.49, 5],
		[0.52, 5],
		[0.56, 6],
		[1, 10],
		[-3, 0],
		[7, 10],
	])("at %d of the width is %d of 10", (part, step) => {
		expect(stepAt(part, 10)).toBe(step);
	});
});

describe("badges", () => {
	it("stay where they belong, if there is room", () => {
		expect(apart([10, 90, 50], 20, 100)).toEqual([10, 90, 50]);
	});
	it("move apart, in their order, and stay inside", () => {
		expect(apart([100, 100, 0], 10, 100)).toEqual([90, 100, 0]);
		expect(apart([0, 0, 5], 10, 100)).toEqual([0, 10, 20]);
	});
	it("are never closer than the gap, for nine of them", () => {
		const found = apart([100, 100, 100, 100, 0, 100, 100, 100, 100], 11, 100).sort((one, other) => one - other);
		for (const [number, place] of found.entries()) {
			if (number > 0) expect(place - (found[number - 1] ?? 0)).toBeGreaterThanOrEqual(11);
		}
		expect(found[0]).toBeGreaterThanOrEqual(0);
		expect(found.at(-1)).toBeLessThanOrEqual(100);
	});
});

describe("the rows of a table", () => {
	it("are all steps of a short match, and some of a long one, with its first and last", () => {
		expect(some(3, 40)).toEqual([0, 1, 2, 3]);
		const long = some(2000, 40);
		expect(long).toHaveLength(40);
		expect([long[0], long.at(-1)]).toEqual([0, 2000]);
		expect(new Set(long).size).toBe(40);
	});
	it("are one, if nothing happened", () => {
		expect(some(0, 40)).toEqual([0]);
	});
});
