import { stripInvisible } from '@smachot/kernel';
import { summaryLines, summaryOf } from './statement-summary';

const months = [
  { kind: null, month: '', amount: 25_000 },
  { kind: 'captured', month: '2024-12', amount: 100_000 },
  { kind: 'captured', month: '2025-01', amount: 50_000 },
  { kind: 'commission', month: '2024-12', amount: -11_700 },
  { kind: 'commission', month: '2025-01', amount: -11_800 },
  { kind: 'payout_planned', month: '2025-01', amount: -90_000 },
] as const;
const balance = {
  ...{ partnerId: '01920000-0000-7000-8000-000057070001', available: 615, waiting: 0, frozen: 0 },
  ...{ onTheWay: 0, paidOut: 900, minimum: 50, nextPayoutDay: '2025-02-02', holds: [] },
  account: { bankNumber: '12', branchNumber: '600', accountLastDigits: '456' },
} as const;

it('adds up what was before, each kind, and what is after; the VAT of each month at its own rate', () =>
  expect(summaryOf(months)).toEqual({
    opening: 250,
    totals: [
      { kind: 'captured', amount: 1500 },
      { kind: 'commission', amount: -235 },
      { kind: 'payout_planned', amount: -900 },
    ],
    closing: 615,
    commissionVat: -35,
  }));

it('stands above the lines of the paper, with the sign before the digits and the account masked', () =>
  expect(
    summaryLines({ summary: summaryOf(months), balance: { ...balance, holds: [] } }, 'he').map(
      stripInvisible,
    ),
  ).toEqual([
    expect.stringMatching(/^יתרה בתחילת התקופה: .*250/),
    expect.stringMatching(/^תשלום של לקוח: .*1,500/),
    expect.stringMatching(/^עמלה: .*-235/),
    expect.stringMatching(/^מזה מע״מ בעמלה: .*-35/),
    expect.stringMatching(/^העברה לבנק: .*-900/),
    expect.stringMatching(/^יתרה בסוף התקופה: .*615/),
    expect.stringMatching(/^ההעברה הבאה: .*615.* ב־02\/02\/2025 לחשבון 12-600-•••456$/),
  ]));

it('says nothing of a next payout that is held', () =>
  expect(
    summaryLines({ summary: summaryOf([]), balance: { ...balance, holds: ['details_paused'] } }, 'en').map(
      stripInvisible,
    ),
  ).toEqual([
    expect.stringMatching(/^Opening balance: .*0/),
    expect.stringMatching(/^Closing balance: .*0/),
  ]));
