/** House rules that are tried with games of mice: asked for again and again, for as long as somebody looks. */

import type { FigureShown, LabAsked, LabShown, OptionNow } from "../wire";
import * as api from "./api";
import { Refused } from "./line";

export const ALL = 100;
const PAUSE = 1_000; // milliseconds, while others are first

export type Order = Pick<LabAsked, "game" | "seats" | "options" | "seed" | "language">;

export class Trying {
	shown: LabShown | null = $state.raw(null);
	/** What the figures are of. */
	order: Order | null = $state.raw(null);
	isOn = $state(false);
	/** Others' games are played first. */
	isBusy = $state(false);
	/** Why there are none: the name of a refusal. */
	problem = $state("");
	#run = 0;

	async begin(order: Order): Promise<void> {
		this.#run += 1;
		const run = this.#run;
		Object.assign(this, { order, shown: null, isOn: true, isBusy: false, problem: "" });
		let after = -1;
		try {
			while (after < ALL) {
				const found = await api.seeLab({ ...order, after });
				if (run !== this.#run) return;
				this.isBusy = found.progress <= after;
				if (!this.isBusy) this.shown = found;
				after = Math.max(after, found.progress);
				if (this.isBusy) await new Promise((resolve) => setTimeout(resolve, PAUSE));
				if (run !== this.#run) return;
			}
		} catch (why) {
			if (run === this.#run) this.problem = why instanceof Refused ? why.reason : "try-again";
		}
		if (run === this.#run) this.stop();
	}

	/** What is known stays. */
	stop(): void {
		this.#run += 1;
		this.isOn = false;
		this.isBusy = false;
	}
}

/** Figures that can be drawn on one scale. */
export interface Scale {
	low: number;
	high: number;
}

/** The scale of each unit among the figures of a section: from the least to the greatest that is seen, wanted or possible. */
export function scales(figures: readonly FigureShown[]): Map<string, Scale> {
	const found = new Map<string, Scale>();
	for (const unit of new Set(figures.map((one) => one.unit))) {
		const all = figures
			.filter((one) => one.unit === unit)
			.flatMap(({ at, low, high, fair, usual_at }) => [at, low ?? at, high ?? at, fair ?? at, usual_at ?? at]);
		const [least, most] = [Math.min(...all), Math.max(...all)];
		const isZoomed = unit === "steps" || figures.some((one) => one.unit === unit && one.fair !== null);
		const from = isZoomed ? least : 0;
		const to = isZoomed || unit !== "percent" ? most : 1;
		const room = (to - from || 1) * 0.04;
		found.set(unit, { low: from - room, high: to + room });
	}
	return found;
}

/** The options that are not as usual. */
export function changedOf(options: Record<string, unknown>, all: readonly OptionNow[]): Record<string, unknown> {
	const isUsual = (one: OptionNow) => JSON.stringify(options[one.name]) === JSON.stringify(one.default);
	return Object.fromEntries(
		all.filter((one) => one.name in options && !isUsual(one)).map((one) => [one.name, options[one.name]]),
	);
}
