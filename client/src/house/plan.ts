/** What the house is made of. The page carries it; tools/make_house.py wrote it there. */
export interface Plan {
	/** One word for all files. */
	digest: string;
	/** Where the answers lie that never change. */
	answers: string;
	/** Python and the rules: where each file lies, and how long it is. Those that are no scripts are packed by gzip. */
	files: Record<string, { at: string; bytes: number }>;
	/** The header of Pyodide's list of packages; no package is ever fetched. */
	info: unknown;
}

/** What the page hands to a worker. */
export interface Orders extends Fetched {
	as: "hall" | "thinker";
}

/** What is to be fetched, and from where. */
export interface Fetched {
	plan: Plan;
	/** Where the page lies. */
	base: string;
	/** In one file nothing is fetched: everything is held by the page. */
	held: Map<string, Blob> | null;
	/** Python's interpreter, if somebody has compiled it already. */
	interpreter?: WebAssembly.Module;
}

/** What the hall tells all tabs. */
export type News = { hall: string } & (
	| { state: "loading"; share: number }
	| { state: "awake" }
	| { state: "failed"; why: string }
);

/** What a tab tells the hall: a message, or that it looks for one. A friend's device is a tab that is marked as a guest. */
export interface FromTab {
	tab: string;
	text: string | null;
	isGuest?: boolean;
	isGone?: boolean;
}

export const HALL = "cheeseboard-hall";
export const NEWS = "cheeseboard-news";
export const PYTHON = "cheeseboard-python";
export const channelOf = (tab: string) => `cheeseboard-tab-${tab}`;
