import type { Box } from "$client/game";

export const box: Box = {
	lid: "l2",
	art: [
		{ name: "cat", class: "p1 t-b" },
		{ name: "mouse", class: "p2 t-a" },
	],
	minutes: 10,
	age: 6,
	players: 3,
};
