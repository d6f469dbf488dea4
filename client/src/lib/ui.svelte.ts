/** The page's own words, in the language that is set. */

import type { About } from "../wire";
import * as api from "./api";
import { pageWords } from "./languages";
import { pause } from "./pause";
import { settings } from "./settings.svelte";
import { type Facts, Words } from "./words";

class Ui {
	words: Words = $state.raw(new Words("en", []));
	about: About | null = $state.raw(null);
	is_away = $state(false);

	/** The words of a language; until they are there, those of the last. */
	async speak(language: string): Promise<void> {
		if (this.is_ready && language === this.words.language) return;
		const source = await pageWords(language);
		if (!source || language !== settings.language) return;
		const words = new Words(language, [source]);
		await pause();
		await words.warm();
		if (language === settings.language) this.words = words;
	}

	/** What there is to play; it is told once somebody can hear it. */
	async learn(hears: Promise<void> = Promise.resolve()): Promise<void> {
		try {
			const about = await api.about();
			await hears;
			this.about = about;
			this.is_away = false;
		} catch {
			this.is_away = true;
		}
	}

	get is_ready(): boolean {
		return this.words.has("title");
	}

	titleOf(game: string): string {
		return this.about?.games.find((one) => one.name === game)?.title ?? "";
	}
}

export const ui = new Ui();

/** One of the page's messages. */
export function say(key: string, facts?: Facts, part?: string): string {
	return ui.words.say(key, facts, part);
}
