import type { MenuItem, MenuSection, PricingUnitRequest } from '@smachot/contracts';
import { quantityBounds, sectionBounds } from '@smachot/pricing';

/** Chosen items of a menu, by section index and item index. */
type Chosen = Map<number, Map<number, number>>;

const chosenOf = (request: PricingUnitRequest | null): Chosen =>
  new Map(
    request?.sections.map(({ index, items }) => [
      index,
      new Map(items.map((item) => [item.index, item.quantity ?? 1])),
    ]),
  );

/** In the menu's order, without anything the menu does not have, and with quantities it allows. */
const requestOf = (sections: readonly MenuSection[], chosen: Chosen): PricingUnitRequest => ({
  sections: sections
    .map((section) => ({
      index: section.index,
      items: choicesOf(section).flatMap((item) => {
        const quantity = chosen.get(section.index)?.get(item.index);
        return quantity === undefined ? [] : [{ index: item.index, quantity: withinBounds(item, quantity) }];
      }),
    }))
    .filter(({ items }) => items.length > 0),
});

export const choicesOf = <Item extends MenuItem>(section: { items: readonly Item[] }): Item[] =>
  section.items.filter(({ isIncluded }) => !isIncluded);
export const includedOf = <Item extends MenuItem>(section: { items: readonly Item[] }): Item[] =>
  section.items.filter(({ isIncluded }) => isIncluded);

const withinBounds = (item: MenuItem, quantity: number): number => {
  const { min, max } = quantityBounds(item);
  return Math.min(max, Math.max(min, quantity));
};

/** The preselected choice: the partner's own defaults, and no more; the rest is for the customer to choose. */
export const firstRequest = (sections: readonly MenuSection[]): PricingUnitRequest =>
  requestOf(
    sections,
    new Map(
      sections.map((section) => [
        section.index,
        new Map(
          choicesOf(section)
            .filter(({ isDefault }) => isDefault)
            .slice(0, sectionBounds(section).max)
            .map((item) => [item.index, quantityBounds(item).min]),
        ),
      ]),
    ),
  );

/** Adapts an old request to the current menu: removed items are dropped, and so are choices beyond the limits. */
export const fitRequest = (
  sections: readonly MenuSection[],
  request: PricingUnitRequest | null,
): PricingUnitRequest => {
  const fitted = requestOf(sections, chosenOf(request));
  return {
    sections: fitted.sections.map((one) => {
      const section = sections.find(({ index }) => index === one.index);
      return section ? { ...one, items: one.items.slice(0, sectionBounds(section).max) } : one;
    }),
  };
};

export const quantityOf = (
  request: PricingUnitRequest | null,
  section: MenuSection,
  item: MenuItem,
): number => chosenOf(request).get(section.index)?.get(item.index) ?? 0;

/** One of a section excludes the others: choosing another one takes its place. */
export const isOneOf = (section: MenuSection): boolean => {
  const { min, max } = sectionBounds(section);
  return min === 1 && max === 1;
};

/**
 * The request with that quantity of an item; 0 removes it. A choice beyond the section's limit changes nothing, except in a
 * section of one, where it replaces the choice.
 */
export const withQuantity = (
  sections: readonly MenuSection[],
  request: PricingUnitRequest | null,
  { section, item, quantity }: { section: MenuSection; item: MenuItem; quantity: number },
): PricingUnitRequest => {
  const chosen = chosenOf(request);
  const items = new Map(chosen.get(section.index));
  if (quantity <= 0) items.delete(item.index);
  else if (items.has(item.index)) items.set(item.index, withinBounds(item, quantity));
  else {
    const { max } = sectionBounds(section);
    if (max === 1) items.clear();
    if (items.size < max) items.set(item.index, withinBounds(item, quantity));
  }
  return requestOf(sections, chosen.set(section.index, items));
};

/** One press: chosen or not. */
export const toggled = (
  sections: readonly MenuSection[],
  request: PricingUnitRequest | null,
  section: MenuSection,
  item: MenuItem,
): PricingUnitRequest => {
  const on = quantityOf(request, section, item) > 0;
  const quantity = on && !isOneOf(section) ? 0 : quantityBounds(item).min;
  return withQuantity(sections, request, { section, item, quantity });
};

export type SectionState = {
  chosen: number;
  min: number;
  max: number;
  /** How many there are to choose from. */
  of: number;
  /** Still to be chosen before one may order. */
  missing: number;
  /** The section's maximum is reached. */
  full: boolean;
};

export const stateOf = (section: MenuSection, request: PricingUnitRequest | null): SectionState => {
  const { min, max } = sectionBounds(section);
  const of = choicesOf(section).length;
  const chosen = choicesOf(section).filter((item) => quantityOf(request, section, item) > 0).length;
  return { chosen, min, max, of, missing: Math.max(0, min - chosen), full: chosen >= max };
};

/** The rule of a section in words: a key of `limit` and its numbers. */
export type LimitWords = {
  key: 'nothing' | 'exact' | 'atLeast' | 'between' | 'upTo' | 'any' | 'one';
  min: number;
  max: number;
  of: number;
};
export const limitOf = ({ min, max, of }: SectionState): LimitWords => {
  const numbers = { min, max, of };
  if (of === 0) return { key: 'nothing', ...numbers };
  if (min === 1 && max === 1) return { key: 'one', ...numbers };
  if (min === max) return { key: 'exact', ...numbers };
  if (min > 0) return { key: max === of ? 'atLeast' : 'between', ...numbers };
  return { key: max === of ? 'any' : 'upTo', ...numbers };
};

/** The first section in which something is still to be chosen. */
export const firstMissing = (
  sections: readonly MenuSection[],
  request: PricingUnitRequest | null,
): { section: MenuSection; missing: number } | null => {
  for (const section of sections) {
    const { missing } = stateOf(section, request);
    if (missing > 0) return { section, missing };
  }
  return null;
};
