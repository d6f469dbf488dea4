import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDERS = ["src", "../src/cheeseboard/games"];

it("what can be chosen is in sight: nothing opens a list of the device's own", () => {
	const parts = FOLDERS.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf-8" })
			.filter((name) => name.endsWith(".svelte"))
			.map((name) => `${folder}/${name}`),
	);
	expect(parts.length).toBeGreaterThan(50);
	expect(parts.filter((part) => /<(select|datalist)\b/.test(readFileSync(part, "utf-8")))).toEqual([]);
});
