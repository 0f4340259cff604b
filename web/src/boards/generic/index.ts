// The plain board that any game can be played on: made from the view alone.
import type { BoardModule } from "../board";
import Generic from "./Generic.svelte";

const board: BoardModule = {
  Board: Generic,
  tabs: [{ id: "table", icon: "map", title: "tab-table" }],
};
export const { Board, tabs } = board;
