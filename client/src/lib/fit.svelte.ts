/** Something shown as large as its frame allows: it is laid out as on a smaller screen, and magnified. */

const LEAST = 0.25;
const TIMES = 8;
/** It grows only if that is worth it: a table that changes its size with every card is hard to watch. */
const WORTH = 1.1;

/** The largest size at which something still fits, found by trying. */
export function largest(fits: (size: number) => boolean, least: number, most: number, times = TIMES): number {
	let [low, high] = [least, most];
	for (let time = 0; time < times; time += 1) {
		const middle = (low + high) / 2;
		if (fits(middle)) low = middle;
		else high = middle;
	}
	return low;
}

/** Keeps a node as large as the frame around it allows, up to a size, whenever the frame or what is in the node changes. */
export function fit(changes: () => unknown, most: () => number): (node: HTMLElement) => () => void {
	return (node) => {
		const frame = node.parentElement as HTMLElement;
		let size = 0;
		const fits = (tried: number) => {
			node.style.zoom = String(tried);
			const { width, height } = node.getBoundingClientRect();
			return (
				height <= frame.clientHeight + 1 && width <= frame.clientWidth + 1 && node.scrollWidth <= node.clientWidth + 1
			);
		};
		const again = () => {
			const found = largest(fits, LEAST, most());
			if (found < size || found > size * WORTH || !fits(size)) size = found;
			node.style.zoom = String(size);
		};
		const anew = () => {
			size = 0;
			again();
		};
		const seen = new ResizeObserver(anew);
		seen.observe(frame);
		$effect(() => {
			void changes();
			const soon = requestAnimationFrame(again);
			return () => cancelAnimationFrame(soon);
		});
		return () => seen.disconnect();
	};
}
