/** A whole evening: several matches in one room, a crown for every win, and what to play next. All of it follows from the room's matches. */

import type { Finished } from "../wire";
import * as kept from "./kept";

const NAME = "cheeseboard-evenings";
const MOST = 30;

/** The games that were chosen for an evening in this room; nothing if it is none. */
export function gamesOf(code: string): string[] | null {
	return kept.read<Record<string, string[]>>(NAME, {})[code] ?? null;
}

export function begin(code: string, games: readonly string[]): void {
	const others = Object.entries(kept.read<Record<string, string[]>>(NAME, {})).filter(([room]) => room !== code);
	kept.write(NAME, Object.fromEntries([...others, [code, games]].slice(-MOST)));
}

export interface Standing {
	name: string;
	crowns: number;
	played: number;
}

/** Everybody's crowns; all who win a match together get one. The most first. */
export function standings(matches: readonly Finished[]): Standing[] {
	const found = new Map<string, Standing>();
	for (const { names, winners } of matches)
		names.forEach((name, seat) => {
			const { crowns = 0, played = 0 } = found.get(name) ?? {};
			found.set(name, { name, crowns: crowns + (winners.includes(seat) ? 1 : 0), played: played + 1 });
		});
	return [...found.values()].sort((one, other) => other.crowns - one.crowns || one.name.localeCompare(other.name));
}

/** The person with the fewest crowns may choose; if several have as few, nobody does alone. */
export function chooserOf(all: readonly Standing[], people: readonly string[]): string {
	const few = all.filter(({ name }) => people.includes(name));
	const least = Math.min(...few.map(({ crowns }) => crowns));
	const last = few.filter(({ crowns }) => crowns === least);
	return last.length === 1 && few.length > 1 ? (last[0]?.name ?? "") : "";
}

/** The game that was played least; of those, the one in which the person with the fewest crowns has won, or else the next in order. */
export function nextOf(games: readonly string[], matches: readonly Finished[], chooser: string): string {
	const times = (game: string) => matches.filter((one) => one.game === game).length;
	const won = (game: string) =>
		matches.some((one) => one.game === game && one.winners.some((seat) => one.names[seat] === chooser));
	const least = Math.min(...games.map(times));
	const fewest = games.filter((game) => times(game) === least);
	const after = games.indexOf(matches.at(-1)?.game ?? "") + 1;
	const inOrder = [...games.slice(after), ...games.slice(0, after)].filter((game) => fewest.includes(game));
	return inOrder.find(won) ?? inOrder[0] ?? "";
}
