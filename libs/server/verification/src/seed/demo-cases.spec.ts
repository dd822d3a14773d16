import { drawPaper } from '@smachot/server-documents';
import { branchNamed, warningsOf } from '../banks/bank-list';
import { pdfContent } from '../services/pdf-content';
import { DEMO_CASES } from './demo-cases';
import { letterOf } from './demo-letter';

it.each(DEMO_CASES)('$store has an account without warnings, in a branch that is open', (one) => {
  expect(warningsOf(one)).toEqual([]);
  expect(branchNamed(one)).not.toBeNull();
  const digits = [...one.holderNumber].map((digit, at) => Number(digit) * ((at % 2) + 1));
  expect(digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10).toBe(0);
});

it('has a letter that may be uploaded', async () =>
  expect(pdfContent(await drawPaper(letterOf(DEMO_CASES[0]!, new Date('2026-11-23T10:00:00Z'))))).toBe(
    'plain',
  ));
