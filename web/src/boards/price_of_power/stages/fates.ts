// What a peace makes of a Province, in words; the numbers are those of the rules.
import { t } from "../../../lib/words.svelte";

const FATES: Record<string, string> = { "-2": "keep", "-3": "sell", "-4": "free", "-5": "return" };

export const fate = (value: number) => t(`pp-fate-${FATES[String(value)] ?? "swap"}`);
