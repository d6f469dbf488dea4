/** What is watched in Cheese: how long it takes, what flies where, how it sounds. */

import type { Act, Beat, GameClient } from "$client/game";
import type { GameEvent } from "$client/wire";
import { hunted } from "./cards";
import { run } from "./run.svelte";
import type { View } from "./view";

type Beats = Record<string, Beat>;

const CALM: Beats = {
	pile_opened: [460, 300],
	card_flipped: [460, 240],
	mouse_hunted: [520, 640],
	attempt_failed: [380, 240],
	mouse_chased: [700, 500],
	mouse_caught: [700, 1000],
	mouse_escaped: [800, 800],
	hunter_skipped: [0, 900],
	pile_won: [1100, 500],
	chip_earned: [400, 400],
	stack_emptied: [0, 1400],
	chips_used_up: [0, 1200],
	flips_used_up: [0, 1200],
	circle_closed: [0, 1600],
};
/** The last attempt of a hunt: everybody looks. It takes as long whatever comes. */
const LAST: Beat = [1000, 300];

const scaled = (beats: Beats, by: number): Beats =>
	Object.fromEntries(
		Object.entries(beats).map(([name, beat]) => [
			name,
			typeof beat === "number" ? beat * by : [beat[0] * by, beat[1] * by],
		]),
	);

/** By itself the cards come brisker, and fast-forward shows little but the duels' ends. */
const BRISK = scaled(CALM, 0.5);
const FAST: Beats = { card_flipped: 24, mouse_caught: 60, mouse_escaped: 60 };

function isLast(view: View | undefined): boolean {
	return view !== undefined && view.owner !== null && view.attempts === 1;
}

export function beatsNow(): GameClient<View>["beats"] {
	if (run.fast) return FAST;
	if (run.isOn) return BRISK;
	return { ...CALM, card_flipped: (_, view) => (isLast(view) ? LAST : (CALM.card_flipped ?? 0)) };
}

export const opens: NonNullable<GameClient<View>["opens"]> = {
	pile_opened: "flip",
	card_flipped: "flip",
	pile_won: "card",
};

export const sounds: NonNullable<GameClient<View>["sounds"]> = {
	mouse_hunted: "squeak",
	mouse_chased: "squeak",
	mouse_caught: "pounce",
	mouse_escaped: "squeak",
	pile_won: "bite",
};

/** What a line of the log speaks of: the mouse that is hunted, the pile. */
export function spots({ name }: GameEvent): readonly string[] {
	return name.startsWith("mouse") ? ["mouse"] : name === "card_flipped" ? ["heap-0"] : [];
}

/** How many cards of the pile are seen to fly: the newest. */
export const TOP = 4;

/** Cards turn over on their way from the stack to the pile; slices that were no cat fill the discs; who wins gets it all, and eats. */
export function scene(event: GameEvent, view: View): readonly Act[] {
	const { facts } = event;
	switch (event.name) {
		case "pile_opened":
			return [{ does: "pop", at: "coming" }];
		case "card_flipped":
			return [
				{ fly: "stack", to: "coming", turns: true },
				...(isLast(view) ? [{ does: "throb", at: "mouse" } as const] : []),
			];
		case "mouse_hunted":
			return [{ fly: "heap-0", to: "mouse", looks: "to" }];
		case "attempt_failed":
			return [{ fly: "heap-0", to: `try-${hunted(view) - Number(facts.attempts) - 1}`, looks: "to" }];
		case "pile_won":
			return won(Number(facts.seat), view);
		default:
			return [];
	}
}

function won(seat: number, view: View): readonly Act[] {
	const to = seat === view.mover ? "stack" : `seat-${seat}`;
	const slices = Array.from({ length: Math.min(TOP, view.pile.length) }, (_, number) => ({
		fly: `heap-${number}`,
		to,
		lag: number * 0.14,
	}));
	return [...slices, { does: "munch", at: `face-${seat}`, after: true }];
}
