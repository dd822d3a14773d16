import type { Language } from '@smachot/contracts';
import { formatDate, plain } from '@smachot/i18n';
import { type Paper, type PaperLine, paperMoney, paperWords, vatSplit } from '@smachot/server-documents';
import type { InvoiceState } from '../domain/invoice';
import { invoiceWords } from '../domain/invoice-words';

type Texts = { language: Language; customer: string[]; labels: string[] };

const inLanguage = (invoice: InvoiceState, { language, customer, labels }: Texts): Paper => {
  const { kind, number, amount, vatPercent, issuedAt, paper } = invoice;
  const words = invoiceWords(language);
  return {
    language,
    title: `Smachot ${kind === 'invoice' ? 'invoice' : 'credit note'} ${number}`,
    heading: words.heading[kind](number),
    head: [paper.issuer, paperWords(language).date(plain(formatDate(issuedAt, language))), ...customer],
    lines: [
      ...paper.lines.map(([, sum], at): PaperLine => [labels[at] ?? '', paperMoney(sum, language)]),
      ...vatSplit(amount, vatPercent, language),
    ],
    total: [words.total[kind], paperMoney(amount, language)],
    foot: [words.foot[kind]],
  };
};

/** The page, which is the same whenever it is drawn: in the language it was issued in, with the Hebrew beside every line. */
export const invoicePaper = (invoice: InvoiceState): Paper => {
  const { translated, customer, lines } = invoice.paper;
  const labels = lines.map(([label]) => label);
  const hebrew = inLanguage(invoice, { language: 'he', customer, labels });
  return translated ? { ...inLanguage(invoice, translated), hebrew } : hebrew;
};
