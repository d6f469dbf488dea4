import type { WantedChair } from "../wire";
import * as api from "./api";
import * as kept from "./kept";
import { listed, people } from "./people.svelte";
import { here } from "./route.svelte";
import { nextMouse } from "./seats";
import { ui } from "./ui.svelte";

/** Another match, from a moment of one that is over: I sit there as myself, and bots play for the others. */
export async function playOn(
	game: string,
	link: string,
	step: number,
	mine: number,
	/** Who was drawn on each seat: the same bot sits down again, for a person one that nobody else is. */
	who: readonly string[],
): Promise<void> {
	const { names = [], bots = [], own_names = false } = ui.about ?? {};
	const known = people.first(1, names)[0];
	const me = known && (own_names ? known : listed(known, names));
	const taken = who.filter((one) => bots.includes(one));
	const chairs = who.map((one, seat): WantedChair => {
		if (seat === mine) return { kind: "me" };
		const bot = bots.includes(one) ? one : nextMouse(taken);
		taken.push(bot);
		return { kind: "bot", bot };
	});
	const key = await api.makeRoom({ game, chairs, link, step, settings: { own_names }, ...me });
	kept.keep(key, game);
	here.go(`/r/${key.room}`);
}
