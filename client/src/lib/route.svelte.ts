export type Route =
	| { page: "home" }
	| { page: "game"; game: string }
	| { page: "lesson"; game: string }
	| { page: "room"; code: string }
	| { page: "replay"; link: string }
	| { page: "nothing" };

export function routeOf(path: string): Route {
	const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
	if (more.length > 0) return { page: "nothing" };
	if (!first) return { page: "home" };
	if (!second) return { page: "nothing" };
	if (first === "play") return { page: "game", game: second };
	if (first === "learn") return { page: "lesson", game: second };
	if (first === "r") return { page: "room", code: second };
	if (first === "replay") return { page: "replay", link: second };
	return { page: "nothing" };
}

class Here {
	path = $state(location.pathname);

	constructor() {
		addEventListener("popstate", () => {
			this.path = location.pathname;
		});
	}

	get route(): Route {
		return routeOf(this.path);
	}

	go(path: string, how: "push" | "replace" = "push"): void {
		if (path === this.path) return;
		if (how === "push") history.pushState(null, "", path);
		else history.replaceState(null, "", path);
		this.path = path;
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
	here.go(new URL(link.href).pathname);
}
