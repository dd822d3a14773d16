import type { PricingUnit } from '@smachot/contracts';
import { coefficientsOf, NO_LIMIT } from '@smachot/pricing';

/** The price of a unit in short form. Sums in agorot. */
export type PriceInShort =
  | { kind: 'proposal'; from: number | null }
  | { kind: 'flat'; total: number; upTo: number | null }
  | { kind: 'each'; perParticipant: number; base: number; min: number; max: number | null };

const shekels = (sum: number | null | undefined) => (sum == null ? null : Math.round(sum * 100));

export const priceInShort = (unit: PricingUnit): PriceInShort => {
  const line = coefficientsOf(unit);
  if (!line) return { kind: 'proposal', from: shekels(unit.startingFromPrice) };
  const max = line.max >= NO_LIMIT ? null : line.max;
  if (line.perParticipant === 0) return { kind: 'flat', total: line.base, upTo: max };
  return { kind: 'each', perParticipant: line.perParticipant, base: line.base, min: line.min, max };
};
