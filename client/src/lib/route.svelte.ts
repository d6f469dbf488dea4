import { pause } from "./pause";

export type Route =
	| { page: "home" }
	| { page: "game"; game: string }
	| { page: "lesson"; game: string }
	| { page: "puzzles"; game: string }
	| { page: "exercises"; game: string }
	| { page: "room"; code: string }
	| { page: "replay"; link: string }
	| { page: "meet" }
	| { page: "beat"; link: string }
	| { page: "daily" }
	| { page: "mine" }
	| { page: "evening" }
	| { page: "lab"; game: string }
	| { page: "nothing" };

/** Pages that need nothing else. */
const ALONE: readonly Route[] = [{ page: "meet" }, { page: "daily" }, { page: "mine" }, { page: "evening" }];

export function routeOf(path: string): Route {
	const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
	if (more.length > 0) return { page: "nothing" };
	if (!first) return { page: "home" };
	if (first === "lab") return { page: "lab", game: second };
	if (!second) return ALONE.find((one) => one.page === first) ?? { page: "nothing" };
	if (first === "play") return { page: "game", game: second };
	if (first === "learn") return { page: "lesson", game: second };
	if (first === "puzzles") return { page: "puzzles", game: second };
	if (first === "exercises") return { page: "exercises", game: second };
	if (first === "r") return { page: "room", code: second };
	if (first === "replay") return { page: "replay", link: second };
	if (first === "beat") return { page: "beat", link: second };
	return { page: "nothing" };
}

/** Where the client lies. "./" is anywhere: then nobody answers paths, and ours stand behind a #. */
const BASE = import.meta.env.BASE_URL;
const ANYWHERE = "./";

/** The address of one of our pages, for a link: /play/cheese, and maybe #12 behind it. */
export function to(path: string): string {
	return BASE === ANYWHERE ? `#${path}` : BASE.slice(0, -1) + path;
}

interface Place {
	/** The page's own path: /play/cheese */
	page: string;
	/** What its link asks for: ?seats=3 */
	search: string;
	/** What stands behind its own #. */
	mark: string;
}

/** Where an address leads to. */
export function placeAt(address: Pick<URL, "pathname" | "search" | "hash">, base = BASE): Place {
	const { pathname, search, hash } = address;
	const all = base === ANYWHERE ? hash.slice(1) : pathname.slice(base.length - 1) + search + hash;
	const [before = "", mark = ""] = all.split("#");
	const [page = "", asked = ""] = before.split("?");
	return { page: page.startsWith("/") ? page : `/${page}`, search: asked && `?${asked}`, mark };
}

class Here {
	path = $state(placeAt(location).page);

	constructor() {
		const look = () => {
			this.path = placeAt(location).page;
		};
		addEventListener("popstate", look);
		addEventListener("hashchange", look);
	}

	get route(): Route {
		return routeOf(this.path);
	}

	/** What stands behind the # of the page: its own business. */
	get mark(): string {
		return placeAt(location).mark;
	}

	/** What the link to this page asks for. */
	get search(): string {
		return placeAt(location).search;
	}

	go(path: string, how: "push" | "replace" = "push"): void {
		const [page = ""] = path.split("#");
		if (page === this.path) return;
		if (how === "push") history.pushState(null, "", to(path));
		else history.replaceState(null, "", to(path));
		// Before its page goes: what goes with the focus on it has the next page laid out at once.
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		this.path = page;
		scrollTo(0, 0);
	}
}

export const here = new Here();

/** A link that stays in this page; with Ctrl or another button the browser does what it always does. */
export function follow(event: MouseEvent): void {
	const link = event.currentTarget;
	if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return;
	if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	const { page, mark } = placeAt(new URL(link.href));
	void pause().then(() => here.go(mark ? `${page}#${mark}` : page)); // in the click's own task it would be laid out and painted, too
}
