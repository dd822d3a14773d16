import fs from 'node:fs';
import path from 'node:path';
import type { Language, ProblemCode } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import i18next from 'i18next';
import { root } from './surroundings';

const homes = {
  shell: 'apps/web/src/locales',
  ui: 'libs/web/ui/src/locales',
  door: 'libs/web/ui/src/door/locales',
  proposalLines: 'libs/web/ui/src/proposal-lines/locales',
  identity: 'libs/web/identity/src/locales',
  rsvp: 'libs/web/rsvp/src/locales',
  articles: 'libs/web/articles/src/locales',
  events: 'libs/web/events/src/locales',
  payments: 'libs/web/payments/src/locales',
  notifications: 'libs/web/notifications/src/locales',
  stores: 'libs/web/stores/src/locales',
  orders: 'libs/web/orders/src/locales',
  production: 'libs/web/orders/src/kitchen/locales',
  dashboard: 'libs/web/dashboard/src/locales',
  admin: 'libs/web/admin/src/locales',
  conversations: 'libs/web/conversations/src/locales',
  reviews: 'libs/web/reviews/src/locales',
  newsletters: 'libs/web/newsletters/src/locales',
  seating: 'libs/web/seating/src/locales',
  guest: 'libs/web/guest-page/src/locales',
  problems: 'libs/shared/i18n/src/locales/problems.',
} as const;
/** Of what is wrong with a field; the contracts have no table of these. */
type FieldCode = 'field.required' | 'terms.required';
/** As the Hebrew ones are written; all languages have the same. */
type Texts = {
  shell: typeof import('../../web/src/locales/he.json');
  ui: typeof import('../../../libs/web/ui/src/locales/he.json');
  door: typeof import('../../../libs/web/ui/src/door/locales/he.json');
  proposalLines: typeof import('../../../libs/web/ui/src/proposal-lines/locales/he.json');
  identity: typeof import('../../../libs/web/identity/src/locales/he.json');
  rsvp: typeof import('../../../libs/web/rsvp/src/locales/he.json');
  articles: typeof import('../../../libs/web/articles/src/locales/he.json');
  events: typeof import('../../../libs/web/events/src/locales/he.json');
  payments: typeof import('../../../libs/web/payments/src/locales/he.json');
  notifications: typeof import('../../../libs/web/notifications/src/locales/he.json');
  stores: typeof import('../../../libs/web/stores/src/locales/he.json');
  orders: typeof import('../../../libs/web/orders/src/locales/he.json');
  production: typeof import('../../../libs/web/orders/src/kitchen/locales/he.json');
  dashboard: typeof import('../../../libs/web/dashboard/src/locales/he.json');
  admin: typeof import('../../../libs/web/admin/src/locales/he.json');
  conversations: typeof import('../../../libs/web/conversations/src/locales/he.json');
  reviews: typeof import('../../../libs/web/reviews/src/locales/he.json');
  newsletters: typeof import('../../../libs/web/newsletters/src/locales/he.json');
  seating: typeof import('../../../libs/web/seating/src/locales/he.json');
  guest: typeof import('../../../libs/web/guest-page/src/locales/he.json');
  problems: Record<ProblemCode | FieldCode, string>;
};
type Room = keyof typeof homes;
type Values = Record<string, string | number>;
type WithoutCount<Key> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;
/** The keys of all texts within, as i18next takes them: joined by dots, and without the form for a count. */
type KeyIn<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutCount<Key> : `${Key}.${KeyIn<T[Key]>}`;
}[keyof T & string];
type Say<Key extends string> = (key: Key, values?: Values) => string;
/** A key of a room's texts. */
export type TextKey<Name extends Room> = KeyIn<Texts[Name]>;
/** What follows `Start` in the keys of a room. */
export type KeyAfter<Name extends Room, Start extends string> =
  Extract<TextKey<Name>, `${Start}${string}`> extends `${Start}${infer Rest}` ? Rest : never;
/** What a room can say: a key that its texts do not have does not compile. */
export type Words = { [Name in Room]: Say<TextKey<Name>> } & { language: Language };

/** The guest page fills its own texts, without i18next, as `{name}`, and isolates the direction of each name. */
const bracesOf = (room: Room) => (room === 'guest' ? { prefix: '{', suffix: '}' } : {});
const filledIn = (room: Room, values: Values): Values =>
  room === 'guest'
    ? Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? isolate(value) : value,
        ]),
      )
    : values;

const speaker = (room: Room, language: Language): Say<string> => {
  const home = homes[room];
  const file = path.join(root, home.endsWith('.') ? `${home}${language}.json` : `${home}/${language}.json`);
  const texts = i18next.createInstance();
  void texts.init({
    lng: language,
    resources: { [language]: { translation: JSON.parse(fs.readFileSync(file, 'utf8')) as object } },
    interpolation: { escapeValue: false, ...bracesOf(room) },
    // codes of problems have dots in their names
    keySeparator: room === 'problems' ? false : '.',
    initAsync: false,
  });
  return (key, values = {}) => {
    if (!texts.exists(key, values)) throw new Error(`${file} has no text "${key}"`);
    return texts.t(key, filledIn(room, values));
  };
};

/** The product's own texts, read from its locale files, so that no test repeats a sentence. */
export const wordsIn = (language: Language): Words => {
  const rooms = Object.keys(homes) as Room[];
  const said = Object.fromEntries(rooms.map((room) => [room, speaker(room, language)])) as Record<
    Room,
    Say<string>
  >;
  return { language, ...said };
};

/** A pattern for a text some of whose values are unknown: the fixed words around them. */
export const around = <Key extends string>(say: Say<Key>, key: NoInfer<Key>, values: Values = {}): RegExp => {
  // a value that is not given leaves its place in the text
  const words = say(key, values).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${words.replaceAll(/(?:\\\{){1,2}\w+(?:\\\}){1,2}/g, '.+')}$`);
};

const LOCALES: Record<Language, string> = { he: 'he-IL', en: 'en-IL', ru: 'ru-IL', ar: 'ar-IL-u-nu-latn' };
const whole = { style: 'currency', currency: 'ILS', maximumFractionDigits: 0 } as const;
/** Whole shekels as a screen in this language shows them. */
export const shekels = (sum: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], whole).format(sum);
