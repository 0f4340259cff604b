// Europa Universalis: The Price of Power.
import type { GameWords } from "../../lib/words.svelte";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { colours, type EuropeView } from "./types";

const board: BoardModule = {
  Board,
  tabs: [
    { id: "map", icon: "map", title: "tab-map" },
    { id: "own", icon: "shield", title: "tab-realm" },
    { id: "events", icon: "cards", title: "tab-events" },
    { id: "realms", icon: "people", title: "tab-realms" },
  ],
  seatStyle: (view: EuropeView) =>
    colours(view.players.map((player) => player.realm))
      .map(([colour, ink], seat) => `--seat-${seat}:${colour};--on-seat-${seat}:${ink};`)
      .join(""),
  stage: (view: EuropeView, words: GameWords) => ({
    title: words.say(`age-${view.age}`),
    of: 4,
    now: view.round,
  }),
};

const { tabs, seatStyle, stage } = board;
export { Board, seatStyle, stage, tabs };
