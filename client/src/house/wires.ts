/** The house that needs no server: its hall is a worker, or on a friend's device; what never changes lies beside the page. */

import type { Wires } from "../lib/wires";
import { filesOf } from "./answers";
import { friends } from "./friends/friends.svelte";
import Invite from "./friends/Invite.svelte";
import { isOneFile, packed, unpacked } from "./held";
import type { Orders, Plan } from "./plan";
import Status from "./Status.svelte";
import { takeNews, update } from "./state.svelte";
import { Tab } from "./tab";

const plan = JSON.parse(document.getElementById("plan")?.textContent ?? "{}") as Plan;
const base = new URL(import.meta.env.BASE_URL, document.baseURI).href;
const tab = new Tab(takeNews);

export const wires: Wires = {
	ask(path, how = {}) {
		const files = filesOf(path);
		if (files.length) return answerOf(files);
		if (path === "/api/rooms") void navigator.storage?.persist?.().catch(() => false); // there is something to keep now
		const room = decodeURIComponent(/^\/api\/rooms\/([^/?]+)/.exec(path)?.[1] ?? "");
		const asked = [how.method ?? "GET", path, typeof how.body === "string" ? how.body : ""] as const;
		return (friends.find(room) ?? tab.door).ask(...asked);
	},
	socket: (room) => (friends.find(room) ?? tab.door).socket(),
	begin() {
		tab.open(orders());
		if (!isOneFile()) update(new URL("sw.js", base), fileAddresses());
	},
	isOpen: "RTCPeerConnection" in globalThis,
	isServer: false,
	Status,
	WayIn: Invite,
	Meet: () => import("./friends/Meet.svelte"),
};

const fileAddresses = () => Object.values(plan.files).map(({ at }) => new URL(at, base).href);

async function answerOf(files: string[]): Promise<Response> {
	if (isOneFile()) return new Response(new Blob(await Promise.all(files.map(unpacked))));
	const answers = await Promise.all(files.map((file) => fetch(new URL(plan.answers + file, base))));
	const problem = answers.find((answer) => !answer.ok);
	return problem ?? new Response(new Blob(await Promise.all(answers.map((answer) => answer.blob()))));
}

async function orders(): Promise<{ orders: Orders; script: string }> {
	if (!isOneFile()) {
		const script = new URL(plan.files["hall.js"]?.at ?? "", base).href;
		return { script, orders: { as: "hall", plan, base, held: null } };
	}
	const names = Object.keys(plan.files).filter((name) => !name.endsWith(".js"));
	const held = new Map(names.map((name) => [name, packed(name)]));
	const code = new Blob([await unpacked("hall.js")], { type: "text/javascript" });
	return { script: URL.createObjectURL(code), orders: { as: "hall", plan, base: "", held } };
}
