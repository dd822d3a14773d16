import {
  type Chargeback,
  listChargebacks,
  listPayouts,
  listStatement,
  type Payout,
  readPayout,
  readStoreBalance,
  type StatementLine,
  type StatementSummary,
  type StoreBalance,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { aStore } from './a-store';

const id = (kind: string, number: number) =>
  `01920000-0000-7000-8000-${kind}${String(number).padStart(8, '0')}`;

/** A balance of which 900 shekels are paid out next, for tests. */
export const aBalance = (change: Partial<StoreBalance> = {}): StoreBalance => ({
  partnerId: aStore().partnerId,
  available: 900,
  waiting: 4_500,
  frozen: 0,
  onTheWay: 1_200,
  paidOut: 22_000,
  minimum: 50,
  nextPayoutDay: '2026-11-29',
  account: { bankNumber: '12', branchNumber: '600', accountLastDigits: '456' },
  holds: [],
  ...change,
});

/** A payment of a customer on the statement, for tests. */
export const aLine = (number: number, change: Partial<StatementLine> = {}): StatementLine => ({
  number,
  at: '2026-11-22T10:00:00.000Z',
  kind: 'captured',
  amount: 1_000,
  balance: 1_000,
  orderId: id('0de0', number),
  orderCode: `2048173${number}`,
  payoutId: null,
  ...change,
});

/** A payout that arrived, for tests. */
export const aPayout = (number: number, change: Partial<Payout> = {}): Payout => ({
  id: id('9a70', number),
  reference: `70000${number}`,
  status: 'paid',
  amount: 900,
  day: '2026-11-15',
  plannedAt: '2026-11-15T06:00:00.000Z',
  sentAt: '2026-11-15T10:00:00.000Z',
  closedAt: '2026-11-17T10:00:00.000Z',
  reason: null,
  ...change,
});

/** A charge that a customer disputed and the business has not answered, for tests. */
export const aDispute = (change: Partial<Chargeback> = {}): Chargeback => ({
  _id: id('cb00', 1),
  subject: 'order',
  orderId: id('0de0', 1),
  orderCode: '20481731',
  partnerId: aStore().partnerId,
  amount: 1_000,
  status: 'opened',
  openedAt: '2026-11-20T10:00:00.000Z',
  answerBy: '2026-11-27T10:00:00.000Z',
  resolvedAt: null,
  side: 'business',
  answers: [],
  mayAnswer: true,
  ...change,
});

const SUMMARY: StatementSummary = {
  opening: 250,
  totals: [
    { kind: 'captured', amount: 1_000 },
    { kind: 'commission', amount: -100 },
  ],
  closing: 1_150,
  commissionVat: -15.25,
};

type Given = { balance?: StoreBalance; lines?: StatementLine[]; payouts?: Payout[]; disputes?: Chargeback[] };

/** The calls of the payments screen, answered. */
export const paymentsOf = ({
  balance = aBalance(),
  lines = [aLine(1)],
  payouts = [aPayout(1)],
  disputes = [],
}: Given): Answer[] => [
  { call: readStoreBalance, answer: balance },
  { call: listStatement, answer: { lines, nextCursor: null, summary: SUMMARY } },
  {
    call: readPayout,
    answer: {
      ...(payouts[0] ?? aPayout(1)),
      items: [{ orderId: id('0de0', 1), orderCode: '20481731', amount: 900 }],
      nextCursor: null,
    },
  },
  { call: listPayouts, answer: { payouts, nextCursor: null } },
  { call: listChargebacks, answer: { chargebacks: disputes, nextCursor: null } },
];
