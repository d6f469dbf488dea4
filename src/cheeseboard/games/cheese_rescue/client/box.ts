import type { Box } from "$client/game";
import wedge from "../art/rescue-wedge-3.svg?raw";

export const box: Box = {
	lid: "l4",
	art: [
		{ name: "rescue-wedge-3", class: "p1 t-a" },
		{ name: "dog", class: "p2 fur-dog" },
	],
	minutes: 15,
	age: 7,
	players: 3,
	own: { "rescue-wedge-3": wedge },
};
