// node client.js PORT MATCHES SECONDS: two clients in each match, each move as soon as both have seen the last one.
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const WARM = 1000;
let waits = [];
let finished = 0;

class Match {
  constructor(number) {
    this.number = number;
    this.round = 0;
    this.sockets = ["0", "1"].map((playerID) => this.connect(playerID));
    this.next();
  }

  connect(playerID) {
    const socket = io(`http://localhost:${port}/cards`, { transports: ["websocket"], forceNew: true });
    socket.on("sync", (matchID, info) => this.see(playerID, matchID, info.state));
    socket.on("update", (matchID, state) => this.see(playerID, matchID, state));
    return socket;
  }

  // Another match; boardgame.io makes it for the first who asks.
  next() {
    this.round++;
    this.id = `${process.pid}-${this.number}-${this.round}`;
    this.awaited = 0;
    this.missing = 2;
    this.began = undefined;
    this.sockets.forEach((socket, seat) => socket.emit("sync", this.id, String(seat), undefined, 2));
  }

  see(playerID, matchID, state) {
    if (matchID !== this.id) return;
    if (state._stateID !== this.awaited) throw new Error(`state ${state._stateID} instead of ${this.awaited}`);
    if (state.ctx.currentPlayer === playerID) this.hand = state.G.players[playerID].hand;
    if (--this.missing) return;
    if (this.began !== undefined) waits.push(performance.now() - this.began);
    if (state.ctx.gameover) {
      finished++;
      this.next();
    } else this.play(state);
  }

  play(state) {
    const playerID = state.ctx.currentPlayer;
    const args = [Math.floor(Math.random() * this.hand.length)];
    this.awaited++;
    this.missing = 2;
    this.began = performance.now();
    const move = { type: "MAKE_MOVE", payload: { type: "play", args, playerID } };
    this.sockets[Number(playerID)].emit("update", move, state._stateID, this.id, playerID);
  }
}

for (let number = 0; number < matches; number++) new Match(number);
setTimeout(() => {
  waits = [];
  finished = 0;
  const began = performance.now();
  console.log("go");
  setTimeout(() => {
    const spent = (performance.now() - began) / 1000;
    waits.sort((a, b) => a - b);
    const part = (share) => waits[Math.floor(waits.length * share)];
    console.log(JSON.stringify({ moves: waits.length, seconds: spent, finished, p50_ms: part(0.5), p99_ms: part(0.99) }));
    process.exit(waits.length > 0 && finished > 0 ? 0 : 1);
  }, seconds * 1000);
}, WARM);
