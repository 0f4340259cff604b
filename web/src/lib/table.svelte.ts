// One table as this page knows it: the chair's last message, the log, what is chosen and looked at.
import { tick } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { home } from "./home.svelte";
import { Playback, type Speed, type Telling } from "./playback";
import { lights, narrowed } from "./offers";
import { prefs } from "./prefs.svelte";
import { Previews } from "./previews.svelte";
import { steps, type Step } from "./steps";
import type {
  ChatLine,
  ErrorInfo,
  EventInfo,
  FromTable,
  Lang,
  LogInfo,
  Move,
  NetInfo,
  OfferInfo,
  Room,
  Table,
  WhyNot,
} from "../shapes/protocol";
import type { Seat } from "./seats";
import { route } from "./route.svelte";
import { sharing } from "./sharing";
import { knock } from "./sound";
import { get, post, Refused } from "./wire";
import { GameWords } from "./words.svelte";

/** The components of a game, as the server opened its box: a tree of plain values. */
export type Box = Record<string, unknown>;

export interface Asked {
  title: string;
  answers: WhyNot["answers"];
}

/** So many moves of the log are fetched at once. */
const EARLIER = 60;
const MINE = "stolnik-mine";
/** At which move I last decided something at a table, also after the page was closed. */
function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(MINE) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}
function kept(room: string, seat: Seat | null): number | undefined {
  return all().find(([key]) => key === `${room}/${seat}`)?.[1];
}
function keep(room: string, seat: Seat | null, number: number): void {
  const key = `${room}/${seat}`;
  const rest = all().filter(([other]) => other !== key);
  localStorage.setItem(MINE, JSON.stringify([[key, number], ...rest].slice(0, 50)));
}

/** An answer in the making, such as a secret assignment: it is offered, lit and played here, and
 *  nothing of it is sent before it is whole. */
export interface Draft {
  offers: OfferInfo[];
  /** What the board shows as if it had been answered. */
  about: Record<string, string | number>;
  play: (offer: OfferInfo) => void;
  /** A click on an element; false if it means nothing here. */
  choose: (element: string) => boolean;
}

/** A step that is told: the table as it was after it. */
export interface Shown {
  number: number;
  table: Table;
}

/** How long it takes from here until the page is drawn, with the layout that it needs: what a
 *  player waits for. */
function measured(): void {
  performance.mark("table");
  void tick().then(() => {
    void document.body.offsetHeight;
    performance.measure("draw", "table");
  });
}

export class TableStore {
  readonly id: string;
  room: Room | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  past: Table | null = $state.raw(null);
  log: EventInfo[] = $state.raw([]);
  /** What each move of the log has changed of all that is counted. */
  nets: NetInfo[] = $state.raw([]);
  /** What of the doings of others is told now; null when the table is shown as it is. */
  telling: Telling<Shown> | null = $state.raw(null);
  /** Whether all that others did since my last move is shown together. */
  digest = $state(false);
  chat: ChatLine[] = $state.raw([]);
  present: Seat[] = $state.raw([]);
  watchers = $state(0);
  box: Box | null = $state.raw(null);
  /** What stands on cards, in words, by their elements. */
  printed: Record<string, string[]> = $state.raw({});
  words: GameWords | null = $state.raw(null);
  missing: ErrorInfo | null = $state.raw(null);

  /** Which of my seats I look from; a watcher looks from none. */
  seat: Seat | null = $state(null);
  chosen: string | null = $state(null);
  /** Elements under the pointer, in the list or on the board. */
  pointed: string[] = $state.raw([]);
  /** What the pointer rests on, on the board: its options light up in the list. */
  hovered: string[] = $state.raw([]);
  /** Elements that an entry of the log, or of the rules, points at. */
  told: string[] = $state.raw([]);
  /** What others changed since my last move. */
  changed: ReadonlySet<string> = $state.raw(new SvelteSet());
  draft: Draft | null = $state.raw(null);
  refusal: ErrorInfo | null = $state.raw(null);
  /** Questions asked of the rules at this table, the newest first. */
  askedBefore: Asked[] = $state.raw([]);
  sending = $state(false);
  /** The number of moves when I last decided something. */
  mine = $state(0);
  unread = $state(0);

  readonly previews = new Previews(async (question, moves) => {
    const asked = { room: this.id, seat: this.seat, question, moves };
    const said = await home.live.ask({ type: "previews", ...asked });
    return said.type === "previews" ? said.previews : [];
  });
  readonly playback = new Playback<Shown>({
    now: () => performance.now(),
    later(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    hidden: () => document.visibilityState === "hidden",
    told: (telling) => this.#tells(telling),
  });

  #past = new SvelteMap<string, Table>();
  #printed = new SvelteMap<Lang, Record<string, string[]>>();
  #words = new SvelteMap<Lang, GameWords>();
  #stop: (() => void) | null = null;
  #watching: string | null = null;
  #anew = false;
  /** Those who wait for another table than the one that is drawn. */
  #turned: (() => void)[] = [];
  /** Which look at the past is the last one: what an earlier one was sent is too late. */
  #look = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** The table that is spoken of: as it is, or as it was. */
  get shown(): Table | null {
    return this.past ?? this.table;
  }
  /** The table that is drawn: while the doings of others are told, as it was after each of them. */
  get drawn(): Table | null {
    return this.past ?? this.telling?.step.table ?? this.table;
  }
  get live(): boolean {
    return this.past === null;
  }
  get offers(): OfferInfo[] {
    if (!this.live || this.sending) return [];
    return this.draft?.offers ?? this.table?.ask?.offers ?? [];
  }
  get narrowed(): OfferInfo[] {
    return narrowed(this.offers, this.chosen);
  }
  /** By element: the options that touch it. */
  readonly lights = $derived.by(() => lights(this.offers));
  /** With something chosen, only what goes with it stays lit. */
  readonly lit = $derived.by(() => (this.chosen === null ? this.lights : lights(this.narrowed)));
  /** All steps that the log tells of. */
  readonly steps = $derived.by(() => steps(this.log, this.nets));
  /** What others did since my last move. */
  readonly since: Step[] = $derived.by(() =>
    this.steps.filter((step) => step.number > this.mine && step.seat !== this.seat),
  );
  /** The step that is told now. */
  readonly toldStep: Step | null = $derived.by(() => {
    const number = this.telling?.step.number;
    return this.steps.find((step) => step.number === number) ?? null;
  });
  get speed(): Speed {
    return prefs.speed(this.room?.game ?? "");
  }
  set speed(speed: Speed) {
    prefs.setSpeed(this.room?.game ?? "", speed);
    this.playback.at(speed);
  }
  get sinceMine(): number {
    return this.table === null ? 0 : this.table.number - this.mine;
  }

  async open(seat: Seat | null | undefined): Promise<void> {
    try {
      await home.ready();
      this.room = await get<Room>(`/api/rooms/${this.id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.missing = error.info;
      return;
    }
    const sitting = this.room.phase === "gathering" ? null : (this.room.you.seats[0] ?? null);
    this.seat = seat !== undefined ? seat : sitting;
    this.playback.speed = this.speed;
    document.addEventListener("visibilitychange", this.#looked);
    this.#stop = home.live.hear((message) => this.#hear(message));
    this.#watch();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    this.playback.clear();
    this.#stop?.();
    this.#unwatch();
  }

  /** Look from another of my seats, or in another language. */
  look(seat: Seat | null): void {
    this.#unwatch();
    this.seat = seat;
    this.playback.clear();
    this.#draw(null);
    this.log = [];
    this.nets = [];
    this.past = null;
    this.#look += 1;
    this.#watch();
  }

  /** In another language everything is told anew; until then, what was told stays. */
  relang(): void {
    this.#anew = true;
    this.#past.clear();
    if (this.past) void this.goto(this.past.number);
    this.#watch();
  }

  #watch(): void {
    this.#watching = `${this.id}/${this.seat}`;
    home.live.watch(this.#watching, () => ({
      type: "watch",
      room: this.id,
      seat: this.seat,
      lang: prefs.lang,
      ...(this.log.length > 0 && !this.#anew ? { since: this.log.at(-1)!.number } : {}),
    }));
    void this.#fetchWords();
  }

  #unwatch(): void {
    if (this.#watching === null) return;
    home.live.drop(this.#watching, { type: "unwatch", room: this.id, seat: this.seat });
    this.#watching = null;
  }

  async #fetchWords(): Promise<void> {
    const lang = prefs.lang;
    const game = this.room?.game;
    if (!game) return;
    if (!this.#words.has(lang)) {
      const source = await get<string>(`/api/games/${game}/catalog`, lang).catch(() => "");
      this.#words.set(lang, new GameWords(lang, source));
    }
    this.box ??= await get<Box>(`/api/rooms/${this.id}/box`).catch(() => ({}));
    this.words = this.#words.get(prefs.lang) ?? this.words;
    if (!this.#printed.has(lang)) {
      const said = get<Record<string, string[]>>(`/api/rooms/${this.id}/printed`, lang);
      this.#printed.set(lang, await said.catch(() => ({})));
    }
    this.printed = this.#printed.get(prefs.lang) ?? this.printed;
  }

  #hear(message: FromTable): void {
    if (!("room" in message) && message.type !== "room") return;
    if (message.type === "room") {
      if (message.id !== this.id) return;
      this.#enter(message);
      return;
    }
    if (message.room !== this.id) return;
    if (message.type === "table") {
      if (message.seat === this.seat && message.lang === prefs.lang) this.#take(message);
    } else if (message.type === "finals") {
      if (message.seat === this.seat) this.#mark(message.question, message.moves);
    } else if (message.type === "chat") {
      if (this.chat.some((line) => line.id === message.id)) return;
      this.chat = [...this.chat, message];
      this.unread += 1;
    } else if (message.type === "presence") {
      this.present = message.seats;
      this.watchers = message.watchers;
    }
  }

  /** The room as it is now. Whoever hears first that the game began, an answer or a message, sits
   *  down; otherwise the host would look on at the own table. */
  #enter(room: Room): void {
    const began = this.room?.phase === "gathering" && room.phase === "playing";
    this.room = room;
    if (began) this.look(room.you.seats[0] ?? null);
  }

  /** Draw the new table, and forget the one before; the log keeps what came before `since`. */
  #take(table: Table): void {
    const before = this.table;
    const first = before === null;
    const known = this.#anew ? [] : this.log.filter((event) => event.number <= table.since);
    this.#anew = false;
    this.log = [...known, ...table.events];
    const nets = known.length > 0 ? this.nets.filter((net) => net.number <= table.since) : [];
    this.nets = [...nets, ...table.nets];
    if (first) this.mine = Math.min(table.number, kept(this.id, this.seat) ?? table.number);
    else if (table.number < this.mine) this.mine = table.number;
    if (before?.question !== table.question) {
      this.chosen = null;
      this.refusal = null;
      this.pointed = [];
    }
    if (!first && table.number !== before.number && !this.sending) {
      const touched = table.events
        .filter((event) => event.number > this.mine)
        .flatMap((event) => event.elements);
      this.changed = new SvelteSet(touched);
    }
    if (!first) this.#tellOf(before, table);
    const myTurn = table.ask !== null && (before === null || before.ask === null);
    // What a move leaves as it was is not drawn anew.
    table.view = sharing(before?.view, table.view);
    table.players = sharing(before?.players, table.players);
    this.#draw(table);
    measured();
    if (myTurn && this.since.length > 1 && prefs.telling && (first || this.speed === "instant"))
      this.digest = true;
    if (myTurn && !first && prefs.sound) knock();
  }

  /** What others did is told from here on; what was taken back is not. */
  #tellOf(before: Table, table: Table): void {
    this.playback.on = prefs.telling;
    if (table.number < before.number) this.playback.forget(table.number);
    const news = steps(table.events, table.nets, before.number, table.number);
    this.playback.add(
      news
        .filter((step) => step.text !== "" && (step.seat !== this.seat || table.over))
        .map((step) => ({ number: step.number, table })),
    );
    if (table.over && !before.over && prefs.telling) this.playback.last();
  }

  #tells(telling: Telling<Shown> | null): void {
    if (telling === null && this.telling === null && this.playback.state !== "behind") return;
    if (this.playback.state === "behind") this.digest = true;
    this.telling = telling;
    this.told = telling === null ? [] : (this.toldStep?.elements ?? []);
  }
  #looked = (): void => this.playback.looked();

  /** Tell this step of others once more, and halt there; of one long ago, show the table. */
  tell(number: number): void {
    const at = this.playback.steps.findIndex((step) => step.number === number);
    if (at >= 0) this.playback.replay(at, false);
    else void this.goto(number);
  }

  /** Which options cannot be taken back is told a moment after the table itself. */
  #mark(question: string, moves: Move[]): void {
    const table = this.table;
    if (!table?.ask || table.question !== question) return;
    const final = new SvelteSet(moves.map((move) => JSON.stringify(move)));
    const offers = table.ask.offers.map((offer) =>
      final.has(JSON.stringify(offer.move)) ? { ...offer, final: true } : offer,
    );
    this.table = { ...table, ask: { ...table.ask, offers } };
  }

  async play(offer: OfferInfo): Promise<void> {
    this.playback.skip();
    if (this.draft) this.draft.play(offer);
    else await this.send(offer);
  }

  /** Send an answer; says whether it was taken. */
  async send(offer: OfferInfo): Promise<boolean> {
    if (this.table === null || this.sending || !this.live) return false;
    return this.#tell({ type: "submit", move: offer.move });
  }

  /** Wait until another question than this one is asked. */
  async next(question: string | undefined): Promise<void> {
    while (this.table?.question === question)
      await new Promise<void>((turned) => this.#turned.push(turned));
  }

  /** Draw this table, and wake whoever waits for another one. */
  #draw(table: Table | null): void {
    this.table = table;
    for (const turned of this.#turned.splice(0)) turned();
  }

  async undo(): Promise<void> {
    if (!this.table?.undo || this.sending || !this.live) return;
    await this.#tell({ type: "undo" });
  }

  async #tell(message: object): Promise<boolean> {
    const table = this.table!;
    this.sending = true;
    this.refusal = null;
    try {
      await home.live.ask({
        ...message,
        room: this.id,
        seat: this.seat,
        question: table.question,
      });
      if (!this.table?.over) this.playback.clear();
      this.digest = false;
      this.changed = new SvelteSet();
      this.mine = this.table?.number ?? this.mine;
      keep(this.id, this.seat, this.mine);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A click that came too late needs no word: the new table says all.
      if (error.info.code !== "stale") this.refusal = error.info;
      return false;
    } finally {
      this.sending = false;
      this.chosen = null;
    }
  }

  /** All that there is to say of an element of the board; of a table of the past, what it is. */
  async about(element: string): Promise<WhyNot | null> {
    try {
      const answer = await home.live.ask({
        type: "why-not",
        room: this.id,
        seat: this.seat,
        element,
      });
      if (answer.type !== "why-not" || !answer.name) return null;
      if (this.live) return answer;
      return { ...answer, offered: false, answers: [], stands: "", terms: [], helps: [] };
    } catch (error) {
      // Who points at more than one can read is told a little later, and to who is not there
      // anymore nothing needs to be said.
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** Keep what was asked of the rules, to be read again beside them. */
  remember(asked: Asked): void {
    if (asked.answers.length === 0) return;
    const others = this.askedBefore.filter((one) => one.title !== asked.title);
    this.askedBefore = [asked, ...others].slice(0, 8);
  }

  /** Show the table as it was after so many moves; the present is shown live. */
  async goto(number: number): Promise<void> {
    const now = this.table;
    if (now === null || Number.isNaN(number)) return;
    if (number >= now.number) {
      this.back();
      return;
    }
    const look = (this.#look += 1);
    const wanted = Math.max(this.first, number);
    const table = await this.#before(wanted);
    if (look !== this.#look || table === null) return;
    if (table.lang !== prefs.lang) return this.goto(number);
    if (wanted < this.#known()) void this.earlier(wanted);
    this.chosen = null;
    measured();
    this.past = table;
    this.told = table.events.flatMap((event) => event.elements);
  }

  /** The table as it was, which is asked for once; null if it is refused. */
  async #before(number: number): Promise<Table | null> {
    const key = `${prefs.lang}/${this.seat}/${number}`;
    const known = this.#past.get(key);
    if (known) return known;
    const seat = this.seat === null ? "" : `?seat=${this.seat}`;
    try {
      const path = `/api/rooms/${this.id}/history/${number}${seat}`;
      const table = await get<Table>(path, prefs.lang);
      this.#past.set(key, table);
      return table;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.info;
      return null;
    }
  }

  /** The first move that the log here tells of; a page that was opened late knows only the last. */
  #known(): number {
    return this.log[0]?.number ?? (this.table?.number ?? 0) + 1;
  }
  /** The position that this table began from: what lies before it was played at another one. */
  get first(): number {
    return this.room?.fork?.number ?? 0;
  }
  get hasEarlier(): boolean {
    return this.table !== null && this.#known() > this.first + 1;
  }

  /** Fetch what the log lacks: the moves before it, at least down to this one. */
  async earlier(down = this.#known()): Promise<void> {
    const [to, lang, whose] = [this.#known() - 1, prefs.lang, this.seat];
    const from = Math.max(this.first, Math.min(down, to) - EARLIER);
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const path = `/api/rooms/${this.id}/log?from=${from}&to=${to}${seat}`;
    const none: LogInfo = { events: [], nets: [] };
    const { events, nets } = await get<LogInfo>(path, lang).catch(() => none);
    if (lang !== prefs.lang || whose !== this.seat || this.#known() !== to + 1) return;
    this.log = [...events, ...this.log];
    this.nets = [...nets, ...this.nets];
  }

  /** A private table that goes on from the position that is shown, against bots. */
  async fork(number: number): Promise<void> {
    const seat = this.seat === null ? {} : { seat: this.seat };
    const made = await post<Room>(`/api/rooms/${this.id}/fork`, { number, ...seat }, prefs.lang);
    route.go(`/rooms/${made.id}`);
  }

  async step(by: number): Promise<void> {
    await this.goto((this.shown?.number ?? 0) + by);
  }

  back(): void {
    measured();
    this.#look += 1;
    this.past = null;
    this.told = [];
  }

  async say(text: string): Promise<void> {
    await home.live.ask({ type: "chat", room: this.id, text });
  }

  async act(path: string, body: unknown = {}): Promise<Room> {
    const room = await post<Room>(`/api/rooms/${this.id}/${path}`, body, prefs.lang);
    this.#enter(room);
    return room;
  }
}
