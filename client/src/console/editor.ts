/** A field for code: a text area that keeps indentation. Tab still leaves it, so that nobody is caught in it. */
import { make } from "./dom";

const STEP = 4;

export function editor(code: string, label: string, run: () => void): HTMLTextAreaElement {
	const field = make("textarea", {
		class: "code",
		"aria-label": label,
		spellcheck: "false",
		autocapitalize: "off",
		autocomplete: "off",
		wrap: "off",
	});
	field.value = code;
	const fit = () => {
		field.rows = field.value.split("\n").length;
	};
	field.addEventListener("input", fit);
	field.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey || event.shiftKey)) {
			event.preventDefault();
			run();
		} else if (event.key === "Enter" && !event.isComposing) {
			event.preventDefault();
			put(field, indented(before(field)));
		} else if (event.key === "Backspace" && field.selectionStart === field.selectionEnd) {
			const back = outdent(before(field));
			if (back < 2) return;
			event.preventDefault();
			field.setSelectionRange(field.selectionStart - back, field.selectionEnd);
			put(field, "");
		}
	});
	fit();
	return field;
}

/** The line, up to the cursor. */
function before(field: HTMLTextAreaElement): string {
	return field.value.slice(0, field.selectionStart).split("\n").at(-1) ?? "";
}

/** A new line, as far to the right as the last one, and further after a colon. */
export function indented(line: string): string {
	const spaces = /^ */.exec(line)?.[0] ?? "";
	return `\n${spaces}${/:\s*(#.*)?$/.test(line) ? " ".repeat(STEP) : ""}`;
}

/** How many spaces a step back takes away. */
export function outdent(line: string): number {
	return /^ +$/.test(line) ? ((line.length - 1) % STEP) + 1 : 1;
}

/** Typed text can be taken back by Ctrl-Z; `value` could not. Where the command is unknown, it is set. */
function put(field: HTMLTextAreaElement, text: string): void {
	const done = document.execCommand(text ? "insertText" : "delete", false, text);
	if (!done) field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
	field.dispatchEvent(new Event("input"));
}
