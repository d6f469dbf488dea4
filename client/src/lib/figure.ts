/** Small pictures of a game's own things, in rows: in the rules, and where the odds point at a card. client/README.md explains them. */

export interface Look {
	/** Its drawing. */
	art: string;
	/** The class of its colour: `fur-cat`, `t-b`. */
	tint?: string;
	/** What stands in its corner. */
	text?: string;
	/** An empty place. */
	gap?: boolean;
	/** It lies face down. */
	back?: boolean;
	/** The drawing alone, not on a card. */
	bare?: boolean;
	/** Whose it is: a seat's badge. */
	seat?: number;
	/** How it is meant: pointed at; struck out; not meant, but there. */
	as?: "marked" | "crossed" | "faint";
}

/** Things, and the signs between them: +, →, =. */
export type Row = readonly (Look | string)[];
export type Figure = readonly Row[];

export const card = (art: string, more: Partial<Look> = {}): Look => ({ art, ...more });
export const bare = (art: string, more: Partial<Look> = {}): Look => ({ art, bare: true, ...more });
export const back = (more: Partial<Look> = {}): Look => ({ art: "card-back", back: true, tint: "t-e", ...more });
export const gap: Look = { art: "", gap: true };
export const marked = (look: Look, isMarked = true): Look => ({ ...look, as: isMarked ? "marked" : "faint" });
export const crossed = (look: Look): Look => ({ ...look, as: "crossed" });

/** So many of the same. */
export const times = (number: number, look: Look): Look[] => Array.from({ length: number }, () => look);
