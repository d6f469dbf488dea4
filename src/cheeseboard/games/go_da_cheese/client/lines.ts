import type { GameEvent } from "$client/wire";
import type { Card, View } from "./view";

/** What becomes of a card when its line is resolved: while we watch, beside what the view says. */
export type Fate = "hunts" | "chased" | "caught" | "left" | "king" | "fed";

/** A card as it is shown. */
export interface Shown extends Card {
	fate?: Fate;
}

const DRAWINGS: Record<string, string> = {
	mouse: "mouse",
	"marked-mouse": "mouse-marked",
	"fat-mouse": "mouse-fat",
	king: "mouse-king",
	cat: "cat",
	"plain-cat": "cat",
	dog: "dog",
};

export const drawing = (kind: string): string => DRAWINGS[kind] ?? "mouse";
export const isMarked = (kind: string | null): boolean => kind === "marked-mouse" || kind === "cat";
export const isCat = (kind: string | null): boolean => kind === "cat" || kind === "plain-cat";
export const isUp = (card: Card): boolean => card.laid === "up" || card.turned;
/** Others can tell: nobody lays a later card face down unless it is marked. */
export const isSurelyMarked = (card: Card): boolean => !isUp(card) && card.step > 1;
export const idOf = (card: Card): number => card.play * 3 + card.step;

export function laid(view: View): number {
	return view.lines.reduce((sum, line) => sum + line.length, 0);
}

/** The cheeses, from 0, at which the three cards of a play lie that starts at this one. */
export function three(view: View, start: number): number[] {
	return [0, 1, 2].map((step) => (start - 1 + step) % view.lines.length);
}

/** Where the next card of the play being made goes. */
export function next(view: View): { card: number; cheese: number } | null {
	if (view.start === null) return null;
	const step = laid(view) % 3;
	return { card: step + 1, cheese: ((view.start - 1 + step) % view.lines.length) + 1 };
}

/** All cards are laid, and there are cheeses left to look at. */
export function isResolving(view: View): boolean {
	const all = [...view.hands, ...view.decks];
	return (
		view.cheeses.length > 0 && laid(view) > 0 && all.every((cards) => cards === 0) && view.resolved < view.lines.length
	);
}

export function worth(kind: string | null): number {
	return isCat(kind) ? 3 : kind === "fat-mouse" ? 2 : 1;
}

/** What each seat gained at a cheese, from 0, the most first. */
export function gainsAt(view: View, cheese: number): [seat: number, points: number][] {
	const gains = new Map<number, number>();
	for (const { pile, kind } of view.lines[cheese] ?? [])
		if (pile !== null) gains.set(pile, (gains.get(pile) ?? 0) + worth(kind));
	return [...gains].sort(([, one], [, other]) => other - one);
}

/** Nothing has happened in this line yet. */
export const isUntouched = (line: readonly Shown[]): boolean =>
	line.every((card) => card.fate === undefined && card.pile === null && !card.turned);

/** A line as it stands: kings that went ahead are first, in their old order. */
export function inOrder(line: readonly Shown[]): Shown[] {
	const went = new Set<Shown>(
		line.filter((card) => card.fate === "king" || (card.kind === "king" && card.fate === "fed")),
	);
	return [...line.filter((card) => went.has(card)), ...line.filter((card) => !went.has(card))];
}

/** The table after an event, so that a whole turn and the whole end can be watched; the server's view follows. */
export function advance(view: View, event: GameEvent): View {
	const facts = event.facts;
	const seat = Number(facts.seat);
	const cheese = Number(facts.cheese) - 1;
	const place = Number(facts.place) - 1;
	switch (event.name) {
		case "cheese_laid":
			return { ...view, cheeses: [...view.cheeses, Number(facts.mice)] };
		case "card_drawn":
			return { ...view, hands: add(view.hands, seat, 1), decks: add(view.decks, seat, -1), mover: seat };
		case "drawn_card_seen":
			return { ...view, hand: [...view.hand, String(facts.kind)], deck: without(view.deck, String(facts.kind)) };
		case "play_begun":
			return { ...view, start: cheese + 1, mover: seat };
		case "card_laid":
			return withLaid(view, cheese, seat, String(facts.kind));
		case "card_hidden":
			return withLaid(view, cheese, seat, null);
		case "hidden_card_seen": {
			const kind = String(facts.kind);
			const last = (view.lines[cheese]?.length ?? 0) - 1;
			return { ...withCard(view, cheese, last, { kind }), hand: without(view.hand, kind) };
		}
		case "card_turned":
			return withCard(view, cheese, place, { kind: String(facts.kind), turned: true });
		case "cat_hunted":
			return withCard(view, cheese, place, { fate: "hunts" });
		case "cat_left":
			return withCard(view, cheese, place, { fate: "left" });
		case "king_advanced":
			return withCard(view, cheese, place, { fate: "king" });
		case "cat_chased":
			return gained(view, cheese, place, seat, "chased");
		case "mouse_caught":
			return gained(view, cheese, place, seat, "caught");
		case "mouse_fed":
			return gained(view, cheese, place, seat, "fed");
		case "line_resolved":
			return { ...view, resolved: cheese + 1 };
		default:
			return view;
	}
}

function withLaid(view: View, cheese: number, seat: number, kind: string | null): View {
	const before = laid(view);
	const step = (before % 3) + 1;
	const play = Math.floor(before / 3);
	const card: Card = { seat, kind, play, step, laid: kind === null ? "down" : "up", turned: false, pile: null };
	const hand = seat === view.seat && kind !== null ? without(view.hand, kind) : view.hand;
	const line = [...(view.lines[cheese] ?? []), card];
	const start = step === 3 ? null : view.start;
	return { ...view, hand, start, hands: add(view.hands, seat, -1), lines: view.lines.with(cheese, line) };
}

function gained(view: View, cheese: number, place: number, seat: number, fate: Fate): View {
	const kind = view.lines[cheese]?.[place]?.kind ?? "mouse";
	const piles = view.piles.with(seat, [...(view.piles[seat] ?? []), kind]);
	return { ...withCard(view, cheese, place, { pile: seat, fate }), piles, scores: add(view.scores, seat, worth(kind)) };
}

function withCard(view: View, cheese: number, place: number, change: Partial<Shown>): View {
	const line = view.lines[cheese];
	const card = line?.[place];
	return line && card ? { ...view, lines: view.lines.with(cheese, line.with(place, { ...card, ...change })) } : view;
}

function add(counts: readonly number[], seat: number, more: number): number[] {
	return counts.with(seat, (counts[seat] ?? 0) + more);
}

function without(cards: readonly string[], kind: string): string[] {
	const at = cards.indexOf(kind);
	return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** Every card as its owner knows it. */
export function open(views: readonly View[]): View {
	const first = views[0];
	if (!first) throw new Error("nobody was there");
	const lines = first.lines.map((line, cheese) =>
		line.map((card, place) => ({ ...card, kind: views[card.seat]?.lines[cheese]?.[place]?.kind ?? card.kind })),
	);
	return { ...first, seat: -2, lines, hand: [], deck: [] };
}
