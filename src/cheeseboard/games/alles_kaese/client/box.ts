import type { Box } from "$client/game";

export const box: Box = {
	lid: "l1",
	art: [
		{ name: "cheese-4", class: "p1" },
		{ name: "trap-set", class: "p2" },
	],
	minutes: 15,
	age: 6,
	players: 4,
};
