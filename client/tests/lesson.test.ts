import { beforeEach, describe, expect, it, vi } from "vitest";
import { Lesson } from "../src/lib/lesson.svelte";
import { ui } from "../src/lib/ui.svelte";
import { Words } from "../src/lib/words";
import type { Frame, LessonNow } from "../src/wire";

const frame = (version: number, since: number, move?: string): Frame => ({
	type: "frame",
	match: 1,
	version,
	since,
	seat: 0,
	turn: move ? 0 : -1,
	turn_since: 0,
	events: [{ version, name: `event_${version}`, facts: { seat: 1 }, only: null }],
	view: { number: version },
	moves: move ? [move] : [],
	undo: false,
	over: null,
	earlier: 0,
	glance: 0,
	difference: null,
	check: 0,
});
const LESSON: LessonNow = {
	names: ["Brie", "Otto"],
	foresights: [],
	seat: 0,
	frames: [frame(0, -1, "keep 1"), frame(1, 0, "keep 2"), frame(2, -1)],
};
const WORDS = [0, 1, 2]
	.map((at) => `event-event-${at} = Otto does { $seat }`)
	.concat("lesson-1 = One", "lesson-2 = Two");

vi.mock("../src/lib/api", () => ({
	lesson: async () => LESSON,
	gameWords: async () => `${WORDS.join("\n")}\nlesson-end = The end`,
}));

let lesson: Lesson;

beforeEach(async () => {
	ui.about = { games: [{ name: "nothing", phrases: {}, people: [] }] } as unknown as typeof ui.about;
	ui.words = new Words("en", ["lesson-oops-1 = Almost!"]);
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
	lesson = new Lesson("nothing");
	await lesson.load();
});

describe("a lesson", () => {
	it("offers the right move and says what to do", () => {
		expect([lesson.step, lesson.steps, lesson.bubble]).toEqual([1, 2, "One"]);
		expect(lesson.table.moves).toEqual(["keep 1"]);
		expect(lesson.table.isLesson).toBe(true);
		expect(lesson.table.who(0)["seat-is"]).toBe("you");
	});

	it("goes on with the right move only", () => {
		lesson.table.play("keep 2");
		expect(lesson.step).toBe(1);
		lesson.table.play("keep 1");
		expect([lesson.step, lesson.bubble, lesson.table.moves]).toEqual([2, "Two", ["keep 2"]]);
		expect(lesson.show.log).toHaveLength(2);
	});

	it("outlines the right move once something else was tapped, and forgets that with the next", () => {
		expect(lesson.table.hint).toBeNull();
		lesson.slip();
		expect([lesson.oops, lesson.table.hint]).toEqual(["Almost!", "keep 1"]);
		lesson.table.play("keep 1");
		expect([lesson.slips, lesson.table.hint]).toEqual([0, null]);
	});

	it("ends, and can be had once more", () => {
		lesson.table.play("keep 1");
		lesson.table.play("keep 2");
		expect([lesson.isDone, lesson.bubble, lesson.table.moves]).toEqual([true, "The end", []]);
		lesson.slip();
		expect(lesson.slips).toBe(0);
		lesson.begin();
		expect([lesson.isDone, lesson.step, lesson.bubble]).toEqual([false, 1, "One"]);
	});
});
