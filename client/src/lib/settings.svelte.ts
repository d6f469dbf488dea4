import type { Time } from "../game";
import * as kept from "./kept";
import { spoken } from "./languages";

export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;
export const THINKS = ["quick", "normal", "long"] as const;
export type Think = (typeof THINKS)[number];
export const HELPS = ["family", "fair", "printed"] as const;
export type Help = (typeof HELPS)[number];
export type Theme = "system" | "light" | "dark";

interface Kept {
	language: string;
	theme: Theme;
	speed: Speed;
	sound: boolean;
	child: boolean;
	aloud: boolean;
	keys: boolean;
	steady: boolean;
	confirm: boolean;
	nudge: boolean;
	quiet: boolean;
	quietFrom: number;
	quietUntil: number;
	mouse: string;
	think: Think;
	help: Help;
}

const NAME = "cheeseboard-settings";

/** What somebody has set on this device. It is kept, and everything changes at once. */
class Settings {
	#now: Kept = $state(
		kept.read<Kept>(NAME, {
			language: "",
			theme: "system",
			speed: "normal",
			sound: true,
			child: false,
			aloud: false,
			keys: true,
			steady: true,
			confirm: true,
			nudge: true,
			quiet: true,
			quietFrom: 21,
			quietUntil: 7,
			mouse: "family",
			think: "normal",
			help: "family",
		}),
	);

	/** What was chosen here, or what this device speaks. */
	get language(): string {
		return spoken([this.#now.language, ...navigator.languages]);
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

	/** Whether hasty taps are ignored. */
	get steady(): boolean {
		return this.#now.steady;
	}

	/** Whether what is chosen on the board still has to be confirmed. */
	get confirm(): boolean {
		return this.#now.confirm;
	}

	/** Whether somebody is called when it is their turn. */
	get nudge(): boolean {
		return this.#now.nudge;
	}

	/** Whether there are hours at which this device is not told that it is its turn … */
	get quiet(): boolean {
		return this.#now.quiet;
	}

	/** … and which: from one hour until another. */
	get quietHours(): [number, number] {
		return [this.#now.quietFrom, this.#now.quietUntil];
	}

	/** Whom one plays against. */
	get mouse(): string {
		return this.#now.mouse;
	}

	/** How long the best of them thinks. */
	get think(): Think {
		return this.#now.think;
	}

	/** Who may use help in the rooms that are made here. */
	get help(): Help {
		return this.#now.help;
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

	/** How long an event takes here and now: nothing where nobody looks. A show stays to be read where nothing moves. */
	paced({ picture, reading }: Time, isShow: boolean): Time {
		if (document.hidden || (isStill() && !isShow)) return { picture: 0, reading: 0 };
		if (isStill()) return { picture: 0, reading: this.stays(picture + reading) };
		return { picture: this.stays(picture), reading: this.stays(reading) };
	}
}

/** Nothing moves for those who asked their device for that. */
export function isStill(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
