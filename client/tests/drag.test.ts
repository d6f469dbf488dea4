import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drag } from "../src/lib/drag";

let card: HTMLElement;
let place: HTMLElement;
let dropped: string[];
let clicks: number;
let forget: () => void;

beforeEach(() => {
	document.body.innerHTML = `<div><button id="card"></button></div><div id="place" data-drop="e4"><i id="inside"></i></div><p id="other"></p>`;
	card = document.getElementById("card") as HTMLElement;
	place = document.getElementById("place") as HTMLElement;
	dropped = [];
	clicks = 0;
	card.addEventListener("click", () => {
		clicks += 1;
	});
	forget = drag(true, (to) => dropped.push(to))(card);
});

afterEach(() => forget());

/** What lies under the pointer. */
function under(id: string): void {
	document.elementFromPoint = () => document.getElementById(id);
}

function pointer(name: string, x: number, y: number, more: PointerEventInit = {}): void {
	const event = new MouseEvent(name, { bubbles: true, clientX: x, clientY: y, button: 0 });
	Object.assign(event, { isPrimary: true, pointerId: 1, ...more });
	card.dispatchEvent(event);
}

describe("a dragged card", () => {
	it("is taken by a place that takes it, and by nothing else", () => {
		under("inside");
		pointer("pointerdown", 0, 0);
		pointer("pointermove", 40, 40);
		expect(document.querySelectorAll(".ghost")).toHaveLength(1);
		expect(place.classList).toContain("aimed");
		pointer("pointerup", 40, 40);
		expect(dropped).toEqual(["e4"]);
		expect(document.querySelectorAll(".ghost, .aimed, .lifted")).toHaveLength(0);

		under("other");
		pointer("pointerdown", 0, 0);
		pointer("pointermove", 40, 40);
		pointer("pointerup", 40, 40);
		expect(dropped).toEqual(["e4"]);
	});

	it("is no tap; a tap that trembles is no drag", () => {
		under("place");
		pointer("pointerdown", 0, 0);
		pointer("pointermove", 40, 0);
		pointer("pointerup", 40, 0);
		card.click();
		expect(clicks).toBe(0);

		pointer("pointerdown", 0, 0);
		pointer("pointermove", 3, 3);
		pointer("pointerup", 3, 3);
		card.click();
		expect([clicks, dropped.length]).toEqual([1, 1]);
	});

	it("goes back when the pointer is lost, or with Escape", () => {
		under("place");
		for (const end of [
			() => pointer("pointercancel", 40, 0),
			() => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
		]) {
			pointer("pointerdown", 0, 0);
			pointer("pointermove", 40, 0);
			end();
			expect(document.querySelectorAll(".ghost")).toHaveLength(0);
			pointer("pointerup", 40, 0);
		}
		expect(dropped).toEqual([]);
	});

	it("stays where it is with another button, a second finger, or when it cannot be played", () => {
		under("place");
		const stays = (more: PointerEventInit) => {
			pointer("pointerdown", 0, 0, more);
			pointer("pointermove", 40, 0);
			pointer("pointerup", 40, 0);
			expect(dropped).toEqual([]);
		};
		stays({ isPrimary: false });
		forget();
		forget = drag(false, (to) => dropped.push(to))(card);
		stays({});
	});
});
