/** Taps closer together than this belong together: a hurried finger. */
const HURRY = 450;
/** Nobody can have read, within this time, that a button has changed. */
const READING = 250;

/**
 * Which taps are meant for what they hit. A control that has changed since a finger began to hurry, or just before, is not
 * what the finger was after. A control may be tapped in a hurry again and again if it says so (data-hurry).
 */
export class Steady {
	readonly #changed = new WeakMap<Element, number>();
	#began = Number.NEGATIVE_INFINITY;
	#last = Number.NEGATIVE_INFINITY;

	/** What a control says, or what it does, is new. */
	change(control: Element, now: number): void {
		this.#changed.set(control, now);
	}

	/** Whether a tap on a control counts. */
	allows(control: Element, now: number): boolean {
		if (now - this.#last > HURRY) this.#began = now;
		this.#last = now;
		if (control.closest("[data-hurry]")) return true;
		return (this.#changed.get(control) ?? Number.NEGATIVE_INFINITY) < this.#began - READING;
	}
}

const CONTROLS = "button, a[href], [role=button]";

/** For what holds controls that come, go and change: hasty taps on them are ignored, keys are not. */
export function steady(isOn: () => boolean): (node: Element) => () => void {
	return (node) => {
		const taps = new Steady();
		const seen = new WeakMap<Element, string>();

		function look(control: Element): void {
			const says = `${control.getAttribute("aria-label") ?? ""} ${control.textContent}`;
			if (seen.get(control) === says) return;
			seen.set(control, says);
			taps.change(control, performance.now());
		}

		const watching = new MutationObserver((changes) => {
			for (const { target } of changes) {
				const inside = target instanceof Element ? target : target.parentElement;
				const own = inside?.closest(CONTROLS);
				if (own) look(own);
				else for (const control of inside?.querySelectorAll(CONTROLS) ?? []) look(control);
			}
		});
		watching.observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-label"] });
		const click = (event: Event) => {
			const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
			const isTap = event instanceof MouseEvent && event.detail > 0; // keys click too, with no detail
			if (!control || !isTap || !isOn() || taps.allows(control, performance.now())) return;
			event.preventDefault();
			event.stopPropagation();
		};
		node.addEventListener("click", click, { capture: true });
		return () => {
			watching.disconnect();
			node.removeEventListener("click", click, { capture: true });
		};
	};
}
