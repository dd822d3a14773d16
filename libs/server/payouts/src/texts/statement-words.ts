import type { Language, StatementKind } from '@smachot/contracts';

export const STATEMENT_COLUMNS = ['line', 'day', 'kind', 'order', 'payout', 'amount', 'balance'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

export type StatementWords = {
  sheet: string;
  rightToLeft: boolean;
  columns: Record<StatementColumn, string>;
  kinds: Record<StatementKind, string>;
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
  days: (from, until) => {
    if (from && until) return `From ${from} to ${until}`;
    if (from) return `From ${from}`;
    return until ? `Until ${until}` : 'All entries';
  },
};

/** The words of a statement; languages that are not finished read English. */
export const statementWords = (language: Language): StatementWords => (language === 'he' ? hebrew : english);
