/** All drawings stand once in the page, as symbols; `<Art name="mouse" />` shows one. Colours come from where it is shown. */

const shared = import.meta.glob<string>("../../../src/cheeseboard/games/art/*.svg", {
	query: "?raw",
	import: "default",
	eager: true,
});

let sprite: SVGSVGElement | null = null;
const known = new Set<string>();

/** Drawings by path: the file's name is the drawing's. */
export function addArt(files: Record<string, string>): void {
	sprite ??= makeSprite();
	for (const [path, text] of Object.entries(files)) {
		const name = path.replace(/^.*\//, "").replace(/\.svg$/, "");
		if (known.has(name)) continue;
		known.add(name);
		sprite.append(symbol(name, text));
	}
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
