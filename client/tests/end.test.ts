import { expect, test } from "vitest";
import { largest, next } from "../src/lib/fit.svelte";
import { secondOf, whyOf } from "../src/lib/why";
import { Words } from "../src/lib/words";
import type { Over } from "../src/wire";

const SOURCE = `
and = and
tie-cheeses = { $seat } has more cheese, { $most } to { $next }.
`;
const over = (scores: number[], winners: number[], ties: Over["ties"] = []): Over => ({
	scores,
	winners,
	ties,
	seed: "",
	link: "",
});
const told = (key: string, facts: Record<string, number | string>) =>
	`${key}: ${facts["seat-is"]} ${facts.most}, ${facts.second} ${facts["second-is"]} ${facts.next}`;
const why = (result: Over, reader: number | null = null) =>
	whyOf(result, new Words("en", [SOURCE]), ["Anna", "Ben", "Chloé"], reader, told, "The third trap!");

test("the best of those who did not win comes second", () => {
	expect(secondOf({ scores: [3, 9, 5], winners: [1] })).toBe(2);
	expect(secondOf({ scores: [3, 3], winners: [0, 1] })).toBeNull();
});

test("scores say why somebody has won, and who reads it is «you»", () => {
	expect(why(over([3, 9, 5], [1]))).toBe("end-why: other 9, Chloé other 5");
	expect(why(over([3, 9, 5], [1]), 2)).toBe("end-why: other 9, Chloé you 5");
	expect(why(over([9, 9, 5], [0, 1]))).toBe("end-why: all 9, Chloé other 5");
});

test("where scores did not decide, the reason is what happened last", () => {
	expect(why(over([3, 9], [0]))).toBe("The third trap!");
	expect(why(over([0, 0], [0]))).toBe("The third trap!");
	expect(why(over([0, 0], []))).toBe("The third trap!");
	expect(why(over([4, 4], [0], [{ by: "cheeses", seats: [0], most: 3, next: 2 }]))).toBe(
		"Anna has more cheese, 3 to 2.",
	);
});

test("the largest size that fits is found by trying", () => {
	expect(largest((size) => size <= 1.7, 0.4, 4, 20)).toBeCloseTo(1.7, 3);
	expect(largest(() => true, 0.4, 4, 20)).toBeCloseTo(4, 3);
	expect(largest(() => false, 0.4, 4)).toBe(0.4);
});

test("what fits well is not tried again and again: every try is a layout of the whole table", () => {
	let tries = 0;
	const upTo = (most: number) => (size: number) => {
		tries += 1;
		return size <= most;
	};
	const counted = (found: () => number) => {
		tries = 0;
		return [found(), tries];
	};
	expect(counted(() => next(upTo(9), 0, 0.25, 1.7))).toEqual([1.7, 1]);
	expect(counted(() => next(upTo(0.8), 0.8, 0.25, 1.7))).toEqual([0.8, 2]);
	expect(counted(() => next(upTo(1), 1, 0.25, 1))).toEqual([1, 1]);
	const [smaller, more] = counted(() => next(upTo(0.6), 1, 0.25, 1.7));
	expect(smaller).toBeGreaterThan(0.57);
	expect(smaller).toBeLessThanOrEqual(0.6);
	expect(more).toBeLessThanOrEqual(7);
	expect(next(upTo(1.2), 1, 0.25, 1.7)).toBeGreaterThan(1.15);
});
