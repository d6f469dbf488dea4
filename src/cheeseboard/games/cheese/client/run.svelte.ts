/** Nobody decides anything in Cheese, and a game may take a thousand flips: they can go on by themselves, until somebody says stop. */
class Run {
	/** By itself, until somebody stops it. */
	byItself = $state(false);
	fast = $state(false);
	/** For as long as the button is held. */
	held = $state(false);
	#later: ReturnType<typeof setTimeout> | undefined;

	get isOn(): boolean {
		return this.byItself || this.held;
	}

	stop(): void {
		this.byItself = false;
		this.fast = false;
		this.held = false;
	}

	/** Somebody sits at a table. */
	arrive(isNew: boolean): void {
		clearTimeout(this.#later);
		if (isNew) this.stop();
	}

	/** Whoever does not come back soon (a device that is passed on shows the table anew) has gone. */
	leave(): void {
		clearTimeout(this.#later);
		this.#later = setTimeout(() => this.stop(), GONE);
	}
}

const GONE = 2_000;

export const run = new Run();
