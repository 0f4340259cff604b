// The door to the server: requests, and one live connection that heals itself.
import { hrefOf } from "./here";
import type { ErrorInfo, FromTable, Lang } from "../shapes/protocol";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly info: ErrorInfo,
  ) {
    super(info.say);
  }
}

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  lang?: Lang,
): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  const response = await fetch(hrefOf(lang ? `${path}${mark}lang=${lang}` : path), {
    method,
    headers: {
      ...(method === "GET" ? {} : { "X-Stolnik": "1" }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const info = (await response.json().catch(() => null)) as ErrorInfo | null;
    throw new Refused(
      response.status,
      info ?? { code: "fault", say: response.statusText, about: {}, clause: null },
    );
  }
  if (response.status === 204) return undefined as T;
  const kind = response.headers.get("Content-Type") ?? "";
  return (kind.includes("json") ? await response.json() : await response.text()) as T;
}

export const get = <T>(path: string, lang?: Lang): Promise<T> =>
  request("GET", path, undefined, lang);
export const post = <T>(path: string, body: unknown = {}, lang?: Lang): Promise<T> =>
  request("POST", path, body, lang);

type Hearer = (message: FromTable) => void;
export type Health = "connecting" | "open" | "lost" | "expired";

/** One WebSocket for all that this page watches; it connects again by itself. */
export class Live {
  #socket: WebSocket | null = null;
  #hearers = new Set<Hearer>();
  #watched = new Map<string, () => object>();
  #waiting = new Map<
    number,
    { message: object; resolve: (answer: FromTable) => void; reject: (error: Refused) => void }
  >();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #health: (health: Health) => void;
  server: string | null = null;

  /** Connects when there is a session to connect with. */
  constructor(ready: Promise<void>, health: (health: Health) => void) {
    this.#health = health;
    globalThis.addEventListener("online", this.#now);
    ready.then(
      () => this.#open(),
      () => undefined,
    );
  }

  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Keep sending this after every new connection, until it is dropped. */
  watch(key: string, message: () => object): void {
    this.#watched.set(key, message);
    this.#send({ ...message(), id: this.#next++ });
  }

  drop(key: string, goodbye: object): void {
    this.#watched.delete(key);
    this.#send({ ...goodbye, id: this.#next++ });
  }

  /** Ask, and wait for `done`, an answer or an error; what got neither is sent again. */
  ask(message: object): Promise<FromTable> {
    const id = this.#next++;
    const whole = { ...message, id };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message: whole, resolve, reject });
      this.#send(whole);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener("online", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (!this.#socket || this.#socket.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const before = this.#socket;
    const socket = (this.#socket = new WebSocket(
      `${scheme}://${location.host}${hrefOf("/api/live")}`,
    ));
    before?.close(); // one that still tries when the network is back must not come through beside us
    socket.onopen = () => {
      this.#tries = 0;
      this.#health("open");
      for (const message of this.#watched.values()) this.#send({ ...message(), id: this.#next++ });
      for (const { message } of this.#waiting.values()) this.#send(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as FromTable);
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === 4401) {
        this.#socket = null; // nobody to connect as, also when the network comes back
        this.#health("expired");
        return;
      }
      this.#health("lost");
      const wait = Math.min(10_000, 500 * 2 ** this.#tries++) * (0.8 + 0.4 * Math.random());
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#open(), wait);
    };
  }

  #receive(message: FromTable): void {
    if ("id" in message && typeof message.id === "number" && message.type !== "chat") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === "error") waiting?.reject(new Refused(409, message));
      else waiting?.resolve(message);
    }
    if (message.type === "hello") {
      // A new release brings a new client: load it.
      if (this.server !== null && this.server !== message.server) location.reload();
      this.server = message.server;
    }
    for (const hearer of this.#hearers) hearer(message);
  }
}
