// God's Playground.
import { t } from "../../lib/words.svelte";
import type { BoardModule } from "../board";
import Assign from "./Assign.svelte";
import Board from "./Board.svelte";
import type { Topic, View } from "../../shapes/gods_playground";
import { COLOURS } from "./types";

const board: BoardModule = {
  Board,
  tabs: [
    { id: "map", icon: "map", title: "tab-map" },
    { id: "families", icon: "people", title: "tab-families" },
    { id: "court", icon: "crown", title: "tab-court" },
  ],
  asks: { topics: ["token"] satisfies Topic[], title: "gp-assign", Ask: Assign },
  // Families keep the colours of the rules.
  seatStyle: (view: View) =>
    "--seat-rim:#6B6558;" +
    view.players
      .map((player) => {
        const [colour, ink] = COLOURS[player.family ?? ""] ?? [];
        return colour ? `--seat-${player.seat}:${colour};--on-seat-${player.seat}:${ink};` : "";
      })
      .join(""),
  stage: (view: View) => ({ title: t("gp-turn"), of: 4, now: view.turn }),
};

const { asks, tabs, seatStyle, stage } = board;
export { asks, Board, seatStyle, stage, tabs };
