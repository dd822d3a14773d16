import type { MenuItem, MenuSection, PricingUnit } from '@smachot/contracts';
import { chosenItems, type Priced, type PriceQuestion, type Rates } from '@smachot/pricing';

/** What of a unit decides the price of a request that it has accepted, for any number of participants, and no more of it. */
export const frozenRates = (
  unit: PricingUnit,
  question: Required<Omit<PriceQuestion, 'participants'>>,
): Rates => ({
  ...question,
  // a section from which nothing was chosen is on no table, so nobody may ask for it either
  request: question.request && {
    sections: question.request.sections.filter(({ items }) => items.length),
  },
  unit: pricedOf(unit, question.request),
});

const pricedOf = (unit: PricingUnit, request: PriceQuestion['request']): Priced => {
  if (unit.type === 'simple') return { type: 'simple', pricingFactor: unit.pricingFactor };
  const { type, basePrice, basePricePerParticipant, minParticipants, maxParticipants } = unit;
  const sections = onTheTable(unit.sections, request);
  return { type, sections, basePrice, basePricePerParticipant, minParticipants, maxParticipants };
};

/** The menu without what was not chosen, and without what is said and shown of what was: it stays with the order for good. */
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
