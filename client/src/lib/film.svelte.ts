import type { GameClient } from "../game";
import type { GameEvent, Replay, ReplayStep } from "../wire";
import * as api from "./api";
import { clientOf, wordsOf } from "./games";
import { settings } from "./settings.svelte";
import { TableNow } from "./table.svelte";
import { ui } from "./ui.svelte";
import { Words } from "./words";

const AT_ONCE = 100;
export const NOBODY = -2;

/** Whose eyes: a seat, -2 somebody who only watches, null everything open. */
export type Eyes = number | null;

/** A finished match, to be wound to and fro. */
export class Film {
	replay: Replay | null = $state.raw(null);
	steps: readonly ReplayStep[] = $state.raw([]);
	at = $state(0);
	eyes: Eyes = $state(NOBODY);
	client: GameClient | null = $state.raw(null);
	words: Words = $state.raw(new Words("en", []));
	readonly table = new TableNow(this);
	#loading = 0;

	constructor(
		readonly link: string,
		private readonly start = 0,
	) {}

	async load(): Promise<void> {
		const replay = await api.seeReplay(this.link);
		this.client = await clientOf(replay.game);
		await this.speak(replay.game);
		this.replay = replay;
		this.at = Math.min(this.start, replay.steps);
		await this.look(this.client?.open ? null : NOBODY);
	}

	async speak(game: string | undefined = this.replay?.game): Promise<void> {
		const language = settings.language;
		const about = ui.about?.games.find((one) => one.name === game);
		if (!game || !about) return;
		const words = await wordsOf(game, language, about);
		if (language === settings.language) this.words = words;
	}

	/** Through somebody's eyes; the first steps are there at once, the rest follows. */
	async look(eyes: Eyes): Promise<void> {
		this.#loading += 1;
		const loading = this.#loading;
		let found: ReplayStep[] = [];
		const all = (this.replay?.steps ?? 0) + 1;
		while (found.length < all) {
			const more = await api.seeSteps(this.link, eyes, found.length, AT_ONCE);
			if (loading !== this.#loading || more.length === 0) return;
			found = [...found, ...more];
			if (found.length > this.at) {
				this.steps = found;
				this.eyes = eyes;
			}
		}
	}

	get length(): number {
		return this.replay?.steps ?? 0;
	}

	/** To a step that has been loaded. */
	go(step: number): void {
		this.at = Math.max(0, Math.min(step, this.steps.length - 1));
	}

	get step(): ReplayStep | undefined {
		return this.steps[this.at];
	}

	// What a table is made of.

	get view(): unknown {
		const views = this.step?.views ?? [];
		return this.eyes === null ? this.client?.open?.(views) : views[0];
	}
	get version(): number {
		return this.at;
	}
	get seat(): number {
		return this.eyes ?? NOBODY;
	}
	readonly reader = null;
	get fresh(): readonly GameEvent[] {
		return this.step?.events ?? [];
	}
	get names(): readonly string[] {
		return this.replay?.names ?? [];
	}
	readonly moves: readonly string[] = [];
	readonly event: GameEvent | null = null;
	readonly hint = null;
	play(): void {
		throw new Error("what has happened has happened");
	}

	/** All that was heard up to now, with the step of each. */
	readonly log: readonly { step: number; event: GameEvent }[] = $derived(
		this.steps.slice(0, this.at + 1).flatMap((step) => step.events.map((event) => ({ step: step.step, event }))),
	);
}
