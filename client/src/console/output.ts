/** What a piece of code says: text, pictures, errors; and while Python is fetched, how much of it is there. */
import { make } from "./dom";
import type { Kind, Told } from "./said";

export class Output {
	readonly element = make("div", { class: "output", role: "log", "aria-label": "Output" });
	readonly #progress = make("progress", { max: "1", "aria-label": "Python is being fetched" });
	readonly #status = make("p", { class: "status", role: "status" });

	clear(): void {
		this.element.replaceChildren();
	}

	hear(told: Told): void {
		if (told.tells === "loading") this.#load(told.share);
		else this.rest();
		if (told.tells === "output") this.#put(told.kind, told.text);
		if (told.tells === "failed") this.#put("error", `Python could not be started: ${told.why}`);
	}

	/** Python is there. */
	rest(): void {
		this.#progress.remove();
		this.#status.remove();
	}

	say(text: string): void {
		this.element.append(make("p", { class: "note" }, text));
	}

	#load(share: number): void {
		this.#progress.value = share;
		this.#status.textContent = share < 1 ? "Python is being fetched …" : "Python is waking up …";
		if (!this.#progress.isConnected) this.element.append(this.#status, this.#progress);
	}

	#put(kind: Kind, text: string): void {
		if (kind === "html") {
			this.element.append(picture(text));
			return;
		}
		const last = this.element.lastElementChild;
		if (last instanceof HTMLPreElement && last.className === kind) last.append(text);
		else this.element.append(make("pre", { class: kind, tabindex: "0" }, text));
	}
}

/** HTML of the reader's own code, in a frame in which no script runs. */
function picture(html: string): HTMLIFrameElement {
	const frame = make("iframe", { sandbox: "allow-same-origin", title: "Picture", scrolling: "no" });
	const fit = () => {
		const inside = frame.contentDocument?.documentElement;
		if (inside) frame.style.height = `${inside.getBoundingClientRect().height}px`;
	};
	frame.addEventListener("load", () => {
		fit();
		new ResizeObserver(fit).observe(frame);
	});
	frame.srcdoc = `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block;max-width:100%;height:auto}</style>${html}`;
	return frame;
}
