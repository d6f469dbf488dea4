/** A game as a link asks for it: /play/cheese-rescue?seats=2&komi=3 (the lab writes such links). */

import type { GameNow, OptionNow } from "../wire";

export interface Variant {
	seats: number | null;
	/** The house rules it names, as the server has them. */
	options: Record<string, unknown>;
	/** What it names and nobody can have: such a rule stays as it usually is. */
	impossible: string[];
}

export function variantOf(search: string, game: GameNow): Variant {
	const found: Variant = { seats: null, options: {}, impossible: [] };
	for (const [name, text] of new URLSearchParams(search)) {
		const option = game.options.find((one) => one.name === name);
		const value = read(text);
		if (name === "seats" && game.seats.includes(value as number)) found.seats = value as number;
		else if (option && fits(option, value)) found.options[name] = value;
		else found.impossible.push(`${name}=${text}`);
	}
	return found;
}

/** A file with house rules, by their names: those that can be had, and what cannot. */
export function optionsOf(text: string, game: GameNow): { found: Record<string, unknown>; impossible: string[] } {
	let said: unknown;
	try {
		said = JSON.parse(text);
	} catch {
		said = null;
	}
	if (typeof said !== "object" || said === null || Array.isArray(said)) return { found: {}, impossible: ["JSON"] };
	const found: Record<string, unknown> = {};
	const impossible: string[] = [];
	for (const [name, value] of Object.entries(said)) {
		const option = game.options.find((one) => one.name === name);
		if (option && fits(option, value)) found[name] = value;
		else impossible.push(`${name}=${JSON.stringify(value)}`);
	}
	return { found, impossible };
}

/** JSON; a word that is not JSON means itself. As in cli.py. */
function read(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

/** As in games/box.py, which has the last word. */
function fits({ choices, low, high, length, total }: OptionNow, value: unknown): boolean {
	const isBetween = (one: unknown) => Number.isInteger(one) && Number(one) >= (low ?? 0) && Number(one) <= (high ?? 0);
	if (choices) return choices.some((choice) => choice === value);
	if (length === null) return isBetween(value);
	if (!Array.isArray(value) || value.length !== length || !value.every(isBetween)) return false;
	return total === null || value.reduce((sum, one) => sum + one, 0) === total;
}
