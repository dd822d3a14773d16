import type { EventType, NotificationKind } from '@smachot/contracts';
import { type ByLanguage, formatShekels, formatShortDate, formatUntil, plain } from '@smachot/i18n';
import { shortened, wallTime } from '@smachot/kernel';
import { bookingNamed, BRIEF_ROOM, dayOf, NAME_ROOM, orderNamed, type Reader, type Values } from './named';
import type { Sentence } from './sentence';
import { arabic } from './sms-arabic';
import { english } from './sms-english';
import { hebrew } from './sms-hebrew';
import { russian } from './sms-russian';
import { waitingWords } from './waiting-words';

export type { Reader, Values };
const EVENTS: ByLanguage<Record<EventType | 'other', string>> = {
  he: { wedding: 'אירוע החתונה', toast: 'אירוע הרמת הכוסית', henna: 'אירוע החינה', other: 'האירוע' },
  en: { wedding: 'the wedding', toast: 'the toast', henna: 'the henna', other: 'the event' },
  ru: { wedding: 'свадьба', toast: 'праздничный тост', henna: 'хна', other: 'праздник' },
  ar: { wedding: 'العرس', toast: 'رفع النخب', henna: 'حفل الحنة', other: 'المناسبة' },
};
const DOCUMENTS: ByLanguage<Readonly<Record<string, string>>> = {
  he: { insurance: 'הביטוח', licence: 'רישיון העסק', kashrut: 'תעודת הכשרות' },
  en: { insurance: 'the insurance', licence: 'the business licence', kashrut: 'the kashrut certificate' },
  ru: { insurance: 'страховка', licence: 'лицензия на бизнес', kashrut: 'сертификат кашрута' },
  ar: { insurance: 'وثيقة التأمين', licence: 'رخصة المصلحة', kashrut: 'شهادة الكشروت' },
};
/** The quotation marks around the title of a public event. */
const QUOTED: ByLanguage<(title: string) => string> = {
  he: (title) => `“${title}”`,
  en: (title) => `“${title}”`,
  ru: (title) => `«${title}»`,
  ar: (title) => `«${title}»`,
};
const SENTENCES: ByLanguage<Record<NotificationKind, Sentence>> = {
  he: hebrew,
  en: english,
  ru: russian,
  ar: arabic,
};

/**
 * Describes the event in one sentence that begins with the sender. `room`: the text limit; an order gets a shorter name
 * when the sentence would exceed it.
 */
export const sentenceOf = (
  kind: NotificationKind,
  values: Values,
  reader: Reader,
  room = Infinity,
): string => {
  const whole = sentenceWith(kind, values, reader, false);
  return whole.length <= room ? whole : sentenceWith(kind, values, reader, true);
};

const sentenceWith = (kind: NotificationKind, values: Values, reader: Reader, brief: boolean): string => {
  const { language } = reader;
  const money = plain(formatShekels(Number(values['amount'] ?? 0), language));
  const order = orderNamed(values, reader, brief);
  const eventDay = dayOf(values['eventAt'], reader, brief);
  const store = shortened(String(values['store'] ?? ''), brief ? BRIEF_ROOM : NAME_ROOM);
  const event = EVENTS[language][(values['event'] as EventType | null | undefined) ?? 'other'];
  const title = QUOTED[language](shortened(String(values['title'] ?? ''), brief ? BRIEF_ROOM : NAME_ROOM));
  const toBusiness = values['side'] === 'partner';
  const participants = String(values['participants'] ?? '');
  const until = typeof values['until'] === 'string' ? untilOf(new Date(values['until']), reader, brief) : '';
  // until the provider's token expires messages are still sent
  const ending = values['reason'] === 'token_not_refreshed';
  const template = values['because'] === 'template' || values['reason'] === 'template_missing';
  return SENTENCES[language][kind]({
    money,
    until,
    order,
    toBusiness,
    booking: bookingNamed(values, reader, brief),
    participants,
    count: String(values['count'] ?? ''),
    ...waitingWords(values, language),
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
    document: DOCUMENTS[language][String(values['document'] ?? '')] ?? '',
  });
};

/**
 * The text message of an urgent notification: one sentence and where to go.
 * @param values those of the notification: `amount` in shekels, `until` and `startsAt` instants, `side` (whom it is told), `store`, `menu`, `code` and
 *   `participants` of an order, `event` and `eventAt` of the event it follows, `title` of a public event,
 *   `customer` of a booking taken by phone, `count` and `days` of what waits, `reason` why sending stops, `explanation` of an admin, `archived`, `units` and `suspended` of a plan
 * @param link full address
 */
export const smsText = (kind: NotificationKind, values: Values, link: string, reader: Reader): string =>
  `${sentenceOf(kind, values, reader, SMS_SEGMENTS - link.length - 1)}\n${link}`;

/** Two segments of a text message. */
const SMS_SEGMENTS = 134;

/** `brief`: a day that ends at midnight is named alone. */
const untilOf = (instant: Date, { language, readAt }: Reader, brief: boolean): string =>
  plain(
    brief && wallTime(instant).time === '00:00'
      ? formatShortDate(new Date(instant.getTime() - 1), language, readAt)
      : formatUntil(instant, language, readAt),
  );
