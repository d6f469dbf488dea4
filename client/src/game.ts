/** What a game brings along to be played in the browser. client/README.md explains it. */

import type { Component } from "svelte";
import type { Sound } from "./lib/sound";
import type { Words } from "./lib/words";
import type { Place } from "./table/Seats.svelte";
import type { Happening } from "./wire";

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
	readonly event: Happening | null;
	/** What has just happened without moving, for two seconds: to be outlined (class `fresh`). In a replay, what this step did. */
	readonly fresh: readonly Happening[];
	/** How long something takes here and now that usually takes so many milliseconds: 0 under reduced motion. */
	lasts(usually: number): number;
	/** A notation somebody has chosen and not yet played; forgotten whenever the table changes. */
	picked: string | null;
	/** The move that a hint has just named, to be outlined (class `hinted`); forgotten like what is picked. */
	readonly hint: string | null;
	/** The moves among which a first hint says to look, to be outlined softly (class `near`). */
	readonly near: readonly string[];
	play(notation: string): void;
	/** A lesson: only the right move is possible, and it is for the learner to make it: nothing is meant because it is the only one. */
	readonly isLesson: boolean;
	/** Bots make no pauses while somebody fast-forwards; heard only from the host. */
	rush(isOn: boolean): void;
	readonly words: Words;
	/** A message of the game or of its client's words, with the table's language. */
	say(key: string, facts?: Record<string, boolean | number | string>): string;
	/** Facts that say who: `{seat: "Ben", "seat-is": "other"}`. */
	who(seat: number): { seat: string; "seat-is": "you" | "other" };
}

/** What every game's view has. */
export interface AnyView {
	readonly seat: number;
	readonly turn: number;
	readonly mover: number;
}

export interface GameClient<V = unknown> {
	/** The board: what lies on the wood. */
	Board: Component<{ table: Table<V>; places: readonly Place[] }>;
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
	/** A few words about how far the game is, in the bar. */
	progress?(table: Table<V>): string;
	/** The clause of the rules that matters now, such as 4. */
	clause?(view: V): number | null;
	/** How long each event is shown, in milliseconds; one that is not named takes no time. */
	beats: Readonly<Record<string, number>>;
	/** What is heard of an event; one that is not named is silent. Never the only sign of anything. */
	sounds?: Readonly<Record<string, Sound | ((event: Happening) => Sound)>>;
	/**
	 * A show: while it is on, its sentences are the headline, and it can be held, gone through step by step (or wound on to the next
	 * event named `part`) and skipped. Its events keep their time where nothing moves.
	 */
	show?: { isOn(view: V, event: Happening): boolean; part?: string };
	/** The view after an event, for the eye only: the server's own view always follows. */
	advance?(view: V, event: Happening): V;
	/** Nobody has anything to hide in this game: no curtain when a device is passed on. */
	isOpen?: boolean;
	/** All seats' views in one, for a replay with everything open. */
	open?(views: readonly V[]): V;
	/** Its own drawings: import.meta.glob("./art/*.svg", { query: "?raw", import: "default", eager: true }). */
	art?: Record<string, string>;
}

/** What stands on the box, on the first page. */
export interface Box {
	/** l1 … l5: the colour of the lid. */
	lid: string;
	/** Drawings, from back to front, with the classes that place and tint them. */
	art: readonly { name: string; class: string }[];
	minutes: number;
	age: number;
	/** How many usually play when one person sits down with bots. */
	players: number;
	/** Where the box shows drawings of the game's own: the same as in GameClient. */
	own?: Record<string, string>;
}
