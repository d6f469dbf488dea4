/**
 * Rooms on friends' devices. This device keeps which rooms those are, who has them, and how they were when they were last seen:
 * what their hall told it, and nothing else. Requests and lines for such a room go to the friend's hall.
 */

import * as kept from "../../lib/kept";
import type { Socket } from "../../lib/line";
import type { RoomNow } from "../../wire";
import { Door } from "../door";
import { Call, type CallState } from "./call";
import { HALL_IS, SPARE, TEXT } from "./channel";
import { onAnswer } from "./guests.svelte";
import { ownDevice, ownName } from "./own";
import { NoSlip, readSlip, type Slip, writeSlip } from "./slip";

const FRIENDS = "cheeseboard-friends";
const MOST = 8_000_000; // bytes of one message: a hall may send whole matches
const MOST_ROOMS = 30;

interface Friend {
	room: string;
	/** Who has it. */
	name: string;
	/** The room as it was last seen. */
	last: RoomNow | null;
	/** A server that passes slips on, and the word under which it does. */
	meeting: { server: string; code: string } | null;
	/** The friend's spare slip, good for as long as the friend's page stays open. */
	spare?: string;
	at: number;
}

export const newCall = () => new Call(MOST);

/** A room on a friend's device, and the connection to it while it stands. */
export class FriendRoom {
	name = $state("");
	last: RoomNow | null = $state.raw(null);
	meeting: Friend["meeting"] = $state.raw(null);
	state: CallState = $state("closed");
	/** The friend's spare slip; ours waits in #next for its answer. */
	spare = $state("");
	#next: { call: Call; ufrag: string } | null = $state.raw(null);
	readonly #door = new Door((text) => this.#call?.channel.send(text));
	#call: Call | null = null;

	constructor(readonly room: string) {}

	/** The answer to an invitation, to be handed over; then the connection comes. */
	async answer(invitation: Slip): Promise<string> {
		const call = newCall();
		this.take(call);
		return writeSlip(await call.answer(invitation));
	}

	/** This page has stayed open since it was connected: an answer to its spare slip will do. */
	get waits(): boolean {
		return this.#next !== null;
	}

	/** The friend's page may have stayed open: the answer to its spare slip, to be handed over. */
	comeBack(): Promise<string> {
		return this.answer(readSlip(this.spare));
	}

	/** The friend has answered our spare slip. */
	async accept(answer: Slip): Promise<void> {
		const next = this.#next;
		if (next === null || answer.about[0] !== next.ufrag) throw new NoSlip("nobody waits for this answer");
		this.#next = null;
		this.take(next.call);
		await next.call.accept(answer);
	}

	ask(method: string, path: string, body: string): Promise<Response> {
		return this.state === "open" ? this.#door.ask(method, path, body) : Promise.reject(new Error("nobody is there"));
	}

	socket(): Socket {
		return this.#door.socket();
	}

	/** From now on this is the connection, as soon as it stands. */
	take(call: Call): void {
		const before = this.#call;
		this.#call = call;
		before?.close();
		this.#door.lost();
		this.state = call.state;
		call.channel.ontext = (text) => {
			const told = text.slice(1);
			if (text.startsWith(HALL_IS)) this.#door.found(told);
			else if (text.startsWith(TEXT)) this.#hear(told);
			else if (text.startsWith(SPARE)) this.#keepSpare(told);
		};
		call.onstate = (state) => {
			if (call !== this.#call) return;
			this.state = state;
			if (state === "open") {
				friends.keep(this);
				void this.#giveSpare(call).catch(() => undefined); // then it takes two codes to come back
			}
			if (state === "closed") this.#door.lost();
		};
	}

	leave(): void {
		this.#call?.close();
	}

	async #giveSpare({ channel }: Call): Promise<void> {
		this.#next?.call.close();
		this.#next = null;
		const call = newCall();
		const slip = await call.invite([this.room, ownName(), ownDevice()]);
		this.#next = { call, ufrag: slip.reach.ufrag };
		channel.send(SPARE + writeSlip(slip));
	}

	#keepSpare(text: string): void {
		this.spare = text;
		friends.keep(this);
	}

	#hear(text: string): void {
		this.#door.hear(text);
		const told = JSON.parse(text) as { type: string; text?: string };
		if (told.type !== "tell" || !told.text?.startsWith('{"type":"room"')) return;
		this.last = JSON.parse(told.text) as RoomNow;
		friends.keep(this);
	}
}

class Friends {
	readonly #rooms = new Map<string, FriendRoom>();

	constructor() {
		for (const { room, name, last, meeting, spare } of known()) {
			const found = this.#at(room);
			found.name = name;
			found.last = last;
			found.meeting = meeting;
			found.spare = spare ?? "";
		}
		onAnswer((text) => this.#take(readSlip(text)));
		addEventListener("pagehide", () => {
			for (const room of this.#rooms.values()) room.leave();
		});
	}

	/** The room with this code, if a friend has it. */
	find(room: string): FriendRoom | null {
		return this.#rooms.get(room) ?? null;
	}

	/** A friend has invited this device, maybe by way of a server. */
	visit(room: string, name: string, meeting: Friend["meeting"] = null): FriendRoom {
		const found = this.#at(room);
		found.name = name;
		found.meeting = meeting;
		return found;
	}

	keep(changed: FriendRoom): void {
		const { room, name, last, meeting, spare } = changed;
		const others = known().filter((one) => one.room !== room);
		const all: Friend[] = [{ room, name, last, meeting, spare, at: Date.now() }, ...others].slice(0, MOST_ROOMS);
		kept.write(FRIENDS, { all });
	}

	/** An answer that was opened in a tab of its own, for the room whose spare slip it answers. */
	async #take(answer: Slip): Promise<void> {
		await Promise.any([...this.#rooms.values()].map((room) => room.accept(answer)));
	}

	#at(room: string): FriendRoom {
		const found = this.#rooms.get(room) ?? new FriendRoom(room);
		this.#rooms.set(room, found);
		return found;
	}
}

const known = () => kept.read<{ all: Friend[] }>(FRIENDS, { all: [] }).all;

export const friends = new Friends();
