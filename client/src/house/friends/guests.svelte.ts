/**
 * Friends whose devices are connected to this one. To the hall each of them is one more tab: this page carries the messages, and
 * a lock says that it still does. What comes from outside is marked as such, and the hall's limits hold for it.
 */

import { newId } from "../../lib/line";
import { channelOf, type FromTab, HALL, NEWS, type News } from "../plan";
import { Call, type CallState } from "./call";
import { HALL_IS, TEXT } from "./channel";
import { NoSlip, readSlip, type Slip, writeSlip } from "./slip";

const SOON = 60_000; // milliseconds until somebody who called by way of a server must be there
const MOST = 70_000; // bytes of one message of a guest; a request's body has 64 kB on a server

/** Somebody who has been invited. */
export class Guest {
	state: CallState = $state("waiting");
	/** The invitation as text. */
	slip = $state("");
	readonly #call = new Call(MOST);
	#ufrag = "";

	constructor() {
		this.#call.onstate = (state) => {
			this.state = state;
			if (state === "open") void relay(this.#call);
		};
	}

	async invite(about: string[]): Promise<void> {
		const slip = await this.#call.invite(about);
		this.#ufrag = slip.reach.ufrag;
		this.slip = writeSlip(slip);
	}

	/** They wrote first, through a server that passes slips on. */
	async answer(invitation: Slip, room: string, name: string): Promise<string> {
		setTimeout(() => this.state !== "open" && this.close(), SOON);
		return writeSlip(await this.#call.answer(invitation, room, name));
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

class Guests {
	all: Guest[] = $state([]);
	readonly here: number = $derived(this.all.filter((guest) => guest.state === "open").length);
	readonly #answers = new BroadcastChannel(ANSWERS);

	constructor() {
		this.#answers.onmessage = ({ data }) => {
			if (data.took) return;
			void this.take(String(data.text)).then(
				() => this.#answers.postMessage({ took: data.text }),
				() => undefined,
			);
		};
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

	/** An answer that somebody scanned or pasted here. */
	async take(text: string): Promise<void> {
		const slip = readSlip(text);
		const guest = this.all.find((each) => each.isAnswered(slip));
		if (!guest) throw new NoSlip("nobody waits for this answer");
		await guest.accept(slip);
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
async function relay({ channel }: Call): Promise<void> {
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
	channel.ontext = (text) => hallway.postMessage({ tab, text, isGuest: true } satisfies FromTab);
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
