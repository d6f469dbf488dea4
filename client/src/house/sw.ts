/// <reference lib="webworker" />
/**
 * Keeps the house on this device: from the second visit on it opens without a network. A newer one is fetched whole before it may
 * take the place of this one, and waits until nobody plays by the rules of this one.
 */

import { PYTHON } from "./plan";

/** The page and all that it shows, and Python, which whoever wakes it up has kept the first time. */
declare const __HOUSE__: { digest: string; shell: string[]; python: string[] };

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const HOUSE = __HOUSE__;
const NAME = `cheeseboard-${HOUSE.digest}`;
const at = (path: string) => new URL(path, worker.registration.scope).href;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => data === "take over" && worker.skipWaiting());
worker.addEventListener("fetch", (event) => {
	const isOurs = event.request.url.startsWith(worker.registration.scope);
	if (event.request.method === "GET" && isOurs) event.respondWith(keptFirst(event.request));
});

async function install(): Promise<void> {
	const cache = await caches.open(NAME);
	await cache.addAll(HOUSE.shell.map((path) => new Request(at(path), { cache: "no-cache" })));
	if (!worker.registration.active) return;
	const python = await caches.open(PYTHON);
	for (const path of HOUSE.python) if (!(await python.match(at(path)))) await python.add(at(path));
}

async function activate(): Promise<void> {
	const wanted = new Set(HOUSE.python.map(at));
	const python = await caches.open(PYTHON);
	for (const kept of await python.keys()) if (!wanted.has(kept.url)) await python.delete(kept);
	const old = (await caches.keys()).filter(
		(name) => name.startsWith("cheeseboard-") && name !== NAME && name !== PYTHON,
	);
	await Promise.all(old.map((name) => caches.delete(name)));
	await worker.clients.claim();
}

async function keptFirst(request: Request): Promise<Response> {
	const wanted = request.mode === "navigate" ? at("./") : request.url;
	return (await caches.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
