import type { Stack, View } from "./view";

/** The footsteps of a mouse; 0: it is none. */
export function stepsOf(kind: string): number {
	return kind.startsWith("mouse") ? Number(kind.at(-1)) : 0;
}

/** Which drawing is on a card. */
export function drawingOf(kind: string): string {
	if (kind === "cheese") return "cheese-2";
	return kind === "cat" ? "cat" : "mouse";
}

/** Cards that can still be flipped. */
export function heightOf(stack: Stack): number {
	return stack.unseen + stack.known.length;
}

/** All that somebody has: what is in the stack and what lies beside it. */
export function cardsOf(stack: Stack): number {
	return heightOf(stack) + stack.loot.length;
}

/** The footsteps of the mouse that sits on the pile: the last one that was laid. */
export function hunted(view: View): number {
	return view.owner === null
		? 0
		: Math.max(stepsOf(view.pile.findLast((kind) => stepsOf(kind) > 0) ?? ""), view.attempts);
}

/** How many cards of each sort lie in the pile. */
export function sorted(pile: readonly string[]): { cheese: number; cats: number; mice: number } {
	const cheese = pile.filter((kind) => kind === "cheese").length;
	const cats = pile.filter((kind) => kind === "cat").length;
	return { cheese, cats, mice: pile.length - cheese - cats };
}
