import { untrack } from "svelte";
import type { Act, Flight, GameClient, Gesture, Table } from "../game";
import { isStill } from "./settings.svelte";

/** Below this nobody could follow a card with their eyes, in milliseconds. */
const SEEN = 120;
/** Marks that a card leaves behind when it flies. */
const MARKS = ["legal", "picked", "hinted", "near", "fresh", "rest"];
const STEPS = 8;
/** It has landed before its time is over: a page draws a little later than it counts. */
const LANDS = 0.92;
const OUT = "cubic-bezier(0.3, 0.7, 0.3, 1)";

/**
 * The table plays what is happening: {@attach stage(table, () => client)} on what holds board, places and tray. Things move
 * from spot to spot (`data-spot`), and whatever moves is taken back when the event is over, or skipped. CSS gets the times:
 * `--picture` and `--reading`.
 */
export function stage(table: Table, client: () => GameClient | null): (room: HTMLElement) => void {
	return (room) => {
		$effect(() => {
			const { event } = table;
			if (!event) return;
			const { picture, reading } = untrack(() => table.time);
			room.style.setProperty("--picture", `${picture * LANDS}ms`);
			room.style.setProperty("--reading", `${reading}ms`);
			const acts = untrack(() => (isStill() ? [] : (client()?.scene?.(event, table.view) ?? [])));
			const scene = new Scene(room);
			scene.play(
				acts.filter((act) => !act.after),
				picture,
			);
			$effect(() => {
				if (!table.told) return;
				const late = acts.filter((act) => act.after);
				scene.play(late, reading);
			});
			return () => scene.end();
		});
	};
}

/** What moves during one event. */
export class Scene {
	readonly #moving: Animation[] = [];
	readonly #ghosts: HTMLElement[] = [];

	constructor(private readonly room: HTMLElement) {}

	/** All of these at once, or each after its lag, within so many milliseconds. */
	play(acts: readonly Act[], lasts: number): void {
		if (lasts < SEEN || !("animate" in this.room) || document.querySelector("dialog[open]")) return;
		for (const act of acts) {
			const lag = lasts * (act.lag ?? 0);
			const timing: KeyframeAnimationOptions = { duration: (lasts - lag) * LANDS, delay: lag, fill: "both" };
			if ("fly" in act) this.#fly(act, timing);
			else this.#gesture(act, timing);
		}
	}

	/** Everything is where the table says. */
	end(): void {
		for (const moving of this.#moving.splice(0)) moving.cancel();
		for (const ghost of this.#ghosts.splice(0)) ghost.remove();
	}

	#fly(act: Flight, timing: KeyframeAnimationOptions): void {
		const [from, to] = [this.#spot(act.fly), this.#spot(act.to)];
		const via = act.via ? this.#spot(act.via) : null;
		if (!from || !to) return;
		const stops = [from, via, to].flatMap((spot) => (spot ? [spot.getBoundingClientRect()] : []));
		const looks = act.looks ?? (act.turns ? "both" : "from");
		const away = looks === "to" ? null : this.#ghost(from);
		const here = looks === "from" ? null : this.#ghost(to);
		if (away) this.#move(away, way(away.getBoundingClientRect(), stops, act.turns ? "away" : "flat"), timing);
		if (here) this.#move(here, way(here.getBoundingClientRect(), stops, act.turns ? "here" : "flat"), timing);
		if (here) this.#hide(to);
		if (away && !from.closest(".pile")) this.#hide(from);
	}

	#gesture({ does, at }: { does: Gesture; at: string }, timing: KeyframeAnimationOptions): void {
		const spot = this.#spot(at);
		if (spot) this.#move(spot, GESTURES[does], { ...timing, fill: "none", easing: "ease-in-out" });
	}

	/** The first of this name that is in sight. */
	#spot(name: string): HTMLElement | null {
		const found = this.room.querySelectorAll<HTMLElement>(`[data-spot~="${CSS.escape(name)}"]`);
		return [...found].find((spot) => spot.getClientRects().length > 0) ?? null;
	}

	#move(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
		const moving = thing.animate(frames, { easing: OUT, ...timing });
		moving.startTime = performance.now(); // where pictures are late, it does not wait for the first of them
		this.#moving.push(moving);
	}

	#hide(thing: HTMLElement): void {
		this.#moving.push(thing.animate({ opacity: [0, 0] }, { duration: 1, fill: "both" }));
	}

	/** A picture of a thing, above everything, and nothing but a picture. It stays among the thing's kin, so that it looks the same. */
	#ghost(thing: HTMLElement): HTMLElement {
		const ghost = thing.cloneNode(true) as HTMLElement;
		ghost.classList.remove(...MARKS);
		ghost.classList.add("flier");
		ghost.inert = true;
		ghost.ariaHidden = "true";
		for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-spot], [data-drop]")]) {
			delete one.dataset.spot;
			delete one.dataset.drop;
		}
		const [x, y] = middle(thing.getBoundingClientRect());
		const [width, height] = [thing.offsetWidth, thing.offsetHeight];
		Object.assign(ghost.style, { width: `${width}px`, height: `${height}px`, left: "0px", top: "0px" });
		thing.parentElement?.append(ghost);
		if ("showPopover" in ghost) toTop(ghost);
		const [fromX, fromY] = middle(ghost.getBoundingClientRect());
		Object.assign(ghost.style, { left: `${x - fromX}px`, top: `${y - fromY}px` });
		this.#ghosts.push(ghost);
		return ghost;
	}
}

/** Above everything, whatever an ancestor clips or turns. */
function toTop(ghost: HTMLElement): void {
	ghost.popover = "manual";
	ghost.showPopover();
}

const GESTURES: Record<Gesture, Keyframe[]> = {
	/** A mouse that eats. */
	munch: repeated(3, [{ scale: "1 1" }, { scale: "1.12 0.88" }, { scale: "0.95 1.08" }], { scale: "1 1" }),
	hop: repeated(2, [{ translate: "0 0" }, { translate: "0 -12px" }], { translate: "0 0" }),
	shake: repeated(3, [{ rotate: "0deg" }, { rotate: "-4deg" }, { rotate: "4deg" }], { rotate: "0deg" }),
	pop: [{ scale: "0.5" }, { scale: "1.18", offset: 0.6 }, { scale: "1" }],
	/** Something fell on the table. */
	knock: repeated(2, [{ translate: "0 0" }, { translate: "2px 3px" }], { translate: "0 0" }),
	/** Something breathes: it is not yet decided. */
	throb: repeated(3, [{ scale: "1" }, { scale: "1.06" }], { scale: "1" }),
};

function repeated(times: number, frames: Keyframe[], last: Keyframe): Keyframe[] {
	return [...Array.from({ length: times }, () => frames).flat(), last];
}

type Face = "away" | "flat" | "here";

/** Frames of a thing that lies at `base` and goes from stop to stop in a small arc; as large as each stop has room for. */
function way(base: DOMRect, stops: readonly DOMRect[], face: Face): Keyframe[] {
	const [first, last] = [stops[0] ?? base, stops.at(-1) ?? base];
	const lift = stops.length > 2 ? 0 : Math.min(48, distance(first, last) * 0.15);
	return Array.from({ length: STEPS + 1 }, (_, step) => {
		const at = step / STEPS;
		const { x, y, scale } = along(base, stops, at);
		const up = lift * 4 * at * (1 - at);
		const turned = face === "flat" ? "" : ` perspective(900px) rotateY(${angle(face, at)}deg)`;
		const isSeen = face === "flat" || (face === "away" ? at < 0.5 : at >= 0.5);
		return { transform: `translate(${x}px, ${y - up}px)${turned} scale(${scale})`, opacity: isSeen ? 1 : 0 };
	});
}

function angle(face: Face, at: number): number {
	return face === "away" ? Math.min(at * 180, 90) : Math.max(at * 180 - 180, -90);
}

function along(base: DOMRect, stops: readonly DOMRect[], at: number): { x: number; y: number; scale: number } {
	const leg = Math.min(Math.floor(at * (stops.length - 1)), stops.length - 2);
	const part = at * (stops.length - 1) - leg;
	const [from, to] = [stops[leg] ?? base, stops[leg + 1] ?? base];
	const mix = (one: number, other: number) => one + (other - one) * part;
	const [[x1, y1], [x2, y2], [x0, y0]] = [middle(from), middle(to), middle(base)];
	return { x: mix(x1, x2) - x0, y: mix(y1, y2) - y0, scale: mix(fit(base, from), fit(base, to)) };
}

/** How large a thing is where there is only so much room. */
function fit(thing: DOMRect, room: DOMRect): number {
	return Math.min(room.width / thing.width, room.height / thing.height) || 1;
}

function distance(one: DOMRect, other: DOMRect): number {
	const [[x1, y1], [x2, y2]] = [middle(one), middle(other)];
	return Math.hypot(x2 - x1, y2 - y1);
}

function middle({ x, y, width, height }: DOMRect): [number, number] {
	return [x + width / 2, y + height / 2];
}
