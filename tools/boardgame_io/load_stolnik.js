// Plays many games on a server of Stolnik at once, each as fast as the opponent sees the moves:
// the counterpart of load.js, in the same language and on the same WebSocket library.
// node load_stolnik.js MATCHES SECONDS GAME PORT...  ->  counting, then {"moves_per_second": ..., "p99_ms": ...}
// The moves are those of load.js if the game has them, else at random. Of several servers each
// game uses one.
const http = require('http');
const WebSocket = require('ws');

const [matches, seconds] = process.argv.slice(2, 4).map(Number);
const game = process.argv[4];
const ports = process.argv.slice(5).map(Number);
const ORDER = ['a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3', 'c3'];  // a draw: nine moves
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const times = [];
const refused = {};
let moves = 0;
let games = 0;
let counting = false;
let begun;

function post(port, path, body, token) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
    if (token) headers.Authorization = `Bearer ${token}`;
    const options = { host: '127.0.0.1', port, path, method: 'POST', agent, headers };
    const request = http.request(options, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const said = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`${path}: ${answer.statusCode} ${said}`));
        else resolve({ body: JSON.parse(said), cookies: answer.headers['set-cookie'] || [] });
      });
    });
    request.on('error', reject);
    request.end(text);
  });
}

async function play(index) {
  const port = ports[index % ports.length];
  const guest = await post(port, '/api/guest', { name: `Player ${index}` });
  const token = guest.cookies[0].split(';')[0].split('=')[1];
  let room;
  let made;      // moves of this game
  let asked = 0;
  let sent;      // when the last move was sent
  let mover;
  let stored;    // whether it has been acknowledged
  let seen;      // whether the opponent has seen it
  let next;      // what is to be answered: the last table with a question
  const players = [0, 1].map((seat) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
      headers: { Authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    socket.on('message', (data) => take(seat, JSON.parse(data)));
    return socket;
  });
  const tell = (seat, message) => players[seat].send(JSON.stringify(message));
  const wanted = { game, players: 2, seats: ['me', 'me'], private: true, start: true };
  function begin() {
    tell(0, { type: 'make', id: -2, new: wanted });
  }
  function begun_with(made_room) {
    const old = room;
    room = made_room;
    games += 1;
    made = 0;
    next = undefined;
    sent = undefined;
    for (const seat of [0, 1]) {
      if (old !== undefined) tell(seat, { type: 'unwatch', id: -1, room: old, seat });
      tell(seat, { type: 'watch', id: -1, room, seat, lang: 'en', since: 10000000 });
    }
  }
  function move() {
    const { seat, question, ask } = next;
    const planned = ask.offers.find((offer) => offer.move[0] === 'place' && offer.move[1] === ORDER[made]);
    const offer = planned || ask.offers[Math.floor(Math.random() * ask.offers.length)];
    next = undefined;
    asked += 1;
    mover = seat;
    stored = false;
    seen = false;
    sent = process.hrtime.bigint();
    tell(seat, { type: 'submit', id: asked, room, seat, question, move: offer.move });
  }
  function take(seat, message) {
    if (message.type === 'table') {
      if (message.room !== room) return;
      if (message.ask !== null) next = message;
      if (sent === undefined) {
        if (next !== undefined) move();
      } else if (seat !== mover) {  // it is the opponent who has to see it
        seen = true;
        made_it(message.over);
      }
    } else if (message.type === 'made') {
      begun_with(message.room);
    } else if (message.type === 'done' && message.id === asked) {
      stored = true;
      made_it(false);
    } else if (message.type === 'error') {
      refused[message.code] = (refused[message.code] || 0) + 1;
      if (refused[message.code] > 100) throw new Error(message.say);
    }
  }
  let over = false;
  function made_it(ended) {
    over = over || ended;
    if (!stored || !seen) return;
    made += 1;
    if (counting) {
      moves += 1;
      times.push(Number(process.hrtime.bigint() - sent) / 1e6);
    }
    sent = undefined;
    if (over) {
      over = false;
      begin();
    } else if (next !== undefined) move();
  }
  await Promise.all(players.map((socket) => new Promise((resolve) => socket.on('open', resolve))));
  begin();
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
    games,
    refused,
    client_ms: (user + system) / 1000 / Math.max(1, moves),
  }));
  process.exit(0);
}, 3000 + seconds * 1000);
