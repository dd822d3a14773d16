import type { Allergen, Food, PricingUnit } from '@smachot/contracts';

/** The known allergens of all dishes of a unit. */
export type UnitAllergens = {
  contains: Allergen[];
  /** Whether the business has stated allergens for all dishes, for some, or for none. */
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
