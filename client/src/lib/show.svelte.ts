import type { Time } from "../game";
import type { Frame, GameEvent, StoryAnswer } from "../wire";

/** How a game is shown: how long each event takes, and how the table looks after it. */
export interface Pacing {
	/** First its picture, then its sentence, in milliseconds; 0: at once. */
	time(event: GameEvent, view: unknown): Time;
	/** The table after an event, so that several in one frame can be watched one by one. The frame's own view has the last word. */
	advance(view: unknown, event: GameEvent): unknown;
	/**
	 * How long events that were told without being shown stay to be read before the next one of their frame, or, if there is
	 * none, before the next frame; in milliseconds. 0: not at all.
	 */
	rest(events: readonly GameEvent[], next: GameEvent | undefined): number;
	/** Told once for each event that is shown, when its picture begins. */
	begun(event: GameEvent): void;
	/** Told once for each event that happens before our eyes, when its picture is complete. */
	heard(event: GameEvent): void;
}

const FRESH = 2_000;

/**
 * What happens, one thing at a time. Frames may come faster than anybody can watch: they wait here, and what can be played
 * is only told when the last of them has been shown. A frame that begins anew is not a film: it is simply there.
 */
export class Show {
	frame: Frame | null = $state.raw(null);
	view: unknown = $state.raw(null);
	event: GameEvent | null = $state.raw(null);
	/** Whether the picture of that is complete, so that it has been said what it was. */
	told = $state(false);
	/** How long that takes. */
	time: Time = $state.raw({ picture: 0, reading: 0 });
	log: readonly GameEvent[] = $state.raw([]);
	/** How many events came before the log begins. */
	earlier = $state(0);
	busy = $state(false);
	/** What is before our eyes stays there until somebody goes on. */
	held = $state(false);
	/** What the last frame told without showing it, because nothing moves here or it was skipped: outlined for a while. */
	fresh: readonly GameEvent[] = $state.raw([]);
	/** When the last frame came, in milliseconds of this page. */
	since = 0;
	#frames: Frame[] = [];
	#events: GameEvent[] = [];
	#until: string | null = null;
	/** What was told without being shown, since there was time to read. */
	#unread: GameEvent[] = [];
	/** Until then what is on the table can be read, in milliseconds of this page. */
	#restsUntil = 0;
	/** Whether the first of the frames is being shown, or still waits for the one before to be read. */
	#begun = false;
	#later: ReturnType<typeof setTimeout> | undefined;
	#stale: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly pacing: Pacing) {}

	/** Whether a frame tells again what we know already: something in it is not to be seen any more. */
	isAgain(frame: Frame): boolean {
		const last = this.#frames.at(-1) ?? this.frame;
		return frame.since < 0 && frame.match === last?.match && frame.seat === last.seat && frame.version === last.version;
	}

	take(frame: Frame): void {
		this.since = performance.now();
		const last = this.#frames.at(-1) ?? this.frame;
		if (!last || frame.since < 0 || frame.match !== last.match || frame.seat !== last.seat) this.#jump(frame);
		else if (frame.version > last.version) this.#queue(frame);
	}

	/** Everything that waits has happened. */
	skip(): void {
		clearTimeout(this.#later);
		const begun = this.#begun ? 1 : 0;
		const now = this.event && !this.told ? [this.event] : [];
		const waiting = [...now, ...this.#events, ...this.#frames.slice(begun).flatMap((frame) => frame.events)];
		const last = this.#frames.at(-1);
		if (!last) return;
		this.#restsUntil = 0;
		for (const event of waiting) this.#hear(event);
		this.#unseen(last.events);
		this.#settle(last);
	}

	/** A picture that has begun is completed, and then it stays. */
	hold(): void {
		if (!this.event) return;
		if (this.told) clearTimeout(this.#later);
		this.held = true;
	}

	goOn(): void {
		if (!this.event) return;
		clearTimeout(this.#later);
		this.held = false;
		if (!this.told) this.#hear(this.event);
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
		this.earlier = 0;
	}

	/** What came just before the log, as it was asked for; not if another match or seat is shown by now. */
	recall(story: StoryAnswer, before = story.first + story.events.length): void {
		const last = this.#frames.at(-1) ?? this.frame;
		if (story.match !== last?.match || story.seat !== last.seat) return;
		if (before !== this.earlier) return;
		this.log = [...story.events, ...this.log];
		this.earlier = story.first;
	}

	#jump(frame: Frame): void {
		clearTimeout(this.#later);
		this.#restsUntil = 0;
		this.#unseen([]);
		this.log = frame.events;
		this.earlier = frame.earlier;
		this.#settle(frame);
	}

	#settle(frame: Frame | null): void {
		this.#frames = [];
		this.#events = [];
		this.#begun = false;
		this.event = null;
		this.told = false;
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
		this.#beginRested(frame);
	}

	/** Once the last frame has been there long enough. */
	#beginRested(frame: Frame): void {
		const left = this.#restsUntil - performance.now();
		if (left > 0) this.#later = setTimeout(() => this.#begin(frame), left);
		else this.#begin(frame);
	}

	#next(): void {
		const event = this.#events.shift();
		if (!event) {
			this.#nextFrame();
			return;
		}
		if (event.name === this.#until) this.#until = null;
		const time = this.pacing.time(event, this.view);
		if (this.#until === null && time.picture + time.reading > 0) this.#show(event, time);
		else {
			this.#hear(event);
			this.#unread.push(event);
			this.#unseen([...this.#unread]);
			this.#read(event);
		}
	}

	/** Where nothing moves, there is time to read between what one has done and what another does. */
	#read(event: GameEvent): void {
		const [next] = this.#events;
		const pause = next && this.#until === null ? this.pacing.rest(this.#unread, next) : 0;
		if (pause <= 0) {
			this.#after(event);
			return;
		}
		this.view = this.pacing.advance(this.view, event);
		this.#later = setTimeout(() => {
			this.#unread = [];
			this.#next();
		}, pause);
	}

	/** First the picture, and only then what it was. */
	#show(event: GameEvent, time: Time): void {
		this.time = time;
		this.told = false;
		this.event = event;
		this.pacing.begun(event);
		if (time.picture > 0) this.#later = setTimeout(() => this.#tell(event), time.picture);
		else this.#tell(event);
	}

	#tell(event: GameEvent): void {
		this.told = true;
		this.#hear(event);
		if (this.held) return;
		if (this.time.reading > 0) this.#later = setTimeout(() => this.#after(event), this.time.reading);
		else this.#after(event);
	}

	#after(event: GameEvent): void {
		this.event = null;
		this.told = false;
		this.view = this.pacing.advance(this.view, event);
		this.#next();
	}

	#nextFrame(): void {
		const shown = this.#frames.shift();
		const next = this.#frames[0];
		if (shown) this.#restsUntil = performance.now() + this.pacing.rest(this.#unread, undefined);
		if (!next) {
			if (shown) this.#settle(shown);
			return;
		}
		if (shown) this.view = shown.view;
		this.#begun = false;
		this.#beginRested(next);
	}

	#begin(frame: Frame): void {
		this.#begun = true;
		this.#events = [...frame.events];
		this.#unread = [];
		this.#unseen([]);
		this.#next();
	}

	#unseen(events: readonly GameEvent[]): void {
		clearTimeout(this.#stale);
		this.fresh = events;
		if (events.length > 0) this.#stale = setTimeout(() => this.#unseen([]), FRESH);
	}

	#hear(event: GameEvent): void {
		this.log = [...this.log, event];
		this.pacing.heard(event);
	}
}
