/** Which sheet lies over the page. */
class Sheets {
	open: "settings" | "keys" | "rules" | "room" | "nudge" | null = $state(null);
}

export const sheets = new Sheets();

/** A key pressed for the page, not into a field, nor with Ctrl. */
export function pressed(event: KeyboardEvent): string | null {
	if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
	const target = event.target;
	if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return null;
	return sheets.open ? null : event.key;
}
