import type {
	Ask,
	DeedRequest,
	Done,
	Earlier,
	Face,
	Foresee,
	ForesightAnswer,
	Frame,
	Goodbye,
	Hello,
	HintAnswer,
	NotDone,
	Notice,
	OddsAnswer,
	RoomNow,
	ServerMessage,
	StoryAnswer,
	Welcome,
} from "../wire";

import { type Difference, together } from "./differences";

export const PROTOCOL = 1;

/** A request without its id, which the line makes. */
export type NewRequest = Unnumbered<DeedRequest | Face>;
export type Question = Unnumbered<Ask>;
type Answer = Done | ForesightAnswer | HintAnswer | OddsAnswer | StoryAnswer;
type Unnumbered<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** here: connected. silent: connected, but nobody answers. away: trying again by itself. gone: it will not come back. */
export type State = "coming" | "here" | "silent" | "away" | "gone";

/** Nothing has changed; the words are refused-<reason>. */
export class Refused extends Error {
	constructor(
		readonly reason: string,
		readonly facts: Record<string, number | string> = {},
	) {
		super(reason);
	}
}

export interface Hearer {
	state(state: State, reason: string): void;
	welcome(told: Welcome): void;
	room(told: RoomNow): void;
	frame(told: Frame): void;
	notice(told: Notice): void;
}

/** As much of a WebSocket as we need. */
export interface Socket {
	onopen: ((event: Event) => void) | null;
	onmessage: ((event: MessageEvent) => void) | null;
	onclose: ((event: CloseEvent) => void) | null;
	readonly readyState: number;
	send(text: string): void;
	close(): void;
}

interface Waiting {
	text: string;
	tries: number;
	done(answer: Answer): void;
	refused(why: Refused): void;
}

const OPEN = 1;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
/** While somebody looks at the page: how often the line is looked at, when it is tried, and how long an answer may take. */
const LOOK = 500;
const QUIET = 1_500;
const PATIENCE = 2_000;
/** Bytes of a message that a server reads. */
const LONGEST = 16_384;
/** How soon a message is said again with which the server had trouble, and how often at most. */
const AGAIN = 1_000;
const TRIES = 10;

/**
 * The line to a room. It comes back by itself, and says again what was not answered, with the same ids: so a move counts once,
 * however often the line breaks.
 */
export class Line {
	#socket: Socket | null = null;
	#waiting = new Map<string, Waiting>();
	#known: Frame | null = null;
	#pause = FIRST_PAUSE;
	#later: ReturnType<typeof setTimeout> | undefined;
	#pinging: ReturnType<typeof setInterval> | undefined;
	#heard = 0;
	#pinged = 0;
	#isSilent = false;
	#goodbye: Goodbye | null = null;
	#closed = false;
	#isRenewing = false;

	constructor(
		readonly room: string,
		private token: string | null,
		private readonly hearer: Hearer,
		private readonly connect: () => Socket,
		private facing: number | null = null,
		private readonly isWatched: () => boolean = () => document.visibilityState === "visible",
	) {}

	open(): void {
		clearTimeout(this.#later);
		if (this.#closed || this.#socket || this.#isRenewing) return;
		const socket = this.connect();
		this.#socket = socket;
		this.#goodbye = null;
		socket.onopen = () => this.#greet(socket);
		socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
		socket.onclose = () => this.#lost(socket);
	}

	/** For good. */
	close(): void {
		this.#closed = true;
		clearTimeout(this.#later);
		clearInterval(this.#pinging);
		this.#socket?.close();
		this.#socket = null;
	}

	/** Somebody is impatient, or the network is back: do not wait any longer. */
	hurry(): void {
		this.#pause = FIRST_PAUSE;
		if (this.#isSilent) this.#socket?.close();
		this.open();
	}

	/** With another token from now on. The old one is worth nothing as soon as there is another, so nobody is here meanwhile. */
	async renew(ask: () => Promise<string>): Promise<void> {
		const socket = this.#socket;
		this.#isRenewing = true;
		this.#socket = null;
		clearInterval(this.#pinging);
		socket?.close();
		try {
			this.token = await ask();
		} finally {
			this.#isRenewing = false;
			this.open();
		}
	}

	/** A request, until it is answered. */
	say(request: NewRequest): Promise<Done> {
		return this.#say(request) as Promise<Done>;
	}

	/** Help for the seat that looks. */
	ask(question: Question): Promise<HintAnswer | OddsAnswer> {
		return this.#say(question) as Promise<HintAnswer | OddsAnswer>;
	}

	/** What the seat that looks heard before. */
	earlier(asked: Omit<Earlier, "id">): Promise<StoryAnswer> {
		return this.#say(asked) as Promise<StoryAnswer>;
	}

	/** What a move would change. */
	foresee(asked: Omit<Foresee, "id">): Promise<ForesightAnswer> {
		return this.#say(asked) as Promise<ForesightAnswer>;
	}

	#say(request: NewRequest | Question | Omit<Earlier, "id"> | Omit<Foresee, "id">): Promise<Answer> {
		const id = newId();
		const text = JSON.stringify({ ...request, id });
		if (new TextEncoder().encode(text).length > LONGEST) return Promise.reject(new Refused("too-long"));
		if (request.type === "face") this.facing = request.seat;
		return new Promise((done, refused) => {
			this.#waiting.set(id, { text, tries: 1, done, refused });
			this.#send(text);
		});
	}

	#send(text: string): void {
		if (this.#socket?.readyState === OPEN) this.#socket.send(text);
	}

	#greet(socket: Socket): void {
		const hello: Hello = { type: "hello", protocol: PROTOCOL, room: this.room, token: this.token, differences: true };
		if (this.facing !== null) hello.seat = this.facing;
		const known = this.#known;
		if (known && (this.facing === null || known.seat === this.facing)) {
			hello.match = known.match;
			hello.have = known.version;
		}
		socket.send(JSON.stringify(hello));
		for (const { text } of this.#waiting.values()) socket.send(text);
	}

	#hear(told: ServerMessage): void {
		this.#heard = Date.now();
		if (this.#isSilent && told.type !== "welcome") this.hearer.state("here", "");
		this.#isSilent = false;
		switch (told.type) {
			case "welcome":
				this.#pause = FIRST_PAUSE;
				this.#keepAlive(told.ping * 1000);
				this.hearer.welcome(told);
				this.hearer.state("here", "");
				break;
			case "room":
				this.hearer.room(told);
				break;
			case "frame":
				this.#see(told);
				break;
			case "done":
			case "hint":
			case "odds":
			case "story":
			case "foresight":
				this.#settle(told.id)?.done(told);
				break;
			case "refused":
				this.#refused(told);
				break;
			case "notice":
				this.hearer.notice(told);
				break;
			case "goodbye":
				this.#goodbye = told;
				break;
		}
	}

	/** A frame with its view, also if only the difference was told; what does not fit is asked for whole. */
	#see(told: Frame): void {
		const known = this.#known;
		if (told.difference) {
			const fits = known?.match === told.match && known.version === told.since && known.seat === told.seat;
			const view = fits ? together(known.view, told.difference as Difference, told.check) : null;
			if (view === null) {
				this.#send(JSON.stringify({ type: "whole", id: newId() }));
				return;
			}
			told = { ...told, view, difference: null };
		}
		this.#known = told;
		this.hearer.frame(told);
	}

	#refused(told: NotDone): void {
		const waiting = this.#waiting.get(told.id);
		if (told.reason === "try-again" && waiting && waiting.tries++ < TRIES) {
			setTimeout(() => this.#waiting.get(told.id) === waiting && this.#send(waiting.text), AGAIN); // it counts once
			return;
		}
		this.#settle(told.id)?.refused(new Refused(told.reason, told.facts));
	}

	#settle(id: string): Waiting | undefined {
		const found = this.#waiting.get(id);
		this.#waiting.delete(id);
		return found;
	}

	/** Pings often enough for the server's patience, and, while somebody looks, often enough to notice that nobody answers. */
	#keepAlive(most: number): void {
		clearInterval(this.#pinging);
		this.#pinged = this.#heard;
		this.#pinging = setInterval(() => {
			const now = Date.now();
			const isAnswered = this.#heard >= this.#pinged;
			if (now - this.#heard > 2 * most) this.#socket?.close();
			else if (now - (isAnswered ? this.#heard : this.#pinged) > (this.isWatched() ? QUIET : most * 0.6)) {
				if (isAnswered) this.#ping(now);
				else if (now - this.#pinged > PATIENCE) this.#fallSilent();
			}
		}, LOOK);
	}

	#ping(now: number): void {
		this.#pinged = now;
		this.#send(JSON.stringify({ type: "ping", id: newId() }));
	}

	#fallSilent(): void {
		if (this.#isSilent) return;
		this.#isSilent = true;
		this.hearer.state("silent", "");
	}

	#lost(socket: Socket): void {
		if (socket !== this.#socket) return;
		this.#socket = null;
		this.#isSilent = false;
		clearInterval(this.#pinging);
		if (this.#closed) return;
		const goodbye = this.#goodbye;
		if (goodbye && goodbye.after < 0) {
			this.#closed = true;
			for (const waiting of this.#waiting.values()) waiting.refused(new Refused(goodbye.reason));
			this.#waiting.clear();
			this.hearer.state("gone", goodbye.reason);
			return;
		}
		this.hearer.state("away", goodbye?.reason ?? "");
		this.#later = setTimeout(() => this.open(), goodbye ? goodbye.after * 1000 : this.#nextPause());
	}

	/** Longer each time, and not for everybody at the same moment. */
	#nextPause(): number {
		const pause = this.#pause * (0.75 + Math.random() / 2);
		this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE);
		return pause;
	}
}

export function newId(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
