import { expect, test } from "vitest";
import { typed } from "../src/console/dialogue";
import { editor, indented, outdent } from "../src/console/editor";
import { Output } from "../src/console/output";
import { verdictOf } from "../src/console/sparring";

test("of a dialogue, what was typed is left", () => {
	const dialogue = ">>> x = 1\n>>> for each in range(x):\n...     print(each)\n0\n>>> x\n1\n\n";
	expect(typed(dialogue)).toBe("x = 1\nfor each in range(x):\n    print(each)\nx");
});

test("dots in an answer are no code", () => {
	expect(typed(">>> fail()\nTraceback (most recent call last):\n...\nError: no\n")).toBe("fail()");
});

test("a program is left as it is", () => {
	expect(typed("import x\n\nprint(x)\n")).toBe("import x\n\nprint(x)");
});

test("a new line is indented as the last one, and further after a colon", () => {
	expect(indented("    x = 1")).toBe("\n    ");
	expect(indented("    for x in y:  # why")).toBe("\n        ");
	expect(indented("x")).toBe("\n");
});

test("a step back takes an indentation, and otherwise a letter", () => {
	expect(outdent("        ")).toBe(4);
	expect(outdent("      ")).toBe(2);
	expect(outdent("    x")).toBe(1);
	expect(outdent("")).toBe(1);
});

test("the field is as high as its lines, and Ctrl-Enter runs it", () => {
	let runs = 0;
	const field = editor("a\nb\nc", "code", () => {
		runs += 1;
	});
	field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true }));
	field.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
	expect([field.rows, field.value, runs]).toEqual([3, "a\nb\nc", 1]);
});

test("output is gathered by its kind, and progress goes when there is some", () => {
	const output = new Output();
	output.hear({ tells: "loading", share: 0.5 });
	expect(output.element.querySelector("progress")?.value).toBe(0.5);
	output.hear({ tells: "output", kind: "text", text: "a" });
	output.hear({ tells: "output", kind: "text", text: "<b>" });
	output.hear({ tells: "output", kind: "error", text: "c" });
	expect([...output.element.children].map((each) => [each.className, each.textContent])).toEqual([
		["text", "a<b>"],
		["error", "c"],
	]);
});

test("the verdict is that of the interval", () => {
	const stands = (low: number, high: number) => ({
		games: 20,
		fair_share: 0.5,
		bots: [],
		pairs: [{ bot: "my_bot.py", among: "otto", share: (low + high) / 2, low, high }],
	});
	expect(verdictOf(stands(0.51, 0.7))).toBe("Your bot is better than Otto!");
	expect(verdictOf(stands(0.1, 0.4))).toBe("Otto is better than your bot.");
	expect(verdictOf(stands(0.4, 0.6))).toContain("Too close to tell");
});
