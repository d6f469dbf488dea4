/**
 * What a language does to the words beside a name: d’Otto and de Ben, Annas and Hans’. As in table/grammar.py.
 * A message says it with two functions, and brings the letters: `{ BEFORE($seat, vowel: "d’", other: "de ") }`.
 */

import type { FluentFunction, FluentValue } from "@fluent/bundle";

type Ways = Readonly<Record<string, FluentValue>>;

const VOWELS = "aeiou";
const SIBILANTS = "sßxz";
const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae" };

/** Small letters without accents. */
function plain(name: string): string {
	const letters = name.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
	return letters.replace(/[œæ]/g, (both) => LIGATURES[both] ?? both);
}

function beginnings(name: string): string[] {
	const [first = "", second = ""] = name;
	const isVowel = first !== "" && (VOWELS.includes(first) || (first === "y" && !isIn(second, VOWELS)));
	return isVowel ? [first, "vowel"] : [first];
}

function endings(name: string): string[] {
	const last = [...name].at(-1) ?? "";
	if (isIn(last, SIBILANTS) || name.endsWith("ce")) return [last, "sibilant"];
	return isIn(last, `${VOWELS}y`) ? [last, "vowel"] : [last];
}

function isIn(letter: string, letters: string): boolean {
	return letter !== "" && letters.includes(letter);
}

/** The first of the kinds for which there is a way. */
function chosen(ways: Ways, kinds: readonly string[]): FluentValue {
	const kind = kinds.find((each) => each in ways) ?? "other";
	const way = ways[kind];
	if (way === undefined) throw new RangeError("other: is missing");
	return way;
}

function nameIn([name]: readonly FluentValue[]): string {
	if (typeof name !== "string") throw new TypeError("a name is missing");
	return name;
}

export const FUNCTIONS: Record<string, FluentFunction> = {
	BEFORE: (given, ways) => {
		const name = nameIn(given);
		return `${chosen(ways, beginnings(plain(name)))}${name}`;
	},
	AFTER: (given, ways) => {
		const name = nameIn(given);
		return `${name}${chosen(ways, endings(plain(name)))}`;
	},
};
