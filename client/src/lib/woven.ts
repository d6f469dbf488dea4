import type { GameEvent, HelpNow } from "../wire";

/** What a table told, with those who asked for help in between: as events, each after what had happened by then. */
export function woven(events: readonly GameEvent[], uses: readonly HelpNow[], earlier = 0): readonly GameEvent[] {
	const first = earlier > 0 ? (events[0]?.version ?? 0) : -1;
	const asked = uses.filter((use) => use.version >= first);
	if (asked.length === 0) return events;
	const found: GameEvent[] = [];
	for (const event of events) {
		while (asked[0] && asked[0].version < event.version) found.push(told(asked.shift()));
		found.push(event);
	}
	return [...found, ...asked.map(told)];
}

const known = new WeakMap<HelpNow, GameEvent>();

/** The same event each time, so that its sentence is made once. */
function told(use: HelpNow | undefined): GameEvent {
	if (!use) throw new Error("nobody asked");
	const event = known.get(use) ?? {
		version: use.version,
		name: `${use.what}_asked`,
		facts: { seat: use.seat },
		only: null,
	};
	known.set(use, event);
	return event;
}
