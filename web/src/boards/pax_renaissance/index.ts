// Pax Renaissance, both editions.
import type { BoardModule, BoardProps } from "../board";
import Board from "./Board.svelte";
import { largeCard } from "./cards";
import { ends } from "./ends";
import type { CardView, View } from "../../shapes/pax_renaissance";
import type { PaxBox } from "./types";

function republics(view: View): Set<string> {
  const found = new Set<string>();
  const add = (card: CardView): void => {
    if (card.republic) found.add(card.card);
    card.vassals.forEach(add);
  };
  for (const player of view.players) [...player.west, ...player.east].forEach(add);
  view.thrones.forEach(add);
  return found;
}

const board: BoardModule = {
  Board,
  tabs: [
    { id: "map", icon: "map", title: "tab-map" },
    { id: "market", icon: "cards", title: "tab-market" },
    { id: "own", icon: "shield", title: "tab-own" },
    { id: "rivals", icon: "people", title: "tab-rivals" },
  ],
  large(element: string, props: BoardProps<View>) {
    const [family, id = ""] = element.split(":");
    if (family !== "card" && family !== "empire") return null;
    return largeCard(
      id,
      props.box as unknown as PaxBox,
      props.words,
      republics(props.view).has(id),
      props.game,
    );
  },
  ends,
};

const { tabs, large } = board;
export { Board, ends, large, tabs };
