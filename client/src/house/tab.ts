/**
 * This tab in its house. Several tabs are one house: the first of them keeps the worker in which the hall is, and when it goes,
 * another one does.
 */

import { Door } from "./door";
import { channelOf, HALL, NEWS, type News, type Orders } from "./plan";

const HOUSE = "cheeseboard-house";

export class Tab {
	readonly #hallway = new BroadcastChannel(HALL);
	readonly door: Door = new Door((text) => this.#hallway.postMessage({ tab: this.door.tab, text }));

	constructor(onnews: (news: News) => void) {
		new BroadcastChannel(channelOf(this.door.tab)).onmessage = ({ data }) => {
			if (data.hall === this.door.hall) this.door.hear(data.text);
		};
		new BroadcastChannel(NEWS).onmessage = ({ data }) => {
			const news = data as News;
			onnews(news);
			if (news.state === "awake") this.door.found(news.hall);
		};
	}

	/** From now on this tab is one of the house's. */
	open(orders: Promise<{ orders: Orders; script: string }>): void {
		const keep = async () => {
			for (;;) await keepHall(await orders);
		};
		if ("locks" in navigator) {
			void navigator.locks.request(channelOf(this.door.tab), () => new Promise(() => undefined));
			void navigator.locks.request(HOUSE, keep);
		} else void keep();
		this.#hallway.postMessage({ tab: this.door.tab, text: null }); // is there a hall already?
	}
}

/** A worker with a hall in it, until it is gone, awake or not: then the lock that it holds is free. */
async function keepHall({ orders, script }: { orders: Orders; script: string }): Promise<void> {
	const worker = new Worker(script);
	worker.postMessage(orders);
	await begun(worker);
	if (!("locks" in navigator)) return new Promise(() => undefined);
	await navigator.locks.request(HALL, () => undefined);
	worker.terminate();
}

/** Once it has its lock, which is the first thing that it says. If its script cannot be had, all tabs are told, and nothing begins. */
function begun(worker: Worker): Promise<void> {
	return new Promise((yes) => {
		worker.onmessage = () => {
			worker.onerror = null;
			yes();
		};
		worker.onerror = () => {
			new BroadcastChannel(NEWS).postMessage({ hall: "", state: "failed", why: "no worker" } satisfies News);
		};
	});
}
