/**
 * This device's part in fair luck: a secret number for every match, committed to before anybody reveals one, and all that must be kept
 * to check the match afterwards (fair.js). docs/record.md says why.
 */

import type { RoomNow } from "../wire";
import { contributionTo, hex, type Kept, sealOf } from "./fair";
import { read, write } from "./kept";
import type { NewRequest } from "./line";

const NAME = "cheeseboard-luck";
const MOST = 60;

interface Entry extends Kept {
	at: number;
}

type All = Record<string, Entry>;

/** For private windows, which keep nothing: then as long as the page. */
let inThisPage: All = {};

const all = (): All => ({ ...inThisPage, ...read<All>(NAME, {}) });

export class Luck {
	constructor(readonly code: string) {}

	/** What this device kept of a match. */
	of(match: number): Kept | null {
		return all()[this.#key(match)] ?? null;
	}

	/** The room as it is now; what there is to say, and whether what is sealed is not what we had seen. */
	hear(room: RoomNow, guest: number | null): { say: NewRequest | null; isOff: boolean } {
		const isShared = room.deal !== null && room.deal !== undefined && room.match === 0; // luck that is no secret
		if (room.phase === "closed" || isShared) return { say: null, isOff: false };
		const entry = this.of(room.match + 1) ?? this.#begin(room, guest);
		if (room.sealing) return this.#sealing(room, guest, entry);
		const isOff = entry.commitment !== room.next_commitment;
		const isNeeded = guest !== null && !isOff && !room.contributed.includes(guest);
		return { say: isNeeded ? contribution(entry) : null, isOff };
	}

	/** A word that somebody typed, for the next match: committed to together with the number. */
	word(match: number, word: string): NewRequest | null {
		const entry = this.of(match + 1);
		if (!entry?.secret) return null;
		const changed = { ...entry, word };
		this.#keep(match + 1, changed);
		return contribution(changed);
	}

	told(match: number): void {
		this.#change(match, (entry) => ({ ...entry, told: true }));
	}

	moved(match: number, move: string): void {
		this.#change(match, (entry) => ({ ...entry, moves: [...entry.moves, move] }));
	}

	undone(match: number): void {
		this.#change(match, (entry) => ({ ...entry, moves: entry.moves.slice(0, -1) }));
	}

	/** The house's commitment is kept before we contribute; one that we know from another match would be no secret. */
	#begin(room: RoomNow, guest: number | null): Kept {
		const before = Object.values(all());
		const entry: Kept = {
			commitment: room.next_commitment,
			reused: before.some((one) => one.commitment === room.next_commitment),
			secret: guest === null ? "" : hex(crypto.getRandomValues(new Uint8Array(16))),
			word: "",
			seal: "",
			told: false,
			moves: [],
		};
		if (!room.sealing) this.#keep(room.match + 1, entry);
		return entry;
	}

	/** The seal is kept before we reveal; and only if it is of what we have seen, and our own number counts. */
	#sealing(room: RoomNow, guest: number | null, entry: Kept): { say: NewRequest | null; isOff: boolean } {
		const seal = room.seal;
		if (!seal) return { say: null, isOff: false };
		const isOff = seal.commitment !== entry.commitment || sealOf(seal) !== seal.digest || entry.reused;
		const mine = seal.contributions.find((one) => one.guest === guest);
		const isMine = mine?.commitment === (entry.secret && contributionTo(entry.secret, entry.word));
		if (isOff || (mine && !isMine)) return { say: null, isOff: true };
		if (!entry.seal) this.#keep(room.match + 1, { ...entry, seal: seal.digest });
		if (!mine || mine.revealed || (entry.seal && entry.seal !== seal.digest)) return { say: null, isOff: false };
		return { say: { type: "reveal", seal: seal.digest, secret: entry.secret, word: entry.word }, isOff: false };
	}

	#change(match: number, change: (entry: Kept) => Kept): void {
		const entry = this.of(match);
		if (entry) this.#keep(match, change(entry));
	}

	#keep(match: number, entry: Kept): void {
		const kept = Object.entries({ ...all(), [this.#key(match)]: { ...entry, at: Date.now() } });
		kept.sort(([, one], [, other]) => other.at - one.at);
		inThisPage = Object.fromEntries(kept.slice(0, MOST));
		write(NAME, inThisPage);
	}

	#key(match: number): string {
		return `${this.code} ${match}`;
	}
}

function contribution(entry: Kept): NewRequest {
	const commitment = contributionTo(entry.secret, entry.word);
	return { type: "contribute", to: entry.commitment, commitment };
}
