// Paladins of the West Kingdom.
import { t } from "../../lib/words.svelte";
import type { BoardModule, BoardProps } from "../board";
import Board from "./Board.svelte";
import { largeOf } from "./facts";
import type { TableView } from "../../shapes/paladins";
import type { PaladinsBox } from "./types";

const board: BoardModule = {
  Board,
  tabs: [
    { id: "own", icon: "shield", title: "tab-own-board" },
    { id: "town", icon: "cards", title: "tab-town" },
    { id: "map", icon: "map", title: "tab-frontier" },
    { id: "rivals", icon: "people", title: "tab-rivals" },
  ],
  large: (element: string, props: BoardProps<TableView>) =>
    largeOf(element, props.box as unknown as PaladinsBox, props.words),
  stage: (view: TableView) => ({
    title: t("pal-round"),
    of: 7,
    now: view.round,
  }),
};

const { tabs, large, stage } = board;
export { Board, large, stage, tabs };
