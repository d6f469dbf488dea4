import type { Table } from "$client/game";
import { isCat, isSurelyMarked, isUp } from "./lines";
import type { Card, View } from "./view";

/** A card in a line, in words. */
export function spoken(table: Table<View>, card: Card, place: number): string {
	const facts = { ...table.who(card.seat), place };
	if (card.kind === null) return table.say("card-hidden", { ...facts, marked: isSurelyMarked(card) ? "yes" : "no" });
	const what = table.say(`kind-${card.kind}`);
	const told = table.say("card-known", { ...facts, what, laid: isUp(card) ? "up" : "down" });
	if (card.pile === null) return told;
	const isFed = card.pile === card.seat && !isCat(card.kind);
	return `${told} ${table.say(isFed ? "card-fed" : "card-taken", table.who(card.pile))}`;
}
