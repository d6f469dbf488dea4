// A small card game with hidden hands on boardgame.io's own server: node server.js PORT [FOLDER].
// With a folder its own file store keeps the matches (written, not synchronised); without, its own memory store.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CARDS = 48;
const HAND = 4;

const game = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, HAND) };
    return { secret: { deck }, players, pile: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, place) => {
        const { hand } = G.players[playerID];
        G.pile.push(...hand.splice(place, 1));
        if (G.secret.deck.length) hand.push(G.secret.deck.pop());
      },
    },
  },
  endIf: ({ G }) => (G.pile.length === CARDS ? { winner: "0" } : undefined),
};

const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [game], origins: [Origins.LOCALHOST], ...kept }).run(Number(port));
