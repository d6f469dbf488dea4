import type { Table } from "../game";
import type { Happening, Hint } from "../wire";
import { settings } from "./settings.svelte";
import type { Words } from "./words";

/** Where a table's facts come from: a room, or a replay. */
export interface Source {
	readonly view: unknown;
	readonly version: number;
	readonly seat: number;
	readonly reader: number | null;
	readonly names: readonly string[];
	readonly moves: readonly string[];
	readonly event: Happening | null;
	readonly fresh: readonly Happening[];
	readonly hint: Pick<Hint, "move" | "among"> | null;
	readonly words: Words;
	readonly isLesson?: boolean;
	play(notation: string): void;
	rush?(isOn: boolean): void;
}

/** The table as a game's parts see it. */
export class TableNow implements Table {
	#picked: { notation: string; version: number } | null = $state.raw(null);

	constructor(private readonly from: Source) {}

	get view(): unknown {
		return this.from.view;
	}
	get seat(): number {
		return this.from.seat;
	}
	get reader(): number | null {
		return this.from.reader;
	}
	get names(): readonly string[] {
		return this.from.names;
	}
	get moves(): readonly string[] {
		return this.from.moves;
	}
	get event(): Happening | null {
		return this.from.event;
	}
	get fresh(): readonly Happening[] {
		return this.from.fresh;
	}
	get words(): Words {
		return this.from.words;
	}

	get picked(): string | null {
		const picked = this.#picked;
		return picked?.version === this.from.version && this.moves.includes(picked.notation) ? picked.notation : null;
	}
	set picked(notation: string | null) {
		this.#picked = notation === null ? null : { notation, version: this.from.version };
	}

	get hint(): string | null {
		return this.from.hint?.move || null;
	}
	get near(): readonly string[] {
		return this.from.hint?.among ?? [];
	}
	get isLesson(): boolean {
		return this.from.isLesson ?? false;
	}
	play(notation: string): void {
		this.from.play(notation);
	}
	rush(isOn: boolean): void {
		this.from.rush?.(isOn);
	}
	lasts(usually: number): number {
		return settings.lasts(usually);
	}
	say(key: string, facts: Record<string, boolean | number | string> = {}): string {
		return this.words.say(key, facts);
	}
	who(seat: number): { seat: string; "seat-is": "you" | "other" } {
		return { seat: this.names[seat] ?? "", "seat-is": seat === this.reader ? "you" : "other" };
	}
}
