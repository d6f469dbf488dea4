import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "../src/lib/show.svelte";
import type { Frame, Happening } from "../src/wire";

const happening = (version: number, name: string): Happening => ({ version, name, facts: {}, only: null });

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
	};
}

let heard: string[];
let show: Show;
let beat: number;

beforeEach(() => {
	vi.useFakeTimers();
	heard = [];
	beat = 100;
	show = new Show({
		beat: () => beat,
		advance: (view, event) => `${view} + ${event.name}`,
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
		expect(heard).toEqual(["turned", "fed", "resolved", "turned"]);
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
});
