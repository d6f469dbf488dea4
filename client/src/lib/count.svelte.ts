import { settings } from "./settings.svelte";

const LASTS = 1_400;

/** Numbers that grow from nothing to what they are, while somebody watches; at once where nothing moves. */
export class Count {
	/** From 0 to 1. */
	part = $state(0);

	/** Begins to count; stops when told to. */
	begin(): () => void {
		const lasts = settings.lasts(LASTS);
		if (lasts <= 0) {
			this.part = 1;
			return () => undefined;
		}
		const began = performance.now();
		let next = 0;
		const grow = (now: number) => {
			const part = Math.min(1, Math.max(0, (now - began) / lasts));
			this.part = 1 - (1 - part) ** 3; // slower towards the end, where the eye wants to read
			if (part < 1) next = requestAnimationFrame(grow);
		};
		next = requestAnimationFrame(grow);
		return () => cancelAnimationFrame(next);
	}

	of(number: number): number {
		return Math.round(number * this.part);
	}
}
