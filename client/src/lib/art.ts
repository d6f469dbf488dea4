/** Drawings stand once in the page, as symbols, as soon as one is shown; `<Art name="mouse" />` shows one. Colours come from where it is shown. */

const shared = import.meta.glob<string>("../../../src/cheeseboard/games/art/*.svg", {
	query: "?raw",
	import: "default",
	eager: true,
});

let sprite: SVGSVGElement | null = null;
/** Drawings that nobody has seen yet, as text: to read them all at once takes longer than anything else before the first picture. */
const texts = new Map<string, string>();
const shown = new Set<string>();

/** Drawings by path: the file's name is the drawing's. */
export function addArt(files: Record<string, string>): void {
	for (const [path, text] of Object.entries(files)) {
		const name = path.replace(/^.*\//, "").replace(/\.svg$/, "");
		if (texts.has(name)) continue;
		texts.set(name, text);
		if (shown.has(name)) put(name);
	}
}

/** Where a drawing is to be had, from now on. */
export function drawn(name: string): string {
	if (!shown.has(name)) {
		shown.add(name);
		put(name);
	}
	return `#${name}`;
}

function put(name: string): void {
	const text = texts.get(name);
	if (text === undefined) return; // it comes with its game
	sprite ??= makeSprite();
	sprite.append(symbol(name, text));
}

function makeSprite(): SVGSVGElement {
	const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	made.classList.add("sprite");
	made.ariaHidden = "true";
	document.body.prepend(made);
	return made;
}

function symbol(name: string, text: string): SVGSymbolElement {
	const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
	const made = document.createElementNS("http://www.w3.org/2000/svg", "symbol");
	made.id = name;
	for (const { name, value } of drawing.attributes) if (name !== "xmlns") made.setAttribute(name, value);
	made.append(...drawing.childNodes);
	return made;
}

addArt(shared);
