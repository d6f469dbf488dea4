/**
 * Slips that a Cheeseboard server passes on, and nothing else: docs/protocol.md. Whoever wants to come in leaves an invitation
 * under the word of a meeting; the device with the room looks for those, and leaves the answers.
 */

import { type FriendRoom, friends, newCall } from "./friends.svelte";
import { readSlip, writeSlip } from "./slip";

/** A place on a server where slips are left. Only who has the key may answer. */
export interface Meeting {
	server: string;
	code: string;
	key: string;
}

const OFTEN = 1_500; // milliseconds between two looks
const LOOKS = 20;

/** Nobody answers there, or the server says no. */
export class NoMeeting extends Error {}

async function ask<T>(server: string, path: string, said?: unknown): Promise<T> {
	const how = said === undefined ? {} : { method: "POST", body: JSON.stringify(said), headers: JSON_BODY };
	const answer = await fetch(`${server}/api/meetings${path}`, { ...how, credentials: "omit" }).catch(() => null);
	if (!answer?.ok) throw new NoMeeting(String(answer?.status ?? "nobody is there"));
	return (await answer.json()) as T;
}

const JSON_BODY = { "content-type": "application/json" };
const pause = (milliseconds = OFTEN) => new Promise((later) => setTimeout(later, milliseconds));

/** The address of a server as somebody typed it; nothing if it is none. */
export function serverAt(typed: string): string | null {
	const address = /^https?:/.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
	return URL.canParse(address) ? new URL(address).origin : null;
}

export async function open(server: string): Promise<Meeting> {
	return { server, ...(await ask<{ code: string; key: string }>(server, "", {})) };
}

/** Invitations that were left there, each answered once, until somebody says that it is enough. */
export async function attend(
	{ server, code, key }: Meeting,
	isOver: () => boolean,
	answerTo: (invitation: string) => Promise<string>,
): Promise<void> {
	while (!isOver()) {
		const calls = await ask<{ call: string; slip: string }[]>(server, `/${code}/calls?key=${key}`);
		for (const { call, slip } of calls)
			await ask(server, `/${code}/calls/${call}/answer`, { key, slip: await answerTo(slip).catch(() => "") });
		await pause();
	}
}

/** To the device that waits under this word. */
export async function callIn(server: string, code: string): Promise<FriendRoom> {
	const call = newCall();
	try {
		const { call: name } = await ask<{ call: string }>(server, `/${code}/calls`, {
			slip: writeSlip(await call.invite([])),
		});
		for (let look = 0; look < LOOKS; look += 1) {
			const { slip } = await ask<{ slip: string | null }>(server, `/${code}/calls/${name}`);
			if (slip !== null) {
				const answer = readSlip(slip);
				const [, room = "", who = ""] = answer.about;
				const found = friends.visit(room, who, { server, code });
				found.take(call);
				await call.accept(answer);
				return found;
			}
			await pause();
		}
		throw new NoMeeting("nobody answers");
	} catch (problem) {
		call.close();
		throw problem;
	}
}
