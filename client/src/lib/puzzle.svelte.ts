import type { AnyView, GameClient } from "../game";
import type { GameEvent, PuzzleNow, PuzzleSolved, PuzzlesNow } from "../wire";
import * as api from "./api";
import { clientOf, hasten, openingOf, soundOf, timeOf, wordsOf } from "./games";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import * as solved from "./solved";
import { kitchen } from "./sound";
import { TableNow } from "./table.svelte";
import { ui } from "./ui.svelte";
import { voice } from "./voice.svelte";
import { Words } from "./words";

/** Which puzzles somebody wants. */
export interface Wish {
	level: number;
	theme: string;
}

/** The next puzzle that fits the wish and is not solved; else the next one that fits; else none. */
export function nextOf(all: PuzzlesNow, wish: Wish, solved: readonly number[], after: number): number | null {
	const fits = all.levels.flatMap((level, at) => {
		const isAbout = wish.theme === "" || (all.themes[wish.theme]?.includes(at + 1) ?? false);
		return isAbout && (wish.level === 0 || level === wish.level) ? [at + 1] : [];
	});
	const open = fits.filter((number) => number !== after && !solved.includes(number));
	const from = open.length > 0 ? open : fits;
	return from.find((number) => number > after) ?? from[0] ?? null;
}

/** The exercise to begin with: the first that is not done; the first of all if there is none. */
export function firstExercise(all: PuzzlesNow, done: readonly number[]): number {
	const open = all.exercises.findIndex((_, at) => !done.includes(at + 1));
	return all.exercises[Math.max(0, open)] ?? 1;
}

/** Somebody solves puzzles of a game: the house shows what the solver may know, and judges the answer. */
export class Solving {
	client: GameClient | null = $state.raw(null);
	words: Words = $state.raw(new Words("en", []));
	all: PuzzlesNow = $state.raw({ levels: [], themes: {}, exercises: [] });
	puzzle: PuzzleNow | null = $state.raw(null);
	told: PuzzleSolved | null = $state.raw(null);
	tally: solved.Tally = $state.raw({ solved: [], streak: 0, best: 0 });
	wish: Wish = $state.raw({ level: 0, theme: "" });
	#step = $state(0);
	#waits = $state(false);
	/** Whether this puzzle was answered before: only the first answer counts. */
	#again = false;
	readonly show = new Show({
		time: (event, view) => settings.paced(timeOf(this.client, event, view), this.isShow(event)),
		advance: (view, event) => this.client?.advance?.(view, event) ?? view,
		rest: () => 0,
		begun: (event) => kitchen.play(openingOf(this.client, event, this.show.view)),
		heard: (event) => {
			voice.tell(this.sentence(event));
			kitchen.play(soundOf(this.client, event));
		},
	});
	readonly table = new TableNow(this);

	constructor(
		readonly game: string,
		/** Only the few for after the lesson, one after the other, each with a word of advice. */
		readonly isExercise = false,
	) {
		this.tally = solved.of(game);
	}

	/** A puzzle of that number or theme, an exercise, or the next one that is not solved. */
	async load(asked: string): Promise<void> {
		const [all, client] = await Promise.all([api.puzzles(this.game), clientOf(this.game), this.speak()]);
		this.all = all;
		this.client = client;
		if (asked in all.themes) this.wish = { level: 0, theme: asked };
		const number = /^\d{1,5}$/.test(asked) ? Number(asked) : nextOf(all, this.wish, this.tally.solved, 0);
		await this.open(this.isExercise ? firstExercise(all, this.tally.exercises ?? []) : (number ?? 1));
	}

	async speak(): Promise<void> {
		const language = settings.language;
		const about = ui.about?.games.find((one) => one.name === this.game);
		if (!about) return;
		const words = await wordsOf(this.game, language, about);
		if (language === settings.language) this.words = words;
	}

	async open(number: number): Promise<void> {
		const puzzle = await api.puzzle(this.game, number);
		this.puzzle = puzzle;
		this.#again = false;
		this.#begin();
	}

	#begin(): void {
		if (!this.puzzle) return;
		this.told = null;
		this.#step = 0;
		this.show.forget();
		this.show.take(this.puzzle.frame);
	}

	/** The same puzzle once more. */
	again(): void {
		this.#again = true;
		this.#begin();
	}

	async next(): Promise<void> {
		const number = this.isExercise
			? (this.all.exercises[this.exercise] ?? null)
			: nextOf(this.all, this.wish, this.tally.solved, this.number);
		if (number !== null) await this.open(number);
	}

	async want(wish: Partial<Wish>): Promise<void> {
		this.wish = { ...this.wish, ...wish };
		const number = nextOf(this.all, this.wish, this.tally.solved, 0);
		if (number !== null) await this.open(number);
	}

	/** How many fit the wish. */
	readonly fitting: number = $derived.by(() => {
		const { level, theme } = this.wish;
		const about = theme === "" ? null : new Set(this.all.themes[theme] ?? []);
		return this.all.levels.filter((one, at) => (level === 0 || one === level) && (about === null || about.has(at + 1)))
			.length;
	});

	// What was answered.

	play(notation: string): void {
		if (this.moves.includes(notation)) void this.answer(notation);
	}

	async answer(notation: string): Promise<void> {
		if (!this.puzzle) return;
		this.#waits = true;
		try {
			const told = await api.solvePuzzle(this.game, this.puzzle.number, notation);
			this.#count(told.right);
			this.told = told;
			voice.tell(`${this.verdict} ${this.why}`);
			kitchen.play(told.right ? "win" : "lose");
			this.step();
		} finally {
			this.#waits = false;
		}
	}

	#count(right: boolean): void {
		if (this.isExercise) {
			if (right) this.#keep({ exercises: [...new Set([...(this.tally.exercises ?? []), this.exercise])] });
			return;
		}
		if (this.#again) return;
		this.#again = true;
		const streak = right ? this.tally.streak + 1 : 0;
		const numbers = right ? [...new Set([...this.tally.solved, this.number])] : this.tally.solved;
		this.#keep({ solved: numbers, streak, best: Math.max(streak, this.tally.best) });
	}

	#keep(change: Partial<solved.Tally>): void {
		this.tally = { ...this.tally, ...change };
		solved.keep(this.game, this.tally);
	}

	/** One move of what follows from the answer. */
	step(): void {
		const frame = this.told?.frames[this.#step + 1];
		if (!frame) return;
		this.show.skip();
		this.#step += 1;
		hasten(this.client, frame.events, this.view);
		this.show.take(frame);
	}

	readonly steps: number = $derived((this.told?.frames.length ?? 1) - 1);
	readonly at: number = $derived(this.#step);
	readonly verdict: string = $derived.by(() => {
		if (!this.told || !this.words.has("puzzle-right")) return "";
		return this.words.say(this.told.right ? "puzzle-right" : "puzzle-wrong");
	});
	readonly why: string = $derived.by(() => {
		const { told, puzzle } = this;
		if (!told || !puzzle || !this.words.has("puzzle-right")) return "";
		const { worth, next, tried } = told;
		const said = [this.words.say(`why-${puzzle.kind}`, { worth, next })];
		if (!told.right) {
			said.unshift(
				this.words.say("puzzle-instead", {
					answer: this.words.move(told.answer, this.names, this.seat, this.#where(told.answer)),
				}),
			);
			if (told.shared) said.unshift(this.words.say("puzzle-shared"));
			else if (tried !== "0" && tried !== "1") said.unshift(this.words.say("puzzle-tried", { tried }));
		}
		return said.join(" ");
	});

	/** Where the answer lies, as it was seen in the puzzle. */
	#where(notation: string): Record<string, string> {
		const place = this.words.placeIn(notation);
		return place === null ? {} : (this.client?.where?.(this.puzzle?.frame.view, place) ?? {});
	}

	// Where we are.

	readonly number: number = $derived(this.puzzle?.number ?? 0);
	/** Which exercise it is, from 1; 0 if it is none. */
	readonly exercise: number = $derived.by(() => (this.isExercise ? this.all.exercises.indexOf(this.number) + 1 : 0));
	readonly isLast: boolean = $derived(this.exercise === this.all.exercises.length);
	/** A word of advice before an exercise. */
	readonly advice: string = $derived(
		this.exercise > 0 && this.words.has("puzzle-of") ? this.words.say(`exercise-${this.exercise}`) : "",
	);
	readonly isThere: boolean = $derived(this.show.frame !== null);
	readonly question: string = $derived(
		this.puzzle && this.words.has(`puzzle-${this.puzzle.kind}`) ? this.words.say(`puzzle-${this.puzzle.kind}`) : "",
	);

	// What a table is made of.

	readonly view: unknown = $derived(this.show.view);
	readonly fresh: readonly GameEvent[] = $derived(this.show.fresh);
	readonly event: GameEvent | null = $derived(this.show.event);
	readonly version: number = $derived(this.show.frame?.version ?? -1);
	readonly names: readonly string[] = $derived(this.puzzle?.names ?? []);
	readonly seat: number = $derived(this.puzzle?.seat ?? 0);
	readonly reader: number = $derived(this.seat);
	readonly moves: readonly string[] = $derived(
		this.told || this.#waits || this.show.busy ? [] : (this.puzzle?.frame.moves ?? []),
	);
	readonly hint = null;
	readonly isLesson = true; // nothing is meant because it is the only one, and what is tapped is confirmed
	readonly actor: number = $derived.by(() => {
		if (typeof this.event?.facts.seat === "number") return this.event.facts.seat;
		return (this.view as AnyView | null)?.turn ?? this.seat;
	});

	isShow(event: GameEvent | null): boolean {
		return event !== null && (this.client?.show?.isOn(this.view, event) ?? false);
	}

	sentence(event: GameEvent): string {
		return this.words.event(event, this.names, this.reader);
	}
}
