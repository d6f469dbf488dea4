import { tick } from "svelte";
import { nextFrame, pause } from "./pause";
import { isStill } from "./settings.svelte";

const MARGIN = 16;

/** Whoever plays by keyboard is led to what can be done, once it can. */
export async function leadToMove(): Promise<void> {
	await tick();
	await nextFrame();
	await pause(); // what comes a little later is there, too
	if (document.activeElement !== document.body && document.activeElement !== null) return;
	const first = document.querySelector<HTMLElement>("main .legal, main .tray button:not(:disabled)");
	first?.focus({ preventScroll: true });
}

/** What is spoken of is not below the tray, nor above the window; if all of it finds no room, its beginning does. */
export async function keepInSight(selector: string): Promise<void> {
	await tick();
	await nextFrame();
	const things = [...document.querySelectorAll(selector)].map((thing) => thing.getBoundingClientRect());
	const tray = document.querySelector(".tray")?.getBoundingClientRect();
	if (things.length === 0 || !tray) return;
	const top = Math.min(...things.map((thing) => thing.top)) - MARGIN;
	const bottom = Math.max(...things.map((thing) => thing.bottom)) + MARGIN;
	const isBeside = things.every((thing) => thing.right <= tray.left || thing.left >= tray.right);
	const below = bottom - (isBeside ? innerHeight : tray.top);
	const by = below > 0 ? Math.min(below, top) : Math.min(top, 0);
	if (by !== 0) scrollBy({ top: by, behavior: isStill() ? "instant" : "smooth" });
}
