import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkOf } from "../src/lib/differences";
import { type Hearer, Line, Refused, type Socket } from "../src/lib/line";
import type { Frame, ServerMessage } from "../src/wire";

class Fake implements Socket {
	onopen: ((event: Event) => void) | null = null;
	onmessage: ((event: MessageEvent) => void) | null = null;
	onclose: ((event: CloseEvent) => void) | null = null;
	readyState = 0;
	sent: Record<string, unknown>[] = [];

	open(): void {
		this.readyState = 1;
		this.onopen?.(new Event("open"));
	}
	tell(told: ServerMessage): void {
		this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(told) }));
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}
	close(): void {
		this.readyState = 3;
		this.onclose?.(new CloseEvent("close"));
	}
}

const frame: Frame = {
	type: "frame",
	match: 2,
	version: 17,
	since: -1,
	seat: 1,
	turn: 1,
	turn_since: 0,
	events: [],
	view: {},
	moves: [],
	undo: false,
	over: null,
	earlier: 0,
	glance: 0,
	difference: null,
	check: 0,
};
const WELCOME: ServerMessage = { type: "welcome", protocol: 1, server: "0", guest: 0, ping: 25, now: 0 };
const MOVE = { type: "move", match: 2, version: 17, seat: 1, move: "keep 4" } as const;

let sockets: Fake[];
let states: string[];
let frames: Frame[];
let line: Line;
let isWatched: boolean;

const socket = () => sockets.at(-1) as Fake;

beforeEach(() => {
	vi.useFakeTimers();
	sockets = [];
	states = [];
	frames = [];
	isWatched = true;
	const hearer: Hearer = {
		state: (state, reason) => states.push(reason ? `${state} ${reason}` : state),
		welcome: () => undefined,
		room: () => undefined,
		frame: (told) => frames.push(told),
		notice: () => undefined,
	};
	const connect = () => {
		sockets.push(new Fake());
		return socket();
	};
	line = new Line("mika-tolu", "secret", hearer, connect, null, () => isWatched);
	line.open();
	socket().open();
	socket().tell(WELCOME);
});

afterEach(() => {
	line.close();
	vi.useRealTimers();
});

describe("a line", () => {
	it("says hello first, with its token", () => {
		expect(socket().sent).toEqual([
			{ type: "hello", protocol: 1, room: "mika-tolu", token: "secret", differences: true },
		]);
		expect(states).toEqual(["here"]);
	});

	it("comes back by itself, later each time", async () => {
		for (let times = 0; times < 3; times++) {
			socket().close();
			await vi.advanceTimersByTimeAsync(10_000);
		}
		expect(sockets).toHaveLength(4);
		expect(states).toEqual(["here", "away", "away", "away"]);
	});

	it("does not wait when somebody hurries it", () => {
		socket().close();
		line.hurry();
		expect(sockets).toHaveLength(2);
		line.hurry();
		expect(sockets).toHaveLength(2);
	});

	it("says what it has seen when it comes back", () => {
		socket().tell(frame);
		socket().close();
		line.hurry();
		socket().open();
		expect(socket().sent[0]).toMatchObject({ match: 2, have: 17 });
	});

	it("does not claim to have seen another seat's frame", () => {
		socket().tell(frame);
		void line.say({ type: "face", seat: -2 });
		socket().close();
		line.hurry();
		socket().open();
		expect(socket().sent[0]).toMatchObject({ seat: -2 });
		expect(socket().sent[0]).not.toHaveProperty("have");
	});

	it("says an unanswered move again with the same id, and an answered one never", async () => {
		const said = line.say(MOVE);
		const id = String(socket().sent[1]?.id);
		socket().close();
		line.hurry();
		socket().open();
		expect(socket().sent[1]).toEqual({ ...MOVE, id });

		socket().tell({ type: "done", id, match: 2, version: 18 });
		expect((await said).version).toBe(18);
		socket().close();
		line.hurry();
		socket().open();
		expect(socket().sent).toHaveLength(1);
	});

	it("keeps what is said while it is away", () => {
		socket().close();
		void line.say(MOVE);
		line.hurry();
		socket().open();
		expect(socket().sent[1]).toMatchObject(MOVE);
	});

	it("hands on a refusal", async () => {
		const said = line.say(MOVE);
		socket().tell({ type: "refused", id: String(socket().sent[1]?.id), reason: "stale", facts: {} });
		await expect(said).rejects.toEqual(new Refused("stale"));
	});

	it("comes back when the server says so", async () => {
		socket().tell({ type: "goodbye", reason: "restart", after: 2 });
		socket().close();
		expect(states.at(-1)).toBe("away restart");
		await vi.advanceTimersByTimeAsync(1_900);
		expect(sockets).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(200);
		expect(sockets).toHaveLength(2);
	});

	it("stays away when the server says so, and leaves nobody waiting", async () => {
		const said = line.say(MOVE);
		socket().tell({ type: "goodbye", reason: "closed", after: -1 });
		socket().close();
		await expect(said).rejects.toEqual(new Refused("closed"));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(sockets).toHaveLength(1);
		expect(states.at(-1)).toBe("gone closed");
	});

	it("says something from time to time, and notices when nobody answers", async () => {
		await vi.advanceTimersByTimeAsync(20_000);
		expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(sockets.length).toBeGreaterThan(1);
	});

	it("says within five seconds that nobody answers, and when somebody does again", async () => {
		await vi.advanceTimersByTimeAsync(5_000);
		expect(states.at(-1)).toBe("silent");
		socket().tell({ type: "pong", id: "late" });
		expect(states.at(-1)).toBe("here");
		expect(sockets).toHaveLength(1);
	});

	it("asks seldom while nobody looks", async () => {
		isWatched = false;
		await vi.advanceTimersByTimeAsync(14_000);
		expect(socket().sent.filter((said) => said.type === "ping")).toHaveLength(0);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(socket().sent.filter((said) => said.type === "ping")).toHaveLength(1);
	});

	it("begins anew when somebody is impatient with a silent server", async () => {
		await vi.advanceTimersByTimeAsync(5_000);
		line.hurry();
		expect(sockets).toHaveLength(2);
	});

	it("says again what the server had trouble with, and tells whoever waits if that does not pass", async () => {
		const answer = line.say(MOVE);
		const outcome = answer.then(
			() => "done",
			(why: Refused) => why.reason,
		);
		const moves = () => socket().sent.filter((said) => said.type === "move");
		for (let tries = 1; tries < 10; tries++) {
			socket().tell({ type: "refused", id: String(moves()[0]?.id), reason: "try-again", facts: {} });
			expect(moves()).toHaveLength(tries);
			await vi.advanceTimersByTimeAsync(1_000);
			expect(moves()).toHaveLength(tries + 1);
		}
		expect(new Set(moves().map((said) => said.id)).size).toBe(1);
		socket().tell({ type: "refused", id: String(moves()[0]?.id), reason: "try-again", facts: {} });
		expect(await outcome).toBe("try-again");
	});

	it("is not here while another token is made, and comes back with it", async () => {
		const old = socket();
		let give: (token: string) => void = () => undefined;
		const renewed = line.renew(
			() =>
				new Promise<string>((made) => {
					give = made;
				}),
		);
		expect(old.readyState).toBe(3);
		line.hurry();
		expect(sockets).toHaveLength(1);
		give("another secret");
		await renewed;
		socket().open();
		expect(sockets).toHaveLength(2);
		expect(socket().sent[0]).toMatchObject({ type: "hello", token: "another secret" });
	});

	it("does not send what no server reads, for that would end the line again and again", async () => {
		const outcome = line.say({ ...MOVE, move: "keep".repeat(5_000) }).catch((why: Refused) => why.reason);
		expect(await outcome).toBe("too-long");
		expect(socket().sent).toHaveLength(1);
	});

	it("puts a view together from what has changed, and asks for the whole where that does not fit", () => {
		const told = { ...frame, version: 18, since: 17, view: null, difference: { turns: [0, [5]] }, check: 0 };
		const check = checkOf({ turns: [5], seat: 1 });
		socket().tell({ ...frame, view: { seat: 1, turns: [] } });
		socket().tell({ ...told, check });
		expect(frames.at(-1)?.view).toEqual({ seat: 1, turns: [5] });
		expect(frames[0]?.view).toEqual({ seat: 1, turns: [] });
		socket().tell({ ...told, check, since: 16 });
		socket().tell({ ...told, check: check + 1, version: 19, since: 18 });
		socket().tell({ ...told, check, version: 19, since: 18, difference: { cards: { 3: ["cat"] } } });
		expect(frames).toHaveLength(2);
		expect(socket().sent.filter((said) => said.type === "whole")).toHaveLength(3);
	});
});
