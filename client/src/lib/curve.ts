/** The geometry of a chance over time. Percents grow upwards, steps to the right. */

export interface Room {
	readonly width: number;
	readonly height: number;
}

/** The line of a curve; where it stays the same for long, only its corners. */
export function lineOf(curve: readonly number[], { width, height }: Room): string {
	const last = Math.max(1, curve.length - 1);
	const points: string[] = [];
	curve.forEach((percent, step) => {
		const isCorner =
			step === 0 || step === curve.length - 1 || percent !== curve[step - 1] || percent !== curve[step + 1];
		if (isCorner) points.push(`${round((step / last) * width)} ${round(height - (percent / 100) * height)}`);
	});
	return `M${points.join("L")}`;
}

const round = (number: number) => Math.round(number * 100) / 100;

/** The step that is nearest to a place, as a part of the whole width. */
export function stepAt(part: number, steps: number): number {
	return Math.max(0, Math.min(steps, Math.round(part * steps)));
}

/** Places as near as possible to where they belong, in their order, and never closer to each other than a gap. */
export function apart(places: readonly number[], gap: number, most: number): number[] {
	const order = places
		.map((_, number) => number)
		.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
	const found = [...places];
	let least = 0;
	for (const number of order) {
		found[number] = Math.max(places[number] ?? 0, least);
		least = (found[number] ?? 0) + gap;
	}
	let highest = most;
	for (const number of order.reverse()) {
		found[number] = Math.min(found[number] ?? 0, highest);
		highest = (found[number] ?? 0) - gap;
	}
	return found;
}

/** Some steps out of all, the first and the last among them: as many as somebody can read. */
export function some(steps: number, most: number): number[] {
	const count = Math.min(steps, most - 1);
	if (count === 0) return [0];
	return Array.from({ length: count + 1 }, (_, number) => Math.round((number * steps) / count));
}
