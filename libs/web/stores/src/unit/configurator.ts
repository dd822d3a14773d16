import type { MenuSection, PriceLine, PricingUnit } from '@smachot/contracts';
import { priceOf, type Price, type PriceQuestion } from '@smachot/pricing';

export const sectionsOf = (unit: PricingUnit): MenuSection[] =>
  unit.type === 'compound' ? unit.sections : [];

/** The price so far: for an unfinished menu, of the items chosen already. */
export const priceSoFar = (unit: PricingUnit, question: PriceQuestion): Price =>
  unit.type === 'simple'
    ? priceOf(unit, question)
    : priceOf(
        { ...unit, sections: unit.sections.map((section) => ({ ...section, minSelection: 0 })) },
        question,
      );

/** Identifies a line across calculations, whatever its sum. */
export const lineKey = ({ kind, label }: PriceLine, index: number): string =>
  label ? `${kind} ${label}` : `${kind} ${kind === 'item' ? index : ''}`;

/** Lines that are new, or whose sum changed: they stay highlighted for a moment. */
export const movedLines = (before: readonly PriceLine[], now: readonly PriceLine[]): Set<string> => {
  const known = new Map(before.map((line, index) => [lineKey(line, index), line.amount]));
  return new Set(
    now.flatMap((line, index) => {
      const key = lineKey(line, index);
      return known.get(key) === line.amount ? [] : [key];
    }),
  );
};
