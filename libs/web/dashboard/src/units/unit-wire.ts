import { PricingUnitForm, type MenuSection, type PricingFactor } from '@smachot/contracts';
import type { PricedUnit } from '@smachot/pricing';
import { fieldErrorsOf, type FieldErrors } from '@smachot/web-platform';
import { draftTerms, termsWire } from '../price-rules/rule-values';
import { lenient, needed, numberOf, sumOf } from '../values/typed';
import type { ItemValues, SectionValues, UnitValues } from './unit-values';

const limits = ({ minSelection, maxSelection }: { minSelection: string; maxSelection: string }) => ({
  minSelection: numberOf(minSelection),
  maxSelection: numberOf(maxSelection),
});

/** FNV-1a, in 31 bits. */
const numberOf31 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 1;
};
/**
 * The index of an item. A new item's index is derived from its key, so that it never reuses the index of another dish, even of a
 * removed one.
 */
export const indexOf = ({ key, index }: Pick<ItemValues, 'key' | 'index'>): number =>
  index ?? numberOf31(key);

const itemWire = ({ key, index, ...item }: ItemValues) => ({
  ...item,
  index: indexOf({ key, index }),
  additionalPrice: item.isIncluded ? 0 : sumOf(item.additionalPrice),
  pricePerParticipant: item.isIncluded ? 0 : sumOf(item.pricePerParticipant),
  // bounds count only where more than one may be taken and a bound is wanted
  ...(item.isMultipleSelection && item.isMultipleSelectionLimited
    ? limits(item)
    : { minSelection: null, maxSelection: null }),
});
const sectionWire = ({ key, index, ...section }: SectionValues) => ({
  ...section,
  ...limits(section),
  index: indexOf({ key, index }),
  items: section.items.map(itemWire),
});

const factorWire = (values: UnitValues) => {
  switch (values.kind) {
    case 'fixed':
      return { type: 'fixed', participants: needed(values.participants), price: needed(values.price) };
    case 'range':
      return {
        type: 'range',
        participants: { min: needed(values.minParticipants), max: needed(values.maxParticipants) },
        basePrice: sumOf(values.basePrice),
        pricePerParticipant: needed(values.pricePerParticipant),
      };
    case 'no_participants':
      return { type: 'no_participants', price: needed(values.price) };
    default:
      return { type: values.kind };
  }
};

/** It costs the same for any number. */
export const isFlat = ({ kind }: UnitValues): boolean => kind === 'fixed' || kind === 'no_participants';

/** The unit in the shape of the contract's schema; missing values stay missing, so that the schema reports them. */
export const unitWire = (values: UnitValues) => {
  const { name, summary, description, visibility, tags, language, translations } = values;
  const common = {
    ...{ name, summary, description, visibility, tags, language, translations },
    ...(values.occasions?.length ? { occasions: values.occasions } : {}),
    // A personalized unit has no price of its own, and so no price rules either.
    ...(values.kind === 'personalized' ? {} : termsWire(values, isFlat(values))),
    startingFromPrice: numberOf(values.startingFromPrice),
    durationHours: needed(values.durationHours),
  };
  const { foodKind, isVegan, allergens } = values;
  if (values.kind !== 'compound')
    return { type: 'simple', ...common, foodKind, isVegan, allergens, pricingFactor: factorWire(values) };
  return {
    type: 'compound',
    ...common,
    sections: values.sections.map(sectionWire),
    basePrice: sumOf(values.basePrice),
    basePricePerParticipant: sumOf(values.pricePerParticipant),
    minParticipants: numberOf(values.minParticipants),
    maxParticipants: numberOf(values.maxParticipants),
  };
};

/** The editor's field for each path of the contract. */
const FIELD: Record<string, string> = {
  'pricingFactor.participants': 'participants',
  'pricingFactor.price': 'price',
  'pricingFactor.basePrice': 'basePrice',
  'pricingFactor.pricePerParticipant': 'pricePerParticipant',
  'pricingFactor.participants.min': 'minParticipants',
  'pricingFactor.participants.max': 'maxParticipants',
  basePricePerParticipant: 'pricePerParticipant',
};
export const unitFaults = (values: UnitValues): FieldErrors => {
  const found = fieldErrorsOf(PricingUnitForm, unitWire(values));
  const faults: Record<string, string> = {};
  for (const [path, code] of Object.entries(found)) {
    // Both ends of a range are validated together; the error is shown at the upper one.
    const field =
      values.kind === 'range' && path === 'pricingFactor.participants'
        ? 'maxParticipants'
        : (FIELD[path] ?? path);
    faults[field] ??= code;
  }
  return faults;
};

/** The form as the server takes it. Only for values without faults. */
export const unitForm = (values: UnitValues): PricingUnitForm => PricingUnitForm.parse(unitWire(values));

const lenientLimit = (typed: string): number | null => {
  const number = numberOf(typed);
  return number === null || !Number.isInteger(number) ? null : number;
};
const wholeSum = (typed: string): number => Math.max(0, Math.round(lenient(typed) * 100) / 100);

/** The menu while it is being typed: unfinished numbers count as 0. */
export const draftSections = (values: UnitValues): MenuSection[] =>
  values.sections.map((section) => ({
    name: section.name,
    type: section.type,
    index: indexOf(section),
    minSelection: lenientLimit(section.minSelection),
    maxSelection: lenientLimit(section.maxSelection),
    items: section.items.map((item) => ({
      ...itemWire(item),
      additionalPrice: item.isIncluded ? 0 : wholeSum(item.additionalPrice),
      pricePerParticipant: item.isIncluded ? 0 : wholeSum(item.pricePerParticipant),
      minSelection: lenientLimit(item.minSelection),
      maxSelection: lenientLimit(item.maxSelection),
      quantity: 0,
      selected: false,
    })),
  }));

const draftFactor = (values: UnitValues): PricingFactor => {
  switch (values.kind) {
    case 'fixed':
      return {
        type: 'fixed',
        participants: lenient(values.participants, 100_000),
        price: wholeSum(values.price),
      };
    case 'range':
      return {
        type: 'range',
        participants: {
          min: lenient(values.minParticipants, 1),
          max: lenient(values.maxParticipants, 100_000),
        },
        basePrice: wholeSum(values.basePrice),
        pricePerParticipant: wholeSum(values.pricePerParticipant),
      };
    case 'no_participants':
      return { type: 'no_participants', price: wholeSum(values.price) };
    default:
      return { type: 'personalized' };
  }
};

/** The part of a unit that its price depends on, while it is edited: the shared function shows the customer's price at every keystroke. */
export const draftPriced = (values: UnitValues): PricedUnit => {
  const terms = draftTerms(values, isFlat(values));
  return values.kind === 'compound'
    ? {
        type: 'compound',
        ...terms,
        sections: draftSections(values),
        basePrice: wholeSum(values.basePrice),
        basePricePerParticipant: wholeSum(values.pricePerParticipant),
        minParticipants: lenientLimit(values.minParticipants),
        maxParticipants: lenientLimit(values.maxParticipants),
      }
    : { type: 'simple', pricingFactor: draftFactor(values), ...terms };
};
