export const services = ['whatsapp', 'payments', 'sms', 'mail', 'places', 'analytics', 'push'] as const;
export type Service = (typeof services)[number];

export interface Rule {
  service: Service;
  rule: string;
  /** Shown on the phone page. */
  title: string;
  /** The unit and the default of the rule's `value`. */
  value?: { unit: string; default: number };
}

const whatsapp: Omit<Rule, 'service'>[] = [
  { rule: '131026', title: 'אין וואטסאפ במספר' },
  { rule: '131049', title: 'מכסת הודעות שיווק של הנמען' },
  { rule: '131050', title: 'הנמען חסם הודעות שיווק' },
  { rule: '132001', title: 'תבנית לא קיימת' },
  { rule: '190', title: 'אסימון לא תקף' },
  { rule: '130429', title: 'חריגה מקצב השליחה' },
  { rule: '131056', title: 'קצב גבוה לאותו נמען' },
  { rule: 'held', title: 'הודעה מוחזקת לבדיקת איכות', value: { unit: 'ms', default: 5000 } },
  { rule: 'held_then_dropped', title: 'מוחזקת ונפסלת (132015)', value: { unit: 'ms', default: 5000 } },
  { rule: 'delay', title: 'סטטוסים מאחרים', value: { unit: 'ms', default: 10_000 } },
  { rule: 'disorder', title: 'סטטוסים בסדר הפוך' },
  { rule: 'duplicates', title: 'סטטוסים כפולים' },
  { rule: 'batches', title: 'סטטוסים נשמרים למנות גדולות', value: { unit: 'ms', default: 3000 } },
  { rule: 'burst', title: 'מבול: עדכון אחד בכל קריאה', value: { unit: 'ms', default: 3000 } },
  { rule: 'skip_delivered', title: 'בלי "נמסרה", ישר "נקראה"' },
  { rule: 'never_read', title: 'האורחים לא קוראים' },
  { rule: 'failed_after_delivered', title: 'כישלון אחרי מסירה' },
  { rule: 'unknown_status', title: 'סטטוס לא מוכר' },
  { rule: 'no_phone', title: 'תשובה בלי מספר טלפון (שם משתמש)' },
  { rule: 'timeout', title: 'התקבל ולא נענה' },
  { rule: 'lost', title: 'לא התקבל, והחיבור נותק' },
  { rule: 'server_error', title: 'תקלת שרת, לא התקבל' },
  { rule: 'throughput', title: 'קצב שליחה מרבי', value: { unit: 'msg/s', default: 80 } },
  { rule: 'tier', title: 'מכסה יומית של נמענים', value: { unit: 'guests/24h', default: 250 } },
];

const payments: Omit<Rule, 'service'>[] = [
  { rule: 'decline', title: 'החיוב נדחה' },
  { rule: '3ds', title: 'דרוש אימות (3-D Secure)' },
  { rule: 'timeout', title: 'חויב ולא נענה' },
  { rule: 'timeout_before', title: 'לא חויב ולא נענה' },
  { rule: 'timeout_generate', title: 'המכירה נפתחה ולא נענה' },
  { rule: 'timeout_capture', title: 'נגבה ולא נענה' },
  { rule: 'refuse_capture', title: 'הגבייה נדחית' },
  { rule: 'timeout_refund', title: 'זוכה ולא נענה' },
  { rule: 'server_error', title: 'תקלת שרת' },
  { rule: 'late_callback', title: 'הודעת סליקה מאחרת', value: { unit: 'ms', default: 20_000 } },
  { rule: 'repeated_callback', title: 'הודעת סליקה חוזרת' },
  { rule: 'no_callback', title: 'בלי הודעת סליקה' },
  { rule: 'forged_callback', title: 'חתימת הודעה שגויה' },
];

const others: Rule[] = [
  { service: 'sms', rule: 'fail', title: 'השליחה נכשלת' },
  { service: 'sms', rule: 'no_credit', title: 'נגמרה היתרה' },
  { service: 'sms', rule: 'delay', title: 'התשובה מאחרת', value: { unit: 'ms', default: 3000 } },
  { service: 'sms', rule: 'timeout', title: 'נשלח ולא נענה' },
  { service: 'mail', rule: 'refuse', title: 'הדואר נדחה' },
  { service: 'mail', rule: 'delay', title: 'הדואר מאחר', value: { unit: 'ms', default: 3000 } },
  { service: 'places', rule: 'empty', title: 'אין תוצאות' },
  { service: 'places', rule: 'quota', title: 'נגמרה המכסה' },
  {
    service: 'analytics',
    rule: 'flags_delay',
    title: 'דגלי תכונות מאחרים',
    value: { unit: 'ms', default: 5000 },
  },
  { service: 'analytics', rule: 'flags_error', title: 'דגלי תכונות בתקלה' },
  { service: 'push', rule: 'gone', title: 'המכשיר ביטל את ההתראות (410)' },
  { service: 'push', rule: 'unknown', title: 'מכשיר לא מוכר (404)' },
  { service: 'push', rule: 'busy', title: 'חריגה מקצב (429)', value: { unit: 's', default: 60 } },
  { service: 'push', rule: 'server_error', title: 'תקלת שרת' },
  { service: 'push', rule: 'timeout', title: 'התקבל ולא נענה' },
];

export const rules: readonly Rule[] = [
  ...whatsapp.map((rule) => ({ service: 'whatsapp' as const, ...rule })),
  ...payments.map((rule) => ({ service: 'payments' as const, ...rule })),
  ...others,
];

export const findRule = (service: Service, rule: string) =>
  rules.find((known) => known.service === service && known.rule === rule);
