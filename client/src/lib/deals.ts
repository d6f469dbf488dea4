/** Deals that others play too: that of a day, and any match with the same luck. */

import type { Deal, Replay, WantedChair } from "../wire";
import * as api from "./api";
import * as kept from "./kept";
import { listed, people } from "./people.svelte";
import { here } from "./route.svelte";
import { settings } from "./settings.svelte";
import { ui } from "./ui.svelte";

/** The day it is here, such as 2026-11-18; or some days later. */
export function today(later = 0): string {
	const now = new Date();
	now.setDate(now.getDate() + later);
	const two = (number: number) => String(number).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function shifted(day: string, by: number): string {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + by);
	return date.toISOString().slice(0, 10);
}

/** A day as people say it: 18 November 2026. */
export function said(day: string): string {
	return new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${day}T12:00:00Z`),
	);
}

/** Play it: I sit where a person sits, the same mice on the other seats. */
export async function play(game: string, bots: readonly string[], deal: Partial<Deal>): Promise<void> {
	const { names = [], own_names = false } = ui.about ?? {};
	const known = people.first(1, names)[0];
	const me = known && (own_names ? known : listed(known, names));
	const chairs = bots.map((bot): WantedChair => (bot ? { kind: "bot", bot } : { kind: "me" }));
	const key = await api.makeRoom({
		game,
		chairs,
		deal: { day: "", release: "", of: "", ...deal },
		settings: { own_names, think: settings.think, help: settings.help, away: 0 },
		...me,
	});
	kept.keep(key, game, true);
	here.go(`/r/${key.room}`);
}

/** Who sits there in a match with the same luck: on the seat of a person I do, and for other people Otto plays. */
export function rivals({ bots }: Pick<Replay, "bots">, seat: number): string[] {
	return bots.map((bot, number) => (number === seat ? "" : bot || "otto"));
}
