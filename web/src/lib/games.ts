// How a game looks in the lobby: three of its tokens on a tint. A game without a picture gets dice.
export interface Picture {
  tint: string;
  tokens: { icon: string; ground: string; ink: string; shape: string }[];
}

const round = "50%";
const square = "26%";
const arched = "50% 50% 16% 16%";

export const PICTURES: Record<string, Picture> = {
  pax_renaissance_2e: {
    tint: "var(--tint-islamic)",
    tokens: [
      { icon: "rook", ground: "var(--islamic)", ink: "#fff", shape: square },
      { icon: "knight", ground: "var(--catholic)", ink: "var(--on-catholic)", shape: round },
      { icon: "bishop", ground: "var(--reformation)", ink: "#fff", shape: arched },
    ],
  },
  pax_renaissance_1e: {
    tint: "var(--tint-catholic)",
    tokens: [
      { icon: "coin", ground: "#fff", ink: "var(--coin)", shape: round },
      { icon: "pirate", ground: "var(--catholic)", ink: "var(--on-catholic)", shape: round },
      { icon: "coronation", ground: "#7A2036", ink: "#fff", shape: square },
    ],
  },
  paladins: {
    tint: "var(--accent-soft)",
    tokens: [
      { icon: "scout", ground: "var(--scout)", ink: "#fff", shape: arched },
      { icon: "helm", ground: "#7A2036", ink: "#fff", shape: square },
      { icon: "fighter", ground: "var(--fighter)", ink: "#fff", shape: arched },
    ],
  },
  gods_playground: {
    tint: "color-mix(in srgb, var(--seat-1) 18%, var(--surface))",
    tokens: [
      { icon: "wheat", ground: "var(--catholic)", ink: "var(--on-catholic)", shape: round },
      { icon: "wing", ground: "#A3241B", ink: "#fff", shape: round },
      { icon: "sabre", ground: "#30353D", ink: "#fff", shape: square },
    ],
  },
  price_of_power: {
    tint: "var(--sea)",
    tokens: [
      { icon: "campaign", ground: "var(--seat-0)", ink: "#fff", shape: square },
      { icon: "discovery", ground: "#1F3C52", ink: "#F2B632", shape: round },
      { icon: "siege", ground: "#30353D", ink: "#fff", shape: square },
    ],
  },
};

export function pictureOf(game: string): Picture {
  return (
    PICTURES[game] ?? {
      tint: "var(--sunken)",
      tokens: [
        { icon: "die", ground: "var(--seat-0)", ink: "#fff", shape: square },
        { icon: "cards", ground: "var(--accent)", ink: "var(--on-accent)", shape: round },
        { icon: "people", ground: "var(--seat-2)", ink: "#fff", shape: square },
      ],
    }
  );
}

/** Games stand in the lobby in the order of their pictures; a new one comes last. */
export function rank(game: string): number {
  const at = Object.keys(PICTURES).indexOf(game);
  return at < 0 ? 99 : at;
}

/** "Pax Renaissance (2. edycja)" and "Europa Universalis: Cena władzy" in two lines. */
export function titleParts(title: string): [string, string] {
  const edition = /^(.*?)\s*\((.*)\)$/.exec(title);
  if (edition) return [edition[1]!, edition[2]!];
  const colon = title.indexOf(": ");
  return colon > 0 ? [title.slice(0, colon), title.slice(colon + 2)] : [title, ""];
}
