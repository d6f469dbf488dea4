/** This device as the table for others: while a room is open here, whoever left an invitation on a server is let in. */

import * as kept from "../../lib/kept";
import { guests } from "./guests.svelte";
import { attend, type Meeting, NoMeeting, open } from "./meeting";
import { ownName } from "./own";
import { readSlip } from "./slip";

const MEETINGS = "cheeseboard-meetings";
const SERVER = "cheeseboard-server";

/** A server that somebody has named on this device. */
export const namedServer = () => kept.read<{ address: string }>(SERVER, { address: "" }).address;
export const nameServer = (address: string) => kept.write(SERVER, { address });

class Host {
	/** Where invitations are left for the room that is open here. */
	meeting: Meeting | null = $state.raw(null);
	isLost = $state(false);
	#room = "";

	/** A room of this device is open: what was agreed on before holds again. */
	resume(room: string): void {
		const found = kept.read<Record<string, Meeting>>(MEETINGS, {})[room];
		if (found && this.#room !== room) this.#attend(room, found);
	}

	async meet(room: string, server: string): Promise<void> {
		const meeting = await open(server);
		nameServer(server);
		kept.write(MEETINGS, { [room]: meeting });
		this.#attend(room, meeting);
	}

	#attend(room: string, meeting: Meeting): void {
		this.#room = room;
		this.meeting = meeting;
		this.isLost = false;
		const isOver = () => this.meeting !== meeting;
		const done = attend(meeting, isOver, (text) => guests.add().hurry().answer(readSlip(text), room, ownName()));
		done.catch((problem) => {
			if (!(problem instanceof NoMeeting) || isOver()) return;
			if (problem.message === "404") this.#forget();
			else setTimeout(() => !isOver() && this.#attend(room, meeting), 5_000); // the server is away for a while
		});
	}

	#forget(): void {
		this.meeting = null;
		this.isLost = true;
		this.#room = "";
		kept.write(MEETINGS, {});
	}
}

export const host = new Host();
