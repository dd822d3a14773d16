import { FoodFilter, KosherFilter, SpokenLanguage, StoreSetting } from '@smachot/contracts';
import type { BrowseArg } from '../stores-api';

/** Filters besides the event, the category and the words; each has its own parameter in the address. */
export type Narrowings = {
  kosher: KosherFilter | null;
  food: FoodFilter | null;
  accessible: 'yes' | null;
  setting: StoreSetting | null;
  seats: number | null;
  /** Hours before the start up to which the store takes an order. */
  notice: Notice | null;
  language: SpokenLanguage | null;
  /** The highest total price per guest, in shekels. */
  perGuest: number | null;
};
export const NOTICES = ['24', '48', '168'] as const;
type Notice = (typeof NOTICES)[number];

export const NO_NARROWINGS: Narrowings = {
  kosher: null,
  food: null,
  accessible: null,
  setting: null,
  seats: null,
  notice: null,
  language: null,
  perGuest: null,
};

const one = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

const whole = (value: string | null, most: number): number | null => {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
};

/** The parameter's name; `language` is already the page's own language elsewhere. */
const LANGUAGE = 'speaks';

export const readNarrowings = (params: URLSearchParams): Narrowings => ({
  kosher: one(KosherFilter.options, params.get('kosher')),
  food: one(FoodFilter.options, params.get('food')),
  accessible: one(['yes'], params.get('accessible')),
  setting: one(StoreSetting.options, params.get('setting')),
  seats: whole(params.get('seats'), 100_000),
  notice: one(NOTICES, params.get('notice')),
  language: one(SpokenLanguage.options, params.get(LANGUAGE)),
  perGuest: whole(params.get('perGuest'), 1_000_000),
});

export const writeNarrowings = (search: Narrowings): Record<string, string | number | null> => {
  const { kosher, food, accessible, setting, seats, notice, language, perGuest } = search;
  return { kosher, food, accessible, setting, seats, notice, perGuest, [LANGUAGE]: language };
};

/** The filters of the request; a price per guest is omitted while the number of guests is unknown. */
export const narrowingsOf = (search: Narrowings, counted: boolean): BrowseArg => {
  const { kosher, food, accessible, setting, seats, notice, language, perGuest } = search;
  return {
    ...(kosher ? { kosher } : {}),
    ...(food ? { food } : {}),
    ...(accessible ? { accessible } : {}),
    ...(setting ? { setting } : {}),
    ...(seats ? { seats } : {}),
    ...(notice ? { notice: Number(notice) } : {}),
    ...(language ? { language } : {}),
    ...(perGuest && counted ? { perGuest } : {}),
  };
};
