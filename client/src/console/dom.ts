/** Elements, made in one line. */
export function make<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	how: Record<string, string> = {},
	...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(how)) made.setAttribute(name, value);
	made.append(...inside);
	return made;
}
