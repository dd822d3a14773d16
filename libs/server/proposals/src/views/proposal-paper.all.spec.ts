import { Language, type ProposalForm, type ProposalLine, type VatDetails } from '@smachot/contracts';
import { drawPaper } from '@smachot/server-documents';
import { aSentProposal, CONTENT } from '../testing/a-proposal';
import { missingWords, pdfPages } from '../testing/pdf-text';
import { proposalPaper } from './proposal-paper';
import { vatWord } from './proposal-view';

const NOW = new Date('2026-11-24T08:00:00Z');
type Of = { language?: Language; content?: Partial<ProposalForm>; vat?: VatDetails | null };
const paperOf = ({ language = 'he', content = {}, vat = null }: Of = {}) =>
  proposalPaper(
    { ...aSentProposal().state, storeName: 'המטבח', content: { ...CONTENT, ...content } },
    { vat: vatWord(vat), now: NOW, language },
  );
const pagesOf = async (of: Of) => pdfPages(await drawPaper(paperOf(of)));

it.each(Language.options)('a proposal has a frame in %s around the words of the store', async (language) => {
  const paper = paperOf({ language });
  expect(paper.letterhead).toBe('המטבח');
  const frame = [paper.heading, paper.total[0], ...paper.head.slice(-1), ...paper.foot.slice(0, 1)].join(' ');
  const letters = { he: /[א-ת]/, en: /[a-z]/i, ru: /[а-я]/i, ar: /[\u0621-\u064A]/ };
  for (const [script, pattern] of Object.entries(letters))
    expect([script, pattern.test(frame)]).toEqual([script, script === language]);
  expect((await drawPaper(paper)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('says the sums, the options, the descriptions and the terms', async () => {
  const content = {
    lines: [
      { ...CONTENT.lines[0]!, description: 'שלוש מנות ולחם הבית' },
      { ...CONTENT.lines[1]!, description: 'שמונה שעות' },
    ],
    terms: [{ name: 'חניה', description: 'המזמינים דואגים\nלמקומות חניה' }],
    remarks: 'נשמח לבוא לטעימה',
  };
  const pages = await pagesOf({ content });
  const { lines, terms, remarks } = content;
  const said = [...lines, ...terms].map(({ name, description }) => `${name} ${description}`);
  expect(missingWords(pages, [...said, remarks, 'דנה לוי', 'חתונה', 'לבחירתכם'].join(' '))).toEqual([]);
  // a hundred at 60; the option stands on it and is not in the total
  expect(missingWords(pages, '6,000 2,000 100 60')).toEqual([]);
  expect(pages.join('')).not.toContain('8,000');
  expect(missingWords(pages, 'צלמת')).toEqual(['צלמת']);
});

it('has the dishes of a menu under its name', async () => {
  const [meal, photographer] = CONTENT.lines;
  const dish: NonNullable<ProposalLine['dish']> = {
    pricingUnitId: CONTENT.pricingUnitId,
    ...{ revision: 1, sectionIndex: 0, itemIndex: 0, menu: 'תפריט שף', section: 'סלטים', name: 'חומוס' },
    ...{ sectionTranslations: {}, translations: {} },
  };
  const content = { lines: [{ ...meal!, name: 'חומוס הבית', dish }, photographer!] };
  expect(paperOf({ content }).lines.map(([label]) => label)).toEqual([
    expect.stringContaining('צלם'),
    'תפריט שף:',
    'חומוס הבית',
  ]);
  expect(missingWords(await pagesOf({ content }), 'תפריט שף חומוס הבית צלם 6,000')).toEqual([]);
});

it('continues long names and texts on the next lines and pages, and cuts nothing', async () => {
  const letters = (at: number) => at.toString(5).replace(/\d/g, (digit) => 'אבגדה'[Number(digit)]!);
  const words = Array.from({ length: 300 }, (_, at) => `ץ${letters(at)}`);
  const name = words.slice(0, 24).join(' ');
  const wide = 'W'.repeat(120);
  const content = {
    customerName: 'W'.repeat(80),
    lines: [
      { ...CONTENT.lines[0]!, name, description: words.slice(0, 90).join(' ') },
      { ...CONTENT.lines[1]!, name: wide },
    ],
    terms: [{ name: wide, description: words.join(' ') }],
  };
  const pages = await pagesOf({ content });
  expect(missingWords(pages, words.join(' '))).toEqual([]);
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.join('');
  expect(all.match(/W/g)).toHaveLength(80 + 120 + 120);
  expect(all.match(/ץ/g)).toHaveLength(24 + 90 + 300);
});

const vatOf = (status: VatDetails['status']): VatDetails => ({ status, number: '512345678' });
it.each([
  ['licensed', vatOf('licensed'), 'המחירים כוללים מע״מ 18%: 915.25'],
  ['company', vatOf('company'), 'המחירים כוללים מע״מ 18%: 915.25'],
  ['exempt', vatOf('exempt'), 'בית העסק אינו גובה מע״מ.'],
  ['unstated', null, 'מעמד בית העסק במע״מ: לא נמסר.'],
])('says what VAT a business that is %s charges', async (_, vat, words) => {
  expect(paperOf({ vat }).foot[0]).toContain(words);
  const pages = await pagesOf({ vat });
  expect(missingWords(pages, words.replace(/[:.,״]/g, ' ').replace('מע מ', ''))).toEqual([]);
});
