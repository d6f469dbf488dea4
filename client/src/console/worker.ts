/** The page's half of the worker: one thing after the other, and an end to whatever does not end. */

import type { Fetched, Plan } from "../house/plan";
import type { Told, Wish } from "./said";

export type Ended = "done" | "stopped" | "failed";
const PATIENCE = 1500; // milliseconds that a worker has to stop by itself

export class Desk {
	#worker: Worker | null = null;
	#hear: (told: Told) => void = () => undefined;
	#end: (how: Ended) => void = () => undefined;

	/** `base` is where plan.json lies. */
	constructor(private readonly base: string) {}

	get isAwake(): boolean {
		return this.#worker !== null;
	}

	/** Python is woken up, if it is not awake; then the wish is done. What is told on the way is heard. */
	async ask(wish: Wish, hear: (told: Told) => void): Promise<Ended> {
		if (!this.#worker) {
			const woken = await this.#wake(hear);
			if (woken !== "done") return woken;
		}
		return this.#say(wish, hear);
	}

	async #wake(hear: (told: Told) => void): Promise<Ended> {
		hear({ tells: "loading", share: 0 });
		try {
			const answer = await fetch(new URL("plan.json", this.base), { cache: "no-cache" });
			const plan = (await answer.json()) as Plan;
			const worker = new Worker(new URL(plan.files["desk.js"]?.at ?? "", this.base));
			this.#worker = worker;
			worker.onmessage = ({ data }: MessageEvent<Told>) => this.#told(data);
			worker.onerror = (problem) => this.#told({ tells: "failed", why: problem.message });
			const orders: Fetched = { plan, base: this.base, held: null };
			const how = await this.#say({ wants: "python", orders }, hear);
			if (how === "failed") this.end("failed");
			return how;
		} catch (problem) {
			hear({ tells: "failed", why: String(problem) });
			return "failed";
		}
	}

	#say(wish: Wish, hear: (told: Told) => void): Promise<Ended> {
		this.#hear = hear;
		this.#worker?.postMessage(wish);
		return new Promise((end) => {
			this.#end = end;
		});
	}

	#told(told: Told): void {
		if (told.tells !== "done") this.#hear(told);
		if (told.tells === "done" || told.tells === "failed") this.#end(told.tells);
	}

	/** Between two games it stops by itself, and knows what it has played. Otherwise it is ended. */
	async stop(): Promise<void> {
		const before = this.#worker;
		const ended = new Promise<boolean>((yes) => {
			const end = this.#end;
			this.#end = (how) => {
				yes(true);
				end(how === "done" ? "stopped" : how);
			};
			setTimeout(() => yes(false), PATIENCE);
		});
		before?.postMessage({ wants: "stop" } satisfies Wish);
		if (!(await ended)) this.end();
	}

	/** Whatever it is doing. All that its Python knew is forgotten. */
	end(how: Ended = "stopped"): void {
		this.#worker?.terminate();
		this.#worker = null;
		this.#hear = () => undefined;
		this.#end(how);
		this.#end = () => undefined;
	}
}
