import type { Language } from '@smachot/contracts';
import {
  type ByLanguage,
  formatDate,
  formatShortDate,
  needsYear,
  plain,
  withHebrewPrefix,
} from '@smachot/i18n';
import { shortened } from '@smachot/kernel';

export type Values = Record<string, string | number | null>;
/** Who is written to: days that are far from `readAt` are named with their year. */
export type Reader = { language: Language; readAt: Date };

/** Maximum length of a business's name in a text message. */
export const NAME_ROOM = 20;
export const BRIEF_ROOM = 12;

type Naming = {
  order: string;
  /** What follows the noun: the business, the day. */
  withStore: (store: string) => string;
  onDay: (day: string) => string;
  /** The customer of a booking taken by phone, and its day. */
  booking: (customer: string, day: string) => (string | false)[];
};
const NAMING: ByLanguage<Naming> = {
  he: {
    order: 'הזמנה',
    withStore: (store) => ` אצל ${store}`,
    onDay: (day) => ` ${withHebrewPrefix('ל', day)}`,
    booking: (customer, day) => [
      customer !== '' && `של ${customer}`,
      day !== '' && withHebrewPrefix('ל', day),
    ],
  },
  en: {
    order: 'order',
    withStore: (store) => ` with ${store}`,
    onDay: (day) => ` for ${day}`,
    booking: (customer, day) => [customer !== '' && `of ${customer}`, day !== '' && `for ${day}`],
  },
  ru: {
    order: 'заказ',
    withStore: (store) => ` у «${store}»`,
    onDay: (day) => ` на ${day}`,
    booking: (customer, day) => [day !== '' && `на ${day}`, customer !== '' && `(${customer})`],
  },
  ar: {
    order: 'طلب',
    withStore: (store) => ` من ${store}`,
    onDay: (day) => ` ليوم ${day}`,
    booking: (customer, day) => [customer !== '' && `باسم ${customer}`, day !== '' && `ليوم ${day}`],
  },
};

/**
 * The name of an order in a sentence.
 * @param values older notifications have neither side nor business: then its day, or its number
 * @param brief only the business, or only the day
 */
export const orderNamed = (values: Values, reader: Reader, brief: boolean): string => {
  const { order, withStore, onDay } = NAMING[reader.language];
  const named = (key: string) => shortened(String(values[key] ?? ''), brief ? BRIEF_ROOM : NAME_ROOM);
  const day = dayOf(values['startsAt'], reader, brief);
  const on = day && onDay(day);
  if (values['side'] === 'partner') {
    const menu = named('menu');
    if (on) return `${order}${on}${menu && !brief ? ` (${menu})` : ''}`;
  } else if (named('store')) return `${order}${withStore(named('store'))}${brief ? '' : on}`;
  return on ? `${order}${on}` : `${order} ${String(values['code'] ?? '')}`.trimEnd();
};

/** @param brief without the customer */
export const bookingNamed = (values: Values, reader: Reader, brief: boolean): string => {
  const customer = brief ? '' : shortened(String(values['customer'] ?? ''), NAME_ROOM);
  return NAMING[reader.language]
    .booking(customer, dayOf(values['startsAt'], reader, brief))
    .filter(Boolean)
    .join(' ');
};

/** @param brief a day of another year in digits */
export const dayOf = (
  instant: Values[string] | undefined,
  { language, readAt }: Reader,
  brief: boolean,
): string => {
  if (typeof instant !== 'string') return '';
  const at = new Date(instant);
  return plain(
    brief && needsYear(at, readAt) ? formatDate(at, language) : formatShortDate(at, language, readAt),
  );
};
