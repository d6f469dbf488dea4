/** Matches that this device has kept, and what follows from them. Nothing here asks anybody: it only counts. */

import type { Deal, Replay, ReviewShown } from "../wire";
import type { Tallies } from "./solved";

/** A mistake of mine, as the review found it. */
export interface Slip {
	step: number;
	move: string;
	best: string;
	cost: number;
	/** Of the puzzles to practise it with. */
	theme?: string;
}

/** What a review said about my seat, in percent of a win. */
export interface Looked {
	luck: number;
	own: number;
	choices: number;
	slips: Slip[];
	/** My lowest chance at any moment. */
	low: number;
}

/** A finished match. */
export interface Played {
	link: string;
	at: number;
	game: string;
	version: number;
	names: string[];
	/** Which mouse sat where; nothing for a person. */
	bots: string[];
	/** The faces that people had chosen; nothing for others. */
	faces: string[];
	scores: number[];
	winners: number[];
	/** My seats; none in a result that somebody has sent us. */
	mine: number[];
	/** Whose luck it shared: a day's … */
	day?: string;
	/** … as this release of Cheeseboard has it; nothing from the time when releases did not count … */
	release?: string;
	/** … or that of another match, by its link. */
	of?: string;
	review?: Looked;
}

// Deals

/** One word for what everybody has played who has the same luck; nothing for luck of its own. */
export function dealOf({
	game,
	version,
	day,
	release,
	of,
}: Pick<Played, "game" | "version" | "day" | "release" | "of">): string {
	if (day) return [game, version, day, ...(release ? [release] : [])].join(" ");
	return of ?? "";
}

/** Whose result it is: in a deal exactly one person plays. */
export const playerOf = ({ bots }: Pick<Played, "bots">): number => bots.indexOf("");

/** The results of one deal, the best first: who won, then by points. A person's first try counts; mine before what came back to us. */
export function boardOf(all: readonly Played[], deal: string): Played[] {
	const results = all.filter((one) => deal !== "" && (dealOf(one) === deal || one.link === deal));
	return results.sort((one, other) => rankOf(other) - rankOf(one) || one.at - other.at);
}

const FAR = 1_000_000;
const rankOf = (one: Played): number => {
	const seat = seatOf(one);
	return (one.winners.includes(seat) ? FAR : 0) + (one.scores[seat] ?? 0);
};

/** My seat, or that of the person whose result it is. */
export const seatOf = (one: Played): number =>
	one.mine.length === 1 ? (one.mine[0] ?? 0) : Math.max(0, playerOf(one));

/** A result that came as a link, once it has been checked. */
export function resultOf(link: string, replay: Replay, at: number): Played {
	const { game, version, names, bots, scores, winners, deal, faces } = replay;
	return {
		link,
		at,
		game,
		version,
		names,
		bots,
		faces: faces ?? [],
		scores,
		winners,
		mine: [],
		...sharedIn(deal),
	};
}

/** Whose luck a match shared, as it is kept. */
export function sharedIn(deal: Partial<Deal> | null | undefined): Pick<Played, "day" | "release" | "of"> {
	const { day, release, of } = deal ?? {};
	return { ...(day ? { day } : {}), ...(release ? { release } : {}), ...(of ? { of } : {}) };
}

/** Why a result cannot stand on a board, by name; nothing if it can. */
export function flawOf(replay: Replay): string {
	if (!replay.is_sound) return "forged";
	if (replay.winners.length === 0 && replay.scores.length === 0) return "not-over";
	return replay.deal ? replay.flaw : "";
}

// What I have won

export interface Tally {
	won: number;
	of: number;
}

/** The share of wins, and between what it truly is: Wilson's interval, 19 times out of 20 right. */
function interval({ won, of }: Tally) {
	const z = 1.96;
	const share = won / of;
	const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
	const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
	return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How often somebody wins who won so many times of so many, in hundredths. */
export function between(won: number, of: number): [number, number] {
	const { low, high } = interval({ won, of });
	return [Math.round(low * 100), Math.round(high * 100)];
}

/** Only matches in which I had one seat say something about me. */
const own = (all: readonly Played[]) => all.filter((one) => one.mine.length === 1);
export const hasWon = (one: Played): boolean => one.mine.some((seat) => one.winners.includes(seat));

function tally(all: readonly Played[], keysOf: (one: Played) => Iterable<string>): Map<string, Tally> {
	const found = new Map<string, Tally>();
	for (const one of own(all))
		for (const key of new Set(keysOf(one))) {
			const { won, of } = found.get(key) ?? { won: 0, of: 0 };
			found.set(key, { won: won + (hasWon(one) ? 1 : 0), of: of + 1 });
		}
	return found;
}

/** How often I won, in all and by month. */
export interface Rate extends Tally {
	months: [string, Tally][];
}

/** The month in which it was here, such as 2026-11. */
function monthOf({ at }: Played): string {
	const when = new Date(at);
	return `${when.getFullYear()}-${String(when.getMonth() + 1).padStart(2, "0")}`;
}

/** By month, so that one sees how it changes; the latest first. */
export const byMonth = (all: readonly Played[]): [string, Tally][] =>
	[...tally(all, (one) => [monthOf(one)])].sort().reverse();

function rates(all: readonly Played[], keysOf: (one: Played) => string[]): Map<string, Rate> {
	const months = (key: string) => byMonth(all.filter((one) => keysOf(one).includes(key)));
	return new Map([...tally(all, keysOf)].map(([key, sum]) => [key, { ...sum, months: months(key) }]));
}

/** How often I won when this mouse was at the table. */
export const byMouse = (all: readonly Played[]) => rates(all, (one) => one.bots.filter(Boolean));
export const byGame = (all: readonly Played[]) => rates(all, (one) => [one.game]);

/**
 * Whether I won more often in the latest month than in all before it, or less often; or whether luck alone may have made the
 * difference. Newcombe's interval of the difference, made of both of Wilson's. Nothing, if there is only one month.
 */
export function change(months: readonly [string, Tally][]): "more" | "less" | "luck" | "" {
	const [latest, ...earlier] = months.map(([, each]) => each);
	if (!latest || earlier.length === 0) return "";
	const before = earlier.reduce((sum, each) => ({ won: sum.won + each.won, of: sum.of + each.of }));
	const [now, then] = [interval(latest), interval(before)];
	const by = now.share - then.share;
	if (by > Math.hypot(now.share - now.low, then.high - then.share)) return "more";
	return -by > Math.hypot(now.high - now.share, then.share - then.low) ? "less" : "luck";
}

// What I am learning

export interface Theme {
	game: string;
	/** The kind of move that was played, and of the one that was better: the first words of their notations. */
	played: string;
	better: string;
	/** Of the puzzles to practise it with; nothing if there are none. */
	theme: string;
	times: number;
	cost: number;
	last: Slip & { link: string; at: number };
}

const kindOf = (notation: string) => notation.split(" ")[0] ?? "";

/** Mistakes of the same theme together, or of the same kind where there is none; the dearest first. */
export function themesOf(all: readonly Played[]): Theme[] {
	const found = new Map<string, Theme>();
	for (const { game, link, at, review } of [...own(all)].sort((one, other) => one.at - other.at))
		for (const slip of review?.slips ?? []) {
			const [played, better] = [kindOf(slip.move), kindOf(slip.best)];
			const theme = slip.theme ?? "";
			const key = theme ? `${game} ${theme}` : `${game} ${played} ${better}`;
			const { times = 0, cost = 0 } = found.get(key) ?? {};
			const last = { ...slip, link, at };
			found.set(key, { game, played, better, theme, times: times + 1, cost: cost + slip.cost, last });
		}
	return [...found.values()].sort((one, other) => other.cost - one.cost);
}

/** What the review says about the seat that was mine. */
export function lookedAt({ ledgers, marks, curves }: ReviewShown, seat: number): Looked | undefined {
	const ledger = ledgers[seat];
	if (!ledger) return undefined;
	const mine = marks.filter((mark) => mark.seat === seat);
	return {
		luck: ledger.luck,
		own: ledger.own,
		choices: mine.length,
		slips: mine.map(({ step, move, best, cost, theme }) => ({ step, move, best, cost, ...(theme ? { theme } : {}) })),
		low: Math.min(100, ...(curves[seat] ?? [])),
	};
}

// Stamps

export interface Stamp {
	/** The words are stamp-<name>. */
	name: "mouse" | "game" | "clean" | "unlucky" | "comeback" | "days" | "all-games";
	/** Which mouse or game. */
	of: string;
	/** When it was earned; nothing if it is still to be had. */
	at: number | null;
	link: string;
}

const WEEK = 7;
const LOW = 10;

/** All stamps there are; the same matches always give the same ones. */
export function stampsOf(all: readonly Played[], mice: readonly string[], games: readonly string[]): Stamp[] {
	const mine = [...own(all)].sort((one, other) => one.at - other.at);
	const won = mine.filter(hasWon);
	const first = (name: Stamp["name"], of: string, match: Played | undefined): Stamp => ({
		name,
		of,
		at: match?.at ?? null,
		link: match?.link ?? "",
	});
	return [
		...mice.map((mouse) =>
			first(
				"mouse",
				mouse,
				won.find((one) => one.bots.includes(mouse)),
			),
		),
		...games.map((game) =>
			first(
				"game",
				game,
				won.find((one) => one.game === game),
			),
		),
		first(
			"clean",
			"",
			mine.find(({ review }) => review && review.slips.length === 0),
		),
		first(
			"unlucky",
			"",
			won.find(({ review }) => review && review.luck < 0),
		),
		first(
			"comeback",
			"",
			won.find(({ review }) => review && review.low <= LOW),
		),
		first(
			"days",
			"",
			nth(mine, ({ day }) => day, WEEK),
		),
		first("all-games", "", games.length > 0 ? nth(won, ({ game }) => game, games.length) : undefined),
	];
}

/** The match with which so many different ones were there. */
function nth(all: readonly Played[], keyOf: (one: Played) => string | undefined, count: number): Played | undefined {
	const seen = new Set<string>();
	return all.find((one) => {
		const key = keyOf(one);
		if (key) seen.add(key);
		return key !== undefined && seen.size >= count;
	});
}

// Files

export const FORMAT = "cheeseboard games 1";
/** More than anybody plays in years; the oldest go first. */
export const MOST = 2000;

/** Both together, each match once; what is known of it stays known. The latest first. */
export function merged(all: readonly Played[], more: readonly Played[]): Played[] {
	const found = new Map<string, Played>();
	for (const one of [...all, ...more]) {
		const known = found.get(one.link);
		found.set(one.link, known ? { ...one, ...known, ...latest(known, one) } : one);
	}
	return [...found.values()].sort((one, other) => other.at - one.at).slice(0, MOST);
}

function latest(known: Played, other: Played): Partial<Played> {
	const review = known.review ?? other.review;
	return { mine: known.mine.length > 0 ? known.mine : other.mine, ...(review ? { review } : {}) };
}

export function write(all: readonly Played[], puzzles: Tallies = {}): string {
	return `${JSON.stringify({ format: FORMAT, games: all, puzzles }, null, 1)}\n`;
}

/** The matches in a file; nothing, if it is none of ours. */
export function read(text: string): Played[] | null {
	try {
		const found = JSON.parse(text) as { format?: unknown; games?: unknown };
		if (found.format !== FORMAT || !Array.isArray(found.games)) return null;
		return found.games.every(isPlayed) ? found.games : null;
	} catch {
		return null;
	}
}

const isTexts = (all: unknown, count: number) =>
	Array.isArray(all) && all.length === count && all.every((one) => typeof one === "string");
const isNumbers = (all: unknown) => Array.isArray(all) && all.every((one) => Number.isInteger(one));

/** Whether it can be counted: a file may have been written by anybody. */
export function isPlayed(one: unknown): one is Played {
	if (typeof one !== "object" || one === null) return false;
	const { link, at, game, version, names, bots, faces, scores, winners, mine, day, release, of, review } =
		one as Played;
	const seats = Array.isArray(names) ? names.length : -1;
	return (
		/^[A-Za-z0-9_-]+$/.test(String(link)) &&
		Number.isFinite(at) &&
		typeof game === "string" &&
		Number.isInteger(version) &&
		isTexts(names, seats) &&
		isTexts(bots, seats) &&
		isTexts(faces, seats) &&
		[scores, winners, mine].every(isNumbers) &&
		scores.length === seats &&
		[...winners, ...mine].every((seat) => seat >= 0 && seat < seats) &&
		[day, release, of].every((word) => word === undefined || typeof word === "string") &&
		(review === undefined || isLooked(review))
	);
}

function isLooked(one: Looked | null): boolean {
	const isNumber = [one?.luck, one?.own, one?.choices, one?.low].every(Number.isFinite);
	const isSlip = (slip: Partial<Slip> | null) =>
		typeof slip?.move === "string" &&
		typeof slip.best === "string" &&
		(slip.theme === undefined || typeof slip.theme === "string") &&
		Number.isInteger(slip.step) &&
		Number.isFinite(slip.cost);
	return isNumber && Array.isArray(one?.slips) && one.slips.every(isSlip);
}
