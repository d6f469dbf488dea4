import type { GameClient } from "../game";
import type { GameEvent } from "../wire";
import type { Words } from "./words";

/** How long a place glows after a tap, in milliseconds. */
const LASTS = 3_000;

/** The spots that an event speaks of: whoever is in it, its places as `<fact>-<place>`, and what its game knows beside these. */
export function spotsOf(event: GameEvent, words: Words, client: GameClient | null): readonly string[] {
	const facts = event.only === null ? event.facts : { ...event.facts, only: event.only };
	const named = Object.entries(facts).flatMap(([fact, value]) => {
		if (words.isSeat(fact)) return `seat-${value}`;
		return words.isPlace(fact) ? `${fact}-${value}` : [];
	});
	return [...named, ...(client?.spots?.(event) ?? [])];
}

/** Whoever points at a sentence sees where on the table that was. */
class Glow {
	#lit: readonly Element[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** These spots glow, as far as they are in sight, until somebody points elsewhere. */
	point(spots: readonly string[]): void {
		this.end();
		this.#lit = spots.flatMap((spot) => inSight(spot));
		for (const one of this.#lit) one.toggleAttribute("data-glows", true);
	}

	/** The same for a finger, which does not stay: for a while, and where it can be seen. */
	tap(spots: readonly string[]): void {
		this.point(spots);
		this.#lit.at(-1)?.scrollIntoView({ block: "nearest" });
		this.#timer = setTimeout(() => this.end(), LASTS);
	}

	end(): void {
		clearTimeout(this.#timer);
		for (const one of this.#lit) one.removeAttribute("data-glows");
		this.#lit = [];
	}
}

export const glow = new Glow();

function inSight(spot: string): Element[] {
	const found = [...document.querySelectorAll(`main [data-spot~="${CSS.escape(spot)}"]`)];
	return found.filter((one) => one.getClientRects().length > 0).slice(0, 1);
}
