/// <reference lib="webworker" />
/** The page opens when the server is away, and says so. What is played always comes from the server. */

declare const __BUILT__: string[];

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const BUILT = __BUILT__;
const SHELL = ["/", "/favicon.svg", "/manifest.webmanifest", ...BUILT];
const NAME = `shell-${BUILT.join().replace(/\W+/g, "").slice(-200)}`;
const ASKED = /^\/api\/(about$|games\/)/;

worker.addEventListener("install", (event) => {
	event.waitUntil(
		caches
			.open(NAME)
			.then((cache) => cache.addAll(SHELL))
			.then(() => worker.skipWaiting()),
	);
});

worker.addEventListener("activate", (event) => {
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
			.then(() => worker.clients.claim()),
	);
});

worker.addEventListener("fetch", (event) => {
	const { pathname, origin } = new URL(event.request.url);
	if (event.request.method !== "GET" || origin !== location.origin) return;
	if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
	else if (event.request.mode === "navigate") event.respondWith(fresh(event.request, "/"));
	else if (ASKED.test(pathname)) event.respondWith(fresh(event.request, event.request));
});

worker.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
worker.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(openRoom(event.notification.tag));
});

/** It is somebody's turn. A later notice of the same room takes the place of this one. */
async function tell(data: PushMessageData | null): Promise<void> {
	const told = data?.json() as { room: string; says: string };
	await worker.registration.showNotification(told.says, {
		tag: told.room,
		icon: "/icon-192.png",
		badge: "/icon-192.png",
	});
}

/** The room, where it is open already, or else in a new window. */
async function openRoom(code: string): Promise<void> {
	const path = `/r/${encodeURIComponent(code)}`;
	const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
	const there = windows.find((one) => new URL(one.url).pathname === path);
	await (there ? there.focus() : worker.clients.openWindow(path));
}

async function keptFirst(request: Request): Promise<Response> {
	return (await caches.match(request)) ?? fetch(request);
}

/** From the server; from the last time, if it is away. */
async function fresh(request: Request, otherwise: RequestInfo): Promise<Response> {
	try {
		const answer = await fetch(request);
		if (answer.ok && otherwise === request) await (await caches.open(NAME)).put(request, answer.clone());
		return answer;
	} catch {
		return (await caches.match(otherwise)) ?? Response.error();
	}
}
