/**
 * Checks the luck of a finished match on this device: plain JavaScript, no dependency, no rules of any game.
 * Written from docs/record.md alone. Browsers have WebCrypto only on secure pages, so SHA-256 is here too.
 *
 * What needs the rules (which moves were legal, how many tickets each outcome has) is not checked here: `cheeseboard verify` does.
 */

const FORMAT = "cheeseboard record 2";
const KEYS =
	"format game version options names bots commitment contributions beacon seal seed moves draws seats hashes result digest".split(
		" ",
	);

const OPTIONAL = ["deal", "faces", "help"]; // there only if they are not as usual

// SHA-256 (FIPS 180-4) and HMAC (RFC 2104)

const PRIMES = primes(64);
const K = PRIMES.map((prime) => fraction(prime, 3n));
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n));

/** @param {number} count */
function primes(count) {
	/** @type {number[]} */
	const found = [];
	for (let each = 2; found.length < count; each++) if (found.every((prime) => each % prime)) found.push(each);
	return found;
}

/** The first 32 bits behind the point of a root. @param {number} prime @param {bigint} power */
function fraction(prime, power) {
	const want = BigInt(prime) << (32n * power);
	let root = 0n;
	for (let bit = 1n << 40n; bit; bit >>= 1n) if ((root + bit) ** power <= want) root += bit;
	return Number(BigInt.asIntN(32, root));
}

/** @param {Uint8Array} message */
export function sha256(message) {
	const blocks = (message.length + 9 + 63) >> 6;
	const padded = new DataView(new ArrayBuffer(blocks * 64));
	for (let at = 0; at < message.length; at++) padded.setUint8(at, message[at] ?? 0);
	padded.setUint8(message.length, 0x80);
	padded.setUint32(blocks * 64 - 8, Math.floor(message.length / 2 ** 29));
	padded.setUint32(blocks * 64 - 4, message.length << 3);
	const hash = Int32Array.from(START);
	const words = new Int32Array(64);
	for (let block = 0; block < blocks; block++) {
		for (let at = 0; at < 64; at++) words[at] = at < 16 ? padded.getInt32(block * 64 + at * 4) : extended(words, at);
		mix(hash, words);
	}
	const found = new DataView(new ArrayBuffer(32));
	hash.forEach((word, at) => {
		found.setInt32(at * 4, word);
	});
	return new Uint8Array(found.buffer);
}

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Int32Array} words @param {number} at */
function extended(words, at) {
	const [old, young] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
	const one = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
	const two = turned(young, 17) ^ turned(young, 19) ^ (young >>> 10);
	return ((words[at - 16] ?? 0) + one + (words[at - 7] ?? 0) + two) | 0;
}

/** @param {Int32Array} hash @param {Int32Array} words */
function mix(hash, words) {
	let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
	for (let at = 0; at < 64; at++) {
		const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
		const first = (h + one + ((e & f) ^ (~e & g)) + (K[at] ?? 0) + (words[at] ?? 0)) | 0;
		const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
		const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
	}
	[a, b, c, d, e, f, g, h].forEach((word, at) => {
		hash[at] = ((hash[at] ?? 0) + word) | 0;
	});
}

/** @param {Uint8Array} key at most 64 bytes @param {Uint8Array} message */
function hmac(key, message) {
	/** @param {number} pad */
	const padded = (pad) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ pad);
	return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

// Bytes

/** @param {(Uint8Array | string)[]} parts texts are UTF-8 */
export function joined(...parts) {
	const all = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
	const found = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of all) {
		found.set(part, at);
		at += part.length;
	}
	return found;
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A number as so many bytes, most significant first. @param {number} value @param {number} size */
function big(value, size) {
	const found = new Uint8Array(size);
	for (let at = size - 1, rest = value; at >= 0; at--, rest = Math.floor(rest / 256)) found[at] = rest % 256;
	return found;
}

/** JSON with sorted keys and no spaces. @param {unknown} data @returns {string} */
export function canonical(data) {
	if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
	if (data === null || typeof data !== "object") return JSON.stringify(data);
	const keys = Object.keys(data).sort();
	return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(/** @type {any} */ (data)[key])}`).join(",")}}`;
}

// Luck

/** The house's commitment. @param {string} seed */
export const commitmentTo = (seed) => hex(sha256(joined("cheeseboard seed", unhex(seed))));

/** A device's commitment. @param {string} secret @param {string} word */
export const contributionTo = (secret, word) =>
	hex(sha256(joined("cheeseboard contribution", unhex(secret), new TextEncoder().encode(word))));

/**
 * One word for all that is fixed before anything is revealed.
 * @param {import("./fair").Sealed} sealed
 */
export function sealOf({ commitment, contributions, beacon, game, version, options, names, bots }) {
	const all = {
		commitment,
		contributions: contributions.map((each) => [each.by, each.commitment]),
		beacon: beacon && [beacon.source, beacon.round],
		game,
		version,
		options,
		names,
		bots,
	};
	return hex(sha256(joined("cheeseboard seal", canonical(all))));
}

/** The key of all draws. @param {import("./fair").Written} record */
function keyOf({ seed, seal, contributions, beacon }) {
	const given = contributions.map(({ secret, word }) => {
		const spelled = joined(word);
		return secret === null
			? Uint8Array.of(0)
			: joined(Uint8Array.of(1), unhex(secret), big(spelled.length, 4), spelled);
	});
	const lit = beacon?.value ? joined(Uint8Array.of(2), unhex(beacon.value)) : new Uint8Array();
	return sha256(joined("cheeseboard luck 2", unhex(seed ?? ""), unhex(seal ?? ""), ...given, lit));
}

/** Which of so many tickets wins in a move. @param {Uint8Array} key @param {number} number @param {number} tickets */
export function ticketOf(key, number, tickets) {
	return drawnOf(key, big(number, 8), tickets);
}

/** @param {Uint8Array} key @param {Uint8Array} what @param {number} tickets */
function drawnOf(key, what, tickets) {
	const [all, few] = [2n ** 64n, BigInt(tickets)];
	for (let attempt = 0; ; attempt++) {
		const drawn = BigInt(`0x${hex(hmac(key, joined(what, big(attempt, 8))).slice(0, 8))}`);
		if (drawn < all - (all % few)) return Number(drawn % few);
	}
}

/** The seed of a day's luck, which anybody can compute. @param {Pick<import("./fair").Written, "game" | "version" | "deal">} record */
export const daySeed = ({ game, version, deal }) =>
	hex(
		sha256(
			joined("cheeseboard day", canonical([game, version, deal?.day ?? "", ...(deal?.release ? [deal.release] : [])])),
		),
	);

/** The first draw that is not what luck answers to this question, asked for this time. @param {import("./fair").Written} record */
function firstOther(record) {
	const key = sha256(joined("cheeseboard shared luck", unhex(record.seed ?? "")));
	/** @type {Map<number, number>} */
	const asked = new Map();
	for (const [number, tickets, first, count, question = 0] of record.draws) {
		const time = asked.get(question) ?? 0;
		asked.set(question, time + 1);
		const ticket = drawnOf(key, joined(big(question, 8), big(time, 8)), tickets);
		if (!(ticket >= first && ticket < first + count)) return number;
	}
	return null;
}

// The check

/**
 * What a record and what this device kept of the match say about luck. Each finding is
 * `yes`: checked here; `no`: it does not fit; `unknown`: this device cannot know.
 * @param {string} text the record @param {import("./fair").Kept | null} kept
 * @returns {import("./fair").Finding[]}
 */
export function check(text, kept) {
	const record = read(text);
	if (typeof record === "string") return [{ what: "record", is: "no", why: record }];
	/** @type {import("./fair").Finding[]} */
	const found = [{ what: "record", is: "yes", why: "" }];
	/** @param {string} what @param {boolean | null} is @param {string} why */
	const say = (what, is, why) =>
		found.push({ what, is: is === null ? "unknown" : is ? "yes" : "no", why: is ? "" : why });
	if (!record.commitment || !record.seal) {
		if (kept?.seal) say("seal", false, "other-seal");
		say("luck", null, "typed");
		return found;
	}
	if (record.deal && !kept?.seal) {
		shared(record, say);
		say("rules", null, "");
		return found;
	}
	say("commitment", kept?.commitment ? kept.commitment === record.commitment && !kept.reused : null, why(kept, record));
	say("seal", kept?.seal ? kept.seal === record.seal : null, kept ? "other-seal" : "late");
	say("own", own(kept, record), !kept ? "late" : !kept.secret ? "watched" : kept.told ? "left-out" : "too-late");
	if (!record.seed) {
		say("luck", null, "no-seed");
		return found;
	}
	say("seed", commitmentTo(record.seed) === record.commitment, "other-seed");
	say("contributions", record.contributions.every(isRevealed), "other-contribution");
	const wrong = firstWrong(record);
	say("luck", wrong === null, `draw-${(wrong ?? 0) + 1}`);
	say("moves", kept ? isAmong(kept.moves, record) : null, kept ? "other-moves" : "late");
	if (record.beacon) say("beacon", null, record.beacon.value ? "" : "dark");
	say("rules", null, "");
	return found;
}

/**
 * Luck that others have too. That of another match needs that match, and the rules, to be checked.
 * @param {import("./fair").Written} record @param {(what: string, is: boolean | null, why: string) => void} say
 */
function shared(record, say) {
	const day = record.deal?.day;
	if (!day) {
		say("same", null, "");
		return;
	}
	say("day", record.seed === null ? null : record.seed === daySeed(record), "other-seed");
	if (record.seed === null) return;
	const wrong = firstOther(record);
	say("luck", wrong === null, `draw-${(wrong ?? 0) + 1}`);
}

/** @param {import("./fair").Kept | null} kept @param {import("./fair").Written} record */
function why(kept, record) {
	if (!kept?.commitment) return "late";
	return kept.commitment === record.commitment ? "used-before" : "other-commitment";
}

/** The record, or what is wrong with it. @param {string} text @returns {import("./fair").Written | string} */
function read(text) {
	let record;
	try {
		record = JSON.parse(text);
	} catch {
		return "not-json";
	}
	if (record?.format !== FORMAT) return "other-format";
	const keys = Object.keys(record).filter((key) => !OPTIONAL.includes(key));
	if (keys.sort().join() !== [...KEYS].sort().join()) return "other-keys";
	const { digest, ...rest } = record;
	if (hex(sha256(joined(canonical(rest)))) !== digest) return "other-digest";
	if (record.seal !== (record.commitment && sealOf(record))) return "other-seal";
	if (record.hashes.length !== Math.ceil(record.moves.length / 20)) return "other-positions";
	if (record.result && record.hashes.at(-1) !== positionOf([-2, [], record.result.scores])) return "other-positions";
	return record;
}

/** The hash of a position: whose turn, what may happen with how many tickets, the scores. @param {unknown[]} position */
export const positionOf = (position) => hex(sha256(joined(canonical(position)))).slice(0, 16);

/** @param {import("./fair").Given} given */
const isRevealed = ({ commitment, secret, word }) => secret === null || contributionTo(secret, word) === commitment;

/** Whether this device's own number is in it. @param {import("./fair").Kept | null} kept @param {import("./fair").Written} record */
function own(kept, record) {
	if (!kept?.secret) return null;
	const isIn = record.contributions.some((each) => each.secret === kept.secret && each.word === kept.word);
	return isIn || (kept.told ? false : null);
}

/** The first draw that does not follow from the key. @param {import("./fair").Written} record */
function firstWrong(record) {
	const key = keyOf(record);
	for (const [number, tickets, first, count] of record.draws) {
		const ticket = ticketOf(key, number, tickets);
		if (!(ticket >= first && ticket < first + count)) return number;
	}
	return null;
}

/** Whether moves that were sent from here stand in the record, in this order. @param {readonly string[]} moves @param {import("./fair").Written} record */
function isAmong(moves, record) {
	const drawn = new Set(record.draws.map(([number]) => number));
	let next = 0;
	record.moves.forEach((move, number) => {
		if (!drawn.has(number) && move === moves[next]) next++;
	});
	return next === moves.length;
}
