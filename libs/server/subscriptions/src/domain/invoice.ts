import type {
  InvoiceId,
  InvoiceKind,
  Language,
  StoreId,
  SubscriptionChargeId,
  UserId,
} from '@smachot/contracts';
import { formatDate, plain, planTexts } from '@smachot/i18n';
import { addDays, atWallTime, newId, vatPercentOn, wallTime } from '@smachot/kernel';
import type { ChargeState } from './charge';
import { invoiceWords } from './invoice-words';

/** What is printed between heading and foot; sums in agorot. */
type InvoicePaper = {
  /** Name, company number and place, as configured when it was issued. */
  issuer: string;
  /** In Hebrew, which the law wants records in (ADR 134). */
  customer: string[];
  lines: [label: string, agorot: number][];
  /** The same texts in the payer's language when it was issued, line for line; absent: that was Hebrew. */
  translated?: { language: Language; customer: string[]; labels: string[] };
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
export type InvoiceParties = {
  issuer: string;
  storeId: StoreId;
  /** Of the payer. */
  language: Language;
  customer: (language: Language) => string[];
};

const dayOf = (day: string, language: Language): string =>
  plain(formatDate(atWallTime(day, '10:00'), language));

const linesOf = (charge: ChargeState, language: Language): InvoicePaper['lines'] => {
  const { planId, billing, fromDay, untilDay, price, coupon, off, credit } = charge;
  const words = invoiceWords(language);
  const until = dayOf(addDays(untilDay, -1), language);
  const plan = words.plan(planTexts(planId, language).name, billing, dayOf(fromDay, language), until);
  const lines: InvoicePaper['lines'] = [
    [plan, price + off],
    [words.coupon(coupon?.code), -off],
    [credit < 0 ? words.balance : words.credit, -credit],
  ];
  return lines.filter(([, sum]) => sum !== 0);
};

/** The language that the law wants records in. */
const LAWFUL: Language = 'he';

type Texts = Pick<InvoicePaper, 'customer' | 'lines'>;

const paperOf = (
  issuer: string,
  language: Language,
  textsIn: (language: Language) => Texts,
): InvoicePaper => {
  const lawful = { issuer, ...textsIn(LAWFUL) };
  if (language === LAWFUL) return lawful;
  const { customer, lines } = textsIn(language);
  return { ...lawful, translated: { language, customer, labels: lines.map(([label]) => label) } };
};

/** The invoice of a paid charge. */
export const invoiceOf = (charge: ChargeState, parties: InvoiceParties, now: Date): InvoiceDraft => {
  const { issuer, customer, storeId, language } = parties;
  return {
    ...{ id: newId(), kind: 'invoice', storeId, chargeId: charge.id, payerId: charge.payerId },
    ...{ amount: charge.due, vatPercent: vatPercentOn(wallTime(now).day), issuedAt: now },
    paper: paperOf(issuer, language, (wanted) => ({
      customer: customer(wanted),
      lines: linesOf(charge, wanted),
    })),
  };
};

/** The credit note of money that went back: by the rate of VAT of the invoice it corrects, to the same customer and in its language. */
export const creditNoteOf = (
  invoice: InvoiceState,
  amount: number,
  issuer: string,
  now: Date,
): InvoiceDraft => {
  const { storeId, chargeId, payerId, vatPercent, number, issuedAt, paper } = invoice;
  const { translated } = paper;
  return {
    ...{ id: newId(), kind: 'credit_note', storeId, chargeId, payerId },
    ...{ amount, vatPercent, issuedAt: now },
    paper: paperOf(issuer, translated?.language ?? LAWFUL, (wanted) => ({
      customer: (wanted === translated?.language ? translated : paper).customer,
      lines: [[invoiceWords(wanted).corrects(number, plain(formatDate(issuedAt, wanted))), amount]],
    })),
  };
};
