import type { NotificationKind } from '@smachot/contracts';
import { withHebrewPrefix } from '@smachot/i18n';
import { disputes } from './dispute-sentences';
import { hostedEvents } from './event-sentences';
import { proposals } from './proposal-sentences';
import type { Sentence } from './sentence';
import { storeStates } from './store-sentences';

/** The sentences of text messages in Hebrew. */
export const hebrew: Record<NotificationKind, Sentence> = {
  send_held: ({ until, template }) =>
    template ? 'שמחות: השליחה הושהתה. מה שעוד לא יצא ממתין לכם' : `שמחות: השליחה ממתינה עד ${until}`,
  send_scheduled: ({ until }) => `שמחות: התזכורות נשלחות בחלקים עד ${until}`,
  send_waits: () => 'שמחות: השליחה ממתינה לכם. הפרטים בדף האורחים',
  campaign_done: () => 'שמחות: ההודעות לאורחים נשלחו',
  bill_due: ({ money }) => `שמחות: יחויבו ${money} על התשובות שהתקבלו`,
  bill_settled: ({ money }) => `שמחות: שולמו ${money}. הקבלה מוכנה`,
  charge_failed: ({ money }) => `שמחות: חברת האשראי דחתה חיוב של ${money}. בדקו את הכרטיס`,
  ...disputes.he,
  ...storeStates.he,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'שמחות: תבנית הודעה חסרה ב־WhatsApp. שליחה אחת הושהתה'
      : ending
        ? 'שמחות: הגישה ל־WhatsApp לא חודשה. השליחה תיעצר כשתפוג'
        : 'שמחות: השליחה ב־WhatsApp נעצרה',
  number_awaiting_approval: () => 'שמחות: אורח ענה מספר מעל המוזמן',
  numbers_waiting: ({ count }) => `שמחות: תשובות מעל המספר שהוזמן: ${count}. הן מחכות לאישורכם`,
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
  order_event_moved: ({ order, event, eventDay }) =>
    `שמחות: ${event} ב${order} עודכן ${withHebrewPrefix('ל', eventDay)}`,
  order_event_cancelled: ({ order, event }) => `שמחות: ${event} בוטל. ה${order} עדיין עומדת`,
  order_change_proposed: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: ב${order} מבקשים לעבור ${withHebrewPrefix('ל', eventDay)}. נא להשיב`
      : `שמחות: ב${order} מבקשים שינוי. נא להשיב`,
  order_change_accepted: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: ה${order} עברה ${withHebrewPrefix('ל', eventDay)}, בהסכמת שני הצדדים`
      : `שמחות: ה${order} שונתה, בהסכמת שני הצדדים`,
  order_change_refused: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: הבקשה להעביר את ה${order} ${withHebrewPrefix('ל', eventDay)} לא אושרה. מה שסוכם נשאר`
      : `שמחות: הבקשה לשנות את ה${order} לא אושרה. מה שסוכם נשאר`,
  order_change_lapsed: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: הבקשה להעביר את ה${order} ${withHebrewPrefix('ל', eventDay)} לא נענתה. מה שסוכם נשאר`
      : `שמחות: הבקשה לשנות את ה${order} לא נענתה. מה שסוכם נשאר`,
  order_change_withdrawn: ({ order, eventDay }) =>
    eventDay
      ? `שמחות: הבקשה להעביר את ה${order} ${withHebrewPrefix('ל', eventDay)} בוטלה`
      : `שמחות: הבקשה לשנות את ה${order} בוטלה`,
  order_answer_due: ({ until, order }) => `שמחות: ה${order} מחכה לתשובתכם עד ${until}`,
  order_rest_coming: ({ money, order, until }) =>
    `שמחות: יתרת ה${order}, ${money}, תחויב ${withHebrewPrefix('ב', until)}`,
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
  order_attendance_proposed: ({ order }) => `שמחות: ב${order} מציעים לסגור לפי מי שיגיעו בפועל. נא להשיב`,
  order_attendance_agreed: ({ order }) => `שמחות: סוכם, ה${order} תיסגר לפי מי שיגיעו בפועל`,
  order_attendance_declined: ({ order }) => `שמחות: ה${order} תיסגר לפי אישורי ההגעה, בלי ספירה בכניסה`,
  order_attendance_counted: ({ order, money }) => `שמחות: לפי מי שהגיעו, ב${order} לתשלום ${money}`,
  order_attendance_objected: ({ order }) => `שמחות: העסק מערער על הספירה ב${order}. נא להשיב`,
  booking_confirmed: ({ booking, store }) => `שמחות: ${store}, ההזמנה הטלפונית ${booking} אושרה`,
  booking_declined: ({ booking, store }) => `שמחות: ${store}, ההזמנה הטלפונית ${booking} לא אושרה`,
  message_received: ({ store, toBusiness }) =>
    store ? `שמחות: הודעה חדשה ${toBusiness ? 'מלקוח אל' : 'מאת'} ${store}` : 'שמחות: הודעה חדשה',
  bank_details_waiting: () => 'שמחות: פרטי בנק מחכים לאימות יותר מ־36 שעות',
  bank_details_verified: ({ store }) => `שמחות: פרטי הבנק של ${store} אומתו`,
  bank_details_rejected: ({ store }) => `שמחות: פרטי הבנק של ${store} לא אושרו. הסיבה מחכה לכם`,
  bank_details_changed: ({ store }) => `שמחות: פרטי הבנק של ${store} שונו. התשלומים ימתינו לאימות`,
  ...proposals.he,
  payout_sent: ({ money, store }) => `שמחות: ${store}, ${money} בדרך לבנק`,
  payout_returned: ({ money, store }) => `שמחות: ${store}, הבנק החזיר ${money}. בדקו את הפרטים`,
  subscription_renewed: ({ money, store }) => `שמחות: המנוי של ${store} חודש ב־${money}`,
  subscription_unpaid: ({ store, until }) => `שמחות: חידוש המנוי של ${store} נכשל. שלמו עד ${until}`,
  subscription_ended: ({ store }) => `שמחות: המנוי של ${store} הסתיים`,
  crew_invited: () => 'שמחות: הוזמנתם לצוות של עסק',
  cohost_invited: () => 'שמחות: הוזמנתם לארח אירוע במשותף',
  ...hostedEvents.he,
  review_invited: ({ store }) => `שמחות: איך היה עם ${store}? אפשר לכתוב חוות דעת`,
  review_received: ({ store }) => `שמחות: ${store}, לקוחות כתבו עליכם חוות דעת`,
  review_replied: ({ store }) => `שמחות: ${store} השיבו לחוות הדעת שלכם`,
  review_hidden: ({ store }) => `שמחות: הסתרנו את חוות הדעת שלכם על ${store}. הסיבה באתר`,
  review_reply_hidden: ({ store }) => `שמחות: הסתרנו תשובה של ${store} לחוות דעת`,
  review_uncounted: ({ store }) => `שמחות: ההזמנה אצל ${store} הוחזרה, והדירוג לא נספר`,
};
