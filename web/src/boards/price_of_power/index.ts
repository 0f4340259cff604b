// Europa Universalis: The Price of Power.
import type { GameWords } from "../../lib/words.svelte";
import type { BoardModule, BoardProps } from "../board";
import Board from "./Board.svelte";
import { large as largeCard } from "./printed";
import { mat } from "./mat";
import { place } from "./place";
import type { EuropeView } from "../../shapes/price_of_power";
import { colours, type EuropeBox } from "./types";

const board: BoardModule = {
  Board,
  tabs: [
    { id: "map", icon: "map", title: "tab-map" },
    { id: "own", icon: "shield", title: "tab-realm" },
    { id: "events", icon: "cards", title: "tab-events" },
    { id: "realms", icon: "people", title: "tab-realms" },
  ],
  large: (element: string, props: BoardProps<EuropeView>) =>
    mat(element, props) ??
    place(element, props) ??
    largeCard(element, props.printed, props.box as unknown as EuropeBox, props.words),
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

const { tabs, large, seatStyle, stage } = board;
export { Board, large, seatStyle, stage, tabs };
