import * as kept from "./kept";

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;
export const THINKS = ["quick", "normal", "long"] as const;
export type Think = (typeof THINKS)[number];
export type Theme = "system" | "light" | "dark";

interface Kept {
	language: Language;
	theme: Theme;
	speed: Speed;
	sound: boolean;
	child: boolean;
	aloud: boolean;
	keys: boolean;
	mouse: string;
	think: Think;
}

const NAME = "cheeseboard-settings";

function ofThisDevice(): Language {
	for (const wanted of navigator.languages) {
		const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
		if (found) return found;
	}
	return "en";
}

/** What somebody has set on this device. It is kept, and everything changes at once. */
class Settings {
	#now: Kept = $state(
		kept.read<Kept>(NAME, {
			language: ofThisDevice(),
			theme: "system",
			speed: "normal",
			sound: true,
			child: false,
			aloud: false,
			keys: true,
			mouse: "otto",
			think: "normal",
		}),
	);

	get language(): Language {
		return this.#now.language;
	}
	get theme(): Theme {
		return this.#now.theme;
	}
	get speed(): Speed {
		return this.#now.speed;
	}
	get sound(): boolean {
		return this.#now.sound;
	}
	get child(): boolean {
		return this.#now.child;
	}
	get aloud(): boolean {
		return this.#now.aloud;
	}
	get keys(): boolean {
		return this.#now.keys;
	}

	/** Whom one plays against. */
	get mouse(): string {
		return this.#now.mouse;
	}

	/** How long the best of them thinks. */
	get think(): Think {
		return this.#now.think;
	}

	set(change: Partial<Kept>): void {
		Object.assign(this.#now, change);
		kept.write(NAME, $state.snapshot(this.#now));
	}

	/** How long something takes that usually takes so many milliseconds. */
	lasts(usually: number): number {
		return isStill() ? 0 : this.stays(usually);
	}

	/** How long something is there to be read, whether things move on this device or not. */
	stays(usually: number): number {
		return usually * SPEEDS[this.#now.speed];
	}
}

/** Nothing moves for those who asked their device for that. */
export function isStill(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
