import type { Language, PriceLine, VatDetails } from '@smachot/contracts';
import { type ByLanguage, formatDate, formatTime, plain } from '@smachot/i18n';
import { isolate, toAgorot } from '@smachot/kernel';
import {
  type Paper,
  paperMoney as money,
  paperWords,
  vatFoot,
  vatHead,
  vatLines,
} from '@smachot/server-documents';
import type { TicketPurchaseState } from '../domain/ticket-purchase';

/** Whose tickets they are, who paid, and the reader's language. `payer` empty: the account was deleted. */
export type TicketPaperParties = {
  store: string;
  payer: string;
  vat: VatDetails | null;
  cardLastFour: string | null;
  language: Language;
};

const HEADING: ByLanguage<(code: string) => string> = {
  he: (code) => `אישור תשלום לכרטיסים ${code}`,
  en: (code) => `Payment confirmation for tickets ${code}`,
  ru: (code) => `Подтверждение оплаты билетов ${code}`,
  ar: (code) => `تأكيد دفع التذاكر ${code}`,
};

const labelOf = ({ kind, label, quantity, coupon }: PriceLine, language: Language): string => {
  if (kind === 'coupon') return paperWords(language).coupon(coupon?.code);
  return quantity > 1 ? `${isolate(label)} × ${quantity}` : label;
};

/** The confirmation of what was paid for tickets. */
export const ticketPaperOf = (
  { code, title, startsAt, lines, captured, refunded, paidAt, createdAt }: TicketPurchaseState,
  { store, payer, vat, cardLastFour, language }: TicketPaperParties,
): Paper => {
  const words = paperWords(language);
  const paid = { amount: captured - refunded, at: paidAt ?? createdAt };
  return {
    language,
    title: `Smachot tickets ${code}`,
    heading: HEADING[language](code),
    head: [
      words.business(store),
      ...vatHead(vat, language),
      words.paidOn(plain(formatDate(paid.at, language))),
      ...(payer ? [words.to(payer)] : []),
      words.about(title),
      words.eventAt(plain(`${formatDate(startsAt, language)} ${formatTime(startsAt, language)}`)),
    ],
    lines: [
      ...lines.map((line): [string, string] => [
        labelOf(line, language),
        money(toAgorot(line.amount), language),
      ]),
      ...(refunded > 0 ? [[words.refunded, money(-refunded, language)] as [string, string]] : []),
      ...vatLines(vat, paid, language),
    ],
    total: [words.total, money(paid.amount, language)],
    foot: [
      ...(cardLastFour ? [words.card(cardLastFour)] : []),
      ...[words.agent, words.noInvoice, vatFoot(vat, language)],
    ],
  };
};
