import type { PricingUnitRequest } from '@smachot/contracts';
import { defaultRequest, quantityBounds } from '@smachot/pricing';
import type { UnitValues } from '../units/unit-values';
import { draftSections, indexOf } from '../units/unit-wire';

/** Quantities chosen in the menu preview, by the item's key, so that they survive every reordering. */
export type Choices = Readonly<Record<string, number>>;

/** The menu as it opens: the partner's defaults. */
export const defaultChoices = (values: UnitValues): Choices => {
  const request = defaultRequest(draftSections(values));
  const chosen: Record<string, number> = {};
  for (const { index: name, items } of request.sections) {
    const section = values.sections.find((one) => indexOf(one) === name);
    for (const { index, quantity } of items) {
      const item = section?.items.find((one) => indexOf(one) === index);
      if (item) chosen[item.key] = quantity ?? 1;
    }
  }
  return chosen;
};

export const requestOf = (values: UnitValues, choices: Choices): PricingUnitRequest => ({
  sections: values.sections.map((section) => ({
    index: indexOf(section),
    items: section.items.flatMap((item) =>
      choices[item.key] && !item.isIncluded ? [{ index: indexOf(item), quantity: choices[item.key]! }] : [],
    ),
  })),
});

/** One more or one less of it, within its limits; 0 puts it back altogether. */
export type Taking = 1 | -1 | 0;
export const chosenMore = (values: UnitValues, choices: Choices, key: string, by: Taking): Choices => {
  const at = values.sections.findIndex(({ items }) => items.some((item) => item.key === key));
  const index = values.sections[at]?.items.findIndex((item) => item.key === key) ?? -1;
  const item = draftSections(values)[at]?.items[index];
  if (!item) return choices;
  const { min, max } = quantityBounds(item);
  const now = choices[key] ?? 0;
  const wanted = by === 0 ? 0 : now === 0 ? (by > 0 ? min : 0) : now + by;
  const next = wanted < min ? 0 : Math.min(wanted, max);
  const { [key]: _, ...others } = choices;
  return next === 0 ? others : { ...others, [key]: next };
};
