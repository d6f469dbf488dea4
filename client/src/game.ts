/** What a game brings along to be played in the browser. client/README.md explains it. */

import type { Component } from "svelte";
import type { Figure, Look } from "./lib/figure";
import type { Sound } from "./lib/sound";
import type { Words } from "./lib/words";
import type { Place } from "./table/Seats.svelte";
import type { GameEvent } from "./wire";

/** What a game's parts see and may do. Reactive: read from it directly in the markup. */
export interface Table<V = unknown> {
	/** All that the seat which looks may know. While something is shown, as it was before. */
	readonly view: V;
	/** The seat that looks; -2: somebody who only watches. */
	readonly seat: number;
	/** Who is «you»: nobody where several people share a screen. */
	readonly reader: number | null;
	readonly names: readonly string[];
	/** What may be played now by the seat that looks, as notations. Empty while something is still being shown. */
	readonly moves: readonly string[];
	/** What is happening before our eyes, for as long as the game's `beats` say. */
	readonly event: GameEvent | null;
	/** Whether its sentence has been said: its picture is complete. What an event brought to light is not named before that. */
	readonly told: boolean;
	/** How long the picture takes here and now, and how long it stays to be read, in milliseconds. */
	readonly time: Time;
	/** What has just happened without moving, for two seconds: to be outlined (class `fresh`). In a replay, what this step did. */
	readonly fresh: readonly GameEvent[];
	/** How long something takes here and now that usually takes so many milliseconds: 0 under reduced motion. */
	lasts(usually: number): number;
	/** A notation somebody has chosen and not yet played; forgotten whenever the table changes. */
	picked: string | null;
	/** What a tap on the board chooses: it is picked, for the yellow button; or played at once, if that is set on this device. */
	choose(notation: string): void;
	/** The move that a hint has just named, to be outlined (class `hinted`); forgotten like what is picked. */
	readonly hint: string | null;
	/** The moves among which a first hint says to look, to be outlined softly (class `near`). */
	readonly near: readonly string[];
	play(notation: string): void;
	/** What a move would change for sure, as the game's server says it; nothing until it has been asked for and told. */
	readonly foresight: { readonly move: string; readonly changes: Record<string, unknown> } | null;
	/** Asks for it; what was told about this position before is not asked for again. */
	foresee(notation: string): void;
	/** A lesson: only the right move is possible, and it is for the learner to make it: nothing is meant because it is the only one. */
	readonly isLesson: boolean;
	/** Bots make no pauses while somebody fast-forwards; heard only from the host. */
	rush(isOn: boolean): void;
	readonly words: Words;
	/** A message of the game or of its client's words, with the table's language. */
	say(key: string, facts?: Record<string, boolean | number | string>): string;
	/** Facts that say who: `{seat: "Ben", "seat-is": "other"}`. */
	who(seat: number): { seat: string; "seat-is": "you" | "other" };
	/** What a move does, in words, with its place as it is seen. */
	move(notation: string): string;
	/** Facts that say where: `{cell: "above a cat", "cell-to": "above a cat"}`. */
	where(place: string): Record<string, string>;
}

/**
 * How long an event is before our eyes, in milliseconds: first its picture, then its sentence beside it. One number is both: the
 * sentence comes after 600 ms of it, or at its end.
 */
export type Beat = number | readonly [picture: number, reading: number];

export interface Time {
	readonly picture: number;
	readonly reading: number;
}

/** What something does where it is. */
export type Gesture = "hop" | "knock" | "munch" | "pop" | "shake" | "throb";

/** When: with the picture, or after the sentence; and after which part of that time. */
interface When {
	after?: boolean;
	/** From 0 to 1. */
	lag?: number;
}

/** Something goes from spot to spot (`data-spot`). */
export interface Flight extends When {
	fly: string;
	to: string;
	via?: string;
	/** It turns over on its way: first it looks like what lies at `fly`, then like what lies at `to`. */
	turns?: boolean;
	/** Whether it looks like what lies where it comes from (usually), or where it goes. */
	looks?: "from" | "to";
}

/** Something moves where it is. */
export interface Move extends When {
	does: Gesture;
	at: string;
}

export type Act = Flight | Move;

/** What every game's view has. */
export interface AnyView {
	readonly seat: number;
	readonly turn: number;
	readonly mover: number;
}

export interface GameClient<V = unknown> {
	/** The board: what lies on the wood. */
	Board: Component<{ table: Table<V>; places: readonly Place[]; ratio?: number }>;
	/** The board itself shows who sits where; there are no place cards above it. */
	seatsOnBoard?: boolean;
	/** What is done, in the tray below the question: one yellow button. Without it, a button for each move. */
	Actions?: Component<{ table: Table<V> }>;
	/** Whether its buttons stay in the tray while others play: where a game goes on by itself, they must not flicker. */
	staysPut?(): boolean;
	/** The cards in my hand, between the question and the buttons. */
	Hand?: Component<{ table: Table<V> }>;
	/** What is mine, above the buttons of the tray. */
	Own?: Component<{ table: Table<V> }>;
	/** What stands below somebody's name on their place card. */
	Place?: Component<{ table: Table<V>; seat: number }>;
	/** How somebody's score came about, at the end. */
	Score?: Component<{ table: Table<V>; seat: number }>;
	/** The one question, when it is this seat's turn. Without it, the game's prompt-… words. */
	question?(table: Table<V>): string;
	/** What is happening while I wait for my own move, in the tray. Without it: that it is my turn. */
	doing?(table: Table<V>): string;
	/** Which place on the table that is: the facts of the messages where-at and where-to, found in the view. */
	where?(view: V, place: string): Record<string, string>;
	/** A few words about how far the game is, in the bar. */
	progress?(table: Table<V>): string;
	/** The clause of the rules that matters now, such as 4. */
	clause?(view: V): number | null;
	/** How long each event is shown. */
	beats: Readonly<Record<string, Beat | ((event: GameEvent, view: V) => Beat)>>;
	/** How long events are shown that `beats` does not name: usually not at all. */
	beat?: Beat;
	/** What flies and moves in an event, by the names of spots. */
	scene?(event: GameEvent, view: V): readonly Act[];
	/** What is heard of an event when its picture is complete; one that is not named is silent. Never the only sign of anything. */
	sounds?: Readonly<Record<string, Sound | ((event: GameEvent) => Sound)>>;
	/** What is heard when its picture begins. */
	opens?: Readonly<Record<string, Sound | ((event: GameEvent, view: V) => Sound | undefined)>>;
	/**
	 * A show: while it is on, its sentences are the headline, and it can be held, gone through step by step (or wound on to the next
	 * event named `part`) and skipped. Its events keep their time where nothing moves. At the usual speed it takes `most` milliseconds
	 * at most: a long one is shown faster. `headline` may sum up what its sentences told one by one.
	 */
	show?: {
		isOn(view: V, event: GameEvent): boolean;
		part?: string;
		most?: number;
		headline?(table: Table<V>): string | null;
	};
	/** The view after an event, for the eye only: the server's own view always follows. */
	advance?(view: V, event: GameEvent): V;
	/** Nobody has anything to hide in this game: no curtain when a device is passed on. */
	isOpen?: boolean;
	/** All seats' views in one, for a replay with everything open. */
	open?(views: readonly V[]): V;
	/** Which spots a line of the log speaks of, beside `seat-<number>` for people and `<fact>-<place>` for places (`Game.places`). */
	spots?(event: GameEvent): readonly string[];
	/** Small pictures for rules, by the number of the rule: "4.2". */
	figures?: Readonly<Record<string, Figure>>;
	/** How an outcome of the odds looks: the card "cat". */
	look?(of: string, outcome: string): Look | null;
	/** Where hidden things lie: a small picture of that part of the table, with them marked. It shows nothing but what the view says. */
	pointAt?(view: V, things: readonly Readonly<Record<string, number | string>>[]): Figure | null;
	/** Its own drawings: import.meta.glob("../art/*.svg", { query: "?raw", import: "default", eager: true }). */
	art?: Record<string, string>;
}

/** What stands on the box, on the first page. */
export interface Box {
	/** l1 … l5: the colour of the lid. */
	lid: string;
	/** Drawings, from back to front, with the classes that place and tint them. */
	art: readonly { name: string; class: string }[];
	/** How long a game takes and from which age on, if the game says so. */
	minutes?: number;
	age?: number;
	/** How many usually play when one person sits down with bots. */
	players?: number;
	/** Where the box shows drawings of the game's own: the same as in GameClient. */
	own?: Record<string, string>;
}
