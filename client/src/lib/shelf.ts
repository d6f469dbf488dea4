/**
 * Where this device keeps small things of its own by name, and finds them again at the next visit: localStorage. In a private window
 * it may refuse: then things are kept as long as the page.
 *
 * Browsers may forget what a page from a disk has put there, but not what it has in IndexedDB. Such a page (src/house/open.ts) calls
 * ``recall`` before anything else of it begins, and from then on everything lies in both.
 */

const THINGS = "thing";
const things = new Map<string, string>();
let base: IDBDatabase | null = null;

export function get(name: string): string | null {
	return things.get(name) ?? localStorage.getItem(name);
}

export function set(name: string, text: string): void {
	if (base) {
		things.set(name, text);
		base.transaction(THINGS, "readwrite").objectStore(THINGS).put(text, name);
	}
	localStorage.setItem(name, text);
}

export async function recall(): Promise<void> {
	const asked = indexedDB.open("cheeseboard-shelf", 1);
	asked.onupgradeneeded = () => asked.result.createObjectStore(THINGS);
	const found = await done(asked);
	const kept = found.transaction(THINGS).objectStore(THINGS);
	const [names, texts] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
	for (const [place, name] of names.entries()) things.set(String(name), String(texts[place]));
	base = found;
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
	return new Promise((yes, no) => {
		asked.onsuccess = () => yes(asked.result);
		asked.onerror = () => no(asked.error);
	});
}
