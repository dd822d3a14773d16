import { Language } from '@smachot/contracts';
import { pdfTexts, readPdf } from '@smachot/server-testing';
import { drawPaper, type Paper } from './hebrew-paper';
import { PAGE } from './hebrew-page';

type Texts = Pick<Paper, 'heading' | 'head' | 'lines' | 'total' | 'foot'>;
const hebrew: Texts = {
  heading: 'קבלה מספר 7',
  head: ['שמחות בע״מ', 'תאריך: 01.12.2026'],
  lines: [['מע״מ 18%', '₪18']],
  total: ['סך הכול שולם', '₪118'],
  foot: ['שולם בכרטיס 4242'],
};
const TEXTS: Record<Language, Texts> = {
  he: hebrew,
  en: {
    heading: 'Receipt no. 7',
    head: ['שמחות בע״מ', 'Date: 01/12/2026'],
    lines: [['VAT 18%', '₪18']],
    total: ['Total paid', '₪118'],
    foot: ['Paid with card 4242'],
  },
  ru: {
    heading: 'Квитанция № 7',
    head: ['שמחות בע״מ', 'Дата: 01.12.2026'],
    lines: [['НДС 18%', '18 ₪']],
    total: ['Всего оплачено', '118 ₪'],
    foot: ['Оплачено картой 4242'],
  },
  ar: {
    heading: 'إيصال رقم 7',
    head: ['שמחות בע״מ', 'التاريخ: 01/12/2026'],
    lines: [['ضريبة القيمة المضافة 18%', '18 ₪']],
    total: ['مجموع ما دُفع', '118 ₪'],
    foot: ['دُفع بالبطاقة 4242'],
  },
};
const paperIn = (language: Language): Paper => ({ title: 'Receipt 7', language, ...TEXTS[language], hebrew });

/** How often each letter stands on the page; a reader of PDF may read Hebrew and Arabic from either end. */
const lettersOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const letter of text.normalize('NFKC').match(/[\p{L}\d]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};
const saidIn = ({ heading, head, lines, total, foot }: Texts): string[] => [
  ...[heading, ...head, ...total, ...foot],
  ...lines.flatMap(([label, sum]) => [label, sum]),
];

/** The first and the last column of the page with ink on it, in points, between two heights. */
const inkBetween = async (file: Buffer, top: number, bottom: number) => {
  const [ink] = await readPdf(file, async (page) => {
    const { data, width } = await page.render({ scale: 1, render: 'bitmap' });
    const dark = [];
    for (let y = top; y < bottom; y += 1)
      for (let x = 0; x < width; x += 1) if (data[(y * width + x) * 4]! < 160) dark.push(x);
    return { first: Math.min(...dark), last: Math.max(...dark) };
  });
  return ink!;
};

it.each(Language.options)('in %s says everything, and beside it once what is Hebrew', async (language) => {
  const file = await drawPaper(paperIn(language));
  expect(file.toString('latin1')).toContain(`/Lang (${language})`);
  const own = saidIn(TEXTS[language]);
  const hebrewTexts = language === 'he' ? [] : saidIn(hebrew).filter((text) => /[א-ת]/.test(text));
  // the name of the issuer is the same in both, and stands once
  const expected = lettersOf(
    [...new Set([...own, ...hebrewTexts]), language === 'he' ? 'שמחות' : 'Smachot'].join(),
  );
  expect(lettersOf((await pdfTexts(file))[0]!)).toEqual(expected);
});

it.each(Language.options)('in %s begins at the side of its language', async (language) => {
  const file = await drawPaper(paperIn(language));
  // the heading, its Hebrew and the head
  const { first, last } = await inkBetween(file, PAGE.margin + 50, PAGE.margin + 160);
  const isRightToLeft = language === 'he' || language === 'ar';
  expect(first < PAGE.margin + 8).toBe(!isRightToLeft);
  expect(last > PAGE.width - PAGE.margin - 8).toBe(isRightToLeft);
});
