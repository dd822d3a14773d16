import type { PriceRule } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import { chosenItems, defaultRequest } from './menu-request';
import { ownSums, type PricedUnit } from './price';
import { changedSlope, chargedFor, type Least, leastOf, type PriceSlope } from './price-rules';

type Bounds = { min: number; max: number };
/**
 * The usual price of the default configuration as a straight line: base + perParticipant × n agorot for min ≤ n ≤ max. Browse
 * filters and sorts by it in SQL, with the unit's rules and minimum (`defaultPrice`). Equal to `priceOf` of `defaultRequest`.
 */
export type Coefficients = PriceSlope & Bounds;

/** Beyond any celebration; stands for "no limit" in an integer column. */
export const NO_LIMIT = 1_000_000;

/** Null: there is no price before a proposal, or the menu cannot be fulfilled as it stands. */
export const coefficientsOf = (unit: PricedUnit): Coefficients | null => {
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

/** Price of the default configuration in agorot under a rule (null: the usual price), at least the minimum. Browse computes it in SQL. */
export type DefaultPrice = PriceSlope & { least: Least };

export const defaultPrice = (unit: PricedUnit, rule: PriceRule | null): (DefaultPrice & Bounds) | null => {
  const line = coefficientsOf(unit);
  if (!line) return null;
  const { min, max, ...usual } = line;
  const slope = rule ? changedSlope(usual, ownSums(unit), rule.change) : usual;
  return { ...slope, min, max, least: leastOf(unit) };
};

/** Starting price in agorot: the store's own figure, else the default configuration for the fewest participants; never below the minimum. Null if unknown. */
export const fromPrice = (
  unit: PricedUnit & { startingFromPrice?: number | null | undefined },
  rule: PriceRule | null = null,
): number | null => {
  const { startingFromPrice: said } = unit;
  const found = defaultPrice(unit, rule);
  const least = found && chargedFor(found, found.least, found.min);
  if (!said || (rule?.change.type === 'price' && least !== null)) return least;
  const sum = toAgorot(said);
  const changed =
    rule?.change.type === 'percent'
      ? changedSlope({ base: sum, perParticipant: 0 }, ownSums(unit), rule.change).base
      : sum;
  return Math.max(changed, leastOf(unit).sum);
};
