import type { AnyView, GameClient } from "../game";
import type { Done, Frame, Happening, Hint, Key, Notice, Odds, RoomNow, Welcome } from "../wire";
import { type Turn, turnOf } from "./clock";
import { clientOf, soundOf, wordsOf } from "./games";
import * as kept from "./kept";
import { Line, Refused, type Socket, type State, type Wish } from "./line";
import { isBot } from "./seats";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { kitchen } from "./sound";
import { TableNow } from "./table.svelte";
import { say, ui } from "./ui.svelte";
import { voice } from "./voice.svelte";
import { Words } from "./words";

export const NOBODY = -2;
const NOTE_LASTS = 6_000;

/** Somebody's words for something that happened around the table, for a while. */
export interface Note {
	number: number;
	text: string;
}

/** This device in a room: what it knows of it, and what it may do there. */
export class Visit {
	room: RoomNow | null = $state.raw(null);
	guest: number | null = $state(null);
	state: State = $state("coming");
	reason = $state("");
	client: GameClient | null = $state.raw(null);
	words: Words = $state.raw(new Words("en", []));
	facing: number | null = $state(null);
	sending = $state(false);
	notes: Note[] = $state([]);
	stickers: Record<number, string> = $state({});
	readonly show = new Show({
		beat: (event) => (document.hidden ? 0 : this.#beat(event)),
		advance: (view, event) => this.client?.advance?.(view, event) ?? view,
		heard: (event) => {
			voice.tell(this.sentence(event));
			kitchen.play(soundOf(this.client, event));
		},
	});
	readonly #line: Line;
	#number = 0;
	/** How far the server's clock is ahead of this device's, in milliseconds. */
	#ahead = $state(0);
	#help: Hint | Odds | null = $state.raw(null);
	#loaded = "";
	#coming: RoomNow | null = null;
	/** The bots' pace before somebody hurried; kept, because a page may be closed meanwhile. */
	#pace: number | null;

	constructor(
		readonly code: string,
		key: Key | null,
	) {
		this.guest = key?.guest ?? null;
		this.#pace = kept.paceOf(code);
		this.#line = new Line(code, key?.token ?? null, this.#hearer(), socket);
	}

	open(): () => void {
		const hurry = () => document.visibilityState === "visible" && this.#line.hurry();
		addEventListener("online", hurry);
		document.addEventListener("visibilitychange", hurry);
		this.#line.open();
		return () => {
			removeEventListener("online", hurry);
			document.removeEventListener("visibilitychange", hurry);
			this.#line.close();
		};
	}

	hurry(): void {
		this.#line.hurry();
	}

	#hearer() {
		return {
			state: (state: State, reason: string) => {
				this.state = state;
				this.reason = reason;
			},
			welcome: (told: Welcome) => {
				this.guest = told.guest;
				this.#ahead = told.now * 1000 - Date.now();
			},
			room: (told: RoomNow) => this.#enter(told),
			frame: (told: Frame) => {
				if (this.facing === null || told.seat === this.facing) this.show.take(told);
			},
			notice: (told: Notice) => this.#notice(told),
		};
	}

	/** The room as it is now; if it is another game, once that game's words are here. */
	#enter(room: RoomNow): void {
		this.#coming = room;
		if (this.#loaded === keyOf(room)) this.#apply(room);
		else void this.load();
	}

	#apply(room: RoomNow): void {
		const isNew = this.room?.match !== room.match;
		this.room = room;
		if (room.phase === "lobby") this.show.forget();
		if (room.phase === "lobby" || (isNew && room.phase === "playing")) this.facing = null;
	}

	/** The game's own parts, and its words in the language that is set. */
	async load(): Promise<void> {
		const room = this.#coming;
		const phrases = ui.about?.games.find((one) => one.name === room?.game)?.phrases;
		if (!room || !phrases || this.#loaded === keyOf(room)) return;
		const wanted = keyOf(room);
		try {
			const [client, words] = await Promise.all([clientOf(room.game), wordsOf(room.game, settings.language, phrases)]);
			if (wanted !== keyOf(this.#coming ?? room)) return; // it has changed again meanwhile
			this.#loaded = wanted;
			this.client = client;
			this.words = words;
			this.#apply(this.#coming ?? room);
		} catch {
			// the server is away: it tells the room again when it is back
		}
	}

	// Who I am here.

	readonly mine: readonly number[] = $derived(
		(this.room?.chairs ?? []).flatMap((chair, seat) =>
			this.guest !== null && chair.guest === this.guest ? [seat] : [],
		),
	);
	readonly isHost: boolean = $derived(this.room?.guests.some((one) => one.host && one.guest === this.guest) ?? false);
	readonly isShared: boolean = $derived(this.mine.length > 1);
	readonly reader: number | null = $derived(this.mine.length === 1 ? (this.mine[0] ?? null) : null);
	readonly names: readonly string[] = $derived((this.room?.chairs ?? []).map((chair) => chair.name));

	// What is on the table.

	readonly frame: Frame | null = $derived(this.show.frame);
	readonly view: unknown = $derived(this.show.view);
	readonly event: Happening | null = $derived(this.show.event);
	readonly fresh: readonly Happening[] = $derived(this.show.fresh);
	readonly seat: number = $derived(this.frame?.seat ?? NOBODY);
	readonly version: number = $derived(this.frame?.version ?? -1);
	readonly turn: number = $derived(this.frame?.turn ?? NOBODY);
	/** Whose doing is on the screen just now. */
	readonly actor: number = $derived.by(() => {
		if (typeof this.event?.facts.seat === "number") return this.event.facts.seat;
		const view = this.view as AnyView | null;
		if (!view) return NOBODY;
		return view.turn >= 0 || view.turn === NOBODY ? view.turn : view.mover;
	});
	readonly isOver: boolean = $derived(this.frame?.over != null && !this.show.busy);
	readonly canPlay: boolean = $derived(this.state === "here" && !this.sending && !this.show.busy);
	readonly moves: readonly string[] = $derived(this.canPlay ? (this.frame?.moves ?? []) : []);
	/** Another of those at this device is next: the screen must be passed on. */
	readonly next: number | null = $derived(
		this.isShared && !this.show.busy && this.mine.includes(this.turn) && this.seat !== this.turn ? this.turn : null,
	);
	/** The turn that is being timed, if a person is to play and the room has a clock. */
	readonly timed: Turn | null = $derived.by(() => {
		const frame = this.show.busy ? null : this.frame;
		const chair = this.room?.chairs[frame?.turn ?? NOBODY];
		if (!frame || frame.over || !chair || isBot(chair)) return null;
		return turnOf(frame.turn_since, this.room?.settings.clock ?? 0, this.#ahead);
	});
	readonly table = new TableNow(this);
	readonly needsCurtain: boolean = $derived(this.client?.isOpen !== true);

	#beat(event: Happening): number {
		const usually = this.client?.beats[event.name] ?? 0;
		return this.isShow(event) ? settings.stays(usually) : settings.lasts(usually);
	}

	isShow(event: Happening | null): boolean {
		return event !== null && (this.client?.show?.isOn(this.view, event) ?? false);
	}

	/** What was said once is not made up again: a game of Cheese has thousands of events. */
	readonly #said = $derived(said(this.words, this.names, this.reader));

	sentence(event: Happening): string {
		return this.#said(event);
	}

	readonly lines: readonly string[] = $derived(this.show.log.map((event) => this.sentence(event)));

	// What can be done.

	say(wish: Wish): Promise<Done> {
		return this.#line.say(wish);
	}

	/** Something that may be refused; then a note says why. */
	async wish(wish: Wish): Promise<boolean> {
		try {
			await this.say(wish);
			return true;
		} catch (problem) {
			if (!(problem instanceof Refused)) throw problem;
			this.note(this.why(problem.reason, problem.facts));
			return false;
		}
	}

	play(notation: string): void {
		const frame = this.frame;
		if (!frame || !this.moves.includes(notation)) return;
		this.#once({ type: "move", match: frame.match, version: frame.version, seat: frame.seat, move: notation });
	}

	/** No pauses between the bots' moves, and later the same as before. */
	rush(isOn: boolean): void {
		const settings = this.room?.settings;
		if (!settings || !this.isHost || isOn === (this.#pace !== null)) return;
		const pace = isOn ? 0 : (this.#pace ?? settings.pace);
		this.#pace = isOn ? settings.pace : null;
		kept.keepPace(this.code, this.#pace);
		void this.wish({ type: "set", settings: { ...settings, pace } });
	}

	/** A sensible move and why, or what is known of everything hidden; for the position as it is now. */
	async ask(what: "hint" | "odds"): Promise<void> {
		try {
			const told = await this.#line.ask({ type: "ask", what, language: settings.language });
			if (told.match !== this.frame?.match || told.version !== this.version || told.seat !== this.seat) return;
			this.#help = told;
			if (told.type === "hint") voice.tell(told.says);
		} catch (problem) {
			if (!(problem instanceof Refused)) throw problem;
			this.note(this.why(problem.reason, problem.facts));
		}
	}

	readonly help: Hint | Odds | null = $derived(
		this.#help && this.#help.version === this.version && this.#help.seat === this.seat ? this.#help : null,
	);
	readonly hint: Hint | null = $derived(this.help?.type === "hint" ? this.help : null);

	forgetHelp(): void {
		this.#help = null;
	}

	undo(): void {
		const frame = this.frame;
		if (!frame?.undo || !this.canPlay) return;
		this.#once({ type: "undo", match: frame.match, version: frame.version, seat: frame.seat });
	}

	#once(wish: Wish): void {
		this.sending = true;
		void this.wish(wish).finally(() => {
			this.sending = false;
		});
	}

	/** Look from another of my seats, or from nobody's. Nothing of the last one stays on the screen. */
	face(seat: number): void {
		this.facing = seat;
		this.show.forget();
		void this.wish({ type: "face", seat });
	}

	begin(): void {
		void this.wish({ type: "begin", match: this.room?.match ?? 0 });
	}

	stick(sticker: string): void {
		void this.wish({ type: "sticker", sticker });
	}

	// What happens around the table.

	why(reason: string, facts: Record<string, number | string> = {}): string {
		const turn = Number(facts.turn ?? NOBODY);
		const told = { ...facts, turn: this.names[turn] ?? "", "turn-is": turn >= 0 ? "other" : "luck" };
		return this.words.has(`refused-${reason}`) ? this.words.say(`refused-${reason}`, told) : say("refused");
	}

	#notice(told: Notice): void {
		if (told.name === "sticker") this.#stuck(Number(told.facts.guest), String(told.facts.sticker));
		else if (this.words.has(`notice-${told.name}`)) this.note(this.words.say(`notice-${told.name}`, told.facts));
	}

	#stuck(guest: number, sticker: string): void {
		this.stickers[guest] = sticker;
		const name = this.room?.guests.find((one) => one.guest === guest)?.name ?? "";
		voice.tell(this.words.say("notice-sticker", { name, sticker }));
		setTimeout(() => {
			if (this.stickers[guest] === sticker) delete this.stickers[guest];
		}, NOTE_LASTS);
	}

	note(text: string): void {
		this.#number += 1;
		const note = { number: this.#number, text };
		this.notes = [...this.notes.slice(-2), note];
		voice.tell(text);
		setTimeout(() => {
			this.notes = this.notes.filter((one) => one.number !== note.number);
		}, NOTE_LASTS);
	}
}

/** Sentences for events, each made once. */
function said(words: Words, names: readonly string[], reader: number | null): (event: Happening) => string {
	const known = new WeakMap<Happening, string>();
	return (event) => {
		const sentence = known.get(event) ?? words.event(event, names, reader);
		known.set(event, sentence);
		return sentence;
	};
}

/** What must be loaded to show a room. */
function keyOf(room: RoomNow): string {
	return `${room.game} ${settings.language}`;
}

function socket(): Socket {
	return new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
}
