/** The files that together are the answer to a request that is always answered alike; none for all others. */
export function filesOf(path: string): string[] {
	const found = /^\/api\/(?:(about)|games\/([^/]+)\/(words|rules|lesson|puzzles)(?:\?language=(\w+))?)$/.exec(path);
	if (!found) return [];
	const [, about, game, what, language = "en"] = found;
	if (about) return ["about.json"];
	if (what === "lesson" || what === "puzzles") return [`${game}/${what}.json`];
	const own = `${game}/${what}.${language}.txt`;
	return what === "words" ? [`words.${language}.txt`, own] : [own]; // what all games say, then what this one does
}
