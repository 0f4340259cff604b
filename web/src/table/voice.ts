// What the page says to those who hear it.
import type { SeatMark } from "../lib/seats";
import { t } from "../lib/words.svelte";
import type { EventInfo, Table } from "../shapes/protocol";

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

/** What has happened since this move. */
export function news(log: EventInfo[], since: number): string {
  return log
    .filter((event) => event.number > since)
    .map((event) => event.text)
    .slice(-MOST)
    .join(" ");
}
