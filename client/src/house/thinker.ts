/// <reference lib="webworker" />
import type { Orders } from "./plan";

/** A worker in which somebody thinks, as src/cheeseboard/house/thinkers.py wants it. It can be ended in mid-thought. */
export class Thinker {
	#worker: Worker | null = null;
	#ready: Promise<void> | null = null;
	#heard: ((told: Heard) => void) | null = null;
	#idle: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly orders: Orders,
		/** Seconds after which it goes, if nobody asks it anything; 0: never. */
		private readonly stays = 0,
	) {}

	wake(): Promise<void> {
		clearTimeout(this.#idle);
		this.#ready ??= this.#start();
		return this.#ready;
	}

	async #start(): Promise<void> {
		const worker = new Worker(self.location.href);
		this.#worker = worker;
		worker.onmessage = ({ data }) => this.#heard?.(data as Heard);
		worker.onerror = (problem) => this.#heard?.({ error: problem.message });
		const awake = this.#next();
		worker.postMessage({ ...this.orders, as: "thinker" } satisfies Orders);
		await awake;
	}

	/** The answer; and before it, what is known already. */
	async ask(question: string, told: (draft: string) => void): Promise<string> {
		const answer = this.#next(told);
		this.#worker?.postMessage({ question });
		const last = await answer;
		if (this.stays) this.#idle = setTimeout(() => this.end(), this.stays * 1000);
		return last;
	}

	end(): void {
		clearTimeout(this.#idle);
		this.#worker?.terminate();
		this.#worker = null;
		this.#ready = null;
		this.#heard?.({ error: "it was ended" });
		this.#heard = null;
	}

	#next(draft: (text: string) => void = () => undefined): Promise<string> {
		return new Promise((yes, no) => {
			this.#heard = (told) => {
				if ("draft" in told) draft(told.draft);
				else if ("error" in told) no(new Error(told.error));
				else yes(told.answer);
			};
		});
	}
}

/** What such a worker says: that it is awake (an empty answer), a part of an answer, all of it, or what went wrong. */
export type Heard = { draft: string } | { answer: string } | { error: string };
