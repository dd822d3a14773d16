import { visualRuns } from '@smachot/server-documents';
import { headOf } from './receipt-pdf';

const runs = (line: string) => visualRuns(line).map((run) => `${run.script}:${run.text}`);

it('lays runs from the right, letters as they are read, numbers as they are', () => {
  expect(runs('קבלה מספר 1042')).toEqual(['latin:1042', 'latin: ', 'hebrew:מספר', 'latin: ', 'hebrew:קבלה']);
  expect(runs('מע״מ 18%')).toEqual(['latin:18%', 'latin: ', 'hebrew:מע״מ']);
  expect(
    runs('245 תשובות, שקל')
      .map((run) => run.replace(/^\w+:/, ''))
      .join('|'),
  ).toBe('שקל| |,|תשובות| |245');
});

it('says who gives it, to whom and for what; what was erased is left out', () => {
  const row = { issued_at: new Date('2026-12-01T10:00:00Z') };
  const issuer = 'שמחות בע״מ, ח.פ. 512345678';
  expect(headOf(row, { issuer, payer: 'נועה ברק', event: 'החתונה של נועה ודניאל' })).toEqual([
    issuer,
    'תאריך: 01.12.2026',
    'לכבוד: נועה ברק',
    'עבור: החתונה של נועה ודניאל',
  ]);
  expect(headOf(row, { issuer, payer: undefined, event: undefined })).toEqual([issuer, 'תאריך: 01.12.2026']);
});
