import { expect, test } from "vitest";
import { firstExercise, nextOf } from "../src/lib/puzzle.svelte";

const ALL = { levels: [1, 1, 2, 2, 3], themes: { dog: [2, 4], cat: [1] }, exercises: [3, 1, 5] };
const ANY = { level: 0, theme: "" };

test("the easiest puzzle comes first, then the next one that is not solved", () => {
	expect(nextOf(ALL, ANY, [], 0)).toBe(1);
	expect(nextOf(ALL, ANY, [1, 2], 1)).toBe(3);
	expect(nextOf(ALL, ANY, [], 5)).toBe(1);
});

test("a wish narrows them down", () => {
	expect(nextOf(ALL, { level: 2, theme: "" }, [], 0)).toBe(3);
	expect(nextOf(ALL, { level: 2, theme: "dog" }, [], 0)).toBe(4);
	expect(nextOf(ALL, { level: 3, theme: "dog" }, [], 0)).toBeNull();
	expect(nextOf(ALL, { level: 0, theme: "king" }, [], 0)).toBeNull();
});

test("whoever has solved them all begins anew", () => {
	expect(nextOf(ALL, { level: 0, theme: "dog" }, [2, 4], 2)).toBe(4);
	expect(nextOf(ALL, { level: 0, theme: "dog" }, [2, 4], 4)).toBe(2);
});

test("exercises begin with the first that is not done, and with the first of all if there is none", () => {
	expect(firstExercise(ALL, [])).toBe(3);
	expect(firstExercise(ALL, [1, 3])).toBe(1);
	expect(firstExercise(ALL, [1, 2, 3])).toBe(3);
});
