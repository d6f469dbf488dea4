import { settings } from "./settings.svelte";

/**
 * Small sounds of one dry kitchen, made here: no files, nothing loops, nothing is told by sound alone.
 * Each is a few strokes, in seconds and hertz.
 */
interface Stroke {
	/** What is struck: noise through a filter, or a tone. */
	of: "noise" | "sine" | "triangle";
	/** Its pitch, and where that glides to. */
	from: number;
	to?: number;
	at?: number;
	lasts: number;
	loud: number;
	/** Trembles so many times a second. */
	trembles?: number;
}

const glass = (at: number, pitch: number): Stroke[] => [
	{ of: "sine", from: pitch, at, lasts: 0.28, loud: 0.16 },
	{ of: "sine", from: pitch * 2.76, at, lasts: 0.12, loud: 0.05 },
];

export const SOUNDS = {
	/** Paper on linen. */
	card: [{ of: "noise", from: 2600, to: 900, lasts: 0.09, loud: 0.3 }],
	flip: [
		{ of: "noise", from: 3400, to: 1800, lasts: 0.05, loud: 0.22 },
		{ of: "noise", from: 1500, at: 0.06, lasts: 0.06, loud: 0.3 },
	],
	/** Wood in a wooden bowl. */
	die: [0, 0.09, 0.16, 0.21].map((at, number) => ({
		of: "triangle",
		from: 520 - 60 * number,
		to: 260,
		at,
		lasts: 0.06,
		loud: 0.3 - 0.05 * number,
	})),
	/** A soft bite. */
	bite: [
		{ of: "noise", from: 900, to: 500, lasts: 0.07, loud: 0.45 },
		{ of: "noise", from: 1100, to: 600, at: 0.1, lasts: 0.07, loud: 0.35 },
	],
	/** A clothes-peg, and a teaspoon falls over. */
	snap: [
		{ of: "noise", from: 3800, to: 700, lasts: 0.05, loud: 0.7 },
		{ of: "triangle", from: 240, to: 110, lasts: 0.09, loud: 0.4 },
		{ of: "sine", from: 2350, at: 0.07, lasts: 0.16, loud: 0.06 },
	],
	/** A drawer, a hand wide. */
	peek: [{ of: "noise", from: 420, to: 900, lasts: 0.22, loud: 0.3 }],
	purr: [{ of: "triangle", from: 96, to: 80, lasts: 0.3, loud: 0.5, trembles: 24 }],
	pounce: [
		{ of: "noise", from: 500, to: 2400, lasts: 0.12, loud: 0.3 },
		{ of: "triangle", from: 190, to: 90, at: 0.12, lasts: 0.12, loud: 0.5 },
	],
	squeak: [
		{ of: "sine", from: 1500, to: 2300, lasts: 0.07, loud: 0.14 },
		{ of: "sine", from: 2000, to: 1600, at: 0.09, lasts: 0.07, loud: 0.12 },
	],
	bark: [
		{ of: "triangle", from: 330, to: 150, lasts: 0.09, loud: 0.5 },
		{ of: "noise", from: 700, to: 400, lasts: 0.08, loud: 0.3 },
	],
	/** A heart that beats twice. */
	heart: [0, 0.14, 0.32, 0.46].map((at, number) => ({
		of: "sine",
		from: number % 2 ? 62 : 78,
		to: 44,
		at,
		lasts: 0.12,
		loud: 0.6,
	})),
	/** Two taps on a glass. */
	turn: [...glass(0, 1180), ...glass(0.14, 1180)],
	/** Three glasses, rising. */
	win: [...glass(0, 880), ...glass(0.13, 1110), ...glass(0.26, 1320)],
	/** A cork. */
	lose: [{ of: "triangle", from: 420, to: 160, lasts: 0.22, loud: 0.4 }],
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof SOUNDS;

const APART = 80; // milliseconds: what comes quicker is not heard one by one

/** Whoever makes sounds: silent until somebody has touched the page, and whenever somebody wants it quiet. */
export class Kitchen {
	#awake = false;
	#context: AudioContext | null = null;
	#noise: AudioBuffer | null = null;
	#last = Number.NEGATIVE_INFINITY;

	constructor() {
		for (const gesture of ["pointerdown", "keydown"]) {
			addEventListener(gesture, () => this.#wake(), { once: true, capture: true });
		}
	}

	#wake(): void {
		this.#awake = true;
	}

	/** Whether it was heard. */
	play(name: Sound | undefined): boolean {
		if (!name || !this.#awake || !settings.sound || document.hidden) return false;
		const now = performance.now();
		if (now - this.#last < APART || !("AudioContext" in globalThis)) return false;
		this.#last = now;
		this.#context ??= new AudioContext();
		void this.#context.resume();
		for (const stroke of SOUNDS[name] as Stroke[]) this.#strike(this.#context, stroke);
		return true;
	}

	#strike(context: AudioContext, stroke: Stroke): void {
		const start = context.currentTime + 0.01 + (stroke.at ?? 0);
		const end = start + stroke.lasts;
		const volume = context.createGain();
		volume.gain.setValueAtTime(0, start);
		volume.gain.linearRampToValueAtTime(stroke.loud, start + 0.006);
		volume.gain.exponentialRampToValueAtTime(0.0005, end);
		volume.connect(context.destination);
		const source =
			stroke.of === "noise" ? this.#rustle(context, stroke, start, volume) : ring(context, stroke, start, volume);
		if (stroke.trembles) tremble(context, stroke.trembles, volume.gain, stroke.loud / 2, start, end);
		source.start(start);
		source.stop(end + 0.02);
	}

	#rustle(context: AudioContext, stroke: Stroke, start: number, to: AudioNode): AudioBufferSourceNode {
		this.#noise ??= noise(context);
		const source = context.createBufferSource();
		source.buffer = this.#noise;
		const filter = context.createBiquadFilter();
		filter.type = "bandpass";
		glide(filter.frequency, stroke, start);
		source.connect(filter).connect(to);
		return source;
	}
}

function ring(context: AudioContext, stroke: Stroke, start: number, to: AudioNode): OscillatorNode {
	const source = context.createOscillator();
	if (stroke.of !== "noise") source.type = stroke.of;
	glide(source.frequency, stroke, start);
	source.connect(to);
	return source;
}

function glide(pitch: AudioParam, stroke: Stroke, start: number): void {
	pitch.setValueAtTime(stroke.from, start);
	if (stroke.to) pitch.exponentialRampToValueAtTime(stroke.to, start + stroke.lasts);
}

function tremble(context: AudioContext, rate: number, of: AudioParam, depth: number, start: number, end: number): void {
	const slow = context.createOscillator();
	const much = context.createGain();
	slow.frequency.value = rate;
	much.gain.value = depth;
	slow.connect(much).connect(of);
	slow.start(start);
	slow.stop(end);
}

function noise(context: AudioContext): AudioBuffer {
	const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
	return buffer;
}

export const kitchen = new Kitchen();
