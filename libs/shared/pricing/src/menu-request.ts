import type { MenuItem, MenuSection, PricingUnitRequest } from '@smachot/contracts';

/** One item of a menu that will be on the table, and how often. */
export type ChosenItem = { section: MenuSection; item: MenuItem; quantity: number };

export type MenuRefusal =
  | { code: 'menu.unknown_item'; values: Record<string, never> }
  | { code: 'menu.too_few' | 'menu.too_many'; values: { section: string; limit: number } }
  | { code: 'menu.quantity'; values: { item: string; min: number; max: number } };

/** How often one item may be taken. */
export const quantityBounds = (item: MenuItem): { min: number; max: number } => {
  if (!item.isMultipleSelection) return { min: 1, max: 1 };
  if (!item.isMultipleSelectionLimited) return { min: 1, max: 10_000 };
  return { min: Math.max(1, item.minSelection ?? 1), max: item.maxSelection ?? 10_000 };
};

/** How many different items of a section have to be chosen, and may; no more than it has. */
export const sectionBounds = (section: MenuSection): { min: number; max: number } => {
  const choices = section.items.filter(({ isIncluded }) => !isIncluded).length;
  return { min: section.minSelection ?? 0, max: Math.min(section.maxSelection ?? choices, choices) };
};

/**
 * Items served for a request: those always included and those chosen, in the menu's order. Refuses unknown items and
 * choices beyond the section's limits.
 */
export const chosenItems = (
  sections: readonly MenuSection[],
  request: PricingUnitRequest | null,
): ChosenItem[] | MenuRefusal => {
  const asked = new Map<number, Map<number, number>>();
  for (const section of request?.sections ?? []) {
    const known = sections.find(({ index }) => index === section.index);
    const items = new Map(section.items.map(({ index, quantity }) => [index, quantity]));
    const strange = section.items.some(({ index }) => !known?.items.some((item) => item.index === index));
    if (!known || strange || asked.has(section.index) || items.size !== section.items.length)
      return { code: 'menu.unknown_item', values: {} };
    asked.set(section.index, items);
  }
  const chosen: ChosenItem[] = [];
  for (const section of sections) {
    const wanted = asked.get(section.index) ?? new Map<number, number>();
    let different = 0;
    for (const item of section.items) {
      if (item.isIncluded) {
        chosen.push({ section, item, quantity: 1 });
        continue;
      }
      const quantity = wanted.get(item.index);
      if (quantity === undefined) continue;
      const { min, max } = quantityBounds(item);
      if (quantity < min || quantity > max)
        return { code: 'menu.quantity', values: { item: item.name, min, max } };
      different++;
      chosen.push({ section, item, quantity });
    }
    const { min, max } = sectionBounds(section);
    if (different < min) return { code: 'menu.too_few', values: { section: section.name, limit: min } };
    if (different > max) return { code: 'menu.too_many', values: { section: section.name, limit: max } };
  }
  return chosen;
};

/** The menu as it stands before anybody chose: its defaults, filled up with the first items where a section asks for more. */
export const defaultRequest = (sections: readonly MenuSection[]): PricingUnitRequest => ({
  sections: sections.map((section) => {
    const choices = section.items.filter(({ isIncluded }) => !isIncluded);
    const { min, max } = sectionBounds(section);
    const defaults = choices.filter(({ isDefault }) => isDefault).slice(0, max);
    const more = choices
      .filter((item) => !defaults.includes(item))
      .slice(0, Math.max(0, min - defaults.length));
    const taken = new Set([...defaults, ...more]);
    return {
      index: section.index,
      items: choices
        .filter((item) => taken.has(item))
        .map((item) => ({ index: item.index, quantity: quantityBounds(item).min })),
    };
  }),
});
