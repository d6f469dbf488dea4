import type { Over } from "../wire";
import type { Words } from "./words";

/**
 * Why somebody has won, in one plain sentence: what broke a tie, or who has how many. Where points do not tell, it is what happened
 * last: somebody with nothing wins because of a third trap.
 */
export function whyOf(
	over: Over,
	words: Words,
	names: readonly string[],
	reader: number | null,
	say: Say,
	last = "",
): string {
	if (over.ties.length > 0) return over.ties.map((tie) => words.tie(tie, names, reader)).join(" ");
	const best = over.winners[0];
	const second = secondOf(over);
	if (best === undefined || second === null) return last;
	const [most, next] = [over.scores[best] ?? 0, over.scores[second] ?? 0];
	if (most <= next) return last;
	const is = (seat: number) => (seat === reader ? "you" : "other");
	const facts = {
		seat: names[best] ?? "",
		"seat-is": over.winners.length > 1 ? "all" : is(best),
		names: words.listed(over.winners.map((seat) => names[seat] ?? "")),
		most,
		second: names[second] ?? "",
		"second-is": is(second),
		next,
	};
	return words.has("end-why") ? words.say("end-why", facts) : say("end-why", facts); // a game may count something else
}

type Say = (key: string, facts: Record<string, number | string>) => string;

/** The best of those who did not win. */
export function secondOf({ scores, winners }: Pick<Over, "scores" | "winners">): number | null {
	const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
	others.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
	return others[0] ?? null;
}
