import type { EventType, Language, NotificationKind } from '@smachot/contracts';
import { formatShekels, formatShortDate, formatTime, plain } from '@smachot/i18n';
import { bookingNamed, BRIEF_ROOM, dayOf, NAME_ROOM, orderNamed, shortened, type Values } from './named';
import type { Sentence } from './sentence';
import { english } from './sms-english';
import { hebrew } from './sms-hebrew';

export type { Values };
const EVENTS: Partial<Record<Language, Record<EventType | 'other', string>>> = {
  he: { wedding: 'אירוע החתונה', toast: 'אירוע הרמת הכוסית', henna: 'אירוע החינה', other: 'האירוע' },
  en: { wedding: 'the wedding', toast: 'the toast', henna: 'the henna', other: 'the event' },
};
/** Sentences by language; unfinished languages fall back to Hebrew. */
const sentences: Partial<Record<Language, Record<NotificationKind, Sentence>>> = { he: hebrew, en: english };

/**
 * Describes the event in one sentence that begins with the sender. `room`: the text limit; an order gets a shorter name
 * when the sentence would exceed it.
 */
export const sentenceOf = (
  kind: NotificationKind,
  values: Values,
  language: Language,
  room = Infinity,
): string => {
  const whole = sentenceWith(kind, values, language, false);
  return whole.length <= room ? whole : sentenceWith(kind, values, language, true);
};

const sentenceWith = (kind: NotificationKind, values: Values, language: Language, brief: boolean): string => {
  const known = sentences[language] ? language : 'he';
  const money = plain(formatShekels(Number(values['amount'] ?? 0), known));
  const order = orderNamed(values, known, brief);
  const eventDay = dayOf(values['eventAt'], known);
  const store = shortened(String(values['store'] ?? ''), brief ? BRIEF_ROOM : NAME_ROOM);
  const event = EVENTS[known]![(values['event'] as EventType | null | undefined) ?? 'other'];
  const title = `“${shortened(String(values['title'] ?? ''), brief ? BRIEF_ROOM : NAME_ROOM)}”`;
  const toBusiness = values['side'] === 'partner';
  const participants = String(values['participants'] ?? '');
  const until = typeof values['until'] === 'string' ? when(new Date(values['until']), known) : '';
  // until the provider's token expires messages are still sent
  const ending = values['reason'] === 'token_not_refreshed';
  const template = values['because'] === 'template' || values['reason'] === 'template_missing';
  return sentences[known]![kind]({
    money,
    until,
    order,
    toBusiness,
    booking: bookingNamed(values, known, brief),
    participants,
    store,
    title,
    event,
    eventDay,
    ending,
    template,
    explanation: brief ? '' : String(values['explanation'] ?? ''),
    archived: String(values['archived'] || ''),
    suspended: String(values['suspended'] || ''),
    units: brief ? '' : String(values['units'] ?? ''),
  });
};

/**
 * The text message of an urgent notification: one sentence and where to go.
 * @param values those of the notification: `amount` in shekels, `until` and `startsAt` instants, `side` (whom it is told), `store`, `menu`, `code` and
 *   `participants` of an order, `event` and `eventAt` of the event it follows, `title` of a public event,
 *   `customer` of a booking taken by phone, `reason` why sending stops, `explanation` of an admin, `archived`, `units` and `suspended` of a plan
 * @param link full address
 */
export const smsText = (kind: NotificationKind, values: Values, link: string, language: Language): string =>
  `${sentenceOf(kind, values, language, SMS_SEGMENTS - link.length - 1)}\n${link}`;

/** Two segments of a text message. */
const SMS_SEGMENTS = 134;

const when = (instant: Date, language: Language): string =>
  plain(`${formatShortDate(instant, language)} ${formatTime(instant, language)}`);
