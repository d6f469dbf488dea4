/**
 * The deeds of all rooms in IndexedDB, at (room, number): the key decides who was first, as in SQLite.
 * What add has answered with true is on disk.
 */
export class Drawer {
	#base: IDBDatabase | null = null;

	async open(): Promise<IDBDatabase> {
		const asked = indexedDB.open("cheeseboard", 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore("deed", { keyPath: ["room", "number"] });
		const base = await done(asked);
		base.onclose = () => this.#forget(base); // the browser has thrown everything away
		this.#base = base;
		return base;
	}

	async add(room: string, number: number, mid: string, body: string, at: number): Promise<boolean> {
		const change = await this.#change("readwrite");
		const kept = new Promise<void>((yes, no) => {
			change.oncomplete = () => yes();
			change.onabort = () => no(change.error ?? new Error("nothing was kept"));
		});
		kept.catch(() => undefined); // whoever waits for it hears it
		const deeds = change.objectStore("deed");
		if (number > 1 && (await done(deeds.getKey([room, number - 1]))) === undefined) return false;
		try {
			await done(deeds.add({ room, number, mid, body, at }));
		} catch (problem) {
			if (problem instanceof DOMException && problem.name === "ConstraintError") return false;
			throw problem;
		}
		await kept;
		return true;
	}

	async read(room: string, after: number): Promise<string> {
		const range = IDBKeyRange.bound([room, after], [room, Number.POSITIVE_INFINITY], true);
		return JSON.stringify(await done((await this.#change("readonly")).objectStore("deed").getAll(range)));
	}

	async last(room: string): Promise<number> {
		const range = IDBKeyRange.bound([room, 0], [room, Number.POSITIVE_INFINITY]);
		const found = await done((await this.#change("readonly")).objectStore("deed").openKeyCursor(range, "prev"));
		return found ? Number((found.key as [string, number])[1]) : 0;
	}

	async #change(mode: IDBTransactionMode): Promise<IDBTransaction> {
		const base = this.#base ?? (await this.open());
		try {
			return base.transaction("deed", mode, { durability: "strict" });
		} catch (problem) {
			this.#forget(base);
			throw problem;
		}
	}

	/** The next who wants something opens it anew. */
	#forget(base: IDBDatabase): void {
		if (this.#base === base) this.#base = null;
	}
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
	return new Promise((yes, no) => {
		asked.onsuccess = () => yes(asked.result);
		asked.onerror = (event) => {
			event.preventDefault(); // then the change goes on
			no(asked.error);
		};
	});
}
