import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "../src/lib/show.svelte";
import type { Frame, GameEvent, StoryAnswer } from "../src/wire";

const happening = (version: number, name: string): GameEvent => ({ version, name, facts: {}, only: null });

function frame(version: number, since: number, ...names: string[]): Frame {
	return {
		type: "frame",
		match: 1,
		version,
		since,
		seat: 0,
		turn: 0,
		turn_since: 0,
		events: names.map((name) => happening(version, name)),
		view: `view ${version}`,
		moves: [`move ${version}`],
		undo: false,
		over: null,
		earlier: 0,
		glance: 0,
		difference: null,
		check: 0,
	};
}

let heard: string[];
let show: Show;
let beat: number;
let reading: number;
let begun: string[];
let rest: number;
/** Before which events there is time to read, beside that between frames. */
let pauses: string[];

beforeEach(() => {
	vi.useFakeTimers();
	heard = [];
	begun = [];
	beat = 100;
	reading = 0;
	rest = 0;
	pauses = [];
	show = new Show({
		time: () => ({ picture: beat, reading }),
		advance: (view, event) => `${view} + ${event.name}`,
		rest: (_, next) => (next && !pauses.includes(next.name) ? 0 : rest),
		begun: (event) => begun.push(event.name),
		heard: (event) => heard.push(event.name),
	});
	show.take(frame(1, -1, "dealt", "dealt"));
});

afterEach(() => {
	vi.useRealTimers();
});

describe("a show", () => {
	it("does not replay what happened before we came", () => {
		expect(show.busy).toBe(false);
		expect(show.view).toBe("view 1");
		expect(show.log).toHaveLength(2);
		expect(heard).toEqual([]);
	});

	it("shows one event after the other, then the frame's own view", () => {
		show.take(frame(2, 1, "rolled", "kept"));
		expect([show.event?.name, show.view, show.frame?.version]).toEqual(["rolled", "view 1", 1]);
		vi.advanceTimersByTime(100);
		expect([show.event?.name, show.view]).toEqual(["kept", "view 1 + rolled"]);
		vi.advanceTimersByTime(100);
		expect([show.event, show.view, show.frame?.version, show.busy]).toEqual([null, "view 2", 2, false]);
		expect(heard).toEqual(["rolled", "kept"]);
	});

	it("says what happened when its picture is complete, and leaves time to read that", () => {
		reading = 50;
		show.take(frame(2, 1, "rolled", "kept"));
		vi.advanceTimersByTime(99);
		expect([show.event?.name, show.told, begun, heard, show.log.length]).toEqual(["rolled", false, ["rolled"], [], 2]);
		vi.advanceTimersByTime(1);
		expect([show.event?.name, show.told, heard, show.log.length]).toEqual(["rolled", true, ["rolled"], 3]);
		vi.advanceTimersByTime(50);
		expect([show.event?.name, show.told, begun, heard]).toEqual(["kept", false, ["rolled", "kept"], ["rolled"]]);
	});

	it("says at once what has no picture", () => {
		[beat, reading] = [0, 500];
		show.take(frame(2, 1, "noted"));
		expect([show.event?.name, show.told, heard]).toEqual(["noted", true, ["noted"]]);
	});

	it("completes a picture that is held, says what it was, and stays", () => {
		reading = 50;
		show.take(frame(2, 1, "rolled", "kept"));
		show.hold();
		vi.advanceTimersByTime(1000);
		expect([show.event?.name, show.told, heard]).toEqual(["rolled", true, ["rolled"]]);
	});

	it("says every event once, whenever it is skipped", () => {
		reading = 50;
		show.take(frame(2, 1, "rolled", "kept"));
		vi.advanceTimersByTime(120);
		show.skip();
		show.take(frame(3, 2, "dropped"));
		vi.advanceTimersByTime(20);
		show.skip();
		show.take(frame(4, 3, "laid"));
		show.goOn();
		vi.advanceTimersByTime(1000);
		expect(heard).toEqual(["rolled", "kept", "dropped", "laid"]);
		expect([show.event, show.told]).toEqual([null, false]);
	});

	it("lets frames wait their turn and offers moves only after the last", () => {
		show.take(frame(2, 1, "one"));
		show.take(frame(3, 2, "two"));
		vi.advanceTimersByTime(100);
		expect([show.event?.name, show.view, show.busy, show.frame?.version]).toEqual(["two", "view 2", true, 1]);
		vi.advanceTimersByTime(100);
		expect([show.frame?.version, show.busy]).toEqual([3, false]);
	});

	it("skips to the end, and every event is heard once all the same", () => {
		show.take(frame(2, 1, "one", "two"));
		show.take(frame(3, 2, "three"));
		show.skip();
		vi.advanceTimersByTime(1000);
		expect(heard).toEqual(["one", "two", "three"]);
		expect(show.log.map((event) => event.name)).toEqual(["dealt", "dealt", "one", "two", "three"]);
		expect([show.view, show.busy]).toEqual(["view 3", false]);
	});

	it("takes no time where nothing moves, and still tells everything", () => {
		beat = 0;
		show.take(frame(2, 1, "one", "two"));
		expect([show.view, show.busy, heard.length]).toEqual(["view 2", false, 2]);
	});

	it("ignores a frame it has had", () => {
		show.take(frame(2, 1, "one"));
		show.take(frame(2, 1, "one"));
		vi.advanceTimersByTime(1000);
		expect(heard).toEqual(["one"]);
	});

	it("begins anew with another match or another seat, in the middle of whatever was shown", () => {
		show.take(frame(2, 1, "one"));
		show.take({ ...frame(1, -1, "dealt"), match: 2, view: "another match" });
		vi.advanceTimersByTime(1000);
		expect([show.view, show.log.length, show.event]).toEqual(["another match", 1, null]);
		show.take({ ...frame(5, 1, "dealt"), match: 2, seat: 1, view: "another seat" });
		expect(show.view).toBe("another seat");
	});

	it("forgets everything behind a curtain", () => {
		show.take(frame(2, 1, "one"));
		show.forget();
		vi.advanceTimersByTime(1000);
		expect([show.view, show.frame, show.log]).toEqual([null, null, []]);
	});

	it("takes what came before its log, and nothing of another match, seat or place", () => {
		show.take({ ...frame(900, -1, "flipped"), earlier: 300 });
		const story = (first: number, count: number): StoryAnswer => ({
			type: "story",
			id: "a",
			match: 1,
			seat: 0,
			first,
			events: Array.from({ length: count }, (_, number) => happening(1, `before ${first + number}`)),
		});
		show.recall({ ...story(100, 200), seat: 1 });
		show.recall({ ...story(100, 200), match: 2 });
		show.recall(story(0, 200));
		expect([show.log.length, show.earlier]).toEqual([1, 300]);
		show.recall(story(100, 200));
		show.recall(story(0, 100));
		expect([show.log.length, show.earlier]).toEqual([301, 0]);
		expect(show.log.map((event) => event.name).slice(-2)).toEqual(["before 299", "flipped"]);
		expect(heard).toEqual([]);
		show.take({ ...frame(901, 900, "flipped again"), earlier: 301 });
		vi.advanceTimersByTime(1000);
		expect([show.log.length, show.earlier]).toEqual([302, 0]);
	});

	it("can be held, and goes on with what comes next", () => {
		show.take(frame(2, 1, "rolled", "kept"));
		show.hold();
		vi.advanceTimersByTime(1000);
		expect([show.event?.name, show.held]).toEqual(["rolled", true]);
		show.goOn();
		expect([show.event?.name, show.held]).toEqual(["kept", false]);
	});

	it("winds on to the next event of a name, and shows that one", () => {
		show.take(frame(2, 1, "turned", "fed", "resolved", "turned", "resolved"));
		show.hold();
		show.skipTo("resolved");
		expect([show.event?.name, show.view]).toEqual(["resolved", "view 1 + turned + fed"]);
		vi.advanceTimersByTime(100);
		expect(show.event?.name).toBe("turned");
		expect(show.held).toBe(false);
		expect(heard).toEqual(["turned", "fed", "resolved"]);
	});

	it("can be stopped, goes on step by step, and then by itself again", () => {
		show.take(frame(2, 1, "barked", "pounced", "nibbled", "counted"));
		show.hold();
		vi.advanceTimersByTime(10_000);
		expect([show.event?.name, show.held]).toEqual(["barked", true]);
		show.step();
		vi.advanceTimersByTime(10_000);
		expect([show.event?.name, show.view]).toEqual(["pounced", "view 1 + barked"]);
		show.goOn();
		expect([show.event?.name, show.held]).toEqual(["nibbled", false]);
		vi.advanceTimersByTime(200);
		expect([show.event, show.view, show.busy]).toEqual([null, "view 2", false]);
	});

	it("is over after the last step, however it was stopped", () => {
		show.take(frame(2, 1, "barked"));
		show.hold();
		show.step();
		expect([show.event, show.view, show.busy, show.held]).toEqual([null, "view 2", false, false]);
		show.hold();
		expect(show.held).toBe(false);
	});

	it("outlines what could not be watched, for a while", () => {
		beat = 0;
		show.take(frame(2, 1, "rolled", "kept"));
		expect(show.fresh.map((event) => event.name)).toEqual(["rolled", "kept"]);
		show.take(frame(3, 2, "dropped"));
		expect(show.fresh.map((event) => event.name)).toEqual(["dropped"]);
		vi.advanceTimersByTime(2_000);
		expect(show.fresh).toEqual([]);
	});

	it("outlines what was skipped, and nothing that was watched", () => {
		show.take(frame(2, 1, "rolled"));
		vi.advanceTimersByTime(100);
		expect(show.fresh).toEqual([]);
		show.take(frame(3, 2, "kept"));
		show.skip();
		expect(show.fresh.map((event) => event.name)).toEqual(["kept"]);
	});

	it("leaves time to read what did not move, before the next frame", () => {
		beat = 0;
		rest = 1_000;
		show.take(frame(2, 1, "kept"));
		expect([show.view, show.busy]).toEqual(["view 2", false]);
		vi.advanceTimersByTime(100);
		show.take(frame(3, 2, "rolled"));
		show.take(frame(4, 3, "dropped"));
		expect([show.view, show.busy, heard]).toEqual(["view 2", true, ["kept"]]);
		vi.advanceTimersByTime(900);
		expect([show.view, show.busy, heard]).toEqual(["view 3", true, ["kept", "rolled"]]);
		vi.advanceTimersByTime(1_000);
		expect([show.view, show.busy, heard]).toEqual(["view 4", false, ["kept", "rolled", "dropped"]]);
	});

	it("leaves time to read what one did, before what another does in the same frame", () => {
		beat = 0;
		rest = 1_000;
		pauses = ["rolled"];
		show.take(frame(2, 1, "kept", "refilled", "rolled"));
		expect([show.view, show.busy, heard]).toEqual(["view 1 + kept + refilled", true, ["kept", "refilled"]]);
		expect(show.fresh.map(({ name }) => name)).toEqual(["kept", "refilled"]);
		vi.advanceTimersByTime(999);
		expect(heard).toHaveLength(2);
		vi.advanceTimersByTime(1);
		expect([show.view, show.busy, heard]).toEqual(["view 2", false, ["kept", "refilled", "rolled"]]);
		expect(show.fresh.map(({ name }) => name)).toEqual(["rolled"]);
		show.take(frame(3, 2, "kept", "rolled", "dropped"));
		show.skip();
		expect([show.view, heard.slice(3)]).toEqual(["view 3", ["kept", "rolled", "dropped"]]);
	});

	it("can be asked not to wait for readers", () => {
		beat = 0;
		rest = 1_000;
		show.take(frame(2, 1, "kept"));
		show.take(frame(3, 2, "rolled"));
		show.take(frame(4, 3, "dropped"));
		show.skip();
		expect([show.view, show.busy, heard]).toEqual(["view 4", false, ["kept", "rolled", "dropped"]]);
		vi.advanceTimersByTime(5_000);
		expect(heard).toHaveLength(3);
	});

	it("knows a frame that tells everything again, because something is not to be seen any more", () => {
		show.take(frame(2, 1, "peeked", "seen"));
		show.skip();
		expect(show.isAgain(frame(2, -1, "peeked"))).toBe(true);
		expect(show.isAgain(frame(3, 2, "rolled"))).toBe(false);
		expect(show.isAgain({ ...frame(2, -1), seat: 1 })).toBe(false);
		show.take(frame(2, -1, "peeked"));
		expect(show.log.map(({ name }) => name)).toEqual(["peeked"]);
	});
});
