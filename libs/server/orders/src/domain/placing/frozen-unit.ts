import type { OrderSummary, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { foodOf, orderMenuOf } from '@smachot/pricing';

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
    menu: unit.type === 'compound' ? orderMenuOf(unit.sections, request) : [],
    language: unit.language ?? 'he',
    translations: wordsOf(unit.translations),
    ...(unit.type === 'simple' ? { food: foodOf(unit) } : {}),
  };
};

const wordsOf = (translations: PricingUnit['translations']): OrderSummary['translations'] =>
  Object.fromEntries(
    Object.entries(translations).map(([language, { name, summary, description }]) => [
      language,
      { name, summary, description },
    ]),
  );
