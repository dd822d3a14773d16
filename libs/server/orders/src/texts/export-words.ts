import type { BookingStatus, Language, OrderPaymentStatus, OrderStatus } from '@smachot/contracts';

export const EXPORT_COLUMNS = [
  'code',
  'status',
  'date',
  'from',
  'to',
  'menu',
  'participants',
  'customer',
  'phone',
  'address',
  'price',
  'payment',
  'captured',
  'refunded',
  'owed',
  'gross',
  'commission',
  'net',
  'remarks',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

export type ExportWords = {
  language: Language;
  sheet: string;
  rightToLeft: boolean;
  columns: Record<ExportColumn, string>;
  statuses: Record<OrderStatus, string>;
  payments: Record<OrderPaymentStatus, string>;
  /** Shown instead of an order number. */
  byPhone: string;
  bookings: Record<Exclude<BookingStatus, 'removed'>, string>;
};

const hebrew: ExportWords = {
  language: 'he',
  sheet: 'הזמנות',
  rightToLeft: true,
  columns: {
    code: 'מספר הזמנה',
    status: 'מצב',
    date: 'תאריך',
    from: 'משעה',
    to: 'עד שעה',
    menu: 'תפריט',
    participants: 'משתתפים',
    customer: 'לקוח',
    phone: 'טלפון',
    address: 'מקום',
    price: 'מחיר',
    payment: 'תשלום',
    captured: 'נגבה',
    refunded: 'הוחזר',
    owed: 'להחזיר ידנית',
    gross: 'הכנסה ברוטו',
    commission: 'עמלה',
    net: 'הכנסה נטו',
    remarks: 'הערות',
  },
  statuses: {
    pending: 'ממתינה לתשובה',
    approved: 'אושרה',
    declined: 'נדחתה',
    recalled: 'נמשכה',
    cancelled_partner: 'בוטלה על ידי העסק',
    cancelled_customer: 'בוטלה על ידי הלקוח',
    done: 'הושלמה',
  },
  payments: {
    none: 'ללא תשלום',
    held: 'מסגרת שמורה',
    capturing: 'בגבייה',
    captured: 'שולם',
    action_required: 'ממתין ללקוח',
    voided: 'לא חויב',
    refunding: 'בהחזר',
    refunded: 'הוחזר',
    partially_refunded: 'הוחזר חלקית',
    owed: 'יוחזר ידנית',
  },
  byPhone: 'בטלפון',
  bookings: {
    entered: 'נרשמה בטלפון',
    asked: 'נשלח קישור לאישור',
    confirmed: 'אושרה על ידי הלקוח',
    declined: 'הלקוח כתב שאינה נכונה',
  },
};

const english: ExportWords = {
  language: 'en',
  sheet: 'Orders',
  rightToLeft: false,
  columns: {
    code: 'Order number',
    status: 'Status',
    date: 'Date',
    from: 'From',
    to: 'To',
    menu: 'Menu',
    participants: 'Participants',
    customer: 'Customer',
    phone: 'Phone',
    address: 'Place',
    price: 'Price',
    payment: 'Payment',
    captured: 'Charged',
    refunded: 'Refunded',
    owed: 'To be refunded by hand',
    gross: 'Gross income',
    commission: 'Commission',
    net: 'Net income',
    remarks: 'Remarks',
  },
  statuses: {
    pending: 'Awaiting an answer',
    approved: 'Approved',
    declined: 'Declined',
    recalled: 'Recalled',
    cancelled_partner: 'Cancelled by the business',
    cancelled_customer: 'Cancelled by the customer',
    done: 'Done',
  },
  payments: {
    none: 'Nothing to pay',
    held: 'Held',
    capturing: 'Being charged',
    captured: 'Paid',
    action_required: 'Awaits the customer',
    voided: 'Not charged',
    refunding: 'Being refunded',
    refunded: 'Refunded',
    partially_refunded: 'Partly refunded',
    owed: 'Refunded by hand',
  },
  byPhone: 'By phone',
  bookings: {
    entered: 'Entered by phone',
    asked: 'Link to confirm sent',
    confirmed: 'Confirmed by the customer',
    declined: 'The customer said it is not right',
  },
};

/** Unfinished languages fall back to Hebrew. */
export const exportWords = (language: Language): ExportWords => (language === 'en' ? english : hebrew);
