// A server for tests, at the other end of the wire: it notes what it is sent and says what it is
// told to; requests are answered by their path.
import { vi } from "vitest";

export type Message = Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  /** The connection stands. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  /** It ends, from whichever side. */
  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  close(): void {
    this.end(1000);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was sent of one kind, the last of it. */
  got(type: string): Message | undefined {
    return this.sent.findLast((message) => message["type"] === type);
  }
}

type Answer = unknown | Promise<unknown>;

/** What is answered to a request, by its path with the query: a value, or a refusal. */
export class Pages {
  asked: string[] = [];
  #answers = new Map<string, () => Answer>();

  on(path: string, answer: () => Answer): this {
    this.#answers.set(path, answer);
    return this;
  }
  fetch = async (path: string): Promise<Response> => {
    this.asked.push(path);
    const answer = this.#answers.get(path);
    if (!answer) return refusal(404, "unknown");
    const said = await answer();
    return said instanceof Response ? said : Response.json(said);
  };
}

export function refusal(status: number, code: string): Response {
  return Response.json({ code, say: `refused: ${code}`, about: {}, clause: null }, { status });
}

/** Stand in for the network, with nothing said yet. */
export function stand(pages = new Pages()): Pages {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", pages.fetch);
  return pages;
}

/** Whatever was said has been heard, and what follows from it at once. */
export async function heard(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
  await new Promise((done) => setImmediate(done));
}

/** A promise and the way to keep it. */
export function later<T>(): { promise: Promise<T>; keep: (value: T) => void } {
  let keep!: (value: T) => void;
  const promise = new Promise<T>((done) => (keep = done));
  return { promise, keep };
}
