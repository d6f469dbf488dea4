import type { OpenGame } from "../wire";

/** Where it is my turn, the longest first; then where others are to move; then what has not begun, and what is over. */
export function byUrgency(games: readonly OpenGame[]): OpenGame[] {
	const rank = (game: OpenGame) => (game.phase === "playing" ? (game.mine ? 0 : 1) : game.phase === "lobby" ? 2 : 3);
	return [...games].sort(
		(one, other) => rank(one) - rank(other) || (rank(one) === 0 ? other.since - one.since : one.since - other.since),
	);
}

const UNITS = [
	["day", 24 * 3600],
	["hour", 3600],
	["minute", 60],
] as const;

/** How long something has lasted, in words: «2 days ago». */
export function ago(seconds: number, language: string): string {
	const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
	const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? (["second", 60] as const);
	return words.format(-Math.floor(seconds / length), unit);
}
