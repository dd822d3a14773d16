import type { Language, StatementKind } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

export const STATEMENT_COLUMNS = ['line', 'day', 'kind', 'order', 'payout', 'amount', 'balance'] as const;
type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

export type StatementWords = {
  sheet: string;
  rightToLeft: boolean;
  columns: Record<StatementColumn, string>;
  kinds: Record<StatementKind, string>;
  sums: {
    opening: string;
    closing: string;
    vat: string;
    next: (sum: string, day: string, account: string) => string;
  };
  /** The days of a statement; an end that is open is null. */
  days: (from: string | null, until: string | null) => string;
};

const hebrew: StatementWords = {
  sheet: 'דף חשבון',
  rightToLeft: true,
  columns: {
    line: 'שורה',
    day: 'תאריך',
    kind: 'תנועה',
    order: 'הזמנה',
    payout: 'העברה',
    amount: 'סכום',
    balance: 'יתרה',
  },
  kinds: {
    captured: 'תשלום של לקוח',
    refunded: 'החזר ללקוח',
    commission: 'עמלה',
    chargeback_opened: 'הכחשת עסקה, הסכום הוקפא',
    chargeback_won: 'הכחשת העסקה נדחתה',
    chargeback_lost: 'הכחשת העסקה התקבלה',
    payout_planned: 'העברה לבנק',
    payout_canceled: 'ההעברה בוטלה',
    payout_returned: 'הבנק החזיר את ההעברה',
  },
  sums: {
    opening: 'יתרה בתחילת התקופה',
    closing: 'יתרה בסוף התקופה',
    vat: 'מזה מע״מ בעמלה',
    next: (sum, day, account) => `ההעברה הבאה: ${sum} ב־${day} לחשבון ${account}`,
  },
  days: (from, until) => {
    if (from && until) return `מתאריך ${from} עד ${until}`;
    if (from) return `מתאריך ${from}`;
    return until ? `עד ${until}` : 'כל התנועות';
  },
};

const english: StatementWords = {
  sheet: 'Statement',
  rightToLeft: false,
  columns: {
    line: 'Line',
    day: 'Date',
    kind: 'Entry',
    order: 'Order',
    payout: 'Payout',
    amount: 'Amount',
    balance: 'Balance',
  },
  kinds: {
    captured: 'Customer’s payment',
    refunded: 'Refund to the customer',
    commission: 'Commission',
    chargeback_opened: 'Chargeback, the sum is frozen',
    chargeback_won: 'Chargeback won',
    chargeback_lost: 'Chargeback lost',
    payout_planned: 'Payout to the bank',
    payout_canceled: 'Payout not sent',
    payout_returned: 'Payout returned by the bank',
  },
  sums: {
    opening: 'Opening balance',
    closing: 'Closing balance',
    vat: 'of which VAT within the commission',
    next: (sum, day, account) => `Next payout: ${sum} on ${day} to account ${account}`,
  },
  days: (from, until) => {
    if (from && until) return `From ${from} to ${until}`;
    if (from) return `From ${from}`;
    return until ? `Until ${until}` : 'All entries';
  },
};

const russian: StatementWords = {
  sheet: 'Выписка',
  rightToLeft: false,
  columns: {
    line: 'Строка',
    day: 'Дата',
    kind: 'Движение',
    order: 'Заказ',
    payout: 'Выплата',
    amount: 'Сумма',
    balance: 'Баланс',
  },
  kinds: {
    captured: 'Платёж клиента',
    refunded: 'Возврат клиенту',
    commission: 'Комиссия',
    chargeback_opened: 'Платёж оспорен, сумма заморожена',
    chargeback_won: 'Спор выигран',
    chargeback_lost: 'Спор проигран',
    payout_planned: 'Выплата в банк',
    payout_canceled: 'Выплата отменена',
    payout_returned: 'Выплата возвращена банком',
  },
  sums: {
    opening: 'Баланс на начало периода',
    closing: 'Баланс на конец периода',
    vat: 'в том числе НДС в комиссии',
    next: (sum, day, account) => `Следующая выплата: ${sum} ${day} на счёт ${account}`,
  },
  days: (from, until) => {
    if (from && until) return `С ${from} по ${until}`;
    if (from) return `С ${from}`;
    return until ? `По ${until}` : 'Все движения';
  },
};

const arabic: StatementWords = {
  sheet: 'كشف حساب',
  rightToLeft: true,
  columns: {
    line: 'السطر',
    day: 'التاريخ',
    kind: 'الحركة',
    order: 'الطلب',
    payout: 'التحويل',
    amount: 'المبلغ',
    balance: 'الرصيد',
  },
  kinds: {
    captured: 'دفعة من زبون',
    refunded: 'استرداد لزبون',
    commission: 'عمولة',
    chargeback_opened: 'اعتراض على معاملة، المبلغ مجمّد',
    chargeback_won: 'رُفض الاعتراض',
    chargeback_lost: 'قُبل الاعتراض',
    payout_planned: 'تحويل إلى البنك',
    payout_canceled: 'أُلغي التحويل',
    payout_returned: 'تحويل أعاده البنك',
  },
  sums: {
    opening: 'الرصيد في بداية الفترة',
    closing: 'الرصيد في نهاية الفترة',
    vat: 'منها ضريبة القيمة المضافة في العمولة',
    next: (sum, day, account) => `التحويل القادم: ${sum} في ${day} إلى الحساب ${account}`,
  },
  days: (from, until) => {
    if (from && until) return `من ${from} حتى ${until}`;
    if (from) return `من ${from}`;
    return until ? `حتى ${until}` : 'كل الحركات';
  },
};
const WORDS: ByLanguage<StatementWords> = { he: hebrew, en: english, ru: russian, ar: arabic };

/** The words of a statement. */
export const statementWords = (language: Language): StatementWords => WORDS[language];
