// Tells one after the other what others did, at a pace that a person can follow. What is true is
// known at once; this only says what is shown of it. Nothing waits for it: whoever acts, skips it.

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long things travel, and how long they rest afterwards, in milliseconds. */
export const PACE: Record<Speed, { travel: number; rest: number; battle: number }> = {
  slow: { travel: 700, rest: 2500, battle: Infinity },
  normal: { travel: 400, rest: 1400, battle: 4000 },
  fast: { travel: 200, rest: 500, battle: 2000 },
  instant: { travel: 0, rest: 0, battle: 0 },
};
/** Nobody watches a film of so many steps, or of what was so long ago, without wanting to. */
export const MOST = 12;
export const LONGEST = 30_000;

/** `still`: all is told. `behind`: there was too much to tell, and the sum of it is shown. */
export type State = "still" | "playing" | "paused" | "behind";

export interface Telling<S> {
  step: S;
  /** Which one it is, from 0, of how many. */
  index: number;
  of: number;
  playing: boolean;
}

/** The world of a playback: its clock, whether anybody looks, and who wants to know. */
export interface World<S> {
  now: () => number;
  later: (milliseconds: number, then: () => void) => () => void;
  hidden: () => boolean;
  /** What is told now; null when the table is shown as it is. */
  told: (telling: Telling<S> | null) => void;
}

export class Playback<S extends { number: number; battle?: boolean }> {
  state: State = "still";
  speed: Speed = "normal";
  /** Off for those who want to be told nothing. */
  on = true;
  #world: World<S>;
  #steps: { step: S; at: number }[] = [];
  /** The step that is told, or was told last. */
  #at = -1;
  #wanted = false;
  #last = false;
  #stop: () => void = () => undefined;

  constructor(world: World<S>) {
    this.#world = world;
  }

  /** All steps since my last move. */
  get steps(): S[] {
    return this.#steps.map((each) => each.step);
  }
  get telling(): Telling<S> | null {
    const told = this.#steps[this.#at];
    if (!told || this.state === "still" || this.state === "behind") return null;
    const [index, of] = [this.#at, this.#steps.length];
    return { step: told.step, index, of, playing: this.state === "playing" };
  }

  /** Others have done this. */
  add(steps: readonly S[]): void {
    const at = this.#world.now();
    this.#steps.push(...steps.map((step) => ({ step, at })));
    if (steps.length === 0) return;
    if (!this.on || this.speed === "instant") this.skip();
    else if (this.state === "still") this.#begin();
    else if (this.state === "behind" || (!this.#wanted && this.#behind())) this.#fold();
    else this.#show();
  }

  /** What was done after so many moves has been taken back. */
  forget(after: number): void {
    const told = this.#steps[this.#at]?.step;
    this.#steps = this.#steps.filter((each) => each.step.number <= after);
    if (told && told.number > after) this.skip();
    else this.#at = Math.min(this.#at, this.#steps.length - 1);
  }

  /** The game is over: its last steps are told, as slowly as one can follow. */
  last(): void {
    this.#last = true;
    if (this.telling === null) this.replay(Math.max(0, this.#steps.length - MOST));
  }

  /** I have acted: what was before is told no more. */
  clear(): void {
    this.#steps = [];
    this.skip();
  }

  /** Show the table as it is. */
  skip(): void {
    this.#at = this.#steps.length - 1;
    this.#rest("still");
  }

  /** Tell everything since my last move once more, from the beginning or from one step on. */
  replay(from = 0, playing = true): void {
    if (from < 0 || from >= this.#steps.length) return;
    this.#at = from;
    this.#wanted = true;
    this.#rest(playing ? "playing" : "paused");
  }

  play(): void {
    if (this.telling === null) this.replay();
    else this.#rest("playing");
  }
  pause(): void {
    if (this.state === "playing") this.#rest("paused");
  }
  /** One step on, or back; past the last one the table is shown as it is. */
  by(steps: number): void {
    const to = (this.telling === null ? this.#steps.length : this.#at) + steps;
    if (to >= this.#steps.length) this.skip();
    else this.replay(Math.max(0, to), false);
  }

  /** Somebody looks again, or no longer. */
  looked(): void {
    if (this.state === "playing") this.#rest("playing");
    else if (this.state === "still" && this.#at < this.#steps.length - 1) this.#begin();
  }

  /** What is left is told at another pace. */
  at(speed: Speed): void {
    this.speed = speed;
    if (speed === "instant") this.skip();
    else if (this.state === "playing") this.#rest("playing");
  }

  #begin(): void {
    if (this.#world.hidden()) return;
    if (this.#behind()) {
      this.#fold();
      return;
    }
    this.#at += 1;
    this.#wanted = false;
    this.#rest("playing");
  }

  #behind(): boolean {
    const untold = this.#steps.slice(this.#at + 1);
    const first = untold[0];
    return untold.length > MOST || (first !== undefined && this.#world.now() - first.at > LONGEST);
  }

  #fold(): void {
    this.#at = this.#steps.length - 1;
    this.#rest("behind");
  }

  #rest(state: State): void {
    this.#stop();
    this.#stop = () => undefined;
    this.state = state;
    if (state === "still" || state === "behind") this.#wanted = false;
    this.#show();
    const told = this.#steps[this.#at];
    if (state !== "playing" || !told || this.#world.hidden()) return;
    const pace = PACE[this.#last ? "normal" : this.speed];
    const rest = told.step.battle ? pace.battle : pace.rest;
    if (rest === Infinity) return;
    this.#stop = this.#world.later(pace.travel + rest, () => this.#next());
  }

  #next(): void {
    if (this.#at + 1 >= this.#steps.length) {
      this.skip();
      return;
    }
    this.#at += 1;
    this.#rest("playing");
  }

  #show(): void {
    this.#world.told(this.telling);
  }
}
