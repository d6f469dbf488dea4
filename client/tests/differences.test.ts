import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changed, checkOf, type Difference } from "../src/lib/differences";

interface Case {
	old: unknown;
	new: unknown;
	difference: Difference;
	check: number;
}

const CASES = JSON.parse(readFileSync("../tests/rooms/differences.json", "utf-8")) as Case[];

describe("differences of views, as the server makes them", () => {
	it.each(CASES)("$difference", (one) => {
		const before = JSON.stringify(one.old);
		expect(changed(one.old, one.difference)).toEqual(one.new);
		expect(checkOf(one.new)).toBe(one.check);
		expect(JSON.stringify(one.old)).toBe(before);
	});
});
