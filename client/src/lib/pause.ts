/** Lets the browser draw and listen before what comes next: what is done in one piece keeps everybody waiting. */
export function pause(): Promise<void> {
	const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
	return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/** Until the browser lays out the page anyway: who asks before that where something is has it laid out twice. */
export function nextFrame(): Promise<unknown> {
	return new Promise((done) => (document.hidden ? setTimeout(done) : requestAnimationFrame(done)));
}
