/**
 * A card that can also be dragged, by mouse or finger, to whatever has `data-drop`: `{@attach drag(canDrag, (place) => …)}`.
 * Only places that take it have that attribute. It ends like a tap there; let go anywhere else, nothing has happened.
 */
export function drag(can: boolean, ondrop: (place: string) => void): (card: HTMLElement) => () => void {
	return (card) => {
		card.style.touchAction = can ? "none" : ""; // a finger moves the card, not the page
		if (!can) return () => undefined;
		let held: { x: number; y: number; pointer: number } | null = null;
		let ghost: HTMLElement | null = null;
		let over: Element | null = null;

		const down = (event: PointerEvent) => {
			if (event.button !== 0 || !event.isPrimary) return;
			held = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
			addEventListener("pointermove", move);
			addEventListener("pointerup", up);
			addEventListener("pointercancel", end);
			addEventListener("keydown", letGo);
		};

		const move = (event: PointerEvent) => {
			if (event.pointerId !== held?.pointer) return;
			const [x, y] = [event.clientX - held.x, event.clientY - held.y];
			if (!ghost && Math.hypot(x, y) < FAR) return;
			ghost ??= lift(card);
			ghost.style.translate = `${x}px ${y}px`;
			aim(placeAt(event));
		};

		const up = (event: PointerEvent) => {
			if (event.pointerId !== held?.pointer) return;
			const place = ghost ? placeAt(event) : null;
			if (ghost) swallowClick();
			end();
			if (place?.dataset.drop) ondrop(place.dataset.drop);
		};

		const letGo = (event: KeyboardEvent) => event.key === "Escape" && end();

		const aim = (place: Element | null) => {
			if (place === over) return;
			over?.classList.remove("aimed");
			place?.classList.add("aimed");
			over = place;
		};

		const end = () => {
			held = null;
			aim(null);
			ghost?.remove();
			ghost = null;
			card.classList.remove("lifted");
			removeEventListener("pointermove", move);
			removeEventListener("pointerup", up);
			removeEventListener("pointercancel", end);
			removeEventListener("keydown", letGo);
		};

		card.addEventListener("pointerdown", down);
		card.addEventListener("dragstart", prevent);
		return () => {
			end();
			card.removeEventListener("pointerdown", down);
			card.removeEventListener("dragstart", prevent);
		};
	};
}

const FAR = 8; // pixels that make a press a drag

/** What is dragged: a picture of the card, above everything. */
function lift(card: HTMLElement): HTMLElement {
	const { left, top, width, height } = card.getBoundingClientRect();
	const ghost = card.cloneNode(true) as HTMLElement;
	ghost.classList.add("ghost");
	ghost.inert = true;
	ghost.ariaHidden = "true";
	const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
	Object.assign(ghost.style, {
		position: "fixed",
		margin: "0",
		zIndex: "40",
		pointerEvents: "none",
		transition: "none",
		...place,
	});
	card.parentElement?.append(ghost);
	card.classList.add("lifted");
	return ghost;
}

function placeAt(event: PointerEvent): HTMLElement | null {
	return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
}

/** The click that a mouse makes at the end of a drag is none. */
function swallowClick(): void {
	const stop = (event: Event) => {
		event.stopPropagation();
		event.preventDefault();
	};
	addEventListener("click", stop, { capture: true, once: true });
	setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}

function prevent(event: Event): void {
	event.preventDefault();
}
