/** What this device keeps: who it is in each room, and what is set. Nothing personal, and nothing else. */

import type { Key } from "../wire";
import * as shelf from "./shelf";

const ROOMS = "cheeseboard-rooms";
const SEEN = "cheeseboard-seen";
const MOST_ROOMS = 30;

export interface KeptRoom extends Key {
	game: string;
	at: number;
	/** How fast the bots played before this device hurried them. */
	pace?: number | null;
	/** This device is told when it is its turn there. */
	nudged?: boolean;
	/** Its first match is to begin as soon as this device is there. */
	begins?: boolean;
}

export function read<T>(name: string, otherwise: T): T {
	try {
		return { ...otherwise, ...(JSON.parse(shelf.get(name) ?? "{}") as T) };
	} catch {
		return otherwise;
	}
}

export function write(name: string, value: unknown): void {
	try {
		shelf.set(name, JSON.stringify(value));
	} catch {
		// a private window: then it is kept as long as the page
	}
}

export function rooms(): KeptRoom[] {
	const all = Object.values(read<Record<string, KeptRoom>>(ROOMS, {}));
	return all.sort((one, other) => other.at - one.at);
}

export function keyOf(code: string): KeptRoom | null {
	return rooms().find((room) => room.room === code) ?? null;
}

export function keep(key: Key, game: string, begins = false): void {
	const others = rooms().filter((room) => room.room !== key.room);
	const all = [{ ...key, game, begins, at: Date.now() }, ...others].slice(0, MOST_ROOMS);
	write(ROOMS, Object.fromEntries(all.map((room) => [room.room, room])));
}

export function keepToken(code: string, token: string): void {
	const known = keyOf(code);
	if (known) write(ROOMS, { ...read(ROOMS, {}), [code]: { ...known, token } });
}

export function isToBegin(code: string): boolean {
	return keyOf(code)?.begins ?? false;
}

export function paceOf(code: string): number | null {
	return keyOf(code)?.pace ?? null;
}

export function keepPace(code: string, pace: number | null): void {
	const known = keyOf(code);
	if (known) write(ROOMS, { ...read(ROOMS, {}), [code]: { ...known, pace } });
}

export function keepNudged(code: string, nudged: boolean): void {
	const known = keyOf(code);
	if (known) write(ROOMS, { ...read(ROOMS, {}), [code]: { ...known, nudged } });
}

export function forget(code: string): void {
	write(ROOMS, Object.fromEntries(rooms().flatMap((room) => (room.room === code ? [] : [[room.room, room]]))));
}

/** Whether a game's page is opened for the first time on this device; from then on it is not. */
export function isFirstVisit(game: string): boolean {
	const seen = read<Record<string, boolean>>(SEEN, {});
	if (seen[game]) return false;
	write(SEEN, { ...seen, [game]: true });
	return true;
}

/** A code as somebody typed it, as the server reads it: capitals, spaces and a forgotten hyphen do not matter. */
export function readCode(typed: string): string {
	const letters = typed.toLowerCase().replace(/[^a-z]/g, "");
	const half = Math.floor(letters.length / 2);
	return `${letters.slice(0, half)}-${letters.slice(half)}`;
}
