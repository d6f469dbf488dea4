import type { Component } from "svelte";
import type { RoomNow } from "../wire";
import type { Socket } from "./line";

/**
 * How this page reaches its house: a server over the network (src/server), or a worker beside it (src/house).
 * Which one is chosen when the page is built: $wires is its address.
 */
export interface Wires {
	/** The answer to one request, as fetch gives it. It throws if nobody answers. */
	ask(path: string, how?: RequestInit): Promise<Response>;
	/** A new line for a room's messages. */
	socket(room: string): Socket;
	/** Once, when the page is there. */
	begin(): void;
	/** Whether people with other devices can come in. */
	readonly isOpen: boolean;
	/** Whether a room's code and address are all that they need for it. */
	readonly isServer: boolean;
	/** What the page shows while its house is not ready yet; a server is ready, or away. */
	readonly Status: Component | null;
	/** How others come into a room. */
	readonly WayIn: Component<{ room: RoomNow }>;
	/** The page on which two devices find each other. */
	readonly Meet: (() => Promise<{ default: Component }>) | null;
}
