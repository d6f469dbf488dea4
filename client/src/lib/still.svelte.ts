import type { GameClient } from "../game";
import type { GameEvent, ReplayStep } from "../wire";
import * as api from "./api";
import { TableNow } from "./table.svelte";
import type { Words } from "./words";

const NOBODY = -2;

/** One moment of a finished match: the table after a step, all cards open where a game can show that. */
export class Still {
	step: ReplayStep | null = $state.raw(null);
	readonly table = new TableNow(this);
	readonly #isOpen: boolean;

	constructor(
		readonly client: GameClient,
		readonly words: Words,
		readonly names: readonly string[],
	) {
		this.#isOpen = client.open !== undefined;
	}

	async load(link: string, number: number): Promise<void> {
		const [found] = await api.seeSteps(link, this.#isOpen ? null : NOBODY, number, 1);
		this.step = found ?? null;
	}

	// What a table is made of.

	get view(): unknown {
		if (!this.step) return null;
		const { views } = this.step;
		return this.#isOpen ? this.client.open?.(views) : views[0];
	}
	get version(): number {
		return this.step?.step ?? 0;
	}
	get fresh(): readonly GameEvent[] {
		return this.step?.events ?? [];
	}
	readonly seat = NOBODY;
	readonly reader = null;
	readonly moves: readonly string[] = [];
	readonly event: GameEvent | null = null;
	readonly hint = null;
	play(): void {
		throw new Error("what has happened has happened");
	}
}
