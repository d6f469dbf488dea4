/** The games this page was built with: whatever folders there are. A sixth needs no edit here. */

import type { Box, GameClient, Time } from "../game";
import type { GameEvent } from "../wire";
import { gameWords } from "./api";
import { addArt } from "./art";
import type { Sound } from "./sound";
import { type Speech, Words } from "./words";

const boxes = import.meta.glob<Box>("../../../src/cheeseboard/games/*/client/box.ts", { import: "box", eager: true });
const clients = import.meta.glob<GameClient>("../../../src/cheeseboard/games/*/client/index.ts", { import: "client" });
const ownWords = import.meta.glob<string>("../../../src/cheeseboard/games/*/client/words/*.ftl", {
	query: "?raw",
	import: "default",
});

const folder = (game: string) => `../../../src/cheeseboard/games/${game.replaceAll("-", "_")}/client`;

/** What a game without a box of its own is packed in. */
const PLAIN: Box = {
	lid: "l3",
	art: [
		{ name: "mouse", class: "p1 fur-mouse" },
		{ name: "cheese-3", class: "p2" },
	],
};

export function boxOf(game: string): Box {
	const box = boxes[`${folder(game)}/box.ts`] ?? PLAIN;
	if (box.own) addArt(box.own);
	return box;
}

/** A game's own table; one without it is played on a table that shows any game. */
export async function clientOf(game: string): Promise<GameClient> {
	const own = clients[`${folder(game)}/index.ts`];
	const client = await (own?.() ?? import("../usual").then((usual) => usual.client as GameClient));
	if (client.art) addArt(client.art);
	return client;
}

/** A picture takes at most so long, unless its game says otherwise. */
const PICTURE = 600;

/** How long an event is usually shown: its picture, then its sentence. */
export function timeOf(client: GameClient | null, event: GameEvent, view: unknown): Time {
	const named = client?.beats[event.name] ?? client?.beat ?? 0;
	const beat = typeof named === "function" ? named(event, view) : named;
	const [picture, reading] = typeof beat === "number" ? [Math.min(beat, PICTURE), Math.max(beat - PICTURE, 0)] : beat;
	const share = HASTE.get(event) ?? 1;
	return { picture: picture * share, reading: reading * share };
}

/** Events of a long show, and which part of their usual time they get. */
const HASTE = new WeakMap<GameEvent, number>();

/** All that is shown together takes no longer than a show may. */
export function hasten(client: GameClient | null, events: readonly GameEvent[], view: unknown): void {
	const most = client?.show?.most;
	if (most === undefined) return;
	const times = events.map((event) => timeOf(client, event, view));
	const usually = times.reduce((sum, { picture, reading }) => sum + picture + reading, 0);
	if (usually > most) for (const event of events) HASTE.set(event, most / usually);
}

/** How an event sounds in a game. */
export function soundOf(client: GameClient | null, event: GameEvent): Sound | undefined {
	const sound = client?.sounds?.[event.name];
	return typeof sound === "function" ? sound(event) : sound;
}

/** How its picture begins to sound. */
export function openingOf(client: GameClient | null, event: GameEvent, view: unknown): Sound | undefined {
	const sound = client?.opens?.[event.name];
	return typeof sound === "function" ? sound(event, view) : sound;
}

/** Everything that is said in a game: the server's words, and those its client adds. */
export async function wordsOf(game: string, language: string, speech: Speech): Promise<Words> {
	const own = ownWords[`${folder(game)}/words/${language}.ftl`] ?? ownWords[`${folder(game)}/words/en.ftl`];
	const sources = await Promise.all([gameWords(game, language), own?.() ?? ""]);
	return new Words(language, sources, speech);
}
