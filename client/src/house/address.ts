/** At home a server has a number, a port, or a name that only its network knows; and nobody there has certificates. */
const AT_HOME = /^(localhost|[\d.]+|\[[\da-f:]+\]|[^.]+|.+\.(local|lan|home|internal))$/i;

/** The address of a house as somebody typed it; nothing if it is none. */
export function addressOf(typed: string): string | null {
	const text = typed.trim();
	if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : null;
	if (!text || !URL.canParse(`http://${text}`)) return null;
	const { hostname, port } = new URL(`http://${text}`);
	return new URL(`${port || AT_HOME.test(hostname) ? "http" : "https"}://${text}`).href;
}
