/** Every example of a page with a field to change it, a button to run it, and what it says. They share one namespace. */
import { typed } from "./dialogue";
import { make } from "./dom";
import { editor } from "./editor";
import { Output } from "./output";
import type { Desk } from "./worker";

export function examples(desk: Desk, blocks: Element[], bar: HTMLElement): void {
	const all: Example[] = blocks.map((block, number) => new Example(desk, block, number, () => all));
	const again = make("button", { type: "button", class: "md-button" }, "Start over");
	bar.append(
		make("p", {}, "These examples run in this page, and you can change them. ", ...KEYS),
		make("p", {}, "They belong together: an example first runs those above it that have not run yet. ", again),
	);
	again.addEventListener("click", () => {
		desk.end();
		all.forEach((each) => {
			each.forget();
		});
	});
}

const KEYS = [make("kbd", {}, "Ctrl"), " + ", make("kbd", {}, "Enter"), " runs one, too."];

class Example {
	readonly #field: HTMLTextAreaElement;
	readonly #original: string;
	readonly #button = make("button", { type: "button", class: "md-button md-button--primary" }, "Run");
	readonly #output = new Output();
	readonly #element: HTMLElement;
	#hasRun = false;
	#isRunning = false;

	constructor(
		private readonly desk: Desk,
		block: Element,
		private readonly number: number,
		private readonly all: () => Example[],
	) {
		this.#original = typed(block.querySelector("code")?.textContent ?? "");
		this.#field = editor(this.#original, `Example ${number + 1}, Python`, () => void this.#pressed());
		this.#button.addEventListener("click", () => void this.#pressed());
		const row = make("p", { class: "run" }, this.#button);
		this.#element = make("section", { class: "example" }, this.#field, row, this.#output.element);
		block.replaceWith(this.#element);
	}

	forget(): void {
		this.#hasRun = false;
		this.#field.value = this.#original;
		this.#field.dispatchEvent(new Event("input"));
		this.#output.clear();
	}

	async #pressed(): Promise<void> {
		if (this.#isRunning) return this.desk.end();
		if (this.all().some((each) => each.#isRunning)) return;
		this.#element.ariaBusy = "true"; // until those above and this one have run
		await this.#runInOrder();
		this.#element.ariaBusy = "false";
	}

	async #runInOrder(): Promise<void> {
		const above = this.all().slice(0, this.number);
		for (const each of above) if (!each.#hasRun && !(await each.#run(this.#output))) return;
		await this.#run(this.#output);
	}

	/** Whether the worker still lives. While Python is fetched, whoever pressed the button watches. */
	async #run(watch: Output): Promise<boolean> {
		this.#isRunning = true;
		this.#button.textContent = "Stop";
		this.#output.clear();
		const code = `${this.#field.value}\n`;
		const ended = await this.desk.ask({ wants: "run", code, name: `<example ${this.number + 1}>` }, (told) => {
			(told.tells === "loading" ? watch : this.#output).hear(told);
		});
		watch.rest();
		this.#isRunning = false;
		this.#button.textContent = "Run";
		this.#hasRun = ended === "done";
		if (ended === "stopped") {
			this.#output.say("Stopped. Python starts anew with the next example, and knows nothing of this page.");
			for (const each of this.all()) each.#hasRun = false;
		}
		return ended === "done";
	}
}
