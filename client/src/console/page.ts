/** On pages of the documentation that are marked: Python that runs. Without this script they show the same code. */
import { make } from "./dom";
import { examples } from "./examples";
import { sparring } from "./sparring";
import { Desk } from "./worker";

const base = (document.currentScript as HTMLScriptElement | null)?.src ?? "";

function begin(): void {
	const bar = document.querySelector<HTMLElement>(".live");
	if (!bar) return;
	if (location.protocol === "file:") {
		bar.append(
			make("p", {}, "Examples run where this page comes from a web server; a browser starts no Python for files."),
		);
		return;
	}
	const blocks = [...document.querySelectorAll(".md-content .language-python")];
	const desk = new Desk(base);
	const choices = bar.dataset.choices;
	const [bot] = blocks;
	if (choices && bot) sparring(desk, bot, JSON.parse(choices), bar);
	else examples(desk, blocks, bar);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
