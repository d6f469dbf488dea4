import type { Wires } from "../lib/wires";
import WayIn from "../room/WayIn.svelte";

/** A server, at the address that the page came from. */
export const wires: Wires = {
	ask: (path, how) => fetch(path, how),
	socket: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`),
	begin() {
		if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
	},
	isOpen: true,
	isServer: true,
	Status: null,
	WayIn,
	Meet: null,
};
