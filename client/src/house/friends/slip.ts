/**
 * What two devices must tell each other before they can talk, as a text that is short enough for one code to scan. Of WebRTC's
 * description only five things differ from one connection to another: the fingerprint of a certificate, a user, a password, who
 * begins, and where the device is found. They are written as bytes, with a sum against slips of the pen, in base64url.
 */

/** How to reach a device: what its WebRTC said, and nothing else of it. */
export interface Reachable {
	type: "offer" | "answer";
	/** Only an answer says who begins to talk. */
	setup: "actpass" | "active" | "passive";
	/** SHA-256 of the certificate. */
	fingerprint: Uint8Array;
	ufrag: string;
	pwd: string;
	candidates: Candidate[];
}

/** A name that only the same network knows (mDNS), or an address; and a port for UDP. */
export interface Candidate {
	host: string;
	port: number;
}

/** A slip of paper that is handed over: an invitation to a room, or the answer to one. */
export interface Slip {
	reach: Reachable;
	/** The room, and who has it; of an answer: the user of the invitation that it answers. */
	about: string[];
}

const VERSION = 1;
const SETUPS = ["actpass", "active", "passive"] as const;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const MOST_CANDIDATES = 6;
const FINGERPRINT = 32;
const NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
/** The bytes of a host, by the number that stands before it: an address of IPv4, of IPv6, a name. */
const HOSTS = { 4: 4, 6: 16, 5: 16 } as const;

/** It is not a slip, or not the whole of it. */
export class NoSlip extends Error {}

/** This device is found nowhere. */
export class NoNetwork extends Error {}

export function writeSlip({ reach, about }: Slip): string {
	const bytes = new Writer();
	bytes.add([VERSION * 16 + SETUPS.indexOf(reach.setup)]);
	bytes.add(reach.fingerprint);
	bytes.addLetters(reach.ufrag);
	bytes.addLetters(reach.pwd);
	bytes.add([reach.candidates.length]);
	for (const { host, port } of reach.candidates) bytes.add([...bytesOf(host), port >> 8, port & 255]);
	bytes.add(new TextEncoder().encode(about.join("\n")));
	bytes.add(sumOf(bytes.all));
	return btoa(String.fromCharCode(...bytes.all))
		.replace(/\+/g, "-")
		.replace(/\//g, "_")
		.replace(/=+$/, "");
}

/** A slip as somebody pasted it: alone, or at the end of a link, maybe broken into lines. */
export function readSlip(text: string): Slip {
	const found = text.replace(/\s+/g, "").split("#").at(-1) ?? "";
	if (!/^[\w-]{60,2000}$/.test(found)) throw new NoSlip("this is no slip");
	if (found.length % 4 === 1) throw new NoSlip("a part is missing"); // no bytes are written like this
	const all = Uint8Array.from(atob(found.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
	const inside = [...all.slice(0, -2)];
	if (String(sumOf(inside)) !== String([...all.slice(-2)])) throw new NoSlip("a part is missing, or wrong");
	const bytes = new Reader(inside);
	const [first = 0] = bytes.take(1);
	const setup = SETUPS[first % 16];
	if (first >> 4 !== VERSION || !setup) throw new NoSlip("this slip is of another version");
	const fingerprint = Uint8Array.from(bytes.take(FINGERPRINT));
	const [ufrag, pwd] = [bytes.takeLetters(), bytes.takeLetters()];
	const [count = 0] = bytes.take(1);
	const candidates = Array.from({ length: count }, () => bytes.takeCandidate());
	const about = new TextDecoder().decode(Uint8Array.from(bytes.rest())).split("\n");
	return {
		about,
		reach: { type: setup === "actpass" ? "offer" : "answer", setup, fingerprint, ufrag, pwd, candidates },
	};
}

/** What is kept of a description. Candidates for TCP are left out: they lead nowhere without a server. */
export function reduced({ type, sdp = "" }: RTCSessionDescriptionInit): Reachable {
	const value = (name: string) => new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1]?.trim() ?? "";
	const fingerprint = value("fingerprint")
		.replace(/^sha-256 /i, "")
		.split(":");
	const setup = SETUPS.find((each) => each === value("setup"));
	if ((type !== "offer" && type !== "answer") || !setup || fingerprint.length !== FINGERPRINT)
		throw new Error("this browser describes connections in another way");
	const lines = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
	const candidates = lines.map(([, host = "", port]) => ({ host, port: Number(port) }));
	if (candidates.length === 0) throw new NoNetwork("this device is found nowhere");
	return {
		type,
		setup,
		fingerprint: Uint8Array.from(fingerprint, (byte) => Number.parseInt(byte, 16)),
		ufrag: value("ice-ufrag"),
		pwd: value("ice-pwd"),
		candidates: candidates.slice(0, MOST_CANDIDATES),
	};
}

/** A description that WebRTC takes. */
export function described(reach: Reachable): RTCSessionDescriptionInit {
	const hex = Array.from(reach.fingerprint, (byte) => byte.toString(16).padStart(2, "0").toUpperCase());
	const candidates = reach.candidates.map(
		({ host, port }, number) => `a=candidate:${number + 1} 1 udp ${2_113_937_151 - number} ${host} ${port} typ host`,
	);
	const lines = [
		"v=0",
		"o=- 1 1 IN IP4 127.0.0.1",
		"s=-",
		"t=0 0",
		"a=group:BUNDLE 0",
		"m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
		"c=IN IP4 0.0.0.0",
		...candidates,
		`a=ice-ufrag:${reach.ufrag}`,
		`a=ice-pwd:${reach.pwd}`,
		`a=fingerprint:sha-256 ${hex.join(":")}`,
		`a=setup:${reach.setup}`,
		"a=mid:0",
		"a=sctp-port:5000",
		"a=max-message-size:65536",
		"",
	];
	return { type: reach.type, sdp: lines.join("\r\n") };
}

class Writer {
	readonly all: number[] = [];

	add(bytes: Iterable<number>): void {
		this.all.push(...bytes);
	}

	/** Six bits for each: ICE knows 64 letters. */
	addLetters(text: string): void {
		const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(6, "0")).join("");
		this.add([text.length]);
		for (let at = 0; at < bits.length; at += 8) this.add([Number.parseInt(bits.slice(at, at + 8).padEnd(8, "0"), 2)]);
	}
}

class Reader {
	#at = 0;
	constructor(private readonly all: readonly number[]) {}

	take(count: number): number[] {
		if (this.#at + count > this.all.length) throw new NoSlip("a part is missing");
		this.#at += count;
		return this.all.slice(this.#at - count, this.#at);
	}

	rest(): number[] {
		return this.take(this.all.length - this.#at);
	}

	takeLetters(): string {
		const [length = 0] = this.take(1);
		const bits = this.take(Math.ceil((length * 6) / 8))
			.map((byte) => byte.toString(2).padStart(8, "0"))
			.join("");
		return Array.from({ length }, (_, at) => LETTERS[Number.parseInt(bits.slice(at * 6, at * 6 + 6), 2)]).join("");
	}

	takeCandidate(): Candidate {
		const [kind = 0] = this.take(1);
		if (kind !== 4 && kind !== 5 && kind !== 6) throw new NoSlip("this slip is of another version");
		const host = hostOf(kind, this.take(HOSTS[kind]));
		const [high = 0, low = 0] = this.take(2);
		return { host, port: high * 256 + low };
	}
}

function bytesOf(host: string): number[] {
	const name = NAME.exec(host);
	if (name) return [5, ...pairs(name.slice(1).join(""))];
	if (host.includes(":")) return [6, ...pairs(longOf(host))];
	return [4, ...host.split(".").map(Number)];
}

function hostOf(kind: 4 | 5 | 6, bytes: readonly number[]): string {
	if (kind === 4) return bytes.join(".");
	const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
	if (kind === 6) return (hex.match(/.{4}/g) ?? []).map((part) => part.replace(/^0+(?=.)/, "")).join(":");
	return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

/** An address of IPv6 with all its zeros. */
function longOf(address: string): string {
	const [before = "", after] = address.split("::").map((half) => half.split(":").filter(Boolean));
	const [head, tail] = [[...before], [...(after ?? [])]];
	const zeros = Array<string>(8 - head.length - tail.length).fill("0");
	return [...head, ...(after === undefined ? [] : zeros), ...tail].map((part) => part.padStart(4, "0")).join("");
}

const pairs = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

/** Fletcher's sum: a letter that is wrong, missing or in another place changes it. */
function sumOf(bytes: Iterable<number>): [number, number] {
	let [one, two] = [0, 0];
	for (const byte of bytes) {
		one = (one + byte) % 255;
		two = (two + one) % 255;
	}
	return [one, two];
}
