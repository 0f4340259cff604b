// What the page says to those who hear it.
import type { SeatMark } from "../lib/seats";
import type { Step } from "../lib/steps";
import { number, t } from "../lib/words.svelte";
import type { Table } from "../shapes/protocol";

/** A step with what each figure is now. */
export function line(step: Step): string {
  const figures = step.changes.map((change) => `${change.text}: ${number(change.after)}`);
  return [...step.events.map((event) => event.text), figures.join(", ")].filter(Boolean).join(" ");
}

/** More than this at once is not listened to. */
const MOST = 8;

/** Whose turn it is, and what is asked. */
export function status(table: Table | null, marks: SeatMark[]): string {
  if (table === null) return "";
  if (table.over) return t("over-title");
  if (table.ask) return t("your-turn", { question: table.ask.text });
  const waiting = marks.filter((mark) => table.waiting.includes(mark.seat));
  return t("waits-for", { names: waiting.map((mark) => mark.name).join(", ") });
}

/** What has happened since this move, of the last steps each in a line. */
export function news(told: readonly Step[], since: number): string[] {
  return told
    .filter((step) => step.number > since)
    .slice(-MOST)
    .map(line);
}
