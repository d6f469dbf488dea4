import type { AnyView, GameClient } from "../game";
import type { GameEvent, LessonNow } from "../wire";
import * as api from "./api";
import { clientOf, hasten, openingOf, soundOf, timeOf, wordsOf } from "./games";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { kitchen } from "./sound";
import { TableNow } from "./table.svelte";
import { say, ui } from "./ui.svelte";
import { voice } from "./voice.svelte";
import { Words } from "./words";

const OOPS = 3; // kind words

/** A game's first lesson: a game that was written down. The learner makes the right moves, all others are made for them. */
export class Lesson {
	client: GameClient | null = $state.raw(null);
	words: Words = $state.raw(new Words("en", []));
	#lesson: LessonNow | null = $state.raw(null);
	#at = $state(0);
	/** How often something else was tapped in this step. */
	slips = $state(0);
	readonly isLesson = true;
	readonly show = new Show({
		time: (event, view) => settings.paced(timeOf(this.client, event, view), this.isShow(event)),
		advance: (view, event) => this.client?.advance?.(view, event) ?? view,
		rest: () => 0, // the learner goes on
		begun: (event) => kitchen.play(openingOf(this.client, event, this.show.view)),
		heard: (event) => {
			voice.tell(this.sentence(event));
			kitchen.play(soundOf(this.client, event));
		},
	});
	readonly table = new TableNow(this);

	constructor(readonly game: string) {}

	async load(): Promise<void> {
		const [lesson, client] = await Promise.all([api.lesson(this.game), clientOf(this.game), this.speak()]);
		this.client = client;
		this.#lesson = lesson;
		this.begin();
	}

	async speak(): Promise<void> {
		const language = settings.language;
		const about = ui.about?.games.find((one) => one.name === this.game);
		if (!about) return;
		const words = await wordsOf(this.game, language, about);
		if (language === settings.language) this.words = words;
	}

	begin(): void {
		this.show.forget();
		this.#go(0);
	}

	#go(step: number): void {
		const frame = this.#lesson?.frames[step];
		if (!frame) return;
		this.#at = step;
		this.slips = 0;
		hasten(this.client, frame.events, this.view);
		this.show.take(frame);
	}

	// Where we are.

	/** How many moves there are to make. */
	readonly steps: number = $derived((this.#lesson?.frames.length ?? 1) - 1);
	/** Which of them is next, from 1. */
	readonly step: number = $derived(Math.min(this.#at + 1, this.steps));
	readonly isThere: boolean = $derived(this.show.frame !== null);
	readonly isDone: boolean = $derived(this.isThere && this.#at === this.steps && !this.show.busy);
	/** What the mouse says now; nothing while others play. */
	readonly bubble: string = $derived.by(() => {
		if (!this.isThere || this.show.busy || !this.words.has("lesson-end")) return "";
		return this.words.say(this.isDone ? "lesson-end" : `lesson-${this.step}`);
	});
	/** A kind word for whoever taps something else. */
	readonly oops: string = $derived(this.slips > 0 ? say(`lesson-oops-${Math.min(this.slips, OOPS)}`) : "");

	slip(): void {
		if (this.moves.length === 0) return;
		this.slips += 1;
		voice.tell(this.oops);
	}

	// What a table is made of.

	readonly view: unknown = $derived(this.show.view);
	readonly fresh: readonly GameEvent[] = $derived(this.show.fresh);
	readonly event: GameEvent | null = $derived(this.show.event);
	readonly version: number = $derived(this.show.frame?.version ?? -1);
	readonly names: readonly string[] = $derived(this.#lesson?.names ?? []);
	readonly seat: number = $derived(this.#lesson?.seat ?? 0);
	readonly reader: number = $derived(this.seat);
	readonly moves: readonly string[] = $derived(this.show.busy ? [] : (this.show.frame?.moves ?? []));
	/** Once something else was tapped, the right move is outlined. */
	readonly hint = $derived(this.slips > 0 && this.moves[0] ? { move: this.moves[0], among: [] } : null);
	readonly actor: number = $derived.by(() => {
		if (typeof this.event?.facts.seat === "number") return this.event.facts.seat;
		return (this.view as AnyView | null)?.turn ?? this.seat;
	});

	/** The right move is the only one, and what it would change is known from the start. */
	readonly foresight = $derived.by(() => {
		const move = this.moves[0];
		const changes = this.#lesson?.foresights[this.#at];
		return move && changes ? { version: this.version, move, changes } : null;
	});

	play(notation: string): void {
		if (this.moves.includes(notation)) this.#go(this.#at + 1);
	}

	isShow(event: GameEvent | null): boolean {
		return event !== null && (this.client?.show?.isOn(this.view, event) ?? false);
	}

	sentence(event: GameEvent): string {
		return this.words.event(event, this.names, this.reader);
	}
}
