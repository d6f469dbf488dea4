() => {
	const texts = new Set();
	const cut = new Set();
	const isClipped = (way) => way === "hidden" || way === "clip";
	const isScrolled = (way) => way === "auto" || way === "scroll";

	/** Whether something that hides what is too big hides a part of this; what scrolls can be brought into sight. */
	function isCut(place, from) {
		let [across, down] = [true, true];
		for (let box = from; box && (across || down); box = box.parentElement) {
			const look = getComputedStyle(box);
			const room = box.getBoundingClientRect();
			if (look.position === "fixed") down = false;
			if (across && isClipped(look.overflowX) && (place.right > room.right + 1 || place.left < room.left - 1)) return true;
			if (down && isClipped(look.overflowY) && (place.bottom > room.bottom + 2 || place.top < room.top - 2)) return true;
			if (isScrolled(look.overflowX)) across = false;
			if (isScrolled(look.overflowY)) down = false;
			if (box.matches("button, .btn, label") && (place.right > room.right + 1 || place.left < room.left - 1)) return true;
		}
		return across && (place.right > innerWidth + 1 || place.left < -1);
	}

	/** For screen readers only: a pixel wide, or clipped away. */
	function isUnseen(from) {
		for (let box = from; box; box = box.parentElement) {
			const look = getComputedStyle(box);
			const room = box.getBoundingClientRect();
			if (look.clipPath !== "none" || (isClipped(look.overflow) && room.width <= 2)) return true;
			if (look.opacity === "0" || look.visibility === "hidden") return true;
		}
		return false;
	}

	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walk.nextNode()) {
		const text = walk.currentNode.textContent.trim();
		const box = walk.currentNode.parentElement;
		if (!text || !box || box.closest("script, style, noscript")) continue;
		texts.add(text);
		if (!box.checkVisibility() || isUnseen(box) || box.closest("svg")) continue;
		const range = document.createRange();
		range.selectNodeContents(walk.currentNode);
		for (const place of range.getClientRects()) if (isCut(place, box)) cut.add(text);
	}
	for (const thing of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
		for (const name of ["aria-label", "title", "placeholder", "alt"])
			if (thing.getAttribute(name)) texts.add(thing.getAttribute(name));
	return [[...texts], [...cut]];
}
