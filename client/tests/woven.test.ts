import { expect, test } from "vitest";
import { woven } from "../src/lib/woven";
import type { GameEvent, HelpNow } from "../src/wire";

const event = (version: number): GameEvent => ({ version, name: `turn_${version}`, facts: {}, only: null });
const use = (version: number): HelpNow => ({ version, seat: 1, what: "hint" });
const names = (events: readonly GameEvent[]) => events.map(({ name }) => name);

test("who asked for help stands in the log after what had happened by then", () => {
	const log = [event(0), event(1), event(1), event(2)];
	expect(names(woven(log, [use(1), use(2)]))).toEqual([
		"turn_0",
		"turn_1",
		"turn_1",
		"hint_asked",
		"turn_2",
		"hint_asked",
	]);
	expect(woven(log, [use(1)])[3]?.facts).toEqual({ seat: 1 });
});

test("what was asked before the log begins is told when the log does", () => {
	expect(names(woven([event(7)], [use(3)], 12))).toEqual(["turn_7"]);
	expect(names(woven([event(3), event(7)], [use(3)], 2))).toEqual(["turn_3", "hint_asked", "turn_7"]);
});

test("the same use is the same event, so that its sentence is made once", () => {
	const asked = use(1);
	expect(woven([event(1)], [asked])[1]).toBe(woven([event(1), event(2)], [asked])[1]);
});
