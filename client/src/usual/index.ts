/** The table of a game that has none of its own: what its view holds, by the names the game gives. */

import type { GameClient } from "../game";
import Board from "./Board.svelte";
import type { View } from "./entries";
import Own from "./Own.svelte";
import Place from "./Place.svelte";

export const client: GameClient<View> = { Board, Own, Place, Score: Place, beats: {}, beat: [0, 900] };
