/** This device is told when it is its turn while the page is closed: by web push, if its owner wants it. */

import * as api from "./api";
import * as kept from "./kept";
import { Refused } from "./line";
import { settings } from "./settings.svelte";

/** Why it cannot be switched on here; the words are nudge-<obstacle>. */
export type Obstacle = "none" | "secure" | "browser" | "denied" | "offline";

export function obstacleTo(key: string): Obstacle | null {
	if (!key) return "none";
	if (!globalThis.isSecureContext) return "secure";
	if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) return "browser";
	return Notification.permission === "denied" ? "denied" : null;
}

/** Ask for leave, subscribe, and tell the server; what stands in the way, if something does. */
export async function switchOn(room: kept.KeptRoom, key: string): Promise<Obstacle | null> {
	if ((await Notification.requestPermission()) !== "granted") return "denied";
	const found = await subscription(key);
	if (typeof found === "string") return found;
	await tell(room, found);
	kept.keepNudged(room.room, true);
	return null;
}

/** One tap: the server forgets this device in this room; after the last room, the browser forgets the server. */
export async function switchOff(room: kept.KeptRoom): Promise<void> {
	await api.stopNudge(room.room, room.token);
	kept.keepNudged(room.room, false);
	if (kept.rooms().some((one) => one.nudged)) return;
	const worker = await navigator.serviceWorker?.getRegistration();
	await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Quiet hours or the language have changed, or the browser has another address by now: for all rooms that tell this device. */
export async function retell(key: string): Promise<void> {
	const rooms = kept.rooms().filter((one) => one.nudged);
	if (rooms.length === 0 || obstacleTo(key) !== null || Notification.permission !== "granted") return;
	const found = await subscription(key);
	if (typeof found === "string") return;
	for (const room of rooms) await tell(room, found).catch(gone(room.room));
}

/** A room that is not there any more, or where we are not known, tells us nothing. */
const gone = (code: string) => (problem: unknown) => {
	if (!(problem instanceof Refused)) throw problem;
	if (["no-such-room", "closed", "not-a-guest"].includes(problem.reason)) kept.keepNudged(code, false);
};

async function subscription(key: string): Promise<PushSubscription | Obstacle> {
	const worker = await navigator.serviceWorker.getRegistration();
	if (!worker) return "browser";
	try {
		const known = await worker.pushManager.getSubscription();
		if (known && isFor(known, key)) return known;
		await known?.unsubscribe();
		return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
	} catch (problem) {
		return problem instanceof DOMException && problem.name === "NotAllowedError" ? "denied" : "offline";
	}
}

/** Whether a browser subscribed for this server's key. */
function isFor(known: PushSubscription, key: string): boolean {
	const theirs = known.options?.applicationServerKey;
	return !theirs || encoded(theirs) === key;
}

function encoded(raw: ArrayBuffer): string {
	return btoa(String.fromCharCode(...new Uint8Array(raw)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replace(/=+$/, "");
}

async function tell(room: kept.KeptRoom, found: PushSubscription): Promise<void> {
	const { endpoint, keys } = found.toJSON();
	await api.nudge(room.room, {
		token: room.token,
		endpoint: endpoint ?? "",
		p256dh: keys?.p256dh ?? "",
		auth: keys?.auth ?? "",
		language: settings.language,
		quiet: settings.quiet ? settings.quietHours : null,
		zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
	});
}

/** Whoever is in the room need not be told any more. */
export async function dismiss(code: string): Promise<void> {
	const worker = await navigator.serviceWorker?.getRegistration();
	for (const notice of (await worker?.getNotifications?.({ tag: code })) ?? []) notice.close();
}
