/** The games this page was built with: whatever folders there are. A sixth needs no edit here. */

import type { Box, GameClient } from "../game";
import type { Happening } from "../wire";
import { gameWords } from "./api";
import { addArt } from "./art";
import type { Sound } from "./sound";
import { Words } from "./words";

const boxes = import.meta.glob<Box>("../../../src/cheeseboard/games/*/client/box.ts", { import: "box", eager: true });
const clients = import.meta.glob<GameClient>("../../../src/cheeseboard/games/*/client/index.ts", { import: "client" });
const ownWords = import.meta.glob<string>("../../../src/cheeseboard/games/*/client/words/*.ftl", {
	query: "?raw",
	import: "default",
});

const folder = (game: string) => `../../../src/cheeseboard/games/${game.replaceAll("-", "_")}/client`;

export function boxOf(game: string): Box | undefined {
	const box = boxes[`${folder(game)}/box.ts`];
	if (box?.own) addArt(box.own);
	return box;
}

/** A game's own client; a game without one is played with buttons and words. */
export async function clientOf(game: string): Promise<GameClient | null> {
	const client = await clients[`${folder(game)}/index.ts`]?.();
	if (client?.art) addArt(client.art);
	return client ?? null;
}

/** How an event sounds in a game. */
export function soundOf(client: GameClient | null, event: Happening): Sound | undefined {
	const sound = client?.sounds?.[event.name];
	return typeof sound === "function" ? sound(event) : sound;
}

/** Everything that is said in a game: the server's words, and those its client adds. */
export async function wordsOf(game: string, language: string, phrases: Record<string, string>): Promise<Words> {
	const own = ownWords[`${folder(game)}/words/${language}.ftl`];
	const sources = await Promise.all([gameWords(game, language), own?.() ?? ""]);
	return new Words(language, sources, phrases);
}
