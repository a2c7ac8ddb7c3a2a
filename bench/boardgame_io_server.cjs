// A race for two on a boardgame.io server, which bench/boardgame_io.py plays against: four pieces each, a die thrown by
// the server, captures, a bonus for them, another turn after a six. The state lists the legal moves for the client.
// It begins again when somebody has brought all pieces to the goal.

const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const SQUARES = 68;
const STARTS = [0, 34]; // the squares where the players' pieces enter
const HOME = -1; // steps of a piece from its start; from LAST_SHARED on it is on a way of its own
const LAST_SHARED = 63;
const GOAL = 71;
const ENTERS = 5;
const AGAIN = 6;
const CAPTURE_BONUS = 20;
const SAFE = new Set([4, 11, 16, 21, 28, 33, 38, 45, 50, 55, 62, 67]);

const newPieces = () => STARTS.map(() => [HOME, HOME, HOME, HOME]);

function squareOf(player, step) {
  return step === HOME || step > LAST_SHARED ? null : (STARTS[player] + step) % SQUARES;
}

// The other player's piece that a piece would capture, or null.
function capturedOn(pieces, player, step) {
  const square = squareOf(player, step);
  if (square === null || SAFE.has(square)) return null;
  const other = 1 - player;
  const piece = pieces[other].findIndex((one) => squareOf(other, one) === square);
  return piece < 0 ? null : piece;
}

function legalMoves(pieces, player, dice, bonus) {
  const moves = [];
  pieces[player].forEach((from, piece) => {
    const to = from === HOME ? 0 : from + (bonus || dice);
    const canGo = from === HOME ? dice === ENTERS && !bonus : to <= GOAL && from !== GOAL;
    if (canGo) moves.push({ piece, from, to, captures: capturedOn(pieces, player, to) });
  });
  return moves;
}

// Lists the moves that a throw or a bonus gives.
function listMoves(G, ctx, events) {
  G.moves = legalMoves(G.pieces, Number(ctx.currentPlayer), G.dice, G.bonus);
  if (!G.moves.length) endThrow(G, events);
}

function endThrow(G, events) {
  const isAgain = G.dice === AGAIN;
  G.moves = [];
  G.dice = G.bonus = 0;
  if (!isAgain) events.endTurn();
}

const race = {
  name: 'race',
  setup: () => ({ pieces: newPieces(), dice: 0, bonus: 0, moves: [] }),
  moves: {
    roll: {
      client: false,
      move: ({ G, ctx, events, random }) => {
        if (G.dice) return INVALID_MOVE;
        G.dice = random.D6();
        listMoves(G, ctx, events);
      },
    },
    move: {
      client: false,
      move: ({ G, ctx, events }, piece) => {
        const move = G.moves.find((one) => one.piece === piece);
        if (!move) return INVALID_MOVE;
        const player = Number(ctx.currentPlayer);
        G.pieces[player][piece] = move.to;
        if (move.captures !== null) G.pieces[1 - player][move.captures] = HOME;
        if (G.pieces[player].every((step) => step === GOAL)) G.pieces = newPieces();
        if (move.captures === null) return void endThrow(G, events);
        G.bonus = CAPTURE_BONUS;
        listMoves(G, ctx, events);
      },
    },
  },
};

async function main() {
  // Free ports for both; a number 0 would mean that no requests for matches are served.
  const config = { port: 0, lobbyConfig: { apiPort: '0' } };
  const { apiServer, appServer } = await Server({ games: [race], origins: ['*'] }).run(config);
  console.log(`ready at ports ${appServer.address().port} ${apiServer.address().port}`);
}

main();
