/** The reader's bot against one of ours: choose, play, watch, and see what it came to. */
import { make } from "./dom";
import { editor } from "./editor";
import { Output } from "./output";
import type { Sparred, Standings, Told } from "./said";
import type { Desk, Ended } from "./worker";

/** What can be chosen; tools/make_site.py writes it into the page. */
export interface Choices {
	games: Record<string, { title: string; seats: number[] }>;
	bots: string[];
}

const COUNTS = [20, 100, 500];
const LONG = 5000; // milliseconds without a word

export function sparring(desk: Desk, block: Element, choices: Choices, bar: HTMLElement): void {
	new Ring(desk, block, choices, bar);
}

class Ring {
	readonly #field: HTMLTextAreaElement;
	readonly #game = make("select", { id: "spar-game" });
	readonly #seats = make("select", { id: "spar-seats" });
	readonly #other = make("select", { id: "spar-other" });
	readonly #count = make("select", { id: "spar-count" });
	readonly #button = make("button", { type: "button", class: "md-button md-button--primary" }, "Play");
	readonly #progress = make("progress", { max: "1", "aria-label": "Games played" });
	readonly #played = make("span");
	readonly #status = make("p", { class: "status", role: "status" });
	readonly #table = make("div");
	readonly #output = new Output();
	#isPlaying = false;
	#last: Sparred | null = null;
	#slow: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly desk: Desk,
		block: Element,
		private readonly choices: Choices,
		bar: HTMLElement,
	) {
		this.#field = editor(
			block.querySelector("code")?.textContent?.trimEnd() ?? "",
			"my_bot.py",
			() => void this.#pressed(),
		);
		this.#button.addEventListener("click", () => void this.#pressed());
		this.#game.append(...Object.entries(choices.games).map(([name, { title }]) => option(name, title)));
		this.#other.append(...choices.bots.map((name) => option(name, name === "random" ? "random moves" : named(name))));
		this.#count.append(...COUNTS.map((each) => option(String(each), `about ${each} games`)));
		this.#game.addEventListener("change", () => this.#chooseSeats());
		this.#chooseSeats();
		bar.append(
			make("p", {}, "Change the bot, choose a game and a mouse, and press Play. It all happens in this page."),
		);
		block.replaceWith(
			make("section", { class: "example" }, this.#field, this.#form(), this.#status, this.#table, this.#output.element),
		);
		this.#progress.hidden = true;
	}

	#form(): HTMLElement {
		const rows: [string, HTMLElement][] = [
			["Game", this.#game],
			["Players", this.#seats],
			["Against", this.#other],
			["How many", this.#count],
		];
		const fields = rows.map(([label, field]) => make("label", { for: field.id }, make("span", {}, label), field));
		return make("div", { class: "run form" }, ...fields, this.#button, this.#progress, this.#played);
	}

	#chooseSeats(): void {
		const seats = this.choices.games[this.#game.value]?.seats ?? [];
		this.#seats.replaceChildren(...seats.map((each) => option(String(each), String(each))));
	}

	async #pressed(): Promise<void> {
		if (this.#isPlaying) return this.desk.stop();
		this.#begin();
		const wanted = {
			code: `${this.#field.value}\n`,
			game: this.#game.value,
			seats: Number(this.#seats.value),
			other: this.#other.value,
			games: Number(this.#count.value),
		};
		const ended = await this.desk.ask({ wants: "games", wanted }, (told) => this.#hear(told));
		this.#end(ended);
	}

	#begin(): void {
		this.#isPlaying = true;
		this.#last = null;
		this.#button.textContent = "Stop";
		this.#table.replaceChildren();
		this.#output.clear();
		this.#status.textContent = "";
	}

	#hear(told: Told): void {
		if (told.tells !== "games") {
			this.#output.hear(told);
			return;
		}
		this.#output.rest();
		const { news } = told;
		this.#last = news;
		this.#progress.hidden = false;
		this.#progress.value = news.played / news.of;
		this.#played.textContent = `${news.played} of ${news.of} games`;
		if (news.standings) this.#table.replaceChildren(tableOf(news.standings));
		if (news.fault) this.#output.hear({ tells: "output", kind: "error", text: faultOf(news.fault) });
		this.#watch(news.played);
	}

	/** A bot that does not come to an end is told of, and the button ends it. */
	#watch(played: number): void {
		clearTimeout(this.#slow);
		this.#slow = setTimeout(() => {
			this.#status.textContent = `Game ${played + 1} takes long. Stop ends it.`;
		}, LONG);
	}

	#end(ended: Ended): void {
		clearTimeout(this.#slow);
		this.#isPlaying = false;
		this.#button.textContent = "Play";
		this.#progress.hidden = true;
		this.#played.textContent = "";
		this.#output.rest();
		this.#status.textContent = ended === "failed" ? "" : this.#came(ended === "stopped");
	}

	#came(isStopped: boolean): string {
		const { played, fault, standings } = this.#last ?? { played: 0, fault: null, standings: null };
		if (isStopped) return `Stopped after ${many(played)}.`;
		if (fault || !standings) return "The bot has made a mistake.";
		return verdictOf(standings);
	}
}

const many = (games: number) => `${games} ${games === 1 ? "game" : "games"}`;
const option = (value: string, text: string) => make("option", { value }, text);
const named = (bot: string) => `${bot.slice(0, 1).toUpperCase()}${bot.slice(1)}`;
const percent = (share: number) => (100 * share).toFixed(1);

/** As the arena reports it: each bot alone among copies of the other. */
function tableOf(stands: Standings): HTMLTableElement {
	const head = ["bot", "alone among", "wins in %", "95 % interval", "ms a move"];
	const rows = stands.pairs.map(({ bot, among, share, low, high }) => {
		const thinks = stands.bots.find((each) => each.bot === bot)?.ms_per_decision ?? 0;
		return [bot, among, percent(share), `${percent(low)} to ${percent(high)}`, thinks.toFixed(2)];
	});
	const caption = `${stands.games} games; equal bots would win ${percent(stands.fair_share)} %`;
	return make(
		"table",
		{ tabindex: "0" }, // on a phone it scrolls
		make("caption", {}, caption),
		make("thead", {}, make("tr", {}, ...head.map((each) => make("th", { scope: "col" }, each)))),
		make("tbody", {}, ...rows.map((cells) => make("tr", {}, ...cells.map((cell) => make("td", {}, cell))))),
	);
}

/** What the interval of the reader's bot says. */
export function verdictOf(stands: Standings): string {
	const mine = stands.pairs[0];
	if (!mine) return "";
	if (mine.low > stands.fair_share) return `Your bot is better than ${named(mine.among)}!`;
	if (mine.high < stands.fair_share) return `${named(mine.among)} is better than your bot.`;
	return "Too close to tell. More games make the interval narrower.";
}

function faultOf({ bot, game, what, trace }: NonNullable<Sparred["fault"]>): string {
	return `${bot}, in game ${game}:\n${trace || what}\n`;
}
