/** What the page and its worker say to each other. */
import type { Fetched } from "../house/plan";

/** What the page wants. */
export type Wish =
	| { wants: "python"; orders: Fetched }
	| { wants: "run"; code: string; name: string }
	| { wants: "games"; wanted: Wanted }
	| { wants: "stop" };

/** Games of the reader's bot against one of ours. */
export interface Wanted {
	code: string;
	game: string;
	seats: number;
	other: string;
	games: number;
}

/** What the worker tells. */
export type Told =
	| { tells: "loading"; share: number }
	| { tells: "failed"; why: string }
	| { tells: "output"; kind: Kind; text: string }
	| { tells: "games"; news: Sparred }
	| { tells: "done" };

export type Kind = "text" | "html" | "error";

/** As src/cheeseboard/lab/sparring.py writes it. */
export interface Sparred {
	played: number;
	of: number;
	standings: Standings | null;
	fault: { bot: string; game: number; what: string; trace: string } | null;
}

/** As `cheeseboard arena --json` writes them. */
export interface Standings {
	games: number;
	fair_share: number;
	bots: { bot: string; ms_per_decision: number | null }[];
	pairs: { bot: string; among: string; share: number; low: number; high: number }[];
}
