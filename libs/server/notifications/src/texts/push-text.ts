import type { NotificationKind, PushedNotice } from '@smachot/contracts';
import { BRAND, directionOf } from '@smachot/i18n';
import { type Reader, sentenceOf, type Values } from './sms-text';

/** More is cut off by every lock screen. */
const ROOM = 180;

/**
 * Values that a lock screen may show: everybody around reads it. Names, words and phones of people are not among them; what an admin
 * explained neither. A public event's title is public.
 */
const SHOWN = [
  ...['side', 'store', 'menu', 'code', 'startsAt', 'amount', 'participants'],
  ...['event', 'eventAt', 'until', 'because', 'reason', 'title'],
];

/** A notification as it is pushed: the sentence of its kind, without people, and where it leads. */
export const pushedNotice = (
  { id, kind, values, href }: { id: string; kind: NotificationKind; values: Values; href: string },
  reader: Reader,
): PushedNotice => {
  const { language } = reader;
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => SHOWN.includes(name)));
  const brand = BRAND[language];
  return {
    title: brand,
    body: sentenceOf(kind, shown, reader, ROOM).replace(`${brand}: `, ''),
    href,
    tag: id,
    lang: language,
    dir: directionOf(language),
  };
};
