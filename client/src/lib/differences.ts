/**
 * What has changed between two views. `rooms/differences.py` makes it: `[value]` instead, `[]` gone, `{key: …}` the same but for these
 * keys or places, `[n, values]` the first n of a list and after them these.
 */
export type Difference = { [key: string]: Difference } | [] | [unknown] | [number, unknown[]];

/** The new view, from the old one, which stays as it is; null if that is not the one that was meant. */
export function together(old: unknown, told: Difference, check: number): unknown {
	try {
		const view = changed(old, told);
		return checkOf(view) === check ? view : null;
	} catch {
		return null; // it is about something that is not there
	}
}

export function changed(old: unknown, told: Difference): unknown {
	if (Array.isArray(told)) return told.length === 2 ? [...(old as unknown[]).slice(0, told[0]), ...told[1]] : told[0];
	const now = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
	for (const [key, inside] of Object.entries(told))
		if (Array.isArray(inside) && inside.length === 0) delete now[key];
		else now[key] = changed(now[key], inside);
	return now;
}

/** By which a mistake is noticed: CRC-32 of the JSON, with keys in their order and nothing in between. */
export function checkOf(view: unknown): number {
	let crc = -1;
	for (const byte of new TextEncoder().encode(sortedJson(view))) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0);
	return (crc ^ -1) >>> 0;
}

function sortedJson(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
	if (value === null || typeof value !== "object") return JSON.stringify(value);
	const inside = value as Record<string, unknown>;
	const parts = Object.keys(inside)
		.sort()
		.map((key) => `${JSON.stringify(key)}:${sortedJson(inside[key])}`);
	return `{${parts.join(",")}}`;
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
	let crc = byte;
	for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	return crc;
});
