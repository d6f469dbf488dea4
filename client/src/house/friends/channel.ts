/**
 * Texts over a data channel, in order, each whole. Browsers agree on messages of 16 kB at most, so longer ones go in parts: the
 * first byte of each says whether more follows. Whoever reads slowly is waited for, up to a point.
 */

const PART = 16_000; // bytes
const FULL = 256_000; // bytes that the browser may hold for us
const MOST_WAITING = 4_000_000; // bytes that wait here; then nobody reads any more
const MORE = 1;
const LAST = 0;

/** What stands before a text for a guest: it is the hall's, or it says which hall there is; and, for both sides: it is a spare slip. */
export const TEXT = "t";
export const HALL_IS = "h";
export const SPARE = "s";

/** As much of an RTCDataChannel as we need. */
export interface Pipe {
	binaryType: string;
	readonly readyState: string;
	readonly bufferedAmount: number;
	bufferedAmountLowThreshold: number;
	onopen: ((event: Event) => void) | null;
	onmessage: ((event: MessageEvent) => void) | null;
	onbufferedamountlow: ((event: Event) => void) | null;
	onclose: ((event: Event) => void) | null;
	send(part: Uint8Array<ArrayBuffer>): void;
	close(): void;
}

export class Channel {
	ontext: (text: string) => void = () => undefined;
	onopen: () => void = () => undefined;
	onclose: () => void = () => undefined;
	readonly #waiting: Uint8Array<ArrayBuffer>[] = [];
	#waitingBytes = 0;
	#parts: Uint8Array[] = [];
	#length = 0;
	#isClosed = false;

	constructor(
		private readonly pipe: Pipe,
		/** No text that comes in may have more bytes than this. */
		private readonly most: number,
	) {
		pipe.binaryType = "arraybuffer";
		pipe.bufferedAmountLowThreshold = FULL / 2;
		pipe.onopen = () => this.onopen();
		pipe.onmessage = ({ data }) => this.#take(data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array());
		pipe.onbufferedamountlow = () => this.#flow();
		pipe.onclose = () => this.close();
	}

	send(text: string): void {
		const bytes = new TextEncoder().encode(text);
		for (let at = 0; at === 0 || at < bytes.length; at += PART) {
			const part = new Uint8Array(Math.min(PART, bytes.length - at) + 1);
			part[0] = at + PART < bytes.length ? MORE : LAST;
			part.set(bytes.subarray(at, at + PART), 1);
			this.#waiting.push(part);
			this.#waitingBytes += part.length;
		}
		this.#flow();
		if (this.#waitingBytes > MOST_WAITING) this.close();
	}

	close(): void {
		if (this.#isClosed) return;
		this.#isClosed = true;
		this.pipe.close();
		this.onclose();
	}

	#flow(): void {
		while (this.pipe.readyState === "open" && this.pipe.bufferedAmount < FULL) {
			const part = this.#waiting.shift();
			if (!part) return;
			this.#waitingBytes -= part.length;
			this.pipe.send(part);
		}
	}

	#take(part: Uint8Array): void {
		this.#parts.push(part.subarray(1));
		this.#length += part.length - 1;
		const isEmpty = part.length === 0 || (part[0] === MORE && part.length === 1);
		const isRefused = isEmpty || this.#length > this.most;
		if (isRefused) this.close();
		if (isRefused || part[0] === MORE) return;
		const all = new Uint8Array(this.#length);
		let at = 0;
		for (const each of this.#parts) {
			all.set(each, at);
			at += each.length;
		}
		this.#parts = [];
		this.#length = 0;
		this.ontext(new TextDecoder().decode(all));
	}
}
