import type { Language } from '@smachot/contracts';
import { creditNoteOf, type InvoiceDraft, invoiceOf } from '../domain/invoice';
import { active, START } from '../testing/a-subscription';
import { invoicePaper } from './invoice-paper';

const ISSUER = 'שמחות בע״מ, ח.פ. 512345678';
const CUSTOMERS: Record<Language, string> = {
  he: 'לכבוד: המטבח',
  en: 'To: המטבח',
  ru: 'Кому: המטבח',
  ar: 'إلى: המטבח',
};
const issued = (draft: InvoiceDraft, number: number) => ({ ...draft, number });
const invoiceIn = (language: Language) => {
  const subscription = active();
  const charge = subscription.charges.rows[0]!;
  const customer = (wanted: Language) => [CUSTOMERS[wanted]];
  const parties = { issuer: ISSUER, storeId: subscription.state.storeId, language, customer };
  return issued(invoiceOf(charge, parties, START), 12);
};

describe.each([
  [
    'he',
    'חשבונית מס/קבלה מספר 12',
    'תוכנית \u2068Plus+\u2069, חודש: 31.01.2027 עד 27.02.2027',
    'חשבונית זיכוי מספר 3',
  ],
  ['en', 'Tax invoice/receipt no. 12', 'Plus+ plan, a month: 31/01/2027 to 27/02/2027', 'Credit note no. 3'],
  [
    'ru',
    'Налоговая накладная-квитанция № 12',
    'Тариф «Plus+», месяц: 31.01.2027 – 27.02.2027',
    'Кредит-нота № 3',
  ],
  [
    'ar',
    'فاتورة ضريبية/إيصال رقم 12',
    'خطة \u2068Plus+\u2069، شهر: من 31/01/2027 حتى 27/02/2027',
    'فاتورة دائنة رقم 3',
  ],
] as const)('an invoice of a payer who reads %s', (language, heading, plan, creditHeading) => {
  it('is in that language', () => {
    const paper = invoicePaper(invoiceIn(language));
    expect(paper).toMatchObject({ language, heading });
    expect(paper.head[0]).toBe(ISSUER);
    expect(paper.head[2]).toBe(CUSTOMERS[language]);
    expect(paper.lines[0]![0]).toBe(plan);
  });

  it('says the words of the law in Hebrew as well', () => {
    const paper = invoicePaper(invoiceIn(language));
    const hebrew = paper.hebrew ?? paper;
    expect(hebrew).toMatchObject({
      heading: 'חשבונית מס/קבלה מספר 12',
      head: [ISSUER, 'תאריך: 31.01.2027', 'לכבוד: המטבח'],
      total: ['סך הכול שולם', '149 ₪'],
    });
    expect(hebrew.lines.map(([label]) => label)).toEqual([
      'תוכנית \u2068Plus+\u2069, חודש: 31.01.2027 עד 27.02.2027',
      'סכום לפני מע״מ',
      'מע״מ 18%',
    ]);
  });

  it('has a credit note in the language it was issued in', () => {
    const note = issued(creditNoteOf(invoiceIn(language), 5_000, ISSUER, START), 3);
    const paper = invoicePaper(note);
    expect(paper).toMatchObject({ language, heading: creditHeading });
    expect(paper.head[2]).toBe(CUSTOMERS[language]);
    expect(paper.lines[0]![0]).toContain('12');
    expect((paper.hebrew ?? paper).heading).toBe('חשבונית זיכוי מספר 3');
  });
});
