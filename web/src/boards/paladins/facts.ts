// What cards and actions of Paladins say, for buttons, names and the large view.
import type { GameWords } from "../../lib/words.svelte";
import { t } from "../../lib/words.svelte";
import type { Large } from "../board";
import type { SeatMark } from "../../lib/seats";
import type { PlayerView, Score } from "../../shapes/paladins";
import { ATTRIBUTES, WORKERS, type PaladinsBox, type Reward } from "./types";

/** A list of rewards in words. */
export function gainWords(rewards: Reward[], words: GameWords): string {
  return rewards
    .map((reward) => {
      switch (reward.kind) {
        case "worker":
          return times(reward.n, words.say(`worker-${WORKERS[reward.worker]}`));
        case "attribute":
          return `${words.say(`attribute-${ATTRIBUTES[reward.attribute]}`)} +${reward.n}`;
        case "choice":
          return reward.options.map((option) => gainWords(option, words)).join(` ${t("or")} `);
        case "silver":
          return words.say("silver", { silver: reward.n });
        case "provisions":
          return words.say("provisions", { provisions: reward.n });
        default:
          return times(reward.n, t(`pal-${reward.kind}`));
      }
    })
    .join(", ");
}

function times(n: number, what: string): string {
  return n === 1 ? what : `${n}× ${what}`;
}

/** Points in all. */
export const totalOf = (points: Score): number =>
  Object.values(points).reduce((sum: number, each: number) => sum + each, 0);

/** The letter of a seat's mark; the virtual player has a seat without one. */
export const letterOf = (seat: number, marks: SeatMark[]): string =>
  marks[seat]?.letter ?? String(seat + 1);

/** How often an action was done: what its track shows. */
export function doneOf(action: string, player: PlayerView, box: PaladinsBox): number {
  switch (action) {
    case "develop":
      return box.figures.workshops - player.workshops;
    case "commission":
      return box.figures.monks - player.monks;
    case "garrison":
      return box.figures.outposts - player.outposts;
    case "fortify":
      return player.walls.length;
    case "absolve":
      return player.jars.length;
    case "attack":
      return player.attacked.length;
    case "convert":
      return player.converted.length;
    default:
      return 0;
  }
}

/** What the action costs next, and the Attribute it asks for. */
export function needOf(
  action: string,
  player: PlayerView,
  box: PaladinsBox,
): { silver: number; provisions: number; influence: number } {
  const done = doneOf(action, player, box);
  const at = {
    commission: box.monk_track,
    garrison: box.outpost_track,
    fortify: box.wall_slots,
    absolve: box.jar_track,
    convert: box.convert_slots,
  }[action]?.[done];
  const cost = at?.cost ?? 0;
  const inSilver = action === "absolve" || action === "convert";
  return {
    silver: inSilver ? cost : (box.actions[action]?.silver ?? 0),
    provisions: at && !inSilver ? cost : 0,
    influence: at?.influence ?? 0,
  };
}

export function abilityWords(id: string, box: PaladinsBox, words: GameWords): string {
  const ability = box.townsfolk[id]?.ability;
  if (!ability) return "";
  const gain = gainWords(ability.reward, words);
  const action = ability.action ? words.say(`action-${ability.action}`) : "";
  if (ability.trigger !== "inquisition")
    return words.say(`ability-${ability.trigger}`, { action, gain });
  if (ability.least > 0) return words.say("ability-suspected", { count: ability.least, gain });
  if (ability.most !== null) return words.say("ability-unsuspected", { count: ability.most, gain });
  return words.say("ability-inquisition", { gain });
}

export function paladinWords(id: string, box: PaladinsBox, words: GameWords): string {
  const card = box.paladins[id];
  if (!card) return "";
  const action = words.say(`action-${card.action}`);
  if (card.free_silver) return words.say("ability-free_silver", { action });
  if (card.free_provisions) return words.say("ability-free_provisions", { action });
  if (card.discount > 0) return words.say("ability-discount", { action, silver: card.discount });
  return words.say("ability-gain", { action, gain: gainWords(card.gain, words) });
}

export function scoringWords(id: string, box: PaladinsBox, words: GameWords): string {
  const score = box.outsiders[id]?.end_score;
  if (!score) return "";
  return words.say(`scoring-${score.rule}`, {
    vp: score.vp,
    base: score.base,
    per: score.per,
    action: score.action ? words.say(`action-${score.action}`) : "",
    times: score.action ? words.say(`action-${score.action}.times`, { count: score.per }) : "",
    attribute: words.say(`attribute-${ATTRIBUTES[score.attribute]}.of`),
    type: score.type ?? "",
  });
}

export function largeOf(element: string, box: PaladinsBox, words: GameWords): Large | null {
  const [family, id = ""] = element.split(":");
  const house = (fields: string[] | undefined) =>
    fields && fields.length > 0 ? { house: words.find("house-mark.help") ?? "" } : {};
  const townsfolk = box.townsfolk[id];
  if (family === "townsfolk" && townsfolk)
    return {
      title: words.say(`townsfolk-${id}`),
      ...house(townsfolk.house),
      lines: [
        {
          icon: "any",
          name: t("pal-discard"),
          text: gainWords(townsfolk.discard_reward, words),
        },
        ...(townsfolk.recruit_immediate.length > 0
          ? [
              {
                icon: "recruit",
                name: t("pal-join"),
                text: gainWords(townsfolk.recruit_immediate, words),
              },
            ]
          : []),
        { icon: "star", sign: "bare", name: abilityWords(id, box, words) },
      ],
    };
  const outsider = box.outsiders[id];
  if (family === "outsider" && outsider)
    return {
      title: words.say(`outsider-${id}`),
      ...house(outsider.house),
      lines: [
        {
          icon: "strength",
          name: words.say("action-attack"),
          text: gainWords(outsider.attack_reward, words),
        },
        {
          icon: "faith",
          name: words.say("action-convert"),
          text: gainWords(outsider.convert_reward, words),
        },
        { icon: "laurel", sign: "bare", name: scoringWords(id, box, words) },
      ],
    };
  const paladin = box.paladins[id];
  if (family === "paladin" && paladin)
    return {
      title: words.say(`paladin-${id}`),
      ...house(paladin.house),
      lines: [
        ...paladin.workers.map((worker) => ({
          icon: WORKERS[worker]!,
          sign: "bare",
          name: words.say(`worker-${WORKERS[worker]}`),
        })),
        ...paladin.boost
          .map((boost, i) => ({ boost, name: ATTRIBUTES[i]! }))
          .filter(({ boost }) => boost > 0)
          .map(({ boost, name }) => ({
            icon: name,
            sign: "bare",
            name: `${words.say(`attribute-${name}`)} +${boost}`,
          })),
        { icon: "star", sign: "bare", name: paladinWords(id, box, words) },
      ],
    };
  const favour = box.favours[id];
  if (family === "favour" && favour)
    return {
      title: words.say(`favour-${id}`),
      lines: [{ icon: "taxes", name: gainWords(favour.rewards, words) }],
    };
  if (family === "action" && box.actions[id])
    return { title: words.say(`action-${id}`), lines: [] };
  return null;
}
