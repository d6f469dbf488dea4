/** What a reader would type: a dialogue without its prompts and answers, or a program as it is. */
export function typed(text: string): string {
	const lines = text.replace(/\n+$/, "").split("\n");
	if (!lines[0]?.startsWith(">>> ")) return lines.join("\n");
	const found: string[] = [];
	let isCode = false; // three dots go on with what stands above, or leave something out of an answer
	for (const line of lines) {
		isCode = line.startsWith(">>> ") || (isCode && /^\.\.\.( |$)/.test(line));
		if (isCode) found.push(line.slice(4));
	}
	return found.join("\n");
}
