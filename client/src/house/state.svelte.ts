/** What the page knows of its house: how far it has come, and whether a newer one waits. */

import { here } from "../lib/route.svelte";
import type { News } from "./plan";

class House {
	/** How much of it is here, from 0 to 1. */
	share = $state(0);
	state: News["state"] = $state("loading");
	/** Everything is kept: from now on it opens without a network. For a moment, when it has just become true. */
	isPacked = $state(false);
}

export const house = new House();

export function takeNews(news: News): void {
	house.state = news.state;
	if (news.state === "loading") house.share = news.share;
}

/**
 * The service worker, which keeps the page. A newer house waits until no tab has the older one any more. One that is found
 * waiting when a tab is opened is taken at once, if there is no other tab and this one does not come back to a match.
 * The files are those that Python needs beside the page.
 */
export function update(script: URL, files: string[]): void {
	if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
	const registered = navigator.serviceWorker.register(script).then(async (found) => {
		if (found.waiting && here.route.page !== "room" && (await isOnlyTab())) takeOver(found.waiting);
		else if (!found.active) await sayWhenPacked(files);
	});
	registered.catch(() => undefined); // no network, or nothing may be kept here: then it is as it is
}

function takeOver(waiting: ServiceWorker): void {
	navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
	waiting.postMessage("take over");
}

async function isOnlyTab(): Promise<boolean> {
	const { held = [] } = await navigator.locks.query();
	return held.filter((lock) => lock.name?.startsWith("cheeseboard-tab-")).length <= 1;
}

async function sayWhenPacked(files: string[]): Promise<void> {
	await navigator.serviceWorker.ready;
	while (house.state === "loading") await new Promise((later) => setTimeout(later, 300));
	const kept = await Promise.all(files.map((file) => caches.match(file)));
	if (house.state !== "awake" || kept.includes(undefined)) return; // there was no room for all of it
	house.isPacked = true;
	setTimeout(() => {
		house.isPacked = false;
	}, 8_000);
}
