/** What a device gave to luck. */
export interface Given {
	by: string;
	commitment: string;
	secret: string | null;
	word: string;
}

/** What is fixed before anything is revealed. */
export interface Sealed {
	commitment: string | null;
	contributions: readonly { by: string; commitment: string }[];
	beacon: { source: string; round: number } | null;
	game: string;
	version: number;
	options: Record<string, unknown>;
	names: readonly string[];
	bots: readonly string[];
}

/** A record, as far as the check reads it: docs/record.md. */
export interface Written extends Omit<Sealed, "contributions" | "beacon"> {
	contributions: readonly Given[];
	beacon: { source: string; round: number; value: string | null } | null;
	seal: string | null;
	seed: string | null;
	moves: readonly string[];
	draws: readonly [number, number, number, number, number?][];
	/** Whose luck it shares: a day's, or that of another match. */
	deal?: { day?: string; release?: string; of?: string };
	hashes: readonly string[];
	result: { scores: number[]; winners: number[] } | null;
}

/** What this device keeps of a match. */
export interface Kept {
	/** The house's commitment, as it was seen before this device contributed. */
	commitment: string;
	/** That commitment had been used for another match. */
	reused: boolean;
	/** This device's own number and word. */
	secret: string;
	word: string;
	/** The seal, as it was seen before this device revealed its number. */
	seal: string;
	/** The house has said that it has the number. */
	told: boolean;
	/** Moves that were sent from here. */
	moves: readonly string[];
}

/** Something that was looked at, and whether it is as it should be. */
export interface Finding {
	what: string;
	is: "yes" | "no" | "unknown";
	why: string;
}

export function sha256(message: Uint8Array): Uint8Array;
export function joined(...parts: (Uint8Array | string)[]): Uint8Array;
export function hex(bytes: Uint8Array): string;
export function unhex(text: string): Uint8Array;
export function canonical(data: unknown): string;
export function commitmentTo(seed: string): string;
export function contributionTo(secret: string, word: string): string;
export function sealOf(sealed: Sealed): string;
export function ticketOf(key: Uint8Array, number: number, tickets: number): number;
export function daySeed(record: Pick<Written, "game" | "version" | "deal">): string;
export function positionOf(position: unknown[]): string;
export function check(text: string, kept: Kept | null): Finding[];
