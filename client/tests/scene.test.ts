import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../src/game";
import { timeOf } from "../src/lib/games";
import { Scene } from "../src/lib/scene.svelte";
import { settings } from "../src/lib/settings.svelte";

/** What was moved: by which frames, and for how long. */
let moved: { thing: HTMLElement; frames: Keyframe[]; timing: KeyframeAnimationOptions; cancelled: boolean }[];
let room: HTMLElement;
let scene: Scene;

const PLACES: Record<string, [number, number]> = { supply: [0, 0], table: [200, 0], plate: [0, 300], small: [400, 0] };

/** jsdom lays nothing out, so each spot says itself where it is. */
function rect(this: HTMLElement): DOMRect {
	const [x, y] = PLACES[this.id] ?? [0, 0];
	const [width, height] = this.id === "small" ? [25, 35] : [50, 70];
	return DOMRect.fromRect({ x, y, width, height });
}

beforeEach(() => {
	moved = [];
	vi.stubGlobal("DOMRect", {
		fromRect: (one: DOMRectInit) => ({ ...one, left: one.x, top: one.y }),
	});
	vi.stubGlobal("CSS", { escape: (name: string) => name });
	Element.prototype.animate = function (frames, timing) {
		const one = {
			thing: this as HTMLElement,
			frames: frames as Keyframe[],
			timing: timing as object,
			cancelled: false,
		};
		moved.push(one);
		return { cancel: () => Object.assign(one, { cancelled: true }) } as unknown as Animation;
	};
	HTMLElement.prototype.getBoundingClientRect = rect;
	HTMLElement.prototype.getClientRects = function () {
		return (this.hidden ? [] : [rect.call(this)]) as unknown as DOMRectList;
	};
	document.body.innerHTML = `<main>
		<div class="pile"><i id="supply" data-spot="supply" class="card back"></i></div>
		<div><b id="table" data-spot="table" class="card legal picked"><u data-spot="inside">5</u></b></div>
		<div hidden><s data-spot="plate" hidden></s></div><div><i id="plate" data-spot="seat-1 plate"></i></div>
		<div><i id="small" data-spot="small"></i></div>
	</main>`;
	room = document.querySelector("main") as HTMLElement;
	scene = new Scene(room);
});

afterEach(() => vi.unstubAllGlobals());

const fliers = () => [...document.querySelectorAll<HTMLElement>(".flier")];
const ends = () => String(moved[0]?.frames.at(-1)?.transform);

describe("a scene", () => {
	it("lets a picture of a card fly, and hides the card meanwhile", () => {
		scene.play([{ fly: "table", to: "plate" }], 400);
		const [flier] = fliers();
		expect(fliers()).toHaveLength(1);
		expect([flier?.inert, flier?.ariaHidden, flier?.classList.contains("legal")]).toEqual([true, "true", false]);
		expect(moved.map(({ thing }) => thing)).toEqual([flier, document.getElementById("table")]);
		expect(moved[0]?.timing).toMatchObject({ duration: 368, delay: 0 });
	});

	it("leaves no second spot behind that others could fly to", () => {
		scene.play([{ fly: "table", to: "plate" }], 400);
		expect(document.querySelectorAll('[data-spot="table"], [data-spot="inside"]')).toHaveLength(2);
	});

	it("takes everything back at its end", () => {
		scene.play([{ fly: "table", to: "plate" }], 400);
		scene.end();
		expect(fliers()).toEqual([]);
		expect(moved.every(({ cancelled }) => cancelled)).toBe(true);
	});

	it("leaves a pile where it is, and makes what flies as large as there is room", () => {
		scene.play([{ fly: "supply", to: "small" }], 400);
		expect(moved).toHaveLength(1);
		expect(ends()).toContain("scale(0.5)");
	});

	it("turns a card over on its way: nobody sees its face before the middle", () => {
		scene.play([{ fly: "supply", to: "table", turns: true }], 400);
		const [away, here] = moved;
		expect(fliers()).toHaveLength(2);
		expect(away?.frames.map(({ opacity }) => opacity)).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0]);
		expect(here?.frames.map(({ opacity }) => opacity)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1]);
		expect(String(here?.frames.at(-1)?.transform)).toContain("rotateY(0deg)");
		expect(moved[2]?.thing.id).toBe("table");
	});

	it("lets a card come that looks like where it goes", () => {
		scene.play([{ fly: "seat-1", to: "table", looks: "to" }], 400);
		expect(fliers()[0]?.textContent).toBe("5");
	});

	it("goes by way of another spot, and one after the other", () => {
		scene.play([{ fly: "table", to: "plate", via: "small", lag: 0.25 }], 400);
		expect(moved[0]?.timing).toMatchObject({ duration: 276, delay: 100 });
		expect(String(moved[0]?.frames[4]?.transform)).toBe("translate(187.5px, -17.5px) scale(0.5)");
	});

	it("moves things where they are", () => {
		scene.play([{ does: "munch", at: "plate" }], 400);
		expect([moved[0]?.thing.id, fliers().length]).toEqual(["plate", 0]);
	});

	it("does without what is not in sight, and without what nobody could see", () => {
		scene.play([{ fly: "table", to: "nowhere" }], 400);
		scene.play([{ does: "hop", at: "nowhere" }], 400);
		scene.play([{ fly: "table", to: "plate" }], 30);
		expect(moved).toEqual([]);
	});
});

describe("the time of an event", () => {
	const client = {
		beats: { short: 240, long: 1500, pair: [900, 700], depends: (_: unknown, view: unknown) => Number(view) },
	} as unknown as GameClient;
	const time = (name: string, view: unknown = null) =>
		Object.values(timeOf(client, { version: 1, name, facts: {}, only: null }, view));

	it("is its picture, then its sentence", () => {
		expect(time("short")).toEqual([240, 0]);
		expect(time("long")).toEqual([600, 900]);
		expect(time("pair")).toEqual([900, 700]);
		expect(time("depends", 300)).toEqual([300, 0]);
		expect(time("unknown")).toEqual([0, 0]);
	});

	it("is as long as somebody wants it; a show can be read where nothing moves", () => {
		const still = (isStill: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
		still(false);
		settings.set({ speed: "slow" });
		expect(settings.paced({ picture: 100, reading: 50 }, false)).toEqual({ picture: 160, reading: 80 });
		still(true);
		expect(settings.paced({ picture: 100, reading: 50 }, false)).toEqual({ picture: 0, reading: 0 });
		expect(settings.paced({ picture: 100, reading: 50 }, true)).toEqual({ picture: 0, reading: 240 });
		settings.set({ speed: "normal" });
	});
});
