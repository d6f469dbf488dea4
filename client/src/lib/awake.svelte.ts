/** A screen that everybody looks at does not go dark, and can fill the whole glass. */
class Awake {
	isFull = $state(false);
	#lock: WakeLockSentinel | null = null;

	/** Until it is told that nobody looks any more. */
	stay(): () => void {
		const again = () => void this.#hold();
		const filled = () => {
			this.isFull = document.fullscreenElement !== null;
		};
		document.addEventListener("visibilitychange", again);
		document.addEventListener("fullscreenchange", filled);
		again();
		return () => {
			document.removeEventListener("visibilitychange", again);
			document.removeEventListener("fullscreenchange", filled);
			void this.#lock?.release();
			this.#lock = null;
		};
	}

	async #hold(): Promise<void> {
		if (document.visibilityState !== "visible") return;
		// Only where the page came safely, and the device is not about to run out.
		this.#lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
	}

	get canFill(): boolean {
		return document.fullscreenEnabled;
	}

	fill(): void {
		const done = this.isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
		void done.catch(() => undefined);
	}
}

export const awake = new Awake();
