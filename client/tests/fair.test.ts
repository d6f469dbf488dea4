import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canonical, check, hex, type Kept, sealOf, sha256, type Written } from "../src/lib/fair";

const PAGE = readFileSync("../docs/record.md", "utf-8");
const TEXT = `${/```json\n(.*?)```/s.exec(PAGE)?.[1]}`;
const RECORD = JSON.parse(TEXT) as Written & { digest: string };
const KEPT: Kept = {
	commitment: RECORD.commitment ?? "",
	reused: false,
	secret: "000102030405060708090a0b0c0d0e0f",
	word: "pepper",
	seal: RECORD.seal ?? "",
	told: true,
	moves: ["keep 6", "keep 3"],
};

/** The record changed by somebody who makes digest and, if wanted, the seal fit. */
function forged(change: Partial<Written>, isSealed = false): string {
	const record: Record<string, unknown> = { ...RECORD, ...change };
	if (isSealed) record.seal = sealOf(record as unknown as Written);
	delete record.digest;
	return JSON.stringify({ ...record, digest: createHash("sha256").update(canonical(record)).digest("hex") });
}

const wrong = (text: string, kept: Kept | null = KEPT) =>
	check(text, kept).flatMap(({ what, is, why }) => (is === "no" ? [`${what}: ${why}`] : []));
const unknown = (text: string, kept: Kept | null = KEPT) =>
	check(text, kept).flatMap(({ what, is, why }) => (is === "unknown" ? [`${what}: ${why}`] : []));

test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])("SHA-256 of %i bytes", (length) => {
	const bytes = new Uint8Array(length).fill(length % 251);
	expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
});

describe("the record in docs/record.md", () => {
	test("is found to be right, but for what needs the rules", () => {
		expect(wrong(TEXT)).toEqual([]);
		expect(unknown(TEXT)).toEqual(["rules: "]);
	});

	test("shows a device that came late what it has to believe", () => {
		expect(wrong(TEXT, null)).toEqual([]);
		expect(unknown(TEXT, null)).toEqual(["commitment: late", "seal: late", "own: late", "moves: late", "rules: "]);
	});
});

describe("a lying server is noticed:", () => {
	test("a seed ground after the words", () => {
		const seed = "00".repeat(32);
		expect(wrong(forged({ seed }))).toContain("seed: other-seed");
		const commitment = createHash("sha256").update("cheeseboard seed").update(Buffer.alloc(32)).digest("hex");
		const found = wrong(forged({ seed, commitment }, true));
		expect(found).toContain("commitment: other-commitment");
		expect(found).toContain("seal: other-seal");
	});

	test("a swapped contribution", () => {
		const other = { by: "Anna", secret: "ff".repeat(16), word: "" };
		const commitment = createHash("sha256")
			.update("cheeseboard contribution")
			.update(Buffer.alloc(16, 255))
			.digest("hex");
		const found = wrong(forged({ contributions: [{ ...other, commitment }] }, true));
		expect(found).toContain("seal: other-seal");
		expect(found).toContain("own: left-out");
		const [mine, late] = RECORD.contributions;
		if (!mine || !late) throw new Error("the example has two");
		const kept = { ...other, commitment: mine.commitment };
		expect(wrong(forged({ contributions: [kept, late] }))).toContain("contributions: other-contribution");
	});

	test("a contribution that was taken and then left out", () => {
		const [mine, other] = RECORD.contributions;
		if (!mine || !other) throw new Error("the example has two");
		const text = forged({ contributions: [{ ...mine, secret: null, word: "" }, other] });
		expect(wrong(text)).toContain("own: left-out");
		expect(wrong(text)).toContain("luck: draw-1");
		expect(unknown(text, { ...KEPT, told: false })).toContain("own: too-late");
	});

	test("a commitment that was used before", () => {
		expect(wrong(TEXT, { ...KEPT, reused: true })).toEqual(["commitment: used-before"]);
	});

	test("a changed record", () => {
		expect(wrong(TEXT.replace('"roll 2"', '"roll 3"'))).toEqual(["record: other-digest"]);
		expect(wrong(forged({ names: ["Anna", "Eve"] }))).toEqual(["record: other-seal"]);
		expect(wrong(forged({ bots: ["", "gustav"] }, true))).toContain("seal: other-seal");
		expect(wrong(forged({ moves: RECORD.moves.map((move) => (move === "keep 3" ? "drop 3" : move)) }))).toContain(
			"moves: other-moves",
		);
		expect(wrong(forged({ result: { scores: [9, 0], winners: [0] } }))).toEqual(["record: other-positions"]);
		expect(wrong(forged({ draws: [[0, 36, 12, 6], ...RECORD.draws.slice(1)] }))).toEqual(["luck: draw-1"]);
		expect(wrong("{")).toEqual(["record: not-json"]);
		expect(wrong('{"format": "cheeseboard record 1"}')).toEqual(["record: other-format"]);
	});

	test("a record without its seed", () => {
		expect(unknown(forged({ seed: null }))).toContain("luck: no-seed");
	});

	test("a record that knows nothing of the seal that was seen", () => {
		const bare = forged({ commitment: null, seal: null, seed: null, contributions: [], draws: [] });
		expect(wrong(bare)).toEqual(["seal: other-seal"]);
		expect(wrong(bare, null)).toEqual([]);
	});

	test("a sealed match that is passed off as the deal of a day, or as the luck of another match", () => {
		const day = JSON.parse(readFileSync("../tests/table/day.json", "utf-8")) as typeof RECORD;
		for (const deal of [day.deal, { of: "abc" }]) {
			const found = wrong(forged({ ...day, deal } as Partial<Written>));
			expect(found).toContain("commitment: other-commitment");
			expect(found).toContain("seal: other-seal");
		}
	});
});

describe.each(["day", "day-of-release"])("the luck of a day: %s", (file) => {
	const DAY = JSON.parse(readFileSync(`../tests/table/${file}.json`, "utf-8")) as typeof RECORD;
	const asText = (change: Partial<Written>, isSealed = false) => forged({ ...DAY, ...change }, isSealed);

	test("is found to be right, and not taken for a secret", () => {
		const found = check(asText({}), null);
		expect(found.map(({ what, is }) => `${what}: ${is}`)).toEqual([
			"record: yes",
			"day: yes",
			"luck: yes",
			"rules: unknown",
		]);
	});

	test("of another release is not the one that was played", () => {
		const deal = { ...DAY.deal, release: "9.9.9" };
		expect(wrong(asText({ deal }), null)).toContain("day: other-seed");
	});

	test("of another day is not the one that was played", () => {
		expect(wrong(asText({ deal: { day: "2026-11-19" } }), null)).toContain("day: other-seed");
	});

	test("a seed that pleased somebody is noticed", () => {
		const seed = "00".repeat(32);
		const commitment = createHash("sha256").update("cheeseboard seed").update(Buffer.alloc(32)).digest("hex");
		const found = wrong(asText({ seed, commitment }, true), null);
		expect(found).toContain("day: other-seed");
		expect(found.some((one) => one.startsWith("luck: draw-"))).toBe(true);
	});

	test("a draw that was changed is noticed", () => {
		const draws = DAY.draws.map((draw, at) =>
			at === 3 ? ([draw[0], draw[1], (draw[2] + draw[3]) % draw[1], 1, draw[4]] as const) : draw,
		);
		expect(wrong(asText({ draws: draws as unknown as Written["draws"] }), null)).toContain(
			`luck: draw-${(DAY.draws[3]?.[0] ?? 0) + 1}`,
		);
	});

	test("of another match is checked with the rules, and the page says so", () => {
		const { seed: _, ...rest } = DAY;
		const found = check(forged({ ...rest, seed: DAY.seed, deal: { of: "abc" } }), null);
		expect(found.map(({ what, is }) => `${what}: ${is}`)).toEqual(["record: yes", "same: unknown", "rules: unknown"]);
	});
});
