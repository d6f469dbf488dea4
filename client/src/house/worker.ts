/// <reference lib="webworker" />
/** A worker with Python in it: the hall, with all rooms of this device, or somebody who thinks for its bots. */

import { Drawer } from "./drawer";
import { channelOf, type FromTab, HALL, NEWS, type News, type Orders } from "./plan";
import { type Python, wake } from "./python";
import { type Heard, Thinker } from "./thinker";

const STAYS = 60; // seconds that whoever looks back at matches stays awake

interface Home {
	open(): Promise<void>;
	hear(tab: string, text: string, isGuest: boolean): void;
	gone(tab: string): void;
}

self.onmessage = ({ data }: MessageEvent<Orders>) => {
	void (data.as === "hall" ? beHall(data) : beThinker(data));
};

async function beHall(orders: Orders): Promise<void> {
	await beAlone();
	self.postMessage("here"); // whoever keeps this worker may wait for its lock now
	const me = String(Math.random()).slice(2);
	const news = new BroadcastChannel(NEWS);
	const tell = (now: Omit<Extract<News, { state: News["state"] }>, "hall">) => news.postMessage({ hall: me, ...now });
	try {
		const drawer = new Drawer();
		const told = everyTenth((share) => tell({ state: "loading", share } as News));
		const [{ python, interpreter }] = await Promise.all([wake(orders, told), drawer.open()]);
		const likewise = { ...orders, interpreter };
		const quick = new Thinker(likewise);
		const post = (tab: string, text: string) => channelTo(tab).postMessage({ hall: me, text });
		const home = homeOf(python, post, drawer, quick, new Thinker(likewise, STAYS), new Thinker(likewise, STAYS));
		await home.open();
		listen(home, me, news);
		tell({ state: "awake" } as News);
		void quick.wake().catch(() => undefined); // who waits for a move hears of it
		Object.assign(self, { python }); // for who is curious
	} catch (problem) {
		tell({ state: "failed", why: String(problem) } as News);
		console.error(problem);
	}
}

function homeOf(python: Python, ...handed: unknown[]): Home {
	return python.pyimport("cheeseboard.house.home").home_of(...handed) as Home;
}

/** There is one hall, and it is there as long as it holds this lock. Where there are no locks, each tab has one. */
async function beAlone(): Promise<void> {
	if (!("locks" in navigator)) return;
	await new Promise<void>((mine) => {
		void navigator.locks.request(HALL, () => {
			mine();
			return new Promise(() => undefined);
		});
	});
}

function listen(home: Home, me: string, news: BroadcastChannel): void {
	const known = new Set<string>();
	const door = new BroadcastChannel(HALL);
	door.onmessage = ({ data: { tab, text, isGuest = false, isGone = false } }: MessageEvent<FromTab>) => {
		if (isGone) return home.gone(tab);
		if (!known.has(tab)) watch(tab, () => home.gone(tab));
		known.add(tab);
		if (text === null) news.postMessage({ hall: me, state: "awake" });
		else home.hear(tab, text, isGuest);
	};
}

/** A tab holds a lock of its own as long as it is there. */
function watch(tab: string, gone: () => void): void {
	if (!("locks" in navigator)) return;
	void navigator.locks.request(channelOf(tab), () => {
		gone();
		channels.get(tab)?.close();
		channels.delete(tab);
	});
}

const channels = new Map<string, BroadcastChannel>();

function channelTo(tab: string): BroadcastChannel {
	const found = channels.get(tab) ?? new BroadcastChannel(channelOf(tab));
	channels.set(tab, found);
	return found;
}

function everyTenth(tell: (share: number) => void): (share: number) => void {
	let last = -1;
	return (share) => {
		if (share < 1 && share - last < 0.02) return;
		last = share;
		tell(share);
	};
}

async function beThinker(orders: Orders): Promise<void> {
	const say = (heard: Heard) => self.postMessage(heard);
	try {
		const { think } = (await wake(orders, () => undefined)).python.pyimport("cheeseboard.house.thinkers");
		self.onmessage = ({ data }: MessageEvent<{ question: string }>) => {
			try {
				say({ answer: think(data.question, (draft: string) => say({ draft })) as string });
			} catch (problem) {
				say({ error: String(problem).slice(-500) });
			}
		};
		say({ answer: "" });
	} catch (problem) {
		say({ error: String(problem) });
	}
}
