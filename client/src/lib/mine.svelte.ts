/** My games: kept on this device, and nowhere else, until their owner saves or deletes them. */

import type { Over, ReviewShown, RoomNow } from "../wire";
import * as kept from "./kept";
import { isPlayed, lookedAt, merged, type Played, sharedIn } from "./played";
import { isBot } from "./seats";

const NAME = "cheeseboard-games";

class Mine {
	all: readonly Played[] = $state.raw(kept.read<{ games: Played[] }>(NAME, { games: [] }).games.filter(isPlayed));

	/** A match that has ended here, or a result that was checked; known ones stay as they are. */
	add(...more: Played[]): void {
		this.#set(merged(this.all, more));
	}

	ended(room: RoomNow, over: Over, version: number, mine: readonly number[]): void {
		if (mine.length === 0) return;
		const { chairs, game, deal } = room;
		this.add({
			link: over.link,
			at: Date.now(),
			game,
			version,
			names: chairs.map((chair) => chair.name),
			bots: chairs.map((chair) => (isBot(chair) ? chair.bot : "")),
			faces: chairs.map((chair) => (isBot(chair) ? "" : (chair.face ?? ""))),
			scores: over.scores,
			winners: over.winners,
			mine: [...mine],
			...sharedIn(deal),
		});
	}

	/** What a whole review says about a match of mine. */
	reviewed(link: string, review: ReviewShown): void {
		const match = this.all.find((one) => one.link === link);
		if (match?.mine.length !== 1 || match.review) return;
		const looked = lookedAt(review, match.mine[0] ?? 0);
		if (looked) this.#set(this.all.map((one) => (one.link === link ? { ...one, review: looked } : one)));
	}

	remove(link: string): void {
		this.#set(this.all.filter((one) => one.link !== link));
	}

	/** All of it is gone; whoever has what is returned can put it back. */
	clear(): readonly Played[] {
		const was = this.all;
		this.#set([]);
		return was;
	}

	#set(all: readonly Played[]): void {
		this.all = all;
		kept.write(NAME, { games: all });
	}
}

export const mine = new Mine();
