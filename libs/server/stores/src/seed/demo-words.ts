import type { Availability, MenuItem, MenuSection, PricingFactor, PricingUnitForm } from '@smachot/contracts';

type UnitTexts = Pick<PricingUnitForm, 'name' | 'summary' | 'description'> &
  Partial<Pick<PricingUnitForm, 'tags' | 'durationHours' | 'startingFromPrice' | 'visibility'>>;

const common = ({ tags = [], durationHours = 6, visibility = 'public', ...said }: UnitTexts) => ({
  ...said,
  tags,
  durationHours,
  visibility,
  translations: {},
});

export const simple = (said: UnitTexts, pricingFactor: PricingFactor): PricingUnitForm => ({
  ...common(said),
  type: 'simple',
  pricingFactor,
});

type Dish = Partial<MenuItem> & { name: string };
type Part = Partial<MenuSection> & { name: string; dishes: Dish[] };

const item = (dish: Dish, index: number): MenuItem => ({
  description: '',
  index,
  additionalPrice: 0,
  pricePerParticipant: 0,
  isDefault: false,
  isIncluded: false,
  isMultipleSelection: false,
  isMultipleSelectionLimited: false,
  minSelection: null,
  maxSelection: null,
  image: null,
  quantity: 0,
  selected: false,
  ...dish,
});

const section = ({ dishes, ...part }: Part, index: number): MenuSection => ({
  index,
  type: 'selectible-items',
  minSelection: null,
  maxSelection: null,
  ...part,
  items: dishes.map(item),
});

type Sums = { basePrice: number; perHead: number; from: number; to: number };

export const menu = (
  said: UnitTexts,
  { basePrice, perHead, from, to }: Sums,
  parts: Part[],
): PricingUnitForm => ({
  ...common(said),
  type: 'compound',
  basePrice,
  basePricePerParticipant: perHead,
  minParticipants: from,
  maxParticipants: to,
  sections: parts.map(section),
});

/** A dish that is always included. */
export const always = (name: string, description = ''): Dish => ({ name, description, isIncluded: true });
/** A dish that is selected by default. */
export const usual = (name: string, more: Partial<MenuItem> = {}): Dish => ({
  name,
  isDefault: true,
  ...more,
});
export const dish = (name: string, more: Partial<MenuItem> = {}): Dish => ({ name, ...more });

const rule = (
  id: number,
  from: string,
  to: string,
  weekdays: number[],
  isAvailable: boolean,
): Availability => ({
  id: `0194000b-0000-7000-8000-${String(id).padStart(12, '0')}`,
  isAvailable,
  allDay: false,
  startDateTime: from,
  endDateTime: to,
  recurrence: 'weekly',
  recurrenceEndDate: null,
  weekdays,
});

/** Evenings from Sunday to Thursday, and Friday before Shabbat. Wall clock of a winter week. */
export const evenings: Availability[] = [
  rule(1, '2026-01-04T14:00:00.000Z', '2026-01-05T00:00:00.000Z', [0, 1, 2, 3, 4], true),
  rule(2, '2026-01-09T07:00:00.000Z', '2026-01-09T13:00:00.000Z', [5], true),
];
/** Day and night but from Friday afternoon until Saturday night. */
export const weekdays: Availability[] = [
  rule(3, '2026-01-09T13:00:00.000Z', '2026-01-10T17:00:00.000Z', [5], false),
];
