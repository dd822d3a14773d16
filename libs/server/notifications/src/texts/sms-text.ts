import type { EventType, Language, NotificationKind } from '@smachot/contracts';
import { formatShekels, formatShortDate, formatTime, plain } from '@smachot/i18n';
import { disputes } from './dispute-sentences';
import { bookingNamed, BRIEF_ROOM, dayOf, NAME_ROOM, orderNamed, shortened, type Values } from './named';
import type { Sentence } from './sentence';

export type { Values };
const hebrew: Record<NotificationKind, Sentence> = {
  send_held: ({ until, template }) =>
    template ? 'שמחות: השליחה הושהתה. מה שעוד לא יצא ממתין לכם' : `שמחות: השליחה ממתינה עד ${until}`,
  send_scheduled: ({ until }) => `שמחות: התזכורות נשלחות בחלקים עד ${until}`,
  send_waits: () => 'שמחות: השליחה ממתינה לכם. הפרטים בדף האורחים',
  campaign_done: () => 'שמחות: ההודעות לאורחים נשלחו',
  bill_due: ({ money }) => `שמחות: יחויבו ${money} על התשובות שהתקבלו`,
  bill_settled: ({ money }) => `שמחות: שולמו ${money}. הקבלה מוכנה`,
  charge_failed: ({ money }) => `שמחות: חברת האשראי דחתה חיוב של ${money}. בדקו את הכרטיס`,
  ...disputes.he,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'שמחות: תבנית הודעה חסרה ב־WhatsApp. שליחה אחת הושהתה'
      : ending
        ? 'שמחות: הגישה ל־WhatsApp לא חודשה. השליחה תיעצר כשתפוג'
        : 'שמחות: השליחה ב־WhatsApp נעצרה',
  number_awaiting_approval: () => 'שמחות: אורח ביקש יותר מקומות מהצפוי',
  guest_wrote: () => 'שמחות: אורחים כתבו לכם',
  order_placed: ({ order }) => `שמחות: התקבלה ${order}. מחכים לתשובתכם`,
  order_approved: ({ order }) => `שמחות: ה${order} אושרה`,
  order_declined: ({ order }) => `שמחות: ה${order} לא אושרה ולא חויבתם`,
  order_expired: ({ order }) => `שמחות: ה${order} לא נענתה בזמן ולא חויבתם`,
  order_recalled: ({ order }) => `שמחות: הלקוח משך את ה${order}`,
  order_cancelled: ({ order }) => `שמחות: ה${order} בוטלה`,
  order_payment_needed: ({ money, order }) => `שמחות: התשלום של ${money} ל${order} לא עבר. יש 24 שעות להשלים`,
  order_refunded: ({ money, order }) => `שמחות: הוחזרו ${money} על ה${order}`,
  order_done: ({ order }) => `שמחות: ה${order} הושלמה`,
  order_estimate: ({ money, order, participants }) =>
    `שמחות: לפי אישורי ההגעה, ב${order} כרגע ${participants} אורחים, ${money}`,
  order_amendment_proposed: ({ order, participants }) =>
    `שמחות: ב${order} מבקשים לעבור ל־${participants} אורחים. מחכים לתשובתכם`,
  order_amendment_accepted: ({ order, participants }) => `שמחות: העסק אישר ${participants} אורחים ב${order}`,
  order_amendment_refused: ({ order, participants }) =>
    `שמחות: העסק לא יכול לקבל ${participants} אורחים ב${order}. המספר שסוכם נשאר`,
  order_amendment_lapsed: ({ order, participants }) =>
    `שמחות: הבקשה ל־${participants} אורחים ב${order} לא נענתה. מה שסוכם נשאר`,
  order_settled: ({ money, order, participants }) =>
    `שמחות: ה${order} נסגרה על ${participants} אורחים, סך הכול ${money}`,
  order_settlement_due: ({ money, order }) => `שמחות: נשארו ${money} לתשלום על ה${order}. יש 24 שעות להשלים`,
  order_locked: ({ order, participants }) => `שמחות: ה${order} ננעלה על ${participants} האורחים ששולמו`,
  order_event_moved: ({ order, event, eventDay }) => `שמחות: ${event} ב${order} עודכן ל־${eventDay}`,
  order_event_cancelled: ({ order, event }) => `שמחות: ${event} בוטל. ה${order} עדיין עומדת`,
  order_change_proposed: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: ב${order} מבקשים לעבור ל־${eventDay}. נא להשיב`
      : `שמחות: ב${order} מבקשים שינוי. נא להשיב`,
  order_change_accepted: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: ה${order} עברה ל־${eventDay}, בהסכמת שני הצדדים`
      : `שמחות: ה${order} שונתה, בהסכמת שני הצדדים`,
  order_change_refused: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: הבקשה להעביר את ה${order} ל־${eventDay} לא אושרה. מה שסוכם נשאר`
      : `שמחות: הבקשה לשנות את ה${order} לא אושרה. מה שסוכם נשאר`,
  order_change_lapsed: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: הבקשה להעביר את ה${order} ל־${eventDay} לא נענתה. מה שסוכם נשאר`
      : `שמחות: הבקשה לשנות את ה${order} לא נענתה. מה שסוכם נשאר`,
  order_change_withdrawn: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: הבקשה להעביר את ה${order} ל־${eventDay} בוטלה`
      : `שמחות: הבקשה לשנות את ה${order} בוטלה`,
  order_answer_due: ({ until, order }) => `שמחות: ה${order} מחכה לתשובתכם עד ${until}`,
  order_rest_coming: ({ money, order, until }) => `שמחות: יתרת ה${order}, ${money}, תחויב ב־${until}`,
  order_rest_needed: ({ money, order, until }) =>
    `שמחות: יתרת ה${order}, ${money}, לא עברה. שלמו עד ${until}`,
  order_rest_undecided: ({ money, order, toBusiness }) =>
    toBusiness
      ? `שמחות: יתרת ה${order}, ${money}, לא שולמה. ההחלטה אצלכם`
      : `שמחות: יתרת ה${order}, ${money}, לא שולמה. אפשר עוד לשלם`,
  order_rest_extended: ({ money, order, until }) =>
    `שמחות: יש לכם עוד זמן לשלם ${money} על ה${order}: עד ${until}`,
  order_rest_waived: ({ money, order }) => `שמחות: את יתרת ה${order}, ${money}, משלמים ישירות לעסק`,
  order_street_wanted: ({ order }) => `שמחות: ב${order} חסר הרחוב. כתבו אותו כדי שהעסק יוכל לאשר`,
  order_street_said: ({ order }) => `שמחות: ב${order} נוסף הרחוב`,
  booking_confirmed: ({ booking, store }) => `שמחות: ${store}, ההזמנה הטלפונית ${booking} אושרה`,
  booking_declined: ({ booking, store }) => `שמחות: ${store}, ההזמנה הטלפונית ${booking} לא אושרה`,
  message_received: ({ store, toBusiness }) =>
    store ? `שמחות: הודעה חדשה ${toBusiness ? 'מלקוח אל' : 'מאת'} ${store}` : 'שמחות: הודעה חדשה',
  review_invited: ({ store }) => `שמחות: איך היה עם ${store}? אפשר לכתוב חוות דעת`,
  review_received: ({ store }) => `שמחות: ${store}, לקוחות כתבו עליכם חוות דעת`,
  review_replied: ({ store }) => `שמחות: ${store} השיבו לחוות הדעת שלכם`,
  bank_details_waiting: () => 'שמחות: פרטי בנק מחכים לאימות יותר מ־36 שעות',
  bank_details_verified: ({ store }) => `שמחות: פרטי הבנק של ${store} אומתו`,
  bank_details_rejected: ({ store }) => `שמחות: פרטי הבנק של ${store} לא אושרו. הסיבה מחכה לכם`,
  bank_details_changed: ({ store }) => `שמחות: פרטי הבנק של ${store} שונו. התשלומים ימתינו לאימות`,
  payout_sent: ({ money, store }) => `שמחות: ${store}, ${money} בדרך לבנק`,
  payout_returned: ({ money, store }) => `שמחות: ${store}, הבנק החזיר ${money}. בדקו את הפרטים`,
  subscription_renewed: ({ money, store }) => `שמחות: המנוי של ${store} חודש ב־${money}`,
  subscription_unpaid: ({ store, until }) => `שמחות: חידוש המנוי של ${store} נכשל. שלמו עד ${until}`,
  subscription_ended: ({ store }) => `שמחות: המנוי של ${store} הסתיים`,
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
  ...disputes.en,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'Smachot: a message template is missing at WhatsApp. One campaign is paused'
      : ending
        ? 'Smachot: WhatsApp access not renewed. Sending stops when it ends'
        : 'Smachot: WhatsApp sending has stopped',
  number_awaiting_approval: () => 'Smachot: a guest asks for more seats than expected',
  guest_wrote: () => 'Smachot: guests wrote to you',
  order_placed: ({ order }) => `Smachot: new ${order} awaits your answer`,
  order_approved: ({ order }) => `Smachot: ${order} is approved`,
  order_declined: ({ order }) => `Smachot: ${order} was declined; nothing was charged`,
  order_expired: ({ order }) => `Smachot: ${order} was not answered in time; nothing was charged`,
  order_recalled: ({ order }) => `Smachot: ${order} was recalled`,
  order_cancelled: ({ order }) => `Smachot: ${order} was cancelled`,
  order_payment_needed: ({ money, order }) =>
    `Smachot: ${money} for ${order} failed. Please pay within 24 hours`,
  order_refunded: ({ money, order }) => `Smachot: ${money} of ${order} was refunded`,
  order_done: ({ order }) => `Smachot: ${order} is done`,
  order_estimate: ({ money, order, participants }) =>
    `Smachot: ${order} now stands at ${participants} participants and ${money}`,
  order_amendment_proposed: ({ order, participants }) =>
    `Smachot: ${order} asks to move to ${participants} participants and awaits your answer`,
  order_amendment_accepted: ({ order, participants }) =>
    `Smachot: the business agreed to ${participants} participants in ${order}`,
  order_amendment_refused: ({ order, participants }) =>
    `Smachot: ${order}, ${participants} participants refused. The agreed number stands`,
  order_amendment_lapsed: ({ order, participants }) =>
    `Smachot: ${order}, ${participants} participants not answered. The agreed number stands`,
  order_settled: ({ money, order, participants }) =>
    `Smachot: ${order} is settled at ${participants} participants, ${money} in all`,
  order_settlement_due: ({ money, order }) =>
    `Smachot: ${money} of ${order} is left to pay. Please complete it within 24 hours`,
  order_locked: ({ order, participants }) =>
    `Smachot: ${order} is locked at the ${participants} participants that were paid`,
  order_event_moved: ({ order, event, eventDay }) => `Smachot: ${event} of ${order} is now on ${eventDay}`,
  order_event_cancelled: ({ order, event }) => `Smachot: ${event} was cancelled. Your ${order} still stands`,
  order_change_proposed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: they ask to move it to ${eventDay}. Please answer`
      : `Smachot: ${order}: they ask for a change. Please answer`,
  order_change_accepted: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order} has moved to ${eventDay}, agreed by both sides`
      : `Smachot: ${order} was changed, agreed by both sides`,
  order_change_refused: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: the move to ${eventDay} was refused. It stands`
      : `Smachot: ${order}: the change was refused. It stands`,
  order_change_lapsed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: the move to ${eventDay} was not answered. It stands`
      : `Smachot: ${order}: the change was not answered. It stands`,
  order_change_withdrawn: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: the request to move to ${eventDay} was withdrawn`
      : `Smachot: ${order}: the request for a change was withdrawn`,
  order_answer_due: ({ until, order }) => `Smachot: ${order} awaits your answer until ${until}`,
  order_rest_coming: ({ money, order, until }) => `Smachot: ${money} left of ${order}, charged on ${until}`,
  order_rest_needed: ({ money, order, until }) =>
    `Smachot: ${money} left of ${order} failed. Pay by ${until}`,
  order_rest_undecided: ({ money, order, toBusiness }) =>
    toBusiness
      ? `Smachot: ${money} left of ${order} was not paid. You decide`
      : `Smachot: ${money} left of ${order} was not paid. You still can`,
  order_rest_extended: ({ money, order, until }) =>
    `Smachot: more time to pay ${money} for ${order}: until ${until}`,
  order_rest_waived: ({ money, order }) => `Smachot: pay ${money} left of ${order} to the business`,
  order_street_wanted: ({ order }) => `Smachot: the street of ${order} is missing. The business waits for it`,
  order_street_said: ({ order }) => `Smachot: ${order} has its street now`,
  booking_confirmed: ({ booking, store }) => `Smachot: ${store}, the phone booking ${booking} is confirmed`,
  booking_declined: ({ booking, store }) =>
    `Smachot: ${store}, the phone booking ${booking} was not confirmed`,
  message_received: ({ store, toBusiness }) =>
    store
      ? `Smachot: a new message ${toBusiness ? 'from a customer to' : 'from'} ${store}`
      : 'Smachot: a new message',
  review_invited: ({ store }) => `Smachot: how was ${store}? You can write a review`,
  review_received: ({ store }) => `Smachot: ${store}, a customer wrote a review of you`,
  review_replied: ({ store }) => `Smachot: ${store} replied to your review`,
  bank_details_waiting: () => 'Smachot: bank details have waited over 36 hours for verification',
  bank_details_verified: ({ store }) => `Smachot: the bank details of ${store} are verified`,
  bank_details_rejected: ({ store }) => `Smachot: the bank details of ${store} were not approved. See why`,
  bank_details_changed: ({ store }) =>
    `Smachot: the bank details of ${store} were changed. Payouts wait for verification`,
  payout_sent: ({ money, store }) => `Smachot: ${store}, ${money} is on its way to your bank`,
  payout_returned: ({ store }) => `Smachot: ${store}, a payout came back. Check the bank details`,
  subscription_renewed: ({ money, store }) => `Smachot: ${store}'s plan renewed for ${money}`,
  subscription_unpaid: ({ store, until }) => `Smachot: ${store}'s plan was not renewed. Pay by ${until}`,
  subscription_ended: ({ store }) => `Smachot: ${store}'s paid plan has ended`,
  crew_invited: () => 'Smachot: you are invited to the crew of a business',
  cohost_invited: () => 'Smachot: you are invited to co-host an event',
};

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
    event,
    eventDay,
    ending,
    template,
  });
};

/**
 * The text message of an urgent notification: one sentence and where to go.
 * @param values those of the notification: `amount` in shekels, `until` and `startsAt` instants, `side` (whom it is told), `store`, `menu`, `code` and
 *   `participants` of an order, `event` and `eventAt` of the event it follows,
 *   `customer` of a booking taken by phone, `reason` why sending stops
 * @param link full address
 */
export const smsText = (kind: NotificationKind, values: Values, link: string, language: Language): string =>
  `${sentenceOf(kind, values, language, SMS_SEGMENTS - link.length - 1)}\n${link}`;

/** Two segments of a text message. */
const SMS_SEGMENTS = 134;

const when = (instant: Date, language: Language): string =>
  plain(`${formatShortDate(instant, language)} ${formatTime(instant, language)}`);
