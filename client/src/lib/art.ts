/**
 * All drawings stand once in the page, as symbols; `<Art name="mouse" />` shows one. Colours come from where it is shown.
 * One is made when it is first shown, the others soon after, a few at a time: all at once would take a slow phone 60 ms.
 * They stand in the order of their names, so that the page does not tell what somebody has looked at.
 */

import { pause } from "./pause";

const shared = import.meta.glob<string>("../../../src/cheeseboard/games/art/*.svg", {
	query: "?raw",
	import: "default",
	eager: true,
});

let sprite: SVGSVGElement | null = null;
/** The drawings that are not in the page yet. */
const waiting = new Map<string, string>();
const known = new Set<string>();
const AT_ONCE = 8;

/** Drawings by path: the file's name is the drawing's. */
export function addArt(files: Record<string, string>): void {
	for (const [path, text] of Object.entries(files)) {
		const name = path.replace(/^.*\//, "").replace(/\.svg$/, "");
		if (known.has(name)) continue;
		known.add(name);
		waiting.set(name, text);
	}
	void drawRest();
}

async function drawRest(): Promise<void> {
	while (waiting.size > 0) {
		await pause();
		for (const name of [...waiting.keys()].slice(0, AT_ONCE)) placeOf(name);
	}
}

/** Where a drawing is in the page, from now on. */
export function placeOf(name: string): string {
	const text = waiting.get(name);
	if (text !== undefined) {
		waiting.delete(name);
		sprite ??= makeSprite();
		const symbol = text.replace("<svg", `<symbol id="${name}"`).replace(/<\/svg>\s*$/, "</symbol>");
		const next = [...sprite.children].find((one) => one.id > name);
		if (next) next.insertAdjacentHTML("beforebegin", symbol);
		else sprite.insertAdjacentHTML("beforeend", symbol);
	}
	return `#${name}`;
}

function makeSprite(): SVGSVGElement {
	const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	made.classList.add("sprite");
	made.ariaHidden = "true";
	document.body.prepend(made);
	return made;
}

addArt(shared);
