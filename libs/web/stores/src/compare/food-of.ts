import type { Allergen, Food, PricingUnit } from '@smachot/contracts';

/** What is known of the allergens of all that a unit serves. */
export type UnitAllergens = {
  contains: Allergen[];
  /** Of everything, of a part of it, or of nothing the business has said. */
  said: 'all' | 'some' | 'none';
};

const dishesOf = (unit: PricingUnit): Food[] =>
  unit.type === 'compound' ? unit.sections.flatMap(({ items }) => items) : [unit];

export const allergensOf = (unit: PricingUnit): UnitAllergens => {
  const dishes = dishesOf(unit);
  const said = dishes.filter(({ allergens }) => allergens !== undefined);
  return {
    contains: [...new Set(said.flatMap(({ allergens }) => allergens ?? []))],
    said: said.length === 0 ? 'none' : said.length === dishes.length ? 'all' : 'some',
  };
};
