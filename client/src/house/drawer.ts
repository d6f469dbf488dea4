/**
 * The deeds of all rooms in IndexedDB, at (room, number): the key decides who was first, as in SQLite.
 * What add has answered with true is on disk.
 */
export class Drawer {
	#base: IDBDatabase | null = null;

	async open(): Promise<void> {
		const asked = indexedDB.open("cheeseboard", 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore("deed", { keyPath: ["room", "number"] });
		this.#base = await done(asked);
	}

	async add(room: string, number: number, mid: string, body: string, at: number): Promise<boolean> {
		const change = this.#change("readwrite");
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
		return JSON.stringify(await done(this.#change("readonly").objectStore("deed").getAll(range)));
	}

	async last(room: string): Promise<number> {
		const range = IDBKeyRange.bound([room, 0], [room, Number.POSITIVE_INFINITY]);
		const found = await done(this.#change("readonly").objectStore("deed").openKeyCursor(range, "prev"));
		return found ? Number((found.key as [string, number])[1]) : 0;
	}

	#change(mode: IDBTransactionMode): IDBTransaction {
		if (!this.#base) throw new Error("the drawer is not open");
		return this.#base.transaction("deed", mode, { durability: "strict" });
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
