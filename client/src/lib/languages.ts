/** The languages of the page: a language is there when its words are. */

const ENGLISH = "en";
const FOLDER = "../../words/";
const files = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });

/** English first, then by their codes. */
export const LANGUAGES: readonly string[] = Object.keys(files)
	.map((path) => path.slice(FOLDER.length, -".ftl".length))
	.sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH) || (one < other ? -1 : 1));

/** What the page says in a language, as Fluent messages. */
export async function pageWords(language: string): Promise<string | undefined> {
	return files[`${FOLDER}${language}.ftl`]?.();
}

/** The first language that somebody wants and that is there. */
export function spoken(wanted: readonly string[]): string {
	const codes = wanted.map((each) => each.toLowerCase().split("-")[0] ?? "");
	return codes.find((code) => LANGUAGES.includes(code)) ?? ENGLISH;
}
