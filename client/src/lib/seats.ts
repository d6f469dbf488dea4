/** Colour, shape and letter of each seat; who sits there is drawn beside it. */

import type { ChairNow, WantedChair } from "../wire";

export const LETTERS = "abcdefghi";
/** The five mice, from the one who guesses to the grandmaster. */
export const MICE = ["pip", "mia", "otto", "clara", "gustav"] as const;

export const letterOf = (seat: number): string => LETTERS[seat] ?? "i";
export const tintOf = (seat: number): string => `t-${letterOf(seat)}`;

/** The faces that people may have, as the server names them. */
export const FACES = [
	"bow",
	"cap",
	"flower",
	"scarf",
	"cook",
	"star",
	"wool",
	"music",
	"curl",
	"pot",
	"straw",
	"beret",
];

/** The drawing of whoever plays, one of our mice or a person with a face; any mouse for a person without one. */
export function faceOf(who: string): string {
	if (MICE.some((mouse) => mouse === who)) return `bot-${who}`;
	return FACES.includes(who) ? `face-${who}` : "mouse";
}

/** Who is drawn on a chair: the bot that plays there, or the face that the person has chosen. */
export function botOf(chair: ChairNow | undefined): string {
	if (chair === undefined) return "";
	return isBot(chair) ? chair.bot : (chair.face ?? "");
}

/** Opponents who all play differently; the first ones are those that a table of this size is best with. */
const FAMILIES = [
	["otto"],
	["pip", "otto"],
	["pip", "otto", "clara"],
	["pip", "mia", "otto", "clara"],
	["pip", "mia", "otto", "clara", "gustav"],
];

export function family(count: number): string[] {
	const named = FAMILIES[Math.min(count, FAMILIES.length) - 1] ?? [];
	return Array.from({ length: count }, (_, place) => named[place] ?? ["otto", "mia", "pip"][place % 3] ?? "otto");
}

/** The cousins who join the five mice at a big table, as the server names them (bots.py). */
const COUSINS: Record<string, string> = { pip: "Pina", mia: "Maja", otto: "Ole" };

/** What a family is called, one after the other. */
export function namesOf(bots: readonly string[]): string[] {
	return bots.map((bot, place) => {
		const own = bot.charAt(0).toUpperCase() + bot.slice(1);
		return bots.indexOf(bot) < place ? (COUSINS[bot] ?? own) : own;
	});
}

/** The mouse that should sit down next at a table, so that all of them are different. */
export function nextMouse(taken: readonly string[]): string {
	return ["pip", "otto", "clara", "mia", "gustav"].find((mouse) => !taken.includes(mouse)) ?? "otto";
}

/** The same chair once more, for the next match. */
export function wanted(chair: ChairNow): WantedChair {
	if (chair.kind === "guest") return { kind: "guest", guest: chair.guest, name: chair.name, face: chair.face ?? "" };
	return chair.kind === "bot" ? { kind: "bot", bot: chair.bot, name: chair.name } : { kind: "open", bot: chair.bot };
}

export function isBot(chair: ChairNow | undefined): boolean {
	return chair !== undefined && (chair.kind !== "guest" || chair.stand_in);
}
