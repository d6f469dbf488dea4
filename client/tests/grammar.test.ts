import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import told from "../../tests/words/names.json";
import { FUNCTIONS } from "../src/lib/grammar";

function say(message: string, name: string): string {
	const bundle = new FluentBundle("fr", { functions: FUNCTIONS, useIsolating: false });
	bundle.addResource(new FluentResource(message));
	return bundle.formatPattern(bundle.getMessage("of")?.value ?? "", { name });
}

test.each(Object.entries(told))("names beside words, as in Python: %s", (message, names) => {
	const said = Object.keys(names).map((name) => [name, say(message, name)]);
	expect(Object.fromEntries(said)).toEqual(names);
});
