import { toAgorot } from '@smachot/kernel';
import { chosenItems, defaultRequest } from './menu-request';
import type { Priced } from './price';

/**
 * The price of the default configuration as a straight line: base + perParticipant × n agorot for min ≤ n ≤ max. What browse
 * filters and sorts by in SQL; equal to `priceOf` of `defaultRequest` (coefficients.spec.ts).
 */
export type Coefficients = { base: number; perParticipant: number; min: number; max: number };

/** Beyond any celebration; stands for "no limit" in an integer column. */
export const NO_LIMIT = 1_000_000;

/** Null: there is no price before a proposal, or the menu cannot be fulfilled as it stands. */
export const coefficientsOf = (unit: Priced): Coefficients | null => {
  if (unit.type === 'compound') {
    const chosen = chosenItems(unit.sections, defaultRequest(unit.sections));
    if (!Array.isArray(chosen)) return null;
    const paid = chosen.filter(({ item }) => !item.isIncluded);
    return {
      base: paid.reduce(
        (sum, { item, quantity }) => sum + toAgorot(item.additionalPrice) * quantity,
        toAgorot(unit.basePrice),
      ),
      perParticipant: paid.reduce(
        (sum, { item }) => sum + toAgorot(item.pricePerParticipant),
        toAgorot(unit.basePricePerParticipant),
      ),
      min: unit.minParticipants ?? 1,
      max: unit.maxParticipants ?? NO_LIMIT,
    };
  }
  const factor = unit.pricingFactor;
  switch (factor.type) {
    case 'fixed':
      return { base: toAgorot(factor.price), perParticipant: 0, min: 1, max: factor.participants };
    case 'range':
      return {
        base: toAgorot(factor.basePrice),
        perParticipant: toAgorot(factor.pricePerParticipant),
        ...factor.participants,
      };
    case 'no_participants':
      return { base: toAgorot(factor.price), perParticipant: 0, min: 1, max: NO_LIMIT };
    default:
      return null;
  }
};
