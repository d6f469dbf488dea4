import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../src/game";
import { soundOf } from "../src/lib/games";
import { settings } from "../src/lib/settings.svelte";
import { Kitchen, SOUNDS, type Sound } from "../src/lib/sound";
import type { GameEvent } from "../src/wire";

const GAMES = join(import.meta.dirname, "../../src/cheeseboard/games");
const clients = import.meta.glob<GameClient>("../../src/cheeseboard/games/*/client/index.ts", {
	import: "client",
	eager: true,
});
const happening = (name: string, facts: GameEvent["facts"] = {}): GameEvent => ({
	version: 1,
	name,
	facts,
	only: null,
});

describe.each(Object.entries(clients))("the sounds of %s", (path, client) => {
	const folder = /games\/(\w+)\/client/.exec(path)?.[1] ?? "";
	const words = readFileSync(join(GAMES, folder, "words/en.ftl"), "utf-8");

	it("are of events that happen, and there is something to see of each", () => {
		const named = Object.keys({ ...client.sounds, ...client.opens });
		expect(named.length).toBeGreaterThan(3);
		for (const name of named) {
			expect(words).toContain(`\nevent-${name.replaceAll("_", "-")} =`);
			expect(client.beats[name]).toBeTruthy();
		}
	});

	it("are sounds that our kitchen makes", () => {
		for (const name of Object.keys(client.sounds ?? {}))
			expect(SOUNDS).toHaveProperty(String(soundOf(client, happening(name))));
	});
});

describe("an event", () => {
	it("may sound as it turns out", () => {
		const kaese = clients["../../src/cheeseboard/games/alles_kaese/client/index.ts"] ?? null;
		expect(soundOf(kaese, happening("card_kept", { front: "trap" }))).toBe("snap");
		expect(soundOf(kaese, happening("card_kept", { front: "cheese" }))).toBe("bite");
		expect(soundOf(kaese, happening("top_shown"))).toBeUndefined();
		expect(soundOf(null, happening("card_kept"))).toBeUndefined();
	});
});

/** Counts what is struck. */
let struck = 0;

class Node {
	gain = this;
	frequency = this;
	value = 0;
	connect<T>(to: T): T {
		return to;
	}
	setValueAtTime() {}
	linearRampToValueAtTime() {}
	exponentialRampToValueAtTime() {}
	start() {
		struck += 1;
	}
	stop() {}
}

class Context {
	currentTime = 0;
	sampleRate = 8000;
	destination = new Node();
	resume = async () => undefined;
	createGain = () => new Node();
	createOscillator = () => new Node();
	createBiquadFilter = () => new Node();
	createBufferSource = () => new Node();
	createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe("the kitchen", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["performance"] });
		vi.stubGlobal("AudioContext", Context);
		settings.set({ sound: true });
		struck = 0;
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	const touched = () => {
		const kitchen = new Kitchen();
		dispatchEvent(new Event("pointerdown"));
		return kitchen;
	};

	it("is silent before anybody has touched the page", () => {
		expect(new Kitchen().play("card")).toBe(false);
		expect(touched().play("card")).toBe(true);
	});

	it("is silent when somebody wants it quiet, and at once", () => {
		const kitchen = touched();
		settings.set({ sound: false });
		expect(kitchen.play("win")).toBe(false);
		expect(struck).toBe(0);
	});

	it("makes one sound at a time", () => {
		const kitchen = touched();
		expect([kitchen.play("card"), kitchen.play("flip")]).toEqual([true, false]);
		vi.advanceTimersByTime(100);
		expect(kitchen.play("flip")).toBe(true);
	});

	it.each(Object.keys(SOUNDS) as Sound[])("knows how to make %s, softly and in half a second", (name) => {
		expect(touched().play(name)).toBe(true);
		expect(struck).toBeGreaterThanOrEqual(SOUNDS[name].length);
		for (const stroke of SOUNDS[name]) {
			expect(stroke.loud).toBeLessThanOrEqual(0.7);
			expect(("at" in stroke ? (stroke.at as number) : 0) + stroke.lasts).toBeLessThan(0.6);
		}
	});
});
