/**
 * The way to a hall: requests and lines become messages, and answers and news come back as messages. Who carries them is somebody
 * else's business: channels of the browser (tab.ts), or a connection to a friend's device (friends/).
 */

import { newId, type Socket } from "../lib/line";

interface Waiting {
	text: string;
	done(answer: Response): void;
	failed(): void;
}

type FromHall =
	| { type: "answer"; id: number; status: number; kind: string; body: string }
	| { type: "tell"; line: number; text: string }
	| { type: "close"; line: number };

export class Door {
	readonly tab = newId();
	readonly #waiting = new Map<number, Waiting>();
	readonly #lines = new Map<number, HouseSocket>();
	#hall = "";
	#count = 0;

	/** Hands a message to whoever carries it; only called while there is a hall. */
	constructor(private readonly post: (text: string) => void) {}

	get hall(): string {
		return this.#hall;
	}

	ask(method: string, path: string, body: string): Promise<Response> {
		this.#count += 1;
		const id = this.#count;
		const text = JSON.stringify({ type: "ask", id, method, path, body });
		return new Promise((done, failed) => {
			this.#waiting.set(id, { text, done, failed: () => failed(new Error("nobody is there")) });
			this.#post(text);
		});
	}

	socket(): Socket {
		this.#count += 1;
		const number = this.#count;
		const say = (text: string) => this.#post(JSON.stringify({ type: "say", line: number, text }));
		const hangUp = () => {
			this.#lines.delete(number);
			this.#post(JSON.stringify({ type: "hang-up", line: number }));
		};
		const socket = new HouseSocket(say, hangUp);
		this.#lines.set(number, socket);
		if (this.#hall) queueMicrotask(() => socket.opened());
		return socket;
	}

	/** A hall is there. If it is another one than before, what was asked is asked again; lines break, and come back by themselves. */
	found(hall: string): void {
		if (hall === this.#hall) return;
		const isFirst = this.#hall === "";
		this.#hall = hall;
		for (const { text } of this.#waiting.values()) this.#post(text);
		for (const socket of [...this.#lines.values()]) {
			if (isFirst) socket.opened();
			else socket.close();
		}
	}

	/** Nobody carries anything for now: whoever asked is told so, and new lines wait. */
	lost(): void {
		this.#hall = "";
		for (const { failed } of this.#waiting.values()) failed();
		this.#waiting.clear();
		for (const socket of [...this.#lines.values()]) if (socket.readyState === WebSocket.OPEN) socket.close();
	}

	/** A message of the hall. */
	hear(text: string): void {
		const told = JSON.parse(text) as FromHall;
		if (told.type === "tell") this.#lines.get(told.line)?.onmessage?.(new MessageEvent("message", { data: told.text }));
		else if (told.type === "close") this.#lines.get(told.line)?.close();
		else {
			const { id, status, kind, body } = told;
			this.#waiting.get(id)?.done(new Response(body, { status, headers: { "content-type": kind } }));
			this.#waiting.delete(id);
		}
	}

	#post(text: string): void {
		if (this.#hall) this.post(text);
	}
}

/** A line to the hall, as a WebSocket would be one. */
class HouseSocket implements Socket {
	onopen: ((event: Event) => void) | null = null;
	onmessage: ((event: MessageEvent) => void) | null = null;
	onclose: ((event: CloseEvent) => void) | null = null;
	readyState: number = WebSocket.CONNECTING;

	constructor(
		readonly send: (text: string) => void,
		private readonly hangUp: () => void,
	) {}

	opened(): void {
		if (this.readyState !== WebSocket.CONNECTING) return;
		this.readyState = WebSocket.OPEN;
		this.onopen?.(new Event("open"));
	}

	close(): void {
		if (this.readyState === WebSocket.CLOSED) return;
		this.readyState = WebSocket.CLOSED;
		this.hangUp();
		this.onclose?.(new CloseEvent("close"));
	}
}
