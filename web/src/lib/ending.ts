// How a game ended, in words: at the table where it ended, and on the page of the result.
import type { Room, StandingInfo, Table } from "../shapes/protocol";
import type { SeatMark } from "./seats";
import { t } from "./words.svelte";

export interface Ending {
  /** Who won; that the game is over, if nobody did. */
  title: string;
  /** The first first. */
  standings: StandingInfo[];
  winners: StandingInfo[];
  resigned: boolean;
}

/** The ending of a game that is over. What the table says of it is in the reader's language. */
export function endingOf(room: Room, table: Table | null, marks: SeatMark[]): Ending {
  const told = table?.standings.length ? table.standings : room.standings;
  const standings = told.toSorted((a, b) => a.place - b.place);
  const winners = standings.filter((each) => each.place === 1);
  const names = winners.map((each) => marks.find((mark) => mark.seat === each.seat)?.name ?? "");
  return {
    title:
      winners.length > 0
        ? t("winner", { names: names.join(", "), count: winners.length })
        : t("over-title"),
    standings,
    winners,
    resigned: room.end === "resigned",
  };
}
