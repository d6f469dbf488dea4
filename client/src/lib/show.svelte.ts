import type { Frame, Happening } from "../wire";

/** How a game is shown: how long each event takes, and how the table looks after it. */
export interface Pacing {
	/** In milliseconds; 0: at once. */
	beat(event: Happening): number;
	/** The table after an event, so that several in one frame can be watched one by one. The frame's own view has the last word. */
	advance(view: unknown, event: Happening): unknown;
	/** Told once for each event that happens before our eyes. */
	heard(event: Happening): void;
}

const FRESH = 2_000;

/**
 * What happens, one thing at a time. Frames may come faster than anybody can watch: they wait here, and what can be played
 * is only told when the last of them has been shown. A frame that begins anew is not a film: it is simply there.
 */
export class Show {
	frame: Frame | null = $state.raw(null);
	view: unknown = $state.raw(null);
	event: Happening | null = $state.raw(null);
	log: readonly Happening[] = $state.raw([]);
	busy = $state(false);
	/** What is before our eyes stays there until somebody goes on. */
	held = $state(false);
	/** What the last frame told without showing it, because nothing moves here or it was skipped: outlined for a while. */
	fresh: readonly Happening[] = $state.raw([]);
	/** When the last frame came, in milliseconds of this page. */
	since = 0;
	#frames: Frame[] = [];
	#events: Happening[] = [];
	#until: string | null = null;
	#later: ReturnType<typeof setTimeout> | undefined;
	#stale: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly pacing: Pacing) {}

	take(frame: Frame): void {
		this.since = performance.now();
		const last = this.#frames.at(-1) ?? this.frame;
		if (!last || frame.since < 0 || frame.match !== last.match || frame.seat !== last.seat) this.#jump(frame);
		else if (frame.version > last.version) this.#queue(frame);
	}

	/** Everything that waits has happened. */
	skip(): void {
		clearTimeout(this.#later);
		const rest = [...this.#events, ...this.#frames.slice(1).flatMap((frame) => frame.events)];
		const last = this.#frames.at(-1);
		if (!last) return;
		for (const event of rest) this.#hear(event);
		this.#unseen(last.events);
		this.#settle(last);
	}

	hold(): void {
		if (!this.event) return;
		clearTimeout(this.#later);
		this.held = true;
	}

	goOn(): void {
		if (!this.event) return;
		clearTimeout(this.#later);
		this.held = false;
		this.#after(this.event);
	}

	/** One more event, and wait again. */
	step(): void {
		this.goOn();
		this.hold();
	}

	/** Everything before the next event of this name has happened. */
	skipTo(name: string): void {
		this.#until = name;
		this.goOn();
	}

	forget(): void {
		clearTimeout(this.#later);
		this.#unseen([]);
		this.#settle(null);
		this.log = [];
	}

	#jump(frame: Frame): void {
		clearTimeout(this.#later);
		this.#unseen([]);
		this.log = frame.events;
		this.#settle(frame);
	}

	#settle(frame: Frame | null): void {
		this.#frames = [];
		this.#events = [];
		this.event = null;
		this.busy = false;
		this.held = false;
		this.#until = null;
		this.frame = frame;
		this.view = frame?.view ?? null;
	}

	#queue(frame: Frame): void {
		this.#frames.push(frame);
		if (this.busy) return;
		this.busy = true;
		this.#begin(frame);
	}

	#next(): void {
		const event = this.#events.shift();
		if (!event) {
			this.#nextFrame();
			return;
		}
		this.#hear(event);
		if (event.name === this.#until) this.#until = null;
		const beat = this.#until === null ? this.pacing.beat(event) : 0;
		if (beat <= 0) {
			this.#unseen([...this.fresh, event]);
			this.#after(event);
			return;
		}
		this.event = event;
		if (!this.held) this.#later = setTimeout(() => this.#after(event), beat);
	}

	#after(event: Happening): void {
		this.event = null;
		this.view = this.pacing.advance(this.view, event);
		this.#next();
	}

	#nextFrame(): void {
		const shown = this.#frames.shift();
		const next = this.#frames[0];
		if (!next) {
			if (shown) this.#settle(shown);
			return;
		}
		if (shown) this.view = shown.view;
		this.#begin(next);
	}

	#begin(frame: Frame): void {
		this.#events = [...frame.events];
		this.#unseen([]);
		this.#next();
	}

	#unseen(events: readonly Happening[]): void {
		clearTimeout(this.#stale);
		this.fresh = events;
		if (events.length > 0) this.#stale = setTimeout(() => this.#unseen([]), FRESH);
	}

	#hear(event: Happening): void {
		this.log = [...this.log, event];
		this.pacing.heard(event);
	}
}
