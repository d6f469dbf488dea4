import { settings } from "./settings.svelte";

/** What is told to those who listen: through the live region each sentence once, and aloud if somebody wants that. */
class Voice {
	said: { number: number; text: string }[] = $state([]);
	#number = 0;

	tell(text: string): void {
		if (!text) return;
		this.#number += 1;
		this.said = [...this.said.slice(-4), { number: this.#number, text }];
		if (settings.aloud) this.aloud(text);
	}

	aloud(text: string): void {
		if (!("speechSynthesis" in globalThis)) return;
		const speech = new SpeechSynthesisUtterance(text);
		speech.lang = settings.language;
		speechSynthesis.speak(speech);
	}

	/** What was told was for somebody who hands the device on: nobody else hears or reads it. */
	forget(): void {
		this.said = [];
		this.hush();
	}

	hush(): void {
		if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
	}
}

export const voice = new Voice();
