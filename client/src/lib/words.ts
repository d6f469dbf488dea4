import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Happening } from "../wire";

export type Facts = Record<string, boolean | number | string>;

/** Facts that are somebody's chair: they arrive as a number and are said as a name. As in table/phrases.py. */
const SEATS = ["seat", "owner", "hunter", "only"];

/**
 * The words of one game, or of the page around it, in one language: the same Fluent messages and conventions as in table/words.py.
 * Beside each seat, `$seat-is` says whether it is the reader's; nobody is, where several people read one screen.
 */
export class Words {
	readonly #bundle: FluentBundle;
	readonly #phrases: [string, RegExp][];

	constructor(
		readonly language: string,
		sources: readonly string[],
		phrases: Readonly<Record<string, string>> = {},
	) {
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
		this.#phrases = Object.entries(phrases).map(([key, text]) => [key, pattern(text)]);
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

	event(event: Happening, names: readonly string[], reader: number | null): string {
		const facts = event.only === null ? event.facts : { ...event.facts, only: event.only };
		return this.say(`event-${event.name.replaceAll("_", "-")}`, peopled(facts, names, reader));
	}

	/** What a move does, as somebody about to choose it reads it. */
	move(notation: string, names: readonly string[], reader: number | null): string {
		const [key, facts] = this.read(notation);
		return this.say(`move-${key}`, peopled(facts, names, reader));
	}

	/** What is to be decided, when these are the possible moves. */
	prompt(moves: readonly string[]): string {
		return this.say(`prompt-${this.read(moves[0] ?? "")[0]}`);
	}

	won(winners: readonly number[], names: readonly string[], reader: number | null): string {
		const people = winners.map((seat) => names[seat] ?? "");
		const is = winners.length === 1 && winners[0] === reader ? "you" : "other";
		return this.say("won", {
			winners: people.length,
			seat: people[0] ?? "",
			"seat-is": is,
			names: this.listed(people),
		});
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
			if (found) return [key, Object.fromEntries(Object.entries(found.groups ?? {}).map(readFact))];
		}
		throw new Error(`${notation} is no phrase of this game`);
	}
}

function pattern(text: string): RegExp {
	const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return new RegExp(`^${escaped.replace(/\\\{(\w+)\\\}/g, "(?<$1>[^ .]+)")}$`);
}

function readFact([fact, word]: [string, string]): [string, number | string] {
	if (!/^\d+$/.test(word)) return [fact, word];
	return [fact, Number(word) - (SEATS.includes(fact) ? 1 : 0)];
}

function peopled(facts: Facts, names: readonly string[], reader: number | null): Facts {
	const found: Facts = {};
	for (const [fact, value] of Object.entries(facts)) {
		if (SEATS.includes(fact)) {
			found[fact] = names[Number(value)] ?? "";
			found[`${fact}-is`] = value === reader ? "you" : "other";
		} else {
			found[fact] = typeof value === "boolean" ? (value ? "yes" : "no") : value;
		}
	}
	return found;
}

function complain(problem: string, key: string): string {
	console.error(problem);
	return key;
}
