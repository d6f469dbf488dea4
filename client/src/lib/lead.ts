import { tick } from "svelte";

/** Whoever plays by keyboard is led to what can be done, once it can. */
export async function leadToMove(): Promise<void> {
	await tick();
	if (document.activeElement !== document.body && document.activeElement !== null) return;
	const first = document.querySelector<HTMLElement>("main .legal, main .tray button:not(:disabled)");
	first?.focus({ preventScroll: true });
}
