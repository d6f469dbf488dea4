import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Tie } from "../wire";
import { FUNCTIONS } from "./grammar";
import { pause } from "./pause";

export type Facts = Record<string, boolean | number | string>;

/** What a game says of itself that its words need. */
export interface Speech {
	/** How moves are written. */
	phrases: Readonly<Record<string, string>>;
	/** Which facts are seats, beside the two below. */
	people: readonly string[];
	/** What the numbers of some facts mean. */
	facts: Readonly<Record<string, readonly string[]>>;
	/** The entries of a view that are lists with one thing for each seat. */
	by_seat: readonly string[];
	/** Which facts are places on the table, and how one is told that nobody sees. */
	places?: Readonly<Record<string, Facts>>;
}
const SILENT: Speech = { phrases: {}, people: [], facts: {}, by_seat: [] };
const SEATS = ["seat", "only"];

/**
 * The words of one game, or of the page around it, in one language: the same Fluent messages and conventions as in table/words.py.
 * Beside each seat, `$seat-is` says whether it is the reader's; nobody is, where several people read one screen.
 */
export class Words {
	readonly #bundle: FluentBundle;
	readonly #phrases: [string, RegExp][];
	/** Facts that are seats: they arrive as a number and are said as a name. */
	readonly #people: readonly string[];
	readonly #facts: Speech["facts"];
	readonly bySeat: readonly string[];
	readonly #places: Readonly<Record<string, Facts>>;

	constructor(
		readonly language: string,
		sources: readonly string[],
		{ phrases, people, facts, by_seat, places = {} }: Speech = SILENT,
	) {
		this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
		for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
		this.#phrases = Object.entries(phrases).map(([key, text]) => [key, pattern(text)]);
		this.#people = [...SEATS, ...people];
		this.#facts = facts;
		this.bySeat = by_seat;
		this.#places = places;
	}

	/** The browser learns how this language counts: a while for the first number, and for the first plural. */
	async warm(): Promise<void> {
		new Intl.NumberFormat(this.language).format(1);
		await pause();
		new Intl.PluralRules(this.language).select(1);
		await pause();
	}

	/** Whether a fact is somebody. */
	isSeat(fact: string): boolean {
		return this.#people.includes(fact);
	}

	/** Whether a fact is a place on the table that is told by what lies there. */
	isPlace(fact: string): boolean {
		return fact in this.#places;
	}

	has(key: string): boolean {
		return this.#bundle.hasMessage(key);
	}

	/** A message, or a part of it. What is missing is our mistake, and said loudly. */
	say(key: string, facts: Facts = {}, part?: string): string {
		const message = this.#bundle.getMessage(key);
		const text = part === undefined ? message?.value : message?.attributes[part];
		if (!text) return complain(`no words for ${key} in ${this.language}`, key);
		const problems: Error[] = [];
		const said = this.#bundle.formatPattern(text, facts as Record<string, FluentVariable>, problems);
		if (problems[0]) complain(`${this.language}, ${key}: ${problems[0]}`, key);
		return said.split(/\s+/).join(" ").trim();
	}

	event(event: GameEvent, names: readonly string[], reader: number | null): string {
		const facts = event.only === null ? event.facts : { ...event.facts, only: event.only };
		return this.say(`event-${event.name.replaceAll("_", "-")}`, this.#named(facts, names, reader));
	}

	/** What a move does, as somebody about to choose it reads it; and which place it goes to, if somebody sees that. */
	move(notation: string, names: readonly string[], reader: number | null, where: Facts = {}): string {
		const [key, facts] = this.read(notation);
		return this.say(`move-${key}`, this.#named({ ...facts, ...where }, names, reader));
	}

	/** A place: where something is, and where it goes (`$cell-to`), by what lies there. */
	placed(fact: string, place: string, where: Facts): Record<string, string> {
		const facts = { ...this.#places[fact], ...where, [fact]: place };
		return { [fact]: this.say("where-at", facts), [`${fact}-to`]: this.say("where-to", facts) };
	}

	/** The same for a place that only its game knows by name. */
	place(place: string, where: Facts): Record<string, string> {
		const [fact] = Object.keys(this.#places);
		return fact === undefined ? {} : this.placed(fact, place, where);
	}

	/** The place that a notation names, if it names one. */
	placeIn(notation: string): string | null {
		const [, facts] = this.read(notation);
		const fact = Object.keys(this.#places).find((one) => one in facts);
		return fact === undefined ? null : String(facts[fact]);
	}

	/** What is to be decided, when these are the possible moves. */
	prompt(moves: readonly string[]): string {
		return this.say(`prompt-${this.read(moves[0] ?? "")[0]}`);
	}

	/** What an entry of a view is called: the message entry-<key>, or its own name. As in games/usual/drawing.py. */
	entry(key: string): string {
		return this.#word(`entry-${key.replaceAll("_", "-")}`, key.replaceAll("_", " "));
	}

	/** The value of an entry as somebody reads it: seats by name, what the game's facts name by its word. */
	value(key: string, value: unknown, names: readonly string[]): string {
		if (value === null || value === undefined) return "–";
		if (typeof value === "boolean") return this.say(value ? "yes" : "no");
		if (typeof value === "number") return this.#number(key, value, names);
		if (typeof value === "string") return this.#thing(this.#factOf(key), value);
		const parts = Array.isArray(value)
			? value.map((one) => this.value(key, one, names))
			: Object.entries(value).map(([each, one]) => `${this.entry(each)} ${this.value(each, one, names)}`);
		return parts.join(", ") || "–";
	}

	#number(key: string, value: number, names: readonly string[]): string {
		if (this.#people.includes(key)) return names[value] ?? "–";
		const fact = this.#factOf(key);
		const word = this.#facts[fact]?.[value];
		return word === undefined ? String(value) : this.#thing(fact, word);
	}

	/** `cards` are each a `card`. */
	#factOf(key: string): string {
		const one = key.replace(/s$/, "");
		return !(key in this.#facts) && one in this.#facts ? one : key;
	}

	#thing(fact: string, word: string): string {
		return this.#word(`${fact}-${word.replaceAll(" ", "-")}`, word);
	}

	/** The message of that name, if there is one. */
	#word(key: string, otherwise: string): string {
		return this.has(key) ? this.say(key) : otherwise;
	}

	won(winners: readonly number[], names: readonly string[], reader: number | null): string {
		return this.say("won", this.#some(winners, names, reader));
	}

	/** What broke a tie, or that nothing did. */
	tie(tie: Tie, names: readonly string[], reader: number | null): string {
		return this.say(`tie-${tie.by}`, { ...this.#some(tie.seats, names, reader), most: tie.most, next: tie.next });
	}

	/** One, several or nobody, and whether the only one reads it. */
	#some(seats: readonly number[], names: readonly string[], reader: number | null): Facts {
		const people = seats.map((seat) => names[seat] ?? "");
		const is = seats.length === 1 && seats[0] === reader ? "you" : "other";
		return { winners: people.length, seat: people[0] ?? "", "seat-is": is, names: this.listed(people) };
	}

	/** Anna, Ben and Chloé. */
	listed(people: readonly string[]): string {
		if (people.length < 2) return people.join("");
		return `${people.slice(0, -1).join(", ")} ${this.say("and")} ${people.at(-1)}`;
	}

	/** Which of the game's phrases a notation is, and its facts; seats count from 0. */
	read(notation: string): [string, Facts] {
		for (const [key, pattern] of this.#phrases) {
			const found = pattern.exec(notation);
			const facts = Object.entries(found?.groups ?? {}).map(([fact, word]) => [fact, this.#fact(fact, word)]);
			if (found) return [key, Object.fromEntries(facts)];
		}
		throw new Error(`${notation} is no phrase of this game`);
	}

	#fact(fact: string, word: string): number | string {
		if (!/^\d+$/.test(word)) return word;
		return Number(word) - (this.#people.includes(fact) ? 1 : 0);
	}

	#named(facts: Facts, names: readonly string[], reader: number | null): Facts {
		const found: Facts = {};
		for (const [fact, value] of Object.entries(facts)) {
			if (this.#people.includes(fact)) {
				found[fact] = names[Number(value)] ?? "";
				found[`${fact}-is`] = value === reader ? "you" : "other";
			} else if (fact in this.#places) {
				Object.assign(found, this.placed(fact, String(value), onlyWhere(facts, this.#places[fact])));
			} else {
				found[fact] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
			}
		}
		return found;
	}
}

/** Of some facts, those that say which place it is. */
function onlyWhere(facts: Facts, known: Facts = {}): Facts {
	return Object.fromEntries(Object.entries(facts).filter(([fact]) => fact in known));
}

function pattern(text: string): RegExp {
	const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return new RegExp(`^${escaped.replace(/\\\{(\w+)\\\}/g, "(?<$1>[^ .]+)")}$`);
}

function complain(problem: string, key: string): string {
	console.error(problem);
	return key;
}
