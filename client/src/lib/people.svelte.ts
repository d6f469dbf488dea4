/** The people of this device: the first is its owner, the others are those it is passed to. Kept here, and nowhere else. */

import * as kept from "./kept";
import { FACES } from "./seats";

export interface Person {
	name: string;
	face: string;
}

const NAME = "cheeseboard-people";
const DRAWN = "cheeseboard-drawn";
export const LONGEST_NAME = 24;

class People {
	#known: Person[] = $state(kept.read<{ all: Person[] }>(NAME, { all: [] }).all.filter(isPerson));
	/** Drawn for places that nobody has taken yet; the same until somebody says who they are, also after a reload. */
	readonly #drawn = kept.read<{ all: (Person | null)[] }>(DRAWN, { all: [] }).all;

	/** So many people; those who have never been here are drawn from the mice whose names are given, and are like nobody at the table. */
	first(count: number, names: readonly string[], table: readonly Person[] = []): Person[] {
		const all = this.#known.slice(0, count).map((person) => ({ ...person }));
		while (all.length < count) all.push(this.#newcomer(all.length, [...all, ...table], names));
		return all;
	}

	#newcomer(place: number, others: readonly Person[], names: readonly string[]): Person {
		const known = this.#drawn[place];
		if (isPerson(known) && !others.some((one) => one.name === known.name || one.face === known.face))
			return { ...known };
		const found = drawn(names, others);
		if (found.name) {
			this.#drawn[place] = found;
			kept.write(DRAWN, { all: this.#drawn });
		}
		return { ...found };
	}

	/** Somebody is who they said, and will be next time. */
	keep(people: readonly Person[]): void {
		this.#known = [...people, ...this.#known.slice(people.length)].map((person) => ({ ...person }));
		kept.write(NAME, { all: $state.snapshot(this.#known) });
	}
}

export const people = new People();

function isPerson(one: Partial<Person> | null | undefined): one is Person {
	return typeof one?.name === "string" && one.name !== "" && typeof one.face === "string";
}

/** A mouse that nobody here is yet. */
export function drawn(names: readonly string[], others: readonly Person[]): Person {
	const free = (all: readonly string[], taken: readonly string[]) => all.filter((one) => !taken.includes(one));
	const name =
		any(
			free(
				names,
				others.map((one) => one.name),
			),
		) ??
		any(names) ??
		"";
	return {
		name,
		face:
			any(
				free(
					FACES,
					others.map((one) => one.face),
				),
			) ??
			any(FACES) ??
			"",
	};
}

/** The same person, where names come from a list and theirs is not in it: always the same one of the list. */
export function listed(person: Person, names: readonly string[]): Person {
	if (names.length === 0 || names.includes(person.name)) return person;
	const sum = [...person.name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
	return { ...person, name: names[sum % names.length] ?? person.name };
}

function any<T>(all: readonly T[]): T | undefined {
	return all[Math.floor(Math.random() * all.length)];
}
