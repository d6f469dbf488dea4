import { wires } from "$wires";
import type { AnyView, GameClient } from "../game";
import type { Done, Frame, GameEvent, HintAnswer, Key, Notice, OddsAnswer, RoomNow, SeatWish, Welcome } from "../wire";
import { seeReview } from "./api";
import { type Turn, turnOf } from "./clock";
import { clientOf, hasten, openingOf, soundOf, timeOf, wordsOf } from "./games";
import { spotsOf } from "./glow";
import * as kept from "./kept";
import { Line, type NewRequest, Refused, type State } from "./line";
import { Luck } from "./luck";
import { isBot, wanted } from "./seats";
import { isStill, settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { kitchen } from "./sound";
import { type Foresight, TableNow } from "./table.svelte";
import { say, ui } from "./ui.svelte";
import { voice } from "./voice.svelte";
import { Words } from "./words";
import { woven } from "./woven";

export const NOBODY = -2;
const NOTE_LASTS = 6_000;
const OWN_LASTS = 1_800;
const OTHERS_LAST = 1_000;
/** Whatever moves so long has a moment for itself where nothing moves. */
const WORTH_READING = 600;

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
		time: (event, view) => settings.paced(timeOf(this.client, event, view), this.isShow(event)),
		advance: (view, event) => this.client?.advance?.(view, event) ?? view,
		rest: (events, next) => (document.hidden || !isStill() ? 0 : settings.stays(this.#toRead(events, next))),
		begun: (event) => kitchen.play(openingOf(this.client, event, this.show.view)),
		heard: (event) => {
			voice.tell(this.sentence(event));
			kitchen.play(soundOf(this.client, event));
		},
	});
	/** Where the others have gone while this device still shows the result. */
	goneOn: RoomNow | null = $state.raw(null);
	/** After which match I wanted to go on, and in which I had a seat, though it may be free again. */
	#wants = 0;
	#played = 0;
	readonly luck: Luck;
	readonly #line: Line;
	#number = 0;
	/** The first match is to begin at once, as soon as this device has given its number. */
	beginsSoon = $state(false);
	#begins = false;
	/** How far the server's clock is ahead of this page's, in milliseconds; and how far it was when a frame came. */
	#ahead = 0;
	readonly #aheadThen = new WeakMap<Frame, number>();
	#help: HintAnswer | OddsAnswer | null = $state.raw(null);
	#loaded = "";
	/** The match that has been looked back at. */
	#over = "";
	#warned = -1;
	#early: Frame[] = [];
	#coming: RoomNow | null = null;
	/** The bots' pace before somebody hurried; kept, because a page may be closed meanwhile. */
	#pace: number | null;

	constructor(
		readonly code: string,
		key: Key | null,
	) {
		this.guest = key?.guest ?? null;
		this.#pace = kept.paceOf(code);
		this.beginsSoon = kept.isToBegin(code);
		this.luck = new Luck(code);
		this.#line = new Line(code, key?.token ?? null, this.#hearer(), () => wires.socket(code));
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

	/** Another key: whoever else has the old one is sent away. */
	renewKey(): Promise<void> {
		return this.#line.renew(async () => {
			const { newKey } = await import("./api");
			const { token } = await newKey(this.code, kept.keyOf(this.code)?.token ?? "");
			kept.keepToken(this.code, token);
			return token;
		});
	}

	#hearer() {
		return {
			state: (state: State, reason: string) => {
				this.state = state;
				this.reason = reason;
			},
			welcome: (told: Welcome) => {
				this.guest = told.guest;
				this.#ahead = told.now * 1000 - performance.now();
			},
			room: (told: RoomNow) => this.#enter(told),
			frame: (told: Frame) => {
				this.#aheadThen.set(told, this.#ahead);
				if (this.facing !== null && told.seat !== this.facing) return;
				if (this.show.isAgain(told)) this.#unsay();
				hasten(this.client, told.events, this.view);
				if (told.over) this.#lookBack(told.over.link);
				if (this.#isReady && !this.goneOn) this.show.take(told);
				else this.#early.push(told);
			},
			notice: (told: Notice) => this.#notice(told),
		};
	}

	/** The room as it is now; if it is another game, once that game's words are here. */
	#enter(room: RoomNow): void {
		this.#giveLuck(room);
		if (this.#stays(room)) this.goneOn = room;
		else this.#follow(room);
	}

	/** Whoever has played stays with the result until they want to go on, whatever the others do meanwhile. */
	#stays(room: RoomNow): boolean {
		const before = this.room;
		const isSame = room.phase === "over" && room.match === before?.match;
		if (before?.phase !== "over" || isSame || room.phase === "closed") return false;
		return this.#played === before.match && before.guests.length > 1 && this.#wants !== before.match;
	}

	/** I want another match, or something else to play: from now on I go where the others go. */
	async again(yes: boolean): Promise<void> {
		const match = this.room?.match ?? 0;
		this.#wants = yes ? match : 0;
		const done = await this.request({ type: "again", match, yes });
		if (!done && yes && this.room?.match === match) this.#wants = 0;
	}

	/** The same people, another game, other seats or mice: back to the lobby, where everybody comes who wants to. */
	change(): void {
		const room = this.room;
		if (!room) return;
		this.#wants = room.match;
		void this.request({ type: "plan", game: room.game, options: room.options, chairs: room.chairs.map(wanted) });
	}

	/** To where the others are by now. */
	come(): void {
		if (!this.goneOn) return;
		this.#follow(this.goneOn);
		this.show.skip(); // what has happened meanwhile
	}

	#follow(room: RoomNow): void {
		this.goneOn = null;
		this.#coming = room;
		if (this.#loaded !== keyOf(room)) {
			void this.load();
			return;
		}
		this.#apply(room);
		for (const frame of this.#early.splice(0)) this.show.take(frame);
	}

	/** How it went is worked out while the end is still being shown. */
	#lookBack(link: string): void {
		if (link === this.#over) return;
		this.#over = link;
		void seeReview(link, -1).catch(() => undefined); // whoever wants to see it asks again
	}

	/** A number of this device's own goes into luck, unasked; and what does not fit what was seen before is said at once. */
	#giveLuck(room: RoomNow): void {
		const { say: request, isOff } = this.luck.hear(room, this.guest);
		if (isOff && this.#warned !== room.match) {
			this.#warned = room.match;
			this.note(say("luck-changed"));
		}
		const match = room.match + 1;
		if (request) void this.#quietly(request).then((done) => done && request.type === "reveal" && this.luck.told(match));
		if (this.beginsSoon && !room.sealing) this.#beginSoon(room);
	}

	#beginSoon(room: RoomNow): void {
		if (room.match > 0) this.beginsSoon = false;
		if (room.match > 0 || this.#begins || this.guest === null) return;
		if (!room.deal && !room.contributed.includes(this.guest)) return;
		this.#begins = true;
		void this.request({ type: "begin", match: 0 }).then((done) => {
			this.beginsSoon &&= done;
		});
	}

	/** Whether it was done. What is refused was said before, or too late. */
	async #quietly(request: NewRequest): Promise<boolean> {
		try {
			await this.say(request);
			return true;
		} catch (problem) {
			if (!(problem instanceof Refused)) throw problem;
			return false;
		}
	}

	giveWord(word: string): void {
		const request = this.luck.word(this.room?.match ?? 0, word);
		if (request) void this.request(request);
	}

	#apply(room: RoomNow): void {
		const isNew = this.room?.match !== room.match;
		this.room = room;
		if (this.mine.length > 0) this.#played = room.match;
		if (room.phase === "lobby") this.show.forget();
		if (room.phase === "lobby" || (isNew && room.phase === "playing")) this.facing = null;
	}

	/** Whether the room's game has its words here. What happens before is shown as soon as it has. */
	get #isReady(): boolean {
		return this.#coming !== null && this.#loaded === keyOf(this.#coming);
	}

	/** The game's own parts, and its words in the language that is set. */
	async load(): Promise<void> {
		const room = this.#coming;
		const about = ui.about?.games.find((one) => one.name === room?.game);
		if (!room || !about || this.#loaded === keyOf(room)) return;
		const wanted = keyOf(room);
		try {
			const [client, words] = await Promise.all([clientOf(room.game), wordsOf(room.game, settings.language, about)]);
			if (wanted !== keyOf(this.#coming ?? room)) return; // it has changed again meanwhile
			this.#loaded = wanted;
			this.client = client;
			this.words = words;
			this.#apply(this.#coming ?? room);
			for (const frame of this.#early.splice(0)) this.show.take(frame);
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
	readonly event: GameEvent | null = $derived(this.show.event);
	readonly fresh: readonly GameEvent[] = $derived(this.show.fresh);
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
		return turnOf(frame.turn_since, this.room?.settings.clock ?? 0, this.#aheadThen.get(frame) ?? 0);
	});
	readonly table = new TableNow(this);
	readonly needsCurtain: boolean = $derived(this.client?.isOpen !== true);

	/**
	 * How long what did not move stays to be read: as long as it would have moved, but at most so long. Between two events
	 * there is a pause where somebody else goes on, and after what is worth reading.
	 */
	#toRead(events: readonly GameEvent[], next: GameEvent | undefined): number {
		const seats = events.map(({ facts }) => facts.seat).filter((seat) => typeof seat === "number");
		const isMine = seats.some((seat) => this.mine.includes(seat));
		const times = events
			.map((event) => timeOf(this.client, event, this.view))
			.map((time) => time.picture + time.reading);
		if (next) {
			const isOther = typeof next.facts.seat === "number" && seats.length > 0 && next.facts.seat !== seats.at(-1);
			if (!isOther && (times.at(-1) ?? 0) < WORTH_READING) return 0;
		}
		const usually = times.reduce((sum, time) => sum + time, 0);
		return Math.min(usually, isMine ? OWN_LASTS : OTHERS_LAST);
	}

	isShow(event: GameEvent | null): boolean {
		return event !== null && (this.client?.show?.isOn(this.view, event) ?? false);
	}

	/** What was said once is not made up again: a game of Cheese has thousands of events. */
	readonly #said = $derived(said(this.words, this.names, this.reader));

	sentence(event: GameEvent): string {
		return this.#said(event);
	}

	/** What happened, and who asked for help meanwhile. */
	readonly #told = $derived(woven(this.show.log, this.room?.helped ?? [], this.show.earlier));
	readonly lines: readonly string[] = $derived(this.#told.map((event) => this.sentence(event)));

	/** Which spots of the table a line speaks of. */
	spots(line: number): readonly string[] {
		const event = this.#told[line];
		return event ? spotsOf(event, this.words, this.client) : [];
	}

	/** So many lines came before; they are asked for when somebody wants to read them. */
	readonly earlier: number = $derived(this.show.earlier);

	async recall(): Promise<void> {
		const frame = this.frame;
		if (!frame || this.earlier === 0) return;
		try {
			const before = this.earlier;
			this.show.recall(await this.#line.earlier({ type: "earlier", match: frame.match, before }), before);
		} catch (problem) {
			if (!(problem instanceof Refused)) throw problem;
			this.note(this.why(problem.reason, problem.facts));
		}
	}

	// What can be done.

	say(request: NewRequest): Promise<Done> {
		return this.#line.say(request);
	}

	/** Something that may be refused; then a note says why. */
	async request(request: NewRequest): Promise<boolean> {
		try {
			await this.say(request);
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
		voice.hush(); // the question has been answered
		this.notes = []; // and what was to be noticed before it has been
		this.#once({ type: "move", match: frame.match, version: frame.version, seat: frame.seat, move: notation }, () =>
			this.luck.moved(frame.match, notation),
		);
	}

	/** No pauses between the bots' moves, and later the same as before. */
	rush(isOn: boolean): void {
		const settings = this.room?.settings;
		if (!settings || !this.isHost || isOn === (this.#pace !== null)) return;
		const pace = isOn ? 0 : (this.#pace ?? settings.pace);
		this.#pace = isOn ? settings.pace : null;
		kept.keepPace(this.code, this.#pace);
		void this.request({ type: "set", settings: { ...settings, pace } });
	}

	/** Where to look, asked again the move, and then why; or what is known of everything hidden. For the position as it is now. */
	async ask(what: "hint" | "odds"): Promise<void> {
		const strength = this.hint ? more(this.hint.strength) : 1;
		try {
			const told = await this.#line.ask({ type: "ask", what, language: settings.language, strength });
			if (told.match !== this.frame?.match || told.version !== this.version || told.seat !== this.seat) return;
			this.#help = told;
			if (told.type === "hint") voice.tell(told.says);
		} catch (problem) {
			if (!(problem instanceof Refused)) throw problem;
			this.note(this.why(problem.reason, problem.facts));
		}
	}

	readonly help: HintAnswer | OddsAnswer | null = $derived(
		this.#help && this.#help.version === this.version && this.#help.seat === this.seat ? this.#help : null,
	);
	readonly hint: HintAnswer | null = $derived(this.help?.type === "hint" ? this.help : null);

	/** Whether there are hints and odds in this match, and whether all are told who asks for them. */
	readonly mayAsk: boolean = $derived(this.room?.help !== "printed");
	readonly isAskTold: boolean = $derived(
		this.room?.help === "fair" && this.room.chairs.filter((chair) => chair.kind === "guest").length > 1,
	);

	/** How often a seat has asked for help, as far as all are told. */
	helped(seat: number): number {
		return this.room?.helped.filter((use) => use.seat === seat).length ?? 0;
	}

	/** What I look at and must put back is on the table. */
	readonly isGlance: boolean = $derived((this.frame?.glance ?? 0) > 0 && !this.show.busy);

	putBack(): void {
		const frame = this.frame;
		if (frame) void this.#quietly({ type: "put-back", match: frame.match, version: frame.version, seat: frame.seat });
	}

	/** What was put back is in no log, and in nobody's ear. What still waits to be shown has happened. */
	#unsay(): void {
		this.show.skip();
		voice.forget();
	}

	forgetHelp(): void {
		this.#help = null;
	}

	/** What a move would change; quietly, because nobody pressed a button for it. */
	foresight: Foresight | null = $state.raw(null);
	async foresee(move: string): Promise<void> {
		if (!this.frame || !this.moves.includes(move)) return;
		try {
			this.foresight = await this.#line.foresee({ type: "foresee", version: this.version, move });
		} catch (problem) {
			if (!(problem instanceof Refused)) throw problem;
		}
	}

	undo(): void {
		const frame = this.frame;
		if (!frame?.undo || !this.canPlay) return;
		this.#once({ type: "undo", match: frame.match, version: frame.version, seat: frame.seat }, () =>
			this.luck.undone(frame.match),
		);
	}

	#once(request: NewRequest, then: () => void): void {
		this.sending = true;
		void this.request(request)
			.then((done) => done && then())
			.finally(() => {
				this.sending = false;
			});
	}

	/** Look from another of my seats, or from nobody's. Nothing of the last one stays on the screen, nor in anybody's ear. */
	face(seat: number): void {
		const isHandedOn = this.needsCurtain && this.seat >= 0 && this.seat !== seat;
		this.facing = seat;
		this.show.forget();
		this.#help = null;
		if (isHandedOn) {
			this.notes = [];
			voice.forget();
		}
		void this.request({ type: "face", seat });
	}

	/** Seats that others want, if I am asked; and those that I want. */
	readonly asked: readonly SeatWish[] = $derived(
		this.room?.wishes.filter((wish) => this.guest !== null && wish.asks.includes(this.guest)) ?? [],
	);
	readonly wished: readonly SeatWish[] = $derived(
		this.room?.wishes.filter((wish) => this.guest !== null && wish.guest === this.guest) ?? [],
	);

	agree(wish: SeatWish, yes: boolean): void {
		void this.request({ type: "agree", seat: wish.seat, guest: wish.guest, yes });
	}

	begin(): void {
		this.#wants = this.room?.match ?? 0;
		void this.request({ type: "begin", match: this.room?.match ?? 0 });
	}

	stick(sticker: string): void {
		void this.request({ type: "sticker", sticker });
	}

	// What happens around the table.

	why(reason: string, facts: Record<string, number | string> = {}): string {
		const turn = Number(facts.turn ?? NOBODY);
		const told = { ...facts, turn: this.names[turn] ?? "", "turn-is": turn >= 0 ? "other" : "luck" };
		return this.words.has(`refused-${reason}`) ? this.words.say(`refused-${reason}`, told) : say("refused");
	}

	/** That a first match begins is seen: there is the table. A note would only cover its name. */
	#notice(told: Notice): void {
		if (told.name === "sticker") this.#stuck(Number(told.facts.guest), String(told.facts.sticker));
		else if (this.words.has(`notice-${told.name}`)) {
			const text = this.words.say(`notice-${told.name}`, told.facts);
			if (told.name === "begun" && Number(told.facts.match) === 1) voice.tell(text);
			else this.note(text);
		}
	}

	#stuck(guest: number, sticker: string): void {
		this.stickers[guest] = sticker;
		const name = this.room?.guests.find((one) => one.guest === guest)?.name ?? "";
		this.note(this.words.say("notice-sticker", { name, sticker }));
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
function said(words: Words, names: readonly string[], reader: number | null): (event: GameEvent) => string {
	const known = new WeakMap<GameEvent, string>();
	return (event) => {
		const sentence = known.get(event) ?? words.event(event, names, reader);
		known.set(event, sentence);
		return sentence;
	};
}

const more = (strength: number) => (strength === 1 ? 2 : 3);

/** What must be loaded to show a room. */
function keyOf(room: RoomNow): string {
	return `${room.game} ${settings.language}`;
}
