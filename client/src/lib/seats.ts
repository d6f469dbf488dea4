/** Colour, shape and letter of each seat; who sits there is drawn beside it. */

import type { ChairNow } from "../wire";

export const LETTERS = "abcdefghi";
const BOTS = ["bot-2-mia", "bot-3-otto", "bot-4-clara", "bot-1-pip"];

export const letterOf = (seat: number): string => LETTERS[seat] ?? "i";
export const tintOf = (seat: number): string => `t-${letterOf(seat)}`;

export function faceOf(seat: number, isBot: boolean): string {
	return isBot ? (BOTS[seat % BOTS.length] ?? "mouse") : "mouse";
}

export function isBot(chair: ChairNow | undefined): boolean {
	return chair !== undefined && (chair.kind !== "guest" || chair.stand_in);
}
