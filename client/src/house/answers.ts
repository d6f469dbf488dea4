/** The file with the answer to a request that is always answered alike; nothing for all others. */
export function fileOf(path: string): string | null {
	const found = /^\/api\/(?:(about)|games\/([^/]+)\/(words|rules|lesson|puzzles)(?:\?language=(\w+))?)$/.exec(path);
	if (!found) return null;
	const [, about, game, what, language] = found;
	if (about) return "about.json";
	return what === "lesson" || what === "puzzles" ? `${game}/${what}.json` : `${game}/${what}.${language ?? "en"}.txt`;
}
