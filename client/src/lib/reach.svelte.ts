import { wires } from "$wires";
import * as api from "./api";
import { to } from "./route.svelte";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * How others reach this page. Whoever opened it on the server's own machine sees an address that means nothing elsewhere:
 * then the server is asked for the one that others can use.
 */
class Reach {
	/** The beginning of every link to share. */
	base = $state(location.origin);
	/** Nobody else can open it. */
	isOnlyHere = $state(false);
	#asked: Promise<void> | null = null;

	/** One of our pages, as others open it. */
	linkTo(path: string): string {
		return new URL(to(path), this.base === location.origin ? location.href : this.base).href;
	}

	find(): Promise<void> {
		this.#asked ??= wires.isServer && HERE.includes(location.hostname) ? this.#ask() : Promise.resolve();
		return this.#asked;
	}

	async #ask(): Promise<void> {
		const found = await api.address().catch(() => ({ url: null }));
		this.base = found.url ?? location.origin;
		this.isOnlyHere = found.url === null;
	}
}

export const reach = new Reach();
