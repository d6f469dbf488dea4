import type { Box } from "$client/game";

export const box: Box = {
	lid: "l5",
	art: [
		{ name: "mouse-king", class: "p1 t-b" },
		{ name: "mouse-fat", class: "p2 t-d" },
	],
	minutes: 15,
	age: 6,
	players: 4,
};
