/** A connection from this device to another one, without anybody in between. Two slips are exchanged before it stands. */

import { Channel } from "./channel";
import { described, reduced, type Slip } from "./slip";

const GATHERING = 3_000; // milliseconds: in one room, what is not found by then will not be
const WAITS = 45_000; // milliseconds from the second slip until it must stand

export type CallState = "waiting" | "connecting" | "open" | "closed";

export class Call {
	readonly channel: Channel;
	state: CallState = "waiting";
	onstate: (state: CallState) => void = () => undefined;
	readonly #peer = new RTCPeerConnection({ iceServers: [] });

	constructor(most: number) {
		const pipe = this.#peer.createDataChannel("cheeseboard", { negotiated: true, id: 0 });
		this.channel = new Channel(pipe, most);
		this.channel.onopen = () => this.#become("open");
		this.channel.onclose = () => this.#become("closed");
		this.#peer.addEventListener("connectionstatechange", () => {
			if (this.#peer.connectionState === "failed") this.close();
		});
	}

	/** An invitation, which says what stands in about. */
	async invite(about: string[]): Promise<Slip> {
		await this.#peer.setLocalDescription(await this.#peer.createOffer());
		return { reach: await this.#reach(), about };
	}

	/** The answer to an invitation; more may stand on it. */
	async answer(invitation: Slip, ...more: string[]): Promise<Slip> {
		await this.#peer.setRemoteDescription(described(invitation.reach));
		await this.#peer.setLocalDescription(await this.#peer.createAnswer());
		return { reach: await this.#reach(), about: [invitation.reach.ufrag, ...more] };
	}

	/** Whoever was invited has answered. */
	async accept(answer: Slip): Promise<void> {
		this.#become("connecting");
		setTimeout(() => this.state === "connecting" && this.close(), WAITS);
		await this.#peer.setRemoteDescription(described(answer.reach));
	}

	close(): void {
		this.#peer.close();
		this.channel.close();
		this.#become("closed");
	}

	/** Where this device is found, once it knows all of it. */
	async #reach() {
		const peer = this.#peer;
		await new Promise<void>((done) => {
			const look = () => peer.iceGatheringState === "complete" && done();
			peer.addEventListener("icegatheringstatechange", look);
			setTimeout(done, GATHERING);
			look();
		});
		if (!peer.localDescription) throw new Error("the call was ended");
		return reduced(peer.localDescription);
	}

	#become(state: CallState): void {
		if (this.state === state || this.state === "closed") return;
		this.state = state;
		this.onstate(state);
	}
}
