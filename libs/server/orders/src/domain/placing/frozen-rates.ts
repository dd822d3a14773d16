import type { MenuItem, MenuSection, PricingUnit } from '@smachot/contracts';
import {
  chosenItems,
  type PricedUnit,
  type PriceQuestion,
  type PriceTerms,
  type Rates,
} from '@smachot/pricing';

type Question = Omit<PriceQuestion, 'participants'>;
type Frozen = Required<Omit<Question, 'start' | 'coupon'>> & Pick<Question, 'start' | 'coupon'>;

/** Whether the business comes to the place of the order, so that another place concerns it. */
export const comesToCustomer = (rates: Rates | null): boolean =>
  rates !== null && (Boolean(rates.delivery) || (rates.unit.type === 'agreed' && rates.unit.travels));

/** The part of a unit that prices an accepted request, for any number of participants, and no more of it. */
export const frozenRates = (unit: PricingUnit, question: Frozen): Rates => ({
  ...question,
  // a section with no chosen item is not served, so a later request may not use it either
  request: question.request && {
    sections: question.request.sections.filter(({ items }) => items.length),
  },
  unit: pricedOf(unit, question.request),
});

const pricedOf = (unit: PricingUnit, request: PriceQuestion['request']): PricedUnit => {
  const terms = termsOf(unit);
  if (unit.type === 'simple') return { type: 'simple', pricingFactor: unit.pricingFactor, ...terms };
  const { type, basePrice, basePricePerParticipant, minParticipants, maxParticipants } = unit;
  const sections = onTheTable(unit.sections, request);
  return { type, sections, basePrice, basePricePerParticipant, minParticipants, maxParticipants, ...terms };
};

/** Rules of other days are kept too: both sides may agree on another day. */
const termsOf = ({ priceRules, minimumOrder }: PricingUnit): PriceTerms => ({
  ...(priceRules?.length ? { priceRules } : {}),
  ...(minimumOrder ? { minimumOrder } : {}),
});

/** The menu with the chosen items only, without their descriptions and pictures: it stays with the order for good. */
const onTheTable = (sections: MenuSection[], request: PriceQuestion['request']): MenuSection[] => {
  const chosen = chosenItems(sections, request ?? null);
  if (!Array.isArray(chosen)) return sections;
  const items = new Set(chosen.map(({ item }) => item));
  return sections
    .map((section) => ({
      ...section,
      items: section.items
        .filter((item) => items.has(item))
        .map((item) => ({ ...item, description: '', image: null, ...namesOf(item) })),
    }))
    .filter((section) => section.items.length);
};

const namesOf = ({ translations }: MenuItem): Pick<MenuItem, 'translations'> =>
  translations
    ? {
        translations: Object.fromEntries(
          Object.entries(translations).map(([language, said]) => [
            language,
            { name: said.name, description: '' },
          ]),
        ),
      }
    : {};
