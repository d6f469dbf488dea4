/** A rulebook: as much Markdown as ours use, as plain pieces. Nothing of it is ever HTML. */

export interface Piece {
	text: string;
	style: "plain" | "strong" | "em" | "code";
}

export interface Block {
	kind: "h1" | "h2" | "p" | "li";
	/** §4 has the number 4. */
	clause: number | null;
	/** §4.2 is the rule "4.2". */
	rule: string;
	pieces: Piece[];
}

/** A heading and what stands below it. */
export interface Section {
	clause: number | null;
	title: Piece[];
	blocks: Block[];
	/** House rules and reasons: for those who want to know. */
	isExtra: boolean;
}

export function readRules(text: string): Block[] {
	return text
		.split(/\n\s*\n|\n(?=[-#] ?)/)
		.map((part) => part.trim().replace(/\s*\n\s*/g, " "))
		.filter(Boolean)
		.map(block);
}

/** What stands before the first heading, and everything below headings. Whatever names an option, or has no clause, is extra. */
export function readSections(text: string): { title: Piece[]; intro: Block[]; sections: Section[] } {
	const blocks = readRules(text);
	const starts = blocks.flatMap((one, number) => (one.kind === "h2" ? [number] : []));
	const sections = starts.map((start, number) => section(blocks.slice(start, starts[number + 1])));
	const intro = blocks.slice(0, starts[0]);
	return {
		title: intro.find((one) => one.kind === "h1")?.pieces ?? [],
		intro: intro.filter((one) => one.kind !== "h1"),
		sections,
	};
}

function section([heading, ...blocks]: Block[]): Section {
	const clause = heading?.clause ?? null;
	const isExtra = clause === null || blocks.some(({ rule, pieces }) => rule && pieces[0]?.style === "code");
	return { clause, title: heading?.pieces ?? [], blocks, isExtra };
}

/** The clause that is about an option, if there is one: it begins with an option, and names this one. */
export function clauseOf(sections: readonly Section[], option: string): Block | undefined {
	const names = ({ pieces }: Block) => pieces.filter((piece) => piece.style === "code").map((piece) => piece.text);
	const house = sections.flatMap((one) => one.blocks).filter(({ rule, pieces }) => rule && pieces[0]?.style === "code");
	return house.find((block) => names(block)[0] === option) ?? house.find((block) => names(block).includes(option));
}

/** The words alone, to be read out. */
export function wordsOf(blocks: readonly Block[]): string {
	return blocks.map(({ pieces }) => pieces.map(({ text }) => text).join("")).join(" ");
}

function block(part: string): Block {
	const heading = /^(##?) (.*)$/.exec(part);
	if (heading) {
		const title = heading[2] ?? "";
		const clause = /^§(\d+)/.exec(title)?.[1];
		return {
			kind: heading[1] === "#" ? "h1" : "h2",
			clause: clause ? Number(clause) : null,
			rule: "",
			pieces: pieces(title.replace(/^§\d+ /, "")),
		};
	}
	const isItem = part.startsWith("- ");
	const [, rule = "", words = ""] = /^(?:\*\*§(\d+\.\d+)\*\* )?(.*)$/.exec(isItem ? part.slice(2) : part) ?? [];
	return { kind: isItem && !rule ? "li" : "p", clause: null, rule, pieces: pieces(words) };
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
