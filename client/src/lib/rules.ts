/** A rulebook: as much Markdown as ours use, as plain pieces. Nothing of it is ever HTML. */

export interface Piece {
	text: string;
	style: "plain" | "strong" | "em" | "code";
}

export interface Block {
	kind: "h1" | "h2" | "p" | "li";
	/** §4 has the number 4. */
	clause: number | null;
	pieces: Piece[];
}

export function readRules(text: string): Block[] {
	return text
		.split(/\n\s*\n|\n(?=[-#] ?)/)
		.map((part) => part.trim().replace(/\s*\n\s*/g, " "))
		.filter(Boolean)
		.map(block);
}

function block(part: string): Block {
	const heading = /^(##?) (.*)$/.exec(part);
	if (heading) {
		const title = heading[2] ?? "";
		const clause = /^§(\d+)/.exec(title)?.[1];
		return {
			kind: heading[1] === "#" ? "h1" : "h2",
			clause: clause ? Number(clause) : null,
			pieces: pieces(title.replace(/^§\d+ /, "")),
		};
	}
	if (part.startsWith("- ")) return { kind: "li", clause: null, pieces: pieces(part.slice(2)) };
	return { kind: "p", clause: null, pieces: pieces(part) };
}

function pieces(text: string): Piece[] {
	return text
		.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
		.filter(Boolean)
		.map((part) => {
			if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
			if (part.startsWith("*")) return { text: part.slice(1, -1), style: "em" };
			if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
			return { text: unlinked(part), style: "plain" };
		});
}

/** A link to another file of the repository is only its words here. */
function unlinked(text: string): string {
	return text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
