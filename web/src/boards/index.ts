// Which board a game is played on; each is loaded when a table needs it.
import type { BoardModule } from "./board";

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  pax_renaissance_1e: () => import("./pax_renaissance"),
  pax_renaissance_2e: () => import("./pax_renaissance"),
  paladins: () => import("./paladins"),
  gods_playground: () => import("./gods_playground"),
  price_of_power: () => import("./price_of_power"),
};

/** The board of a game; what has none of its own is played on one made from the view. */
export function boardOf(game: string): Promise<BoardModule> {
  return (BOARDS[game] ?? (() => import("./generic")))();
}

/** How a board asks about a topic in its own way; about all others it is asked as anywhere. */
export function ownAsk(
  module: BoardModule | null,
  topic: string | undefined,
): NonNullable<BoardModule["asks"]> | null {
  const asks = module?.asks;
  return asks && topic !== undefined && asks.topics.includes(topic) ? asks : null;
}
