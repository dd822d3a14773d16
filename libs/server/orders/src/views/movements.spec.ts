import type { OrderState } from '../domain/order-state';
import { movementsOf } from './movements';

type Entry = OrderState['timeline'][number];
const AT = '2026-11-25T08:00:00.000Z';
const taken: Entry[] = [
  { kind: 'placed', at: AT, amount: null },
  { kind: 'held', at: AT, amount: 100_000 },
  { kind: 'approved', at: AT, amount: null },
  { kind: 'captured', at: AT, amount: 100_000 },
];
const shown = (
  timeline: Entry[],
  paymentStatus: OrderState['paymentStatus'] = 'captured',
): (string | number | null)[][] =>
  movementsOf({ timeline, paymentStatus }).map(({ kind, amount, reason, text }) => [
    kind,
    amount,
    reason,
    text,
  ]);
const PAID = ['paid', 1_000, null, null];

it('begins with the newest and says why money went back, in the words that were written', () =>
  expect(
    shown([
      ...taken,
      { kind: 'cancelled_partner', at: AT, amount: null, reason: 'התנור נשרף' },
      { kind: 'refunded', at: AT, amount: 100_000 },
    ]),
  ).toEqual([['refunded', 1_000, 'cancelled_partner', 'התנור נשרף'], PAID]));

it('names the last cause before each refund', () =>
  expect(
    shown([
      ...taken,
      { kind: 'settled', at: AT, amount: 90_000, participants: 18 },
      { kind: 'refunded', at: AT, amount: 10_000 },
      { kind: 'cancelled_customer', at: AT, amount: null },
      { kind: 'refunded', at: AT, amount: 45_000 },
    ]),
  ).toEqual([['refunded', 450, 'cancelled_customer', null], ['refunded', 100, 'settled', null], PAID]));

it('shows a refund that the card company has not confirmed', () =>
  expect(shown([...taken, { kind: 'cancelled_customer', at: AT, amount: null }], 'refunding')[0]).toEqual([
    'refunding',
    null,
    'cancelled_customer',
    null,
  ]));

it('tells an authorization that was released from money that was taken, and a small refund that is settled by hand', () => {
  expect(
    shown([
      { kind: 'held', at: AT, amount: 100_000 },
      { kind: 'declined', at: AT, amount: null, reason: 'תפוסים' },
      { kind: 'voided', at: AT, amount: 100_000 },
    ]),
  ).toEqual([['released', 1_000, 'declined', 'תפוסים']]);
  expect(shown([...taken, { kind: 'refund_owed', at: AT, amount: 300 }])[0]).toEqual([
    'owed',
    3,
    'other',
    null,
  ]);
});
