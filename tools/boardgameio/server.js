// A small card game with hidden hands on boardgame.io's own server, with its own memory store.
const { Server, Origins } = require("boardgame.io/server");
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

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
