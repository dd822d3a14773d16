import type { Food, OrderSummary, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { chosenItems } from '@smachot/pricing';

type FrozenUnit = Pick<
  OrderSummary,
  | 'pricingUnitId'
  | 'pricingUnitRevision'
  | 'pricingUnitName'
  | 'pricingUnitSummary'
  | 'pricingUnitDescription'
  | 'pricingUnitImage'
  | 'pricingFactor'
  | 'pricingUnitRequest'
  | 'menu'
  | 'language'
  | 'translations'
  | 'food'
>;
type Menu = OrderSummary['menu'];

/** The part of a unit that an order keeps for good: its texts in every language, and the chosen items. */
export const frozenUnit = (unit: PricingUnit, request: PricingUnitRequest | null): FrozenUnit => {
  const [image] = unit.type === 'simple' ? unit.imageGallery : unit.images;
  return {
    pricingUnitId: unit.pricingUnitId,
    ...(unit.revision === undefined ? {} : { pricingUnitRevision: unit.revision }),
    pricingUnitName: unit.name,
    pricingUnitSummary: unit.summary,
    pricingUnitDescription: unit.description,
    pricingUnitImage: image?.url ?? null,
    pricingFactor: unit.type === 'simple' ? unit.pricingFactor : { type: 'compound' },
    pricingUnitRequest: request,
    menu: unit.type === 'compound' ? frozenMenu(unit, request) : [],
    language: unit.language ?? 'he',
    translations: wordsOf(unit.translations),
    ...(unit.type === 'simple' ? { food: foodOf(unit) } : {}),
  };
};

/** The chosen items by section, with their contents. */
export const frozenMenu = (
  unit: Extract<PricingUnit, { type: 'compound' }>,
  request: PricingUnitRequest | null,
): Menu => {
  const chosen = chosenItems(unit.sections, request);
  const menu = new Map<number, Menu[number]>();
  for (const { section, item, quantity } of Array.isArray(chosen) ? chosen : []) {
    const part: Menu[number] = menu.get(section.index) ?? {
      section: section.name,
      translations: namesOf(section.translations),
      items: [],
    };
    menu.set(section.index, part);
    part.items.push({
      name: item.name,
      translations: namesOf(item.translations),
      quantity,
      included: item.isIncluded,
      ...foodOf(item),
    });
  }
  return [...menu.values()];
};

const foodOf = ({ foodKind, isVegan, allergens }: Food): Food => ({
  foodKind: foodKind ?? null,
  isVegan: isVegan ?? false,
  allergens: allergens ?? null,
});

type Names = Partial<Record<string, { name: string }>>;
const namesOf = (translations: Names = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, said]) =>
      said?.name ? [[language, said.name] as const] : [],
    ),
  );

const wordsOf = (translations: PricingUnit['translations']): OrderSummary['translations'] =>
  Object.fromEntries(
    Object.entries(translations).map(([language, { name, summary, description }]) => [
      language,
      { name, summary, description },
    ]),
  );
