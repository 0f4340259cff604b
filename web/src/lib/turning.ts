// Where a game turned: the moments at which somebody leapt ahead of the others.
import type { EventInfo } from "../shapes/protocol";

export interface Moment {
  number: number;
  values: number[];
}

export interface Turn {
  /** The moves after which it had not happened yet, and had happened. */
  from: number;
  number: number;
  seat: number;
}

/** The range of a chart: a judgement that ends in victory would flatten all that came before. */
export function range(series: Moment[], points: boolean): { low: number; high: number } {
  const told = points || series.length < 4 ? series : series.slice(0, -1);
  const values = told.flatMap((moment) => moment.values);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  return { low, high: high === low ? low + 1 : high };
}

/** At most so many leaps, the greatest ones, in the order of the game and not side by side. */
export function turns(series: Moment[], points: boolean, most = 3): Turn[] {
  const { low, high } = range(series, points);
  const clamp = (value: number) => Math.min(high, Math.max(low, value));
  const leaps: (Turn & { at: number; by: number })[] = [];
  for (let i = 1; i < series.length; i++) {
    const [before, after] = [series[i - 1]!, series[i]!];
    const gains = after.values.map((value, s) => clamp(value) - clamp(before.values[s] ?? 0));
    gains.forEach((gain, seat) => {
      const others = gains.filter((_, s) => s !== seat);
      const mean = others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
      if (gain > 0)
        leaps.push({ from: before.number, number: after.number, seat, at: i, by: gain - mean });
    });
  }
  leaps.sort((a, b) => b.by - a.by);
  const chosen: typeof leaps = [];
  for (const leap of leaps)
    if (
      chosen.length < most &&
      leap.by > 0 &&
      chosen.every((each) => Math.abs(each.at - leap.at) > 2)
    )
      chosen.push(leap);
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ from, number, seat }) => ({ from, number, seat }));
}

/** Of all that happened at a turning point the sentence that tells it: it names who leapt ahead, and
 *  is no mere payment. */
export function sentence(events: EventInfo[], name: string): string {
  const named = events.filter((event) => event.text.includes(name));
  const paid = ({ event }: EventInfo) => typeof event.n === "number" && event.n < 0;
  return (named.find((event) => !paid(event)) ?? named[0] ?? events[0])?.text ?? "";
}
