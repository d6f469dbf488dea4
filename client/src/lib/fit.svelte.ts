/** Something shown as large as its frame allows: it is laid out as on a smaller screen, and magnified. */

const LEAST = 0.25;
/** Each is laid out and measured, which may take long on a phone: as few as will do. */
const TIMES = 5;
/** It grows only if that is worth it: a table that changes its size with every card is hard to watch. */
const WORTH = 1.1;

/** The largest size at which something still fits, found by trying. */
export function largest(fits: (size: number) => boolean, least: number, most: number, times = TIMES): number {
	if (fits(most)) return most;
	let [low, high] = [least, most];
	for (let time = 0; time < times; time += 1) {
		const middle = (low + high) / 2;
		if (fits(middle)) low = middle;
		else high = middle;
	}
	return low;
}

/** The size that something has next: as before for as long as it fits, and it is not worth while to grow. */
export function next(fits: (size: number) => boolean, size: number, least: number, most: number): number {
	if (size <= 0 || size > most) return largest(fits, least, most);
	if (!fits(size)) return largest(fits, least, size);
	const larger = size * WORTH;
	return larger <= most && fits(larger) ? largest(fits, larger, most) : size;
}

/** Keeps a node as large as the frame around it allows, up to a size, whenever the frame or what is in the node changes. */
export function fit(changes: () => unknown, most: () => number): (node: HTMLElement) => () => void {
	return (node) => {
		const frame = node.parentElement as HTMLElement;
		let size = 0;
		let room = "";
		let soon = 0;
		const fits = (tried: number) => {
			node.style.zoom = String(tried);
			const { width, height } = node.getBoundingClientRect();
			return (
				height <= frame.clientHeight + 1 && width <= frame.clientWidth + 1 && node.scrollWidth <= node.clientWidth + 1
			);
		};
		const again = () => {
			const now = `${frame.clientWidth} ${frame.clientHeight} ${most()}`;
			size = next(fits, now === room ? size : 0, LEAST, most());
			room = now;
			node.style.zoom = String(size);
		};
		/** Once for all that changes before the next picture. */
		const later = () => {
			cancelAnimationFrame(soon);
			soon = requestAnimationFrame(again);
		};
		const seen = new ResizeObserver(() => {
			if (room !== `${frame.clientWidth} ${frame.clientHeight} ${most()}`) later();
		});
		seen.observe(frame);
		$effect(() => {
			void changes();
			later();
		});
		return () => {
			cancelAnimationFrame(soon);
			seen.disconnect();
		};
	};
}
