import type { Language } from '@smachot/contracts';
import { formatShortDate, plain } from '@smachot/i18n';

export type Values = Record<string, string | number | null>;

/** Maximum length of a business's name in a text message. */
export const NAME_ROOM = 20;
export const BRIEF_ROOM = 12;
export const shortened = (name: string, room = NAME_ROOM): string =>
  name.length > room ? `${name.slice(0, room - 1).trimEnd()}…` : name;

/**
 * The name of an order in a sentence.
 * @param values older notifications have neither side nor business: then its day, or its number
 * @param brief only the business, or only the day
 */
export const orderNamed = (values: Values, language: Language, brief: boolean): string => {
  const english = language === 'en';
  const named = (key: string) => shortened(String(values[key] ?? ''), brief ? BRIEF_ROOM : NAME_ROOM);
  const day = dayOf(values['startsAt'], language);
  const on = day && (english ? ` for ${day}` : ` ל־${day}`);
  const noun = english ? 'order' : 'הזמנה';
  if (values['side'] === 'partner') {
    const menu = named('menu');
    if (on) return `${noun}${on}${menu && !brief ? ` (${menu})` : ''}`;
  } else if (named('store'))
    return `${noun}${english ? ' with' : ' אצל'} ${named('store')}${brief ? '' : on}`;
  return on ? `${noun}${on}` : `${noun} ${String(values['code'] ?? '')}`.trimEnd();
};

/** @param brief without the customer */
export const bookingNamed = (values: Values, language: Language, brief: boolean): string => {
  const customer = brief ? '' : shortened(String(values['customer'] ?? ''));
  const day = dayOf(values['startsAt'], language);
  const [of, on] = language === 'en' ? ['of ', 'for '] : ['של ', 'ל־'];
  return [customer && `${of}${customer}`, day && `${on}${day}`].filter(Boolean).join(' ');
};

export const dayOf = (instant: Values[string] | undefined, language: Language): string =>
  typeof instant === 'string' ? plain(formatShortDate(new Date(instant), language)) : '';
