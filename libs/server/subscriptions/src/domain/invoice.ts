import type { InvoiceId, InvoiceKind, StoreId, SubscriptionChargeId, UserId } from '@smachot/contracts';
import { formatDate, formatMoney, plain, planTexts } from '@smachot/i18n';
import { addDays, atWallTime, newId, splitVat, vatPercentOn, wallTime } from '@smachot/kernel';
import type { ChargeState } from './charge';

/** What is printed between heading and foot; sums in agorot. */
export type InvoicePaper = {
  /** Name, company number and place, as configured when it was issued. */
  issuer: string;
  customer: string[];
  lines: [label: string, agorot: number][];
};

/** A tax invoice, or a credit note. Written once, never changed: what was printed is stored, not worked out again. */
export type InvoiceState = {
  id: InvoiceId;
  kind: InvoiceKind;
  /** Counted for each kind, without holes. */
  number: number;
  storeId: StoreId;
  chargeId: SubscriptionChargeId;
  payerId: UserId;
  /** Including VAT. */
  amount: number;
  vatPercent: number;
  issuedAt: Date;
  paper: InvoicePaper;
};
export type InvoiceDraft = Omit<InvoiceState, 'number'>;
/** Who issues, and to whom. */
export type InvoiceParties = Pick<InvoicePaper, 'issuer' | 'customer'> & { storeId: StoreId };

const CYCLES = { monthly: 'חודש', annually: 'שנה' };
const dateOf = (day: string): string => plain(formatDate(atWallTime(day, '10:00'), 'he'));

const linesOf = (charge: ChargeState): InvoicePaper['lines'] => {
  const { planId, billing, fromDay, untilDay, price, coupon, off, credit } = charge;
  const plan = `תוכנית ${planTexts(planId, 'he').name}, ${CYCLES[billing]}: ${dateOf(fromDay)} עד ${dateOf(addDays(untilDay, -1))}`;
  const lines: InvoicePaper['lines'] = [
    [plan, price + off],
    [coupon ? `קופון ${coupon.code}` : 'קופון', -off],
    [credit < 0 ? 'יתרה מתקופה קודמת' : 'זיכוי על ימים ששולמו ולא נוצלו', -credit],
  ];
  return lines.filter(([, sum]) => sum !== 0);
};

/** The invoice of a paid charge. */
export const invoiceOf = (charge: ChargeState, parties: InvoiceParties, now: Date): InvoiceDraft => {
  const { issuer, customer, storeId } = parties;
  return {
    ...{ id: newId(), kind: 'invoice', storeId, chargeId: charge.id, payerId: charge.payerId },
    ...{ amount: charge.due, vatPercent: vatPercentOn(wallTime(now).day), issuedAt: now },
    paper: { issuer, customer, lines: linesOf(charge) },
  };
};

/** The credit note of money that went back: by the rate of VAT of the invoice it corrects, and to the same customer. */
export const creditNoteOf = (
  invoice: InvoiceState,
  amount: number,
  issuer: string,
  now: Date,
): InvoiceDraft => {
  const { storeId, chargeId, payerId, vatPercent, number, issuedAt, paper } = invoice;
  const corrected = `זיכוי בגין חשבונית מס/קבלה ${number} מיום ${plain(formatDate(issuedAt, 'he'))}`;
  return {
    ...{ id: newId(), kind: 'credit_note', storeId, chargeId, payerId },
    ...{ amount, vatPercent, issuedAt: now },
    paper: { issuer, customer: paper.customer, lines: [[corrected, amount]] },
  };
};

const money = (agorot: number): string => plain(formatMoney(agorot, 'he'));
const HEADINGS = { invoice: 'חשבונית מס/קבלה', credit_note: 'חשבונית זיכוי' };
const TOTALS = { invoice: 'סך הכול שולם', credit_note: 'סך הכול הוחזר' };
const FOOTS = { invoice: 'שולם בכרטיס אשראי.', credit_note: 'הסכום הוחזר לכרטיס האשראי.' };

/** The page, which is the same whenever it is drawn. */
export const paperOf = ({ kind, number, amount, vatPercent, issuedAt, paper }: InvoiceState) => {
  const { net, vat } = splitVat(amount, vatPercent);
  return {
    title: `Smachot ${kind === 'invoice' ? 'invoice' : 'credit note'} ${number}`,
    heading: `${HEADINGS[kind]} מספר ${number}`,
    head: [paper.issuer, `תאריך: ${plain(formatDate(issuedAt, 'he'))}`, ...paper.customer],
    lines: [
      ...paper.lines.map(([label, sum]): [string, string] => [label, money(sum)]),
      ['סכום לפני מע״מ', money(net)] as [string, string],
      [`מע״מ ${vatPercent}%`, money(vat)] as [string, string],
    ],
    total: [TOTALS[kind], money(amount)] as [string, string],
    foot: [FOOTS[kind]],
  };
};
