/**
 * Arrow keys inside a row or grid of buttons: `<div {@attach arrows}>`. Tab goes to one of them and then on; the arrows go to the
 * nearest in their direction, as it lies on the screen. Home and End go to the first and last.
 */
export function arrows(zone: HTMLElement): () => void {
	const cells = () => [...zone.querySelectorAll<HTMLElement>("button, a[href], [role=gridcell]")];

	const only = (chosen: HTMLElement | undefined) => {
		for (const cell of cells()) {
			const index = cell === chosen ? 0 : -1;
			if (cell.tabIndex !== index) cell.tabIndex = index;
		}
	};

	/** Where Tab goes: where it was, else to the first that can be used. */
	const tidy = () => {
		const all = cells();
		const usable = all.filter((cell) => cell.ariaDisabled !== "true");
		const was = all.find((cell) => cell.tabIndex === 0 && (usable.length === 0 || usable.includes(cell)));
		only(
			zone.contains(document.activeElement) ? (document.activeElement as HTMLElement) : (was ?? usable[0] ?? all[0]),
		);
	};

	const onKey = (event: KeyboardEvent) => {
		const from = document.activeElement;
		const all = cells();
		if (!(from instanceof HTMLElement) || !all.includes(from) || event.ctrlKey || event.altKey || event.metaKey) return;
		const to = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : nearest(from, all, event.key);
		if (!to) return;
		event.preventDefault();
		only(to);
		to.focus();
	};

	const onFocus = (event: FocusEvent) => only(event.target as HTMLElement);
	/** Whoever comes back is led to what can be used by then. */
	const onLeave = (event: FocusEvent) => zone.contains(event.relatedTarget as Node | null) || tidy();
	const watch = new MutationObserver(tidy);
	watch.observe(zone, { childList: true, subtree: true, attributeFilter: ["aria-disabled", "disabled"] });
	zone.addEventListener("keydown", onKey);
	zone.addEventListener("focusin", onFocus);
	zone.addEventListener("focusout", onLeave);
	tidy();
	return () => {
		watch.disconnect();
		zone.removeEventListener("keydown", onKey);
		zone.removeEventListener("focusin", onFocus);
		zone.removeEventListener("focusout", onLeave);
	};
}

const WAYS: Record<string, [number, number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

function nearest(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
	const way = WAYS[key];
	if (!way) return undefined;
	const [x, y] = middle(from);
	let best: HTMLElement | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const cell of all) {
		if (cell === from) continue;
		const [dx, dy] = [middle(cell)[0] - x, middle(cell)[1] - y];
		const along = dx * way[0] + dy * way[1];
		const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
		if (along < 8 || aside > along * 1.5) continue;
		if (along + 3 * aside < least) {
			least = along + 3 * aside;
			best = cell;
		}
	}
	return best;
}

function middle(cell: HTMLElement): [number, number] {
	const box = cell.getBoundingClientRect();
	return [box.x + box.width / 2, box.y + box.height / 2];
}
