/** What a page in one file holds, each packed by gzip and written in base 64. */

const named = (name: string) => document.querySelector(`script[data-file="${name}"]`);

export const isOneFile = () => document.querySelector("script[data-file]") !== null;

export function packed(name: string): Blob {
	return new Blob([Uint8Array.from(atob(named(name)?.textContent ?? ""), (letter) => letter.charCodeAt(0))]);
}

export async function unpacked(name: string): Promise<Blob> {
	return new Response(packed(name).stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}
