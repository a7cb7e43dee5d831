// Two people at each of many tables, playing as fast as the server lets them. `node load.js PORT`; a request is a line
// of JSON {"open"} or {"moves", "pause"} on stdin, the answer one on stdout: see tuman/bench/load.py, which does the same.
// It speaks the protocol of boardgame.io's client over its socket.io-client, without the client's own copy of the game:
// so there is less work here, and the server is what is measured.
const readline = require('node:readline');
const { io } = require('socket.io-client');
const { KINDS, HAND } = require('./game');

const PORT = Number(process.argv[2]);
const NAME = 'placement';
const address = `http://localhost:${PORT}`;

let seed = 1;
const below = (n) => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % n;
const pick = (list) => list[below(list.length)];

async function post(path, body) {
  const answer = await fetch(`${address}/games/${NAME}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function chosen(G, me) {
  if (G.taken[me] < HAND) return ['take', [below(KINDS)]];
  const free = G.cells.flatMap((token, cell) => (token === null ? [cell] : []));
  const held = G.hands[me].flatMap((n, kind) => (n ? [kind] : []));
  return ['place', [pick(free), pick(held), below(2) === 1]];
}

class Table {
  constructor() {
    this.got = [-1, -1]; // the last state that each has seen
  }

  async open() {
    this.match = (await post('create', { numPlayers: 2 })).matchID;
    this.people = await Promise.all([0, 1].map((seat) => this.sit(String(seat))));
  }

  async sit(playerID) {
    const { playerCredentials } = await post(`${this.match}/join`, { playerID, playerName: playerID });
    const socket = io(`${address}/${NAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise((done, failed) => {
      socket.on('connect_error', failed);
      socket.on('sync', (_, { state }) => {
        this.state = state;
        done();
      });
      socket.on('connect', () => socket.emit('sync', this.match, playerID, playerCredentials, 2));
    });
    socket.on('update', (_, state) => this.heard(Number(playerID), state));
    return { socket, playerID, credentials: playerCredentials };
  }

  act() {
    const { ctx, _stateID } = this.state;
    this.mover = Number(ctx.currentPlayer);
    const { socket, playerID, credentials } = this.people[this.mover];
    const [type, args] = chosen(this.state.G, this.mover);
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
    this.begin = performance.now();
    socket.emit('update', action, _stateID, this.match, playerID);
  }

  heard(seat, state) {
    if (state._stateID <= this.got[seat]) return;
    this.got[seat] = state._stateID;
    if (seat !== this.mover) this.run.latencies.push(performance.now() - this.begin);
    if (Number(state.ctx.currentPlayer) === seat || state.ctx.gameover) this.state = state;
    if (this.got[0] !== this.got[1]) return;
    if (this.run.moved(Boolean(this.state.ctx.gameover))) this.nextMove();
  }

  nextMove() {
    const { run } = this;
    if (run.pause) setTimeout(() => run.left > 0 && this.act(), run.pause * 2000 * Math.random());
    else this.act();
  }

  close() {
    for (const { socket } of this.people) socket.disconnect();
  }
}

let all = [];

async function open(tables) {
  for (const table of all) table.close();
  all = Array.from({ length: tables }, () => new Table());
  for (let i = 0; i < tables; i += 20) await Promise.all(all.slice(i, i + 20).map((table) => table.open()));
  return { tables };
}

async function play(moves, pause) {
  const run = { latencies: [], pause, left: moves, playing: all.length };
  const seconds = await new Promise((done) => {
    const begin = performance.now();
    run.moved = (over) => {
      run.left--;
      run.playing -= over;
      if (run.left === 0 || run.playing === 0) done((performance.now() - begin) / 1000);
      return !over && run.left > 0; // what is under way when the last move is counted is not waited for
    };
    for (const table of all) {
      table.run = run;
      table.nextMove();
    }
  });
  const latencies = run.latencies.map((time) => Math.round(time * 1000) / 1000);
  return { moves: moves - Math.max(run.left, 0), seconds, latencies };
}

const answer = ({ open: tables, moves, pause }) => (tables === undefined ? play(moves, pause) : open(tables));

const lines = readline.createInterface({ input: process.stdin });
let queue = Promise.resolve();
lines.on('line', (line) => {
  queue = queue
    .then(() => answer(JSON.parse(line)))
    .then((found) => console.log(JSON.stringify(found)), (error) => console.log(JSON.stringify({ error: String(error) })));
});
lines.on('close', () => queue.then(() => process.stdout.write('', () => process.exit(0))));
