import { Language } from '@smachot/contracts';
import { receiptPaper } from './receipt-pdf';

const ISSUER = 'שמחות בע״מ, ח.פ. 512345678';
const paperIn = (language: Language, names: { payer?: string; event?: string } = {}) =>
  receiptPaper(
    {
      ...{ event_id: null, number: 1042, amount: 24_500, carried_in: 300, responses: 242, vat_percent: 18 },
      ...{ card_last_four: '4242', issued_at: new Date('2026-12-01T10:00:00Z'), language },
    },
    { issuer: ISSUER, payer: names.payer, event: names.event },
  );
const plainHead = (head: string[]) => head.map((line) => line.replace(/[\u2066-\u2069]/g, ''));

it('says who gives it, to whom and for what; what was erased is left out', () => {
  const { head } = paperIn('he', { payer: 'נועה ברק', event: 'החתונה של נועה ודניאל' });
  expect(head).toEqual([ISSUER, 'תאריך: 01.12.2026', 'לכבוד: נועה ברק', 'עבור: החתונה של נועה ודניאל']);
  expect(paperIn('he').head).toEqual([ISSUER, 'תאריך: 01.12.2026']);
  const english = paperIn('en', { payer: 'נועה ברק', event: 'החתונה' });
  expect(plainHead(english.head)).toEqual([ISSUER, 'Date: 01/12/2026', 'To: נועה ברק', 'For: החתונה']);
});

it.each([
  ['he', 'קבלה מספר 1042', '242 תשובות להזמנה, שקל לתשובה', 'מע״מ 18%', 'סך הכול שולם'],
  ['en', 'Receipt no. 1042', '242 responses to the invitation, ₪1 each', 'VAT 18%', 'Total paid'],
  ['ru', 'Квитанция № 1042', '242 ответа на приглашение, по шекелю за ответ', 'НДС 18%', 'Всего оплачено'],
  ['ar', 'إيصال رقم 1042', '242 ردا على الدعوة، شيكل عن كل رد', 'ضريبة القيمة المضافة 18%', 'مجموع ما دُفع'],
] as const)('is in %s, with its Hebrew beside', (language, heading, answers, vat, total) => {
  const paper = paperIn(language);
  expect(paper).toMatchObject({ language, heading });
  expect([paper.lines[0]![0], paper.lines.at(-1)![0], paper.total[0]]).toEqual([answers, vat, total]);
  expect(paper.hebrew).toMatchObject({ heading: 'קבלה מספר 1042', total: ['סך הכול שולם', '245 ₪'] });
  expect(paper.hebrew!.lines.map(([label]) => label)).toContain('יתרה מאירועים קודמים');
});
