import type { Box } from "$client/game";

export const box: Box = {
	lid: "l3",
	art: [
		{ name: "cat-sneaky", class: "p1 t-c" },
		{ name: "mouse", class: "p2 t-e" },
	],
	minutes: 15,
	age: 14,
	players: 4,
};
