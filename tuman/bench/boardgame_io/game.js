// A placement game of about the size of Misty Island's simple game: two rounds, in each every player takes five tokens
// to a hand that only they see, then both place 36 on a board of 6 × 6 and draw new ones; lines of one colour count.
// That makes 2 × (5 + 5 + 36) = 92 moves; Misty Island has about 93.
const { INVALID_MOVE } = require('boardgame.io/core');

const KINDS = 6;
const HAND = 5;
const CELLS = 36;
const ROUNDS = 2;

const fresh = () => ({ cells: Array(CELLS).fill(null), hands: [Array(KINDS).fill(0), Array(KINDS).fill(0)], taken: [0, 0] });

function lines(cells) {
  const points = [0, 0];
  for (const [across, along] of [[6, 1], [1, 6]]) {
    for (let line = 0; line < 6; line++) {
      let run = 0;
      for (let i = 0; i < 6; i++) {
        const here = cells[line * across + i * along];
        const before = i ? cells[line * across + (i - 1) * along] : null;
        run = before && before.side === here.side ? run + 1 : 1;
        if (run >= 3) points[here.side] += run;
      }
    }
  }
  return points;
}

function finish(G) {
  const points = lines(G.cells);
  G.tally.push(points);
  G.last = G.cells;
  Object.assign(G, fresh());
}

const Placement = {
  name: 'placement',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ ...fresh(), tally: [], last: null }),
  // What the other one holds is nobody else's business.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, side) => (String(side) === playerID ? hand : hand.reduce((sum, n) => sum + n, 0))),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, ctx }, kind) => {
      const side = Number(ctx.currentPlayer);
      if (G.taken[side] >= HAND || !(kind >= 0 && kind < KINDS)) return INVALID_MOVE;
      G.hands[side][kind]++;
      G.taken[side]++;
    },
    place: ({ G, ctx, random }, cell, kind, closed) => {
      const side = Number(ctx.currentPlayer);
      if (G.taken[side] < HAND || G.cells[cell] !== null || !G.hands[side][kind]) return INVALID_MOVE;
      G.hands[side][kind]--;
      G.cells[cell] = { kind, side, closed: Boolean(closed) };
      G.hands[side][random.Die(KINDS) - 1]++;
      if (G.cells.every((token) => token !== null)) finish(G);
    },
  },
  endIf: ({ G }) => (G.tally.length === ROUNDS ? { tally: G.tally } : undefined),
};

module.exports = { Placement, KINDS, HAND };
