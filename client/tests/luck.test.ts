import { beforeEach, expect, test } from "vitest";
import { contributionTo, sealOf } from "../src/lib/fair";
import { Luck } from "../src/lib/luck";
import type { RoomNow, SealNow } from "../src/wire";

const HOUSE = "aa".repeat(32);
const NEXT = "bb".repeat(32);

let number = 0;
let luck: Luck;

beforeEach(() => {
	number += 1;
	luck = new Luck(`room-${number}`);
});

function room(more: Partial<RoomNow> = {}): RoomNow {
	const usual = { phase: "lobby", match: 0, next_commitment: house(), contributed: [], sealing: false, seal: null };
	return { ...usual, ...more } as unknown as RoomNow;
}

const house = () => HOUSE.slice(0, 60) + String(number).padStart(4, "0");

function sealed(commitment: string, contributions: SealNow["contributions"]): RoomNow {
	const fixed = {
		commitment,
		contributions,
		beacon: null,
		game: "cheese",
		version: 1,
		options: {},
		names: ["A"],
		bots: [""],
	};
	return room({ sealing: true, next_commitment: NEXT, seal: { ...fixed, digest: sealOf(fixed) } });
}

/** This device's contribution, as the house has it. */
function given() {
	const { say } = luck.hear(room(), 0);
	if (say?.type !== "contribute") throw new Error("nothing was said");
	return { guest: 0, by: "A", commitment: say.commitment, revealed: false };
}

test("a device gives a number of its own unasked, once, and keeps the house's commitment first", () => {
	const first = luck.hear(room(), 0);
	expect(first.say).toMatchObject({ type: "contribute", to: house() });
	expect(luck.of(1)).toMatchObject({ commitment: house(), seal: "", told: false });
	expect(luck.hear(room(), 0)).toEqual(first);
	expect(luck.hear(room({ contributed: [0] }), 0)).toEqual({ say: null, isOff: false });
});

test("it reveals its number only once the seal is right, and has kept the seal by then", () => {
	const mine = given();
	const { say, isOff } = luck.hear(sealed(house(), [mine]), 0);
	expect(isOff).toBe(false);
	if (say?.type !== "reveal") throw new Error("nothing was revealed");
	expect(contributionTo(say.secret, say.word ?? "")).toBe(mine.commitment);
	expect(luck.of(1)?.seal).toBe(say.seal);
	expect(luck.hear(sealed(house(), [{ ...mine, revealed: true }]), 0).say).toBe(null);
});

test("it reveals nothing to a house that sealed another number, or left this device's out for another", () => {
	const mine = given();
	expect(luck.hear(sealed(NEXT, [mine]), 0)).toEqual({ say: null, isOff: true });
	expect(luck.hear(sealed(house(), [{ ...mine, commitment: NEXT }]), 0)).toEqual({ say: null, isOff: true });
	const other = sealed(house(), [mine]);
	if (other.seal) other.seal.digest = NEXT;
	expect(luck.hear(other, 0)).toEqual({ say: null, isOff: true });
	expect(luck.of(1)?.seal).toBe("");
});

test("a house that changes its number before the match is noticed at once", () => {
	given();
	expect(luck.hear(room({ next_commitment: NEXT }), 0)).toEqual({ say: null, isOff: true });
});

test("a commitment that this device knows from another match is not trusted", () => {
	given();
	const again = new Luck(`other-${number}`);
	again.hear(room(), 0);
	expect(again.of(1)?.reused).toBe(true);
});

test("a word is committed to with the number", () => {
	const before = given();
	const said = luck.word(0, "pepper");
	if (said?.type !== "contribute") throw new Error("nothing was said");
	expect(said.commitment).not.toBe(before.commitment);
	const told = luck.hear(sealed(house(), [{ ...before, commitment: said.commitment }]), 0).say;
	expect(told).toMatchObject({ type: "reveal", word: "pepper" });
});

test("a watcher gives nothing and keeps what it sees", () => {
	expect(luck.hear(room(), null).say).toBe(null);
	luck.hear(sealed(house(), []), null);
	expect(luck.of(1)).toMatchObject({ commitment: house(), secret: "" });
	expect(luck.of(1)?.seal).not.toBe("");
});

test("moves that were made here are kept, but not what was taken back", () => {
	given();
	for (const move of ["keep 1", "keep 2"]) luck.moved(1, move);
	luck.undone(1);
	luck.moved(1, "drop 2");
	expect(luck.of(1)?.moves).toEqual(["keep 1", "drop 2"]);
});
