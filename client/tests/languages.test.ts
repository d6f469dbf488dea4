import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, pageWords, spoken } from "../src/lib/languages";

test("languages are those with words, English first", async () => {
	const files = readdirSync(join(import.meta.dirname, "../words")).map((file) => file.replace(".ftl", ""));
	expect([...LANGUAGES].sort()).toEqual(files.sort());
	expect(LANGUAGES[0]).toBe("en");
	expect(await pageWords("de")).toContain("title = Cheeseboard");
	expect(await pageWords("xx")).toBeUndefined();
});

test("a device gets the first language it asks for that is there", () => {
	expect(spoken(["", "xx-YY", "de-AT", "fr"])).toBe("de");
	expect(spoken(["fr", "de-AT"])).toBe("fr");
	expect(spoken(["tlh"])).toBe("en");
	expect(spoken([])).toBe("en");
});
