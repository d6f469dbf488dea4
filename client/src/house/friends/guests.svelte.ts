/**
 * Friends whose devices are connected to this one. To the hall each of them is one more tab: this page carries the messages, and
 * a lock says that it still does. What comes from outside is marked as such, and the hall's limits hold for it.
 *
 * Two connected devices give each other a spare slip: an invitation that is answered only if the connection is lost. Whichever page
 * stays open waits behind its own, so whoever comes back needs one code and not two.
 */

import * as kept from "../../lib/kept";
import { newId } from "../../lib/line";
import { channelOf, type FromTab, HALL, NEWS, type News } from "../plan";
import { Call, type CallState } from "./call";
import { HALL_IS, SPARE, TEXT } from "./channel";
import { NoSlip, readSlip, type Slip, writeSlip } from "./slip";

const SOON = 60_000; // milliseconds until somebody who called by way of a server must be there
const MOST = 70_000; // bytes of one message of a guest; a request's body has 64 kB on a server
const RETURNING = "cheeseboard-returning";
const MOST_RETURNING = 16;
const RETURNS_WITHIN = 6 * 3_600_000; // milliseconds; a page that waits for longer has hardly been left open
const LONGEST = 40; // letters of a name or a device

/** Somebody who was connected, and how: their spare slip is good for as long as their page stays open. */
export interface Returning {
	room: string;
	device: string;
	name: string;
	slip: string;
	at: number;
}

/** Somebody who has been invited. */
export class Guest {
	state: CallState = $state("waiting");
	/** What this device shows them: the invitation, or the answer to theirs. */
	slip = $state("");
	/** Their device, once it is known. */
	device = $state("");
	hasSpare = false;
	readonly #call = new Call(MOST);
	#ufrag = "";
	#about: string[] = [];

	constructor() {
		this.#call.onstate = (state) => {
			this.state = state;
			if (state === "open") void relay(this.#call, (spare) => guests.keep(this, spare, this.#about));
		};
	}

	/** What stands on an invitation: the room, and who has it. */
	async invite(about: string[]): Promise<void> {
		this.#about = about;
		const slip = await this.#call.invite(about);
		this.#ufrag = slip.reach.ufrag;
		this.slip = writeSlip(slip);
	}

	/** They wrote first: through a server that passes slips on, or on a spare slip. */
	async answer(invitation: Slip, room: string, name: string): Promise<string> {
		this.#about = [room, name];
		this.slip = writeSlip(await this.#call.answer(invitation, room, name));
		return this.slip;
	}

	/** Nobody scans anything: they are there soon, or not at all. */
	hurry(): this {
		setTimeout(() => this.state !== "open" && this.close(), SOON);
		return this;
	}

	send(text: string): void {
		this.#call.channel.send(text);
	}

	isAnswered(answer: Slip): boolean {
		return this.state === "waiting" && this.#ufrag !== "" && answer.about[0] === this.#ufrag;
	}

	accept(answer: Slip): Promise<void> {
		return this.#call.accept(answer);
	}

	close(): void {
		this.#call.close();
	}
}

const ANSWERS = "cheeseboard-answers";

/** Answers that were opened in a tab of their own, for the tab that waits for them. */
export function onAnswer(take: (text: string) => Promise<unknown>): void {
	const answers = new BroadcastChannel(ANSWERS);
	answers.onmessage = ({ data }) => {
		if (data.took) return;
		void take(String(data.text)).then(
			() => answers.postMessage({ took: data.text }),
			() => undefined,
		);
	};
}

class Guests {
	all: Guest[] = $state([]);
	readonly here: number = $derived(this.all.filter((guest) => guest.state === "open").length);
	#known: Returning[] = $state.raw(kept.read<{ all: Returning[] }>(RETURNING, { all: [] }).all);

	constructor() {
		onAnswer((text) => this.take(text));
		addEventListener("pagehide", () => {
			for (const guest of this.all) guest.close();
		});
	}

	/** One more; those that are gone are forgotten. */
	add(): Guest {
		const guest = new Guest();
		this.all = [...this.all.filter((each) => each.state !== "closed"), guest];
		return this.all.at(-1) ?? guest;
	}

	/** Those who were connected to this room, and are not now. */
	returning(room: string): Returning[] {
		const here = this.all.filter((guest) => guest.state === "open").map((guest) => guest.device);
		const isRecent = (one: Returning) => one.at > Date.now() - RETURNS_WITHIN;
		return this.#known.filter((one) => one.room === room && isRecent(one) && !here.includes(one.device));
	}

	/** A guest has given a spare slip and is given one. Whatever else leads to the same device is of no use any more. */
	async keep(guest: Guest, text: string, about: string[]): Promise<void> {
		const spare = readSlip(text);
		const [room = "", name = "", device = ""] = spare.about;
		const isOdd = [name, device].some((each) => each.length > LONGEST);
		if (guest.hasSpare || !device || isOdd || room !== about[0] || spare.reach.type !== "offer") return;
		guest.hasSpare = true;
		for (const other of this.all) if (other !== guest && other.device === device) other.close();
		guest.device = device;
		const one: Returning = { room, device, name, slip: text, at: Date.now() };
		const others = this.#known.filter((each) => each.device !== device && each.at > Date.now() - RETURNS_WITHIN);
		this.#known = [one, ...others].slice(0, MOST_RETURNING);
		kept.write(RETURNING, { all: this.#known });
		const next = this.add();
		next.device = device;
		await next.invite(about).catch(() => next.close());
		if (next.slip) guest.send(SPARE + next.slip);
	}

	/** An answer that somebody scanned or pasted here, and whose it is. */
	async take(text: string): Promise<Guest> {
		const slip = readSlip(text);
		const guest = this.all.find((each) => each.isAnswered(slip));
		if (!guest) throw new NoSlip("nobody waits for this answer");
		await guest.accept(slip);
		return guest;
	}

	/** An answer that was opened in a tab of its own: another tab waits for it, or none. */
	async hand(text: string): Promise<boolean> {
		return new Promise((done) => {
			const answers = new BroadcastChannel(ANSWERS);
			answers.onmessage = ({ data }) => data.took === text && done(true);
			answers.postMessage({ text });
			setTimeout(() => {
				answers.close();
				done(false);
			}, 2_000);
		});
	}
}

export const guests = new Guests();

/** Messages of a guest to the hall and back, until the connection is gone. */
async function relay({ channel }: Call, onspare: (slip: string) => Promise<void>): Promise<void> {
	const tab = `guest-${newId()}`;
	const [hallway, back, news] = [HALL, channelOf(tab), NEWS].map((name) => new BroadcastChannel(name));
	if (!hallway || !back || !news) return;
	let hall = "";
	back.onmessage = ({ data }) => {
		if (data.hall === hall) channel.send(TEXT + data.text);
	};
	news.onmessage = ({ data }) => {
		const told = data as News;
		if (told.state !== "awake" || told.hall === hall) return;
		hall = told.hall;
		channel.send(HALL_IS + hall);
	};
	channel.ontext = (text) => {
		if (text.startsWith(SPARE))
			void onspare(text.slice(SPARE.length)).catch(() => undefined); // it is none
		else hallway.postMessage({ tab, text, isGuest: true } satisfies FromTab);
	};
	const gone = new Promise<void>((done) => {
		const before = channel.onclose;
		channel.onclose = () => {
			before();
			done();
		};
	});
	const stay = async () => {
		hallway.postMessage({ tab, text: null } satisfies FromTab); // which hall is there?
		await gone;
		hallway.postMessage({ tab, text: null, isGone: true } satisfies FromTab);
		for (const each of [hallway, back, news]) each.close();
	};
	await ("locks" in navigator ? navigator.locks.request(channelOf(tab), stay) : stay());
}
