import type { GameClient, Table, Time } from "../game";
import type { GameEvent, HintAnswer } from "../wire";
import { settings } from "./settings.svelte";
import type { Words } from "./words";

/** What a move would change, in which version of the table. */
export interface Foresight {
	readonly version: number;
	readonly move: string;
	readonly changes: Record<string, unknown>;
}

/** Where a table's facts come from: a room, or a replay. */
export interface Source {
	readonly view: unknown;
	readonly version: number;
	readonly seat: number;
	readonly reader: number | null;
	readonly names: readonly string[];
	readonly moves: readonly string[];
	readonly event: GameEvent | null;
	/** Only where something is shown. */
	readonly show?: { readonly told: boolean; readonly time: Time };
	readonly fresh: readonly GameEvent[];
	readonly hint: Pick<HintAnswer, "move" | "among"> | null;
	readonly words: Words;
	readonly client: GameClient | null;
	readonly isLesson?: boolean;
	/** What was last told about a move, and in which version. */
	readonly foresight?: Foresight | null;
	foresee?(notation: string): void;
	play(notation: string): void;
	rush?(isOn: boolean): void;
}

const NONE: Time = { picture: 0, reading: 0 };

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
	get event(): GameEvent | null {
		return this.from.event;
	}
	get told(): boolean {
		return this.from.show?.told ?? false;
	}
	get time(): Time {
		return this.from.show?.time ?? NONE;
	}
	get fresh(): readonly GameEvent[] {
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

	choose(notation: string): void {
		if (!settings.confirm && !this.isLesson) this.play(notation);
		else this.picked = this.picked === notation ? null : notation;
	}

	get hint(): string | null {
		return this.from.hint?.move || null;
	}
	get near(): readonly string[] {
		return this.from.hint?.among ?? [];
	}
	get foresight(): Foresight | null {
		const told = this.from.foresight;
		return told?.version === this.from.version ? told : null;
	}
	foresee(notation: string): void {
		if (this.foresight?.move !== notation) this.from.foresee?.(notation);
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
	move(notation: string): string {
		const place = this.words.placeIn(notation);
		return this.words.move(notation, this.names, this.reader, place === null ? {} : this.#whereabouts(place));
	}
	where(place: string): Record<string, string> {
		return this.words.place(place, this.#whereabouts(place));
	}
	#whereabouts(place: string): Record<string, string> {
		return this.from.client?.where?.(this.view, place) ?? {};
	}
}
