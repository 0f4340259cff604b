// What others did, told by steps: one decision with all that came of it.
import type { ChangeInfo, EventInfo, NetInfo } from "../shapes/protocol";
import type { Seat } from "./seats";

export interface Step {
  /** The number of moves when it had been made. */
  number: number;
  /** Who decided, where that was one of them. */
  seat: Seat | null;
  /** What was done, in a sentence. */
  text: string;
  events: EventInfo[];
  /** What it has changed of all that is counted. */
  changes: ChangeInfo[];
  /** The elements of the board that it names. */
  elements: string[];
}

/** The steps that a log tells of, from after one number of moves up to another. */
export function steps(
  events: readonly EventInfo[],
  nets: readonly NetInfo[],
  from = 0,
  to = Infinity,
): Step[] {
  const within = (each: { number: number }) => each.number > from && each.number <= to;
  const found = new Map<number, EventInfo[]>();
  for (const event of events)
    if (within(event)) found.set(event.number, [...(found.get(event.number) ?? []), event]);
  const byNumber = new Map(nets.map((net) => [net.number, net]));
  return [...found].map(([number, told]) => {
    const net = byNumber.get(number);
    const named = told.map((event) => event.event["seat"]).find((seat) => typeof seat === "number");
    return {
      number,
      seat: net?.seat ?? named ?? null,
      text: told.find((event) => event.text)?.text ?? "",
      events: told,
      changes: net?.changes ?? [],
      elements: [...new Set(told.flatMap((event) => event.elements))],
    };
  });
}

/** What several steps have changed together: from what it was before the first of them. */
export function net(told: readonly { changes: readonly ChangeInfo[] }[]): ChangeInfo[] {
  const sums = new Map<string, ChangeInfo>();
  for (const change of told.flatMap((step) => step.changes)) {
    const key = `${change.seat}/${change.name}`;
    const before = sums.get(key)?.before ?? change.before;
    sums.set(key, { ...change, before });
  }
  return [...sums.values()].filter((change) => change.before !== change.after);
}

/** Whether a change is good (1) or bad (-1) for whose it is; 0 if it is neither. */
export function tone(change: ChangeInfo): -1 | 0 | 1 {
  return Math.sign(change.good * (change.after - change.before)) as -1 | 0 | 1;
}

/** What somebody else did to me: it has changed something of mine. */
export function concerns(step: Step, seat: Seat | null): boolean {
  return seat !== null && step.seat !== seat && step.changes.some((change) => change.seat === seat);
}

export interface Chapter {
  seat: Seat | null;
  steps: Step[];
  changes: ChangeInfo[];
}

/** What each has done and what came of it for them, in the order in which they began. */
export function chapters(told: readonly Step[]): Chapter[] {
  const found = new Map<Seat | null, Step[]>();
  for (const step of told) found.set(step.seat, [...(found.get(step.seat) ?? []), step]);
  const changed = net(told);
  return [...found].map(([seat, own]) => ({
    seat,
    steps: own,
    changes: changed.filter((change) => change.seat === seat),
  }));
}
