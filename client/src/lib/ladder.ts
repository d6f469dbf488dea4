/** What the mice offer next, from what was played on this device: exercises, a first match, the next mouse, puzzles. */

import * as kept from "./kept";
import { hasWon, type Played } from "./played";
import { MICE } from "./seats";

/** So many wins against a mouse, and the next one says hello. */
export const ENOUGH = 3;

const ORDER: readonly string[] = MICE;

export interface Step {
	/** The message, hello-<offers>. */
	offers: "exercises" | "first" | "next" | "puzzles";
	/** Who says it. */
	mouse: string;
	/** Whom somebody has beaten, and how often. */
	other: string;
	wins: number;
}

/** What a game has beside matches. */
export interface Beside {
	exercises: number;
	puzzles: number;
	/** How many exercises were answered right. */
	done: number;
}

/** The best mouse at a table of mine at which nobody else but mice sat; -1 at other tables. */
function strength({ mine, bots }: Played): number {
	const isMine = mine.length === 1 && bots.every((bot, seat) => (bot === "") === mine.includes(seat));
	return isMine ? Math.max(...bots.map((bot) => ORDER.indexOf(bot))) : -1;
}

/** The next step in a game; nothing while somebody is busy with this one. */
export function stepOf(all: readonly Played[], game: string, { exercises, puzzles, done }: Beside): Step | null {
	const matches = all.filter((one) => one.game === game && strength(one) >= 0);
	const first = { mouse: MICE[0], other: "", wins: 0 };
	if (matches.length === 0) {
		if (exercises === 0) return null;
		return { ...first, offers: done < exercises ? "exercises" : "first" };
	}
	const top = Math.max(...matches.map(strength));
	const wins = matches.filter((one) => strength(one) === top && hasWon(one)).length;
	const [other = "", mouse] = MICE.slice(top);
	if (wins < ENOUGH) return null;
	if (mouse) return { offers: "next", mouse, other, wins };
	return puzzles > 0 ? { offers: "puzzles", mouse: other, other, wins } : null;
}

// What somebody does not want yet.

const LATER = "cheeseboard-later";
const nameOf = ({ offers, mouse }: Step) => `${offers} ${mouse}`;

export function isLater(game: string, step: Step): boolean {
	return kept.read<Record<string, string>>(LATER, {})[game] === nameOf(step);
}

export function later(game: string, step: Step): void {
	kept.write(LATER, { ...kept.read<Record<string, string>>(LATER, {}), [game]: nameOf(step) });
}
