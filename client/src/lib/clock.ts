/** Time for a turn, by the server's clock: this device's may be wrong, or set while somebody plays. All in milliseconds. */
export interface Turn {
	/** When it began, and when it is over, as this page counts (`performance.now()`, which never jumps). */
	since: number;
	until: number;
}

/** The turn that is being timed: with so many seconds for each, and so far ahead of this page's the server's clock. */
export function turnOf(since: number, seconds: number, ahead: number): Turn | null {
	if (seconds <= 0 || since <= 0) return null;
	const began = since * 1000 - ahead;
	return { since: began, until: began + seconds * 1000 };
}

/** How much of it is left: as a share, and in whole seconds. */
export function leftOf(turn: Turn, now: number): { share: number; seconds: number } {
	const left = Math.max(0, Math.min(turn.until - now, turn.until - turn.since));
	return { share: left / (turn.until - turn.since), seconds: Math.ceil(left / 1000) };
}
