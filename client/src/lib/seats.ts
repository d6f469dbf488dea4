/** Colour, shape and letter of each seat; who sits there is drawn beside it. */

import type { ChairNow } from "../wire";

export const LETTERS = "abcdefghi";
/** The five mice, from the one who guesses to the grandmaster. */
export const MICE = ["pip", "mia", "otto", "clara", "gustav"] as const;

export const letterOf = (seat: number): string => LETTERS[seat] ?? "i";
export const tintOf = (seat: number): string => `t-${letterOf(seat)}`;

/** The drawing of whoever plays: a mouse with a face of its own, or any mouse for a person. */
export function faceOf(bot: string): string {
	return MICE.some((mouse) => mouse === bot) ? `bot-${bot}` : "mouse";
}

/** Which bot plays for a chair; none for a person who is there. */
export function botOf(chair: ChairNow | undefined): string {
	return chair !== undefined && isBot(chair) ? chair.bot : "";
}

export function isBot(chair: ChairNow | undefined): boolean {
	return chair !== undefined && (chair.kind !== "guest" || chair.stand_in);
}
