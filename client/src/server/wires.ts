import type { Wires } from "../lib/wires";
import WayIn from "../room/WayIn.svelte";

/** A server, at the address that the page came from. */
export const wires: Wires = {
	ask: (path, how) => fetch(path, how),
	// Which room is for balancers, that one process may serve all of it: the server goes by what is said on the line.
	socket: (room) => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws?room=${encodeURIComponent(room)}`),
	begin() {
		if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
	},
	isOpen: true,
	isServer: true,
	Status: null,
	WayIn,
	Meet: null,
};
