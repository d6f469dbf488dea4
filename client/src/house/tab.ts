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

/** A worker with a hall in it, until it is gone: then the lock that it holds is free. */
async function keepHall({ orders, script }: { orders: Orders; script: string }): Promise<void> {
	const news = new BroadcastChannel(NEWS);
	const awake = new Promise<void>((yes) => {
		news.onmessage = ({ data }) => (data as News).state !== "loading" && yes();
	});
	const worker = new Worker(script);
	worker.postMessage(orders);
	await awake;
	news.close();
	if (!("locks" in navigator)) return new Promise(() => undefined);
	await navigator.locks.request(HALL, () => undefined);
	worker.terminate();
}
