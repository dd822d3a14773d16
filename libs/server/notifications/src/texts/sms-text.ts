import type { EventType, Language, NotificationKind } from '@smachot/contracts';
import { formatShekels, formatShortDate, formatTime, plain } from '@smachot/i18n';

export type Values = Record<string, string | number | null>;
type Sentence = (say: {
  money: string;
  until: string;
  /** Of an order: its number and its date. */
  code: string;
  day: string;
  participants: string;
  /** Of an event that an order follows: the business, what is celebrated, and when it is now. */
  store: string;
  event: string;
  eventDay: string;
  ending: boolean;
  template: boolean;
}) => string;

const hebrew: Record<NotificationKind, Sentence> = {
  send_held: ({ until, template }) =>
    template ? 'שמחות: השליחה הושהתה. מה שעוד לא יצא ממתין לכם' : `שמחות: השליחה ממתינה עד ${until}`,
  send_scheduled: ({ until }) => `שמחות: התזכורות נשלחות בחלקים עד ${until}`,
  send_waits: () => 'שמחות: השליחה ממתינה לכם. הפרטים בדף האורחים',
  campaign_done: () => 'שמחות: ההודעות לאורחים נשלחו',
  bill_due: ({ money }) => `שמחות: יחויבו ${money} על התשובות שהתקבלו`,
  bill_settled: ({ money }) => `שמחות: שולמו ${money}. הקבלה מוכנה`,
  charge_failed: ({ money }) => `שמחות: חברת האשראי דחתה חיוב של ${money}. בדקו את הכרטיס`,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'שמחות: תבנית הודעה חסרה ב־WhatsApp. שליחה אחת הושהתה'
      : ending
        ? 'שמחות: הגישה ל־WhatsApp לא חודשה. השליחה תיעצר כשתפוג'
        : 'שמחות: השליחה ב־WhatsApp נעצרה',
  number_awaiting_approval: () => 'שמחות: אורח ביקש יותר מקומות מהצפוי',
  guest_wrote: () => 'שמחות: אורחים כתבו לכם',
  order_placed: ({ code, day }) => `שמחות: הזמנה חדשה ${code} ל־${day} מחכה לתשובה`,
  order_approved: ({ code, day }) => `שמחות: ההזמנה ${code} ל־${day} אושרה`,
  order_declined: ({ code }) => `שמחות: ההזמנה ${code} לא אושרה ולא חויבתם`,
  order_expired: ({ code }) => `שמחות: ההזמנה ${code} לא נענתה בזמן ולא חויבתם`,
  order_recalled: ({ code }) => `שמחות: הלקוח משך את ההזמנה ${code}`,
  order_cancelled: ({ code, day }) => `שמחות: ההזמנה ${code} ל־${day} בוטלה`,
  order_payment_needed: ({ code, money }) =>
    `שמחות: התשלום של ${money} להזמנה ${code} לא עבר. יש 24 שעות להשלים`,
  order_refunded: ({ code, money }) => `שמחות: הוחזרו ${money} על ההזמנה ${code}`,
  order_done: ({ code }) => `שמחות: ההזמנה ${code} הושלמה`,
  order_estimate: ({ money, code, participants }) =>
    `שמחות: לפי אישורי ההגעה, הזמנה ${code} עומדת כרגע על ${participants} אורחים ו־${money}`,
  order_amendment_proposed: ({ code, participants }) =>
    `שמחות: בהזמנה ${code} מבקשים לעבור ל־${participants} אורחים. מחכים לתשובתכם`,
  order_amendment_accepted: ({ code, participants }) =>
    `שמחות: העסק אישר ${participants} אורחים בהזמנה ${code}`,
  order_amendment_refused: ({ code, participants }) =>
    `שמחות: העסק לא יכול לקבל ${participants} אורחים בהזמנה ${code}. המספר שסוכם נשאר`,
  order_amendment_lapsed: ({ code, participants }) =>
    `שמחות: הזמנה ${code}, הבקשה ל־${participants} אורחים לא נענתה. מה שסוכם נשאר`,
  order_settled: ({ money, code, participants }) =>
    `שמחות: הזמנה ${code} נסגרה על ${participants} אורחים, סך הכול ${money}`,
  order_settlement_due: ({ money, code }) =>
    `שמחות: נשארו ${money} לתשלום על הזמנה ${code}. יש 24 שעות להשלים`,
  order_locked: ({ code, participants }) => `שמחות: הזמנה ${code} ננעלה על ${participants} האורחים ששולמו`,
  order_event_moved: ({ code, store, event, eventDay }) =>
    `שמחות: ${event} בהזמנה ${code}${store && ` אצל ${store}`} עודכן ל־${eventDay}`,
  order_event_cancelled: ({ code, store, event }) =>
    `שמחות: ${event} בוטל. הזמנה ${code}${store && ` אצל ${store}`} עדיין עומדת`,
  order_change_proposed: ({ code, eventDay }) =>
    `שמחות: בהזמנה ${code} מבקשים לעבור ל־${eventDay}. מחכים לתשובתכם`,
  order_change_accepted: ({ code, eventDay }) => `שמחות: הזמנה ${code} עברה ל־${eventDay}, בהסכמת שני הצדדים`,
  order_change_refused: ({ code, eventDay }) =>
    `שמחות: הבקשה להעביר את הזמנה ${code} ל־${eventDay} לא אושרה. מה שסוכם נשאר`,
  order_change_lapsed: ({ code, eventDay }) =>
    `שמחות: הבקשה להעביר את הזמנה ${code} ל־${eventDay} לא נענתה. מה שסוכם נשאר`,
  order_change_withdrawn: ({ code, eventDay }) =>
    `שמחות: הבקשה להעביר את הזמנה ${code} ל־${eventDay} נמשכה חזרה`,
  order_answer_due: ({ code, until }) => `שמחות: הזמנה ${code} מחכה לתשובתכם עד ${until}`,
  message_received: ({ store }) => (store ? `שמחות: הודעה חדשה מ${store}` : 'שמחות: הודעה חדשה'),
  crew_invited: () => 'שמחות: הוזמנתם לצוות של עסק',
  cohost_invited: () => 'שמחות: הוזמנתם לארח אירוע במשותף',
};

const english: Record<NotificationKind, Sentence> = {
  send_held: ({ until, template }) =>
    template
      ? 'Smachot: sending is paused. What has not gone out waits for you'
      : `Smachot: sending waits until ${until}`,
  send_scheduled: ({ until }) => `Smachot: reminders go out in parts until ${until}`,
  send_waits: () => 'Smachot: sending is waiting for you. See the guests page',
  campaign_done: () => 'Smachot: your messages to guests are sent',
  bill_due: ({ money }) => `Smachot: ${money} for the responses will be charged`,
  bill_settled: ({ money }) => `Smachot: ${money} paid. The receipt is ready`,
  charge_failed: ({ money }) => `Smachot: your card was declined for ${money}. Please check it`,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'Smachot: a message template is missing at WhatsApp. One campaign is paused'
      : ending
        ? 'Smachot: WhatsApp access not renewed. Sending stops when it ends'
        : 'Smachot: WhatsApp sending has stopped',
  number_awaiting_approval: () => 'Smachot: a guest asks for more seats than expected',
  guest_wrote: () => 'Smachot: guests wrote to you',
  order_placed: ({ code, day }) => `Smachot: new order ${code} for ${day} awaits your answer`,
  order_approved: ({ code, day }) => `Smachot: order ${code} for ${day} is approved`,
  order_declined: ({ code }) => `Smachot: order ${code} was declined; nothing was charged`,
  order_expired: ({ code }) => `Smachot: order ${code} was not answered in time; nothing was charged`,
  order_recalled: ({ code }) => `Smachot: order ${code} was recalled`,
  order_cancelled: ({ code, day }) => `Smachot: order ${code} for ${day} was cancelled`,
  order_payment_needed: ({ code, money }) =>
    `Smachot: ${money} for order ${code} failed. Please pay within 24 hours`,
  order_refunded: ({ code, money }) => `Smachot: ${money} of order ${code} was refunded`,
  order_done: ({ code }) => `Smachot: order ${code} is done`,
  order_estimate: ({ money, code, participants }) =>
    `Smachot: by the guests' answers, order ${code} now stands at ${participants} participants and ${money}`,
  order_amendment_proposed: ({ code, participants }) =>
    `Smachot: order ${code} asks to move to ${participants} participants and awaits your answer`,
  order_amendment_accepted: ({ code, participants }) =>
    `Smachot: the business agreed to ${participants} participants in order ${code}`,
  order_amendment_refused: ({ code, participants }) =>
    `Smachot: order ${code}, ${participants} participants refused. The agreed number stands`,
  order_amendment_lapsed: ({ code, participants }) =>
    `Smachot: order ${code}, ${participants} participants not answered. The agreed number stands`,
  order_settled: ({ money, code, participants }) =>
    `Smachot: order ${code} is settled at ${participants} participants, ${money} in all`,
  order_settlement_due: ({ money, code }) =>
    `Smachot: ${money} of order ${code} is left to pay. Please complete it within 24 hours`,
  order_locked: ({ code, participants }) =>
    `Smachot: order ${code} is locked at the ${participants} participants that were paid`,
  order_event_moved: ({ code, store, event, eventDay }) =>
    `Smachot: ${event} of order ${code}${store && ` (${store})`} is now on ${eventDay}`,
  order_event_cancelled: ({ code, store, event }) =>
    `Smachot: ${event} was cancelled. Order ${code}${store && ` (${store})`} still stands`,
  order_change_proposed: ({ code, eventDay }) =>
    `Smachot: order ${code}: a move to ${eventDay} is asked for and awaits your answer`,
  order_change_accepted: ({ code, eventDay }) =>
    `Smachot: order ${code} has moved to ${eventDay}, agreed by both sides`,
  order_change_refused: ({ code, eventDay }) =>
    `Smachot: order ${code}: the move to ${eventDay} was refused. What was agreed stands`,
  order_change_lapsed: ({ code, eventDay }) =>
    `Smachot: order ${code}: the move to ${eventDay} was not answered. It stands`,
  order_change_withdrawn: ({ code, eventDay }) =>
    `Smachot: order ${code}: the request to move to ${eventDay} was withdrawn`,
  order_answer_due: ({ code, until }) => `Smachot: order ${code} awaits your answer until ${until}`,
  message_received: ({ store }) => (store ? `Smachot: a new message from ${store}` : 'Smachot: a new message'),
  crew_invited: () => 'Smachot: you are invited to the crew of a business',
  cohost_invited: () => 'Smachot: you are invited to co-host an event',
};

const EVENTS: Partial<Record<Language, Record<EventType | 'other', string>>> = {
  he: { wedding: 'אירוע החתונה', toast: 'אירוע הרמת הכוסית', henna: 'אירוע החינה', other: 'האירוע' },
  en: { wedding: 'the wedding', toast: 'the toast', henna: 'the henna', other: 'the event' },
};
/** A text message has room for so much of a business's name. */
const NAME_ROOM = 20;
const shortened = (name: string): string =>
  name.length > NAME_ROOM ? `${name.slice(0, NAME_ROOM - 1).trimEnd()}…` : name;

/** Languages that are not finished read Hebrew. */
const sentences: Partial<Record<Language, Record<NotificationKind, Sentence>>> = { he: hebrew, en: english };

/** What happened, in one sentence that begins with who writes. */
export const sentenceOf = (kind: NotificationKind, values: Values, language: Language): string => {
  const known = sentences[language] ? language : 'he';
  const money = plain(formatShekels(Number(values['amount'] ?? 0), known));
  const day = dayOf(values['startsAt'], known);
  const eventDay = dayOf(values['eventAt'], known);
  const store = shortened(String(values['store'] ?? ''));
  const event = EVENTS[known]![(values['event'] as EventType | null | undefined) ?? 'other'];
  const code = String(values['code'] ?? '');
  const participants = String(values['participants'] ?? '');
  const until = typeof values['until'] === 'string' ? when(new Date(values['until']), known) : '';
  // until the provider's token ends messages still go out
  const ending = values['reason'] === 'token_not_refreshed';
  const template = values['because'] === 'template' || values['reason'] === 'template_missing';
  return sentences[known]![kind]({
    money,
    until,
    code,
    day,
    participants,
    store,
    event,
    eventDay,
    ending,
    template,
  });
};

/**
 * The text message of an urgent notification: one sentence and where to go.
 * @param values those of the notification: `amount` in shekels, `until` and `startsAt` instants, `code` and `participants` of an order,
 *   `store`, `event` and `eventAt` of an order and the event it follows,
 *   `reason` why sending stops
 * @param link full address
 */
export const smsText = (kind: NotificationKind, values: Values, link: string, language: Language): string =>
  `${sentenceOf(kind, values, language)}\n${link}`;

const dayOf = (instant: Values[string] | undefined, language: Language): string =>
  typeof instant === 'string' ? plain(formatShortDate(new Date(instant), language)) : '';

const when = (instant: Date, language: Language): string =>
  plain(`${formatShortDate(instant, language)} ${formatTime(instant, language)}`);
