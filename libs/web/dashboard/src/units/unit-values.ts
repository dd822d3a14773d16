import type {
  Food,
  Language,
  MenuItem,
  MenuSection,
  Occasion,
  PricingFactor,
  PricingUnit,
  PricingUnitVisibility,
  SectionType,
} from '@smachot/contracts';
import { type TermsValues, termsValues } from '../price-rules/rule-values';
import { typed } from '../values/typed';

type FactorKind = Exclude<PricingFactor['type'], 'compound'>;
/** The kinds of price a partner chooses from. */
export type PriceKind = FactorKind | 'compound';

/**
 * `key` identifies it on this screen; `index` is the server's identifier, null while it is new. Neither changes when it moves: a
 * customer who has the menu open still means the same dish afterwards.
 */
export type ItemValues = {
  key: string;
  index: number | null;
  name: string;
  description: string;
  additionalPrice: string;
  pricePerParticipant: string;
  isDefault: boolean;
  isIncluded: boolean;
  isMultipleSelection: boolean;
  isMultipleSelectionLimited: boolean;
  minSelection: string;
  maxSelection: string;
  image: string | null;
  translations?: MenuItem['translations'];
} & Food;
export type SectionValues = {
  key: string;
  index: number | null;
  name: string;
  type: SectionType;
  minSelection: string;
  maxSelection: string;
  translations?: MenuSection['translations'];
  items: ItemValues[];
};
export type Words = { name: string; summary: string; description: string };
export type TranslatedWords = Words & { tags?: string[] | undefined };

/** Values of the unit editor: numbers as they were typed. Fields of other kinds of price keep their typed values. */
export type UnitValues = Words &
  Food &
  TermsValues & {
    kind: PriceKind;
    startingFromPrice: string;
    visibility: PricingUnitVisibility;
    tags: string[];
    /** Absent in drafts that are older than this field. */
    occasions?: Occasion[];
    durationHours: string;
    /** The language the texts are typed in. */
    language: Language;
    translations: Partial<Record<Language, TranslatedWords>>;
    /** fixed: up to so many. */
    participants: string;
    /** fixed, no_participants. */
    price: string;
    /** range, compound. */
    basePrice: string;
    pricePerParticipant: string;
    minParticipants: string;
    maxParticipants: string;
    sections: SectionValues[];
  };

export const newKey = (): string => crypto.randomUUID();

export const emptyItem = (key = newKey()): ItemValues => ({
  key,
  index: null,
  name: '',
  description: '',
  additionalPrice: '',
  pricePerParticipant: '',
  isDefault: false,
  isIncluded: false,
  isMultipleSelection: false,
  isMultipleSelectionLimited: false,
  minSelection: '',
  maxSelection: '',
  image: null,
  foodKind: null,
  isVegan: false,
  allergens: null,
  translations: {},
});
export const emptySection = (key = newKey()): SectionValues => ({
  key,
  index: null,
  name: '',
  type: 'selectible-items',
  minSelection: '',
  maxSelection: '',
  translations: {},
  items: [],
});
export const emptyUnit = (language: Language = 'he'): UnitValues => ({
  kind: 'range',
  name: '',
  summary: '',
  description: '',
  startingFromPrice: '',
  visibility: 'public',
  tags: [],
  occasions: [],
  priceRules: [],
  minimumSum: '',
  minimumParticipants: '',
  durationHours: '6',
  language,
  translations: {},
  foodKind: null,
  isVegan: false,
  allergens: null,
  participants: '',
  price: '',
  basePrice: '',
  pricePerParticipant: '',
  minParticipants: '',
  maxParticipants: '',
  sections: [],
});

const foodOf = ({ foodKind, isVegan, allergens }: Food): Food => ({
  foodKind: foodKind ?? null,
  isVegan: isVegan ?? false,
  allergens: allergens ?? null,
});
const itemValues = (item: MenuItem): ItemValues => ({
  key: newKey(),
  index: item.index,
  name: item.name,
  description: item.description,
  additionalPrice: item.additionalPrice ? typed(item.additionalPrice) : '',
  pricePerParticipant: item.pricePerParticipant ? typed(item.pricePerParticipant) : '',
  isDefault: item.isDefault,
  isIncluded: item.isIncluded,
  isMultipleSelection: item.isMultipleSelection,
  isMultipleSelectionLimited: item.isMultipleSelectionLimited,
  minSelection: typed(item.minSelection),
  maxSelection: typed(item.maxSelection),
  image: item.image,
  ...foodOf(item),
  translations: item.translations ?? {},
});
const sectionValues = (section: MenuSection): SectionValues => ({
  key: newKey(),
  index: section.index,
  name: section.name,
  type: section.type,
  minSelection: typed(section.minSelection),
  maxSelection: typed(section.maxSelection),
  translations: section.translations ?? {},
  items: section.items.map(itemValues),
});

const factorValues = (factor: PricingFactor): Partial<UnitValues> => {
  switch (factor.type) {
    case 'fixed':
      return { participants: typed(factor.participants), price: typed(factor.price) };
    case 'range':
      return {
        minParticipants: typed(factor.participants.min),
        maxParticipants: typed(factor.participants.max),
        basePrice: typed(factor.basePrice),
        pricePerParticipant: typed(factor.pricePerParticipant),
      };
    case 'no_participants':
      return { price: typed(factor.price) };
    default:
      return {};
  }
};

/** Converts the server's unit to the editor's values. */
export const unitValues = (unit: PricingUnit): UnitValues => {
  const { name, summary, description, visibility, tags, translations } = unit;
  const common = {
    ...emptyUnit(),
    ...{ name, summary, description, visibility, tags, translations },
    language: unit.language ?? ('he' as const),
    occasions: unit.occasions ?? [],
    ...termsValues(unit, newKey),
    startingFromPrice: typed(unit.startingFromPrice),
    durationHours: typed(unit.durationHours),
  };
  if (unit.type === 'simple') {
    const kind = unit.pricingFactor.type === 'compound' ? 'personalized' : unit.pricingFactor.type;
    return { ...common, ...foodOf(unit), kind, ...factorValues(unit.pricingFactor) };
  }
  return {
    ...common,
    kind: 'compound',
    basePrice: typed(unit.basePrice),
    pricePerParticipant: typed(unit.basePricePerParticipant),
    minParticipants: typed(unit.minParticipants),
    maxParticipants: typed(unit.maxParticipants),
    sections: unit.sections.map(sectionValues),
  };
};

export const picturesOf = (unit: PricingUnit) => (unit.type === 'simple' ? unit.imageGallery : unit.images);
