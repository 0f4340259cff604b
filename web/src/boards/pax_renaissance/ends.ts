// How near everyone came to each victory, from the last position of the game.
import { t, type GameWords } from "../../lib/words.svelte";
import type { Section } from "../board";
import type { CardView, PlayerView, View } from "../../shapes/pax_renaissance";

function cards(player: PlayerView): CardView[] {
  const all = [...player.west, ...player.east];
  return [...all, ...all.flatMap((card) => card.vassals)];
}

export function ends(view: View, words: GameWords): Section[] {
  const by = (count: (player: PlayerView) => number): number[] => view.players.map(count);
  const prestige = (kind: string) => ({
    icon: kind,
    title: words.say(`prestige-${kind}`),
    values: by((player) => player.prestige[kind] ?? 0),
  });
  const kings = {
    icon: "coronation",
    title: t("pax-kings"),
    values: by((player) => cards(player).filter((each) => each.empire && !each.republic).length),
  };
  const republics = {
    icon: "republic",
    title: t("pax-republics"),
    values: by((player) => cards(player).filter((each) => each.republic).length),
  };
  const concessions = {
    icon: "pawn",
    title: t("pax-concessions-held"),
    values: by(({ seat }) => view.borders.filter((border) => border.concession === seat).length),
  };
  const rows: Record<string, Section["rows"]> = {
    holy: (view.supreme ? [view.supreme] : ["catholic", "islamic", "reformation"]).map(prestige),
    imperial: [kings],
    globalization: [concessions, prestige("discovery")],
    renaissance: [republics, prestige("law")],
    patron: [prestige("patron")],
  };
  const won = view.outcome?.kind;
  return Object.entries(rows).map(([victory, found]) => {
    const active = view.victories.find((each) => each.victory === victory)?.active;
    return {
      title: words.say(`pax-vic-${victory}`),
      note: active === undefined ? "" : t(active ? "pax-active" : "pax-inactive"),
      won: victory === won,
      rows: found,
    };
  });
}
