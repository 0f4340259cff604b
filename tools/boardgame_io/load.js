// Plays many matches of noughts and crosses at once, each as fast as the opponent sees the moves.
// node load.js PORT MATCHES SECONDS  ->  counting, then {"moves_per_second": ..., "p99_ms": ...}
const { io } = require('socket.io-client');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}/noughts-and-crosses`;
const ORDER = [0, 1, 2, 4, 3, 5, 7, 6, 8];  // a draw: nine moves
const times = [];
let moves = 0;
let counting = false;
let begun;

function play(index) {
  let round = 0;
  let match;
  let made;
  let sent;
  let state;
  const players = ['0', '1'].map((playerID) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true });
    socket.on('update', (matchID, now) => seen(playerID, matchID, now));
    socket.on('patch', () => { throw new Error('not expected'); });
    socket.on('sync', (matchID, info) => { if (matchID === match) synced(playerID, info.state); });
    return socket;
  });
  let ready = 0;
  function begin() {
    match = `m${process.pid}-${index}-${round += 1}`;
    made = 0;
    ready = 0;
    players[0].emit('sync', match, '0', undefined, 2);
  }
  function synced(playerID, now) {
    state = now;
    ready += 1;
    if (ready === 1) players[1].emit('sync', match, '1', undefined, 2);
    else move();
  }
  function move() {
    const playerID = state.ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type: 'place', args: [ORDER[made]], playerID } };
    sent = process.hrtime.bigint();
    players[Number(playerID)].emit('update', action, state._stateID, match, playerID);
  }
  function seen(playerID, matchID, now) {
    if (matchID !== match || now._stateID <= state._stateID) return;
    if (playerID === state.ctx.currentPlayer) return;  // it is the opponent who has to see it
    state = now;
    made += 1;
    if (counting) {
      moves += 1;
      times.push(Number(process.hrtime.bigint() - sent) / 1e6);
    }
    if (made === 9 || now.ctx.gameover !== undefined) begin();
    else move();
  }
  let connected = 0;
  players.forEach((socket) => socket.on('connect', () => { connected += 1; if (connected === 2) begin(); }));
}

for (let index = 0; index < matches; index += 1) play(index);
setTimeout(() => { counting = true; console.log('counting'); begun = process.cpuUsage(); }, 3000);
setTimeout(() => {
  times.sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(begun);
  console.log(JSON.stringify({
    moves_per_second: moves / seconds,
    p50_ms: times[Math.floor(times.length * 0.5)],
    p99_ms: times[Math.floor(times.length * 0.99)],
    moves,
    client_ms: (user + system) / 1000 / Math.max(1, moves),
  }));
  process.exit(0);
}, 3000 + seconds * 1000);
