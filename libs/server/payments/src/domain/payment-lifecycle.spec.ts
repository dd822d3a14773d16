import { BillStatus } from '@smachot/contracts';
import { paymentLifecycle, type PaymentStatus } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { Bill, CHARGEABLE, paymentStatusOf } from './bill';
import { Payment, type PaymentState } from './payment';

const AMOUNT = 650_000;
const aPayment = (change: Partial<PaymentState> = {}): Payment =>
  new Payment({
    id: 'p',
    userId: 'u',
    cardId: 'c',
    product: 'Smachot 1',
    returnTo: '/me/orders',
    amount: AMOUNT,
    cardPayments: 1,
    goal: 'release',
    status: 'open',
    attempt: 1,
    captured: 0,
    refunded: 0,
    lease: null,
    ...change,
  });
const paymentIn = (status: PaymentStatus) => (): Payment => aPayment({ status });

describe('a payment', () => {
  it.each(
    walk(paymentLifecycle, {
      in: {
        open: paymentIn('open'),
        challenged: paymentIn('challenged'),
        held: paymentIn('held'),
        captured: paymentIn('captured'),
        failed: paymentIn('failed'),
        released: paymentIn('released'),
      },
      status: ({ state }) => state.status,
      acts: {
        'hold provider': (payment) => payment.held(AMOUNT),
        'challenge provider': (payment) => payment.challenged(AMOUNT),
        'capture provider': (payment) => payment.captured(AMOUNT),
        'refuse provider': (payment) => payment.refused(AMOUNT),
        'expire provider': (payment) => payment.holdExpired(),
        'release provider': (payment) => payment.released(),
        // single-statement updates with conditions from the lifecycle: lifecycle.int.spec.ts
        'retry order': null,
        'retry customer': null,
        'retry worker': null,
        'release order': null,
      },
      others: {
        'a part is given back': (payment) => payment.refundedPart(100, 'r'),
        'a part is not given back': (payment) => payment.refundRefused(100, 'r'),
        'a stray sale gave back': (payment) => payment.gaveBack(100),
      },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });

  it('tells once that its owner has to confirm', () => {
    const payment = aPayment();
    payment.challenged(AMOUNT);
    expect(payment.news).toEqual({ move: 'challenged', amount: AMOUNT });
    const again = aPayment({ status: 'challenged' });
    again.challenged(AMOUNT);
    expect(again.news).toBeUndefined();
  });
  it('counts what a stray sale gave back only while it is let go, and never more than was taken', () => {
    const released = aPayment({ captured: 500, refunded: 100 });
    released.gaveBack(900);
    expect(released.state.refunded).toBe(500);
    const kept = aPayment({ goal: 'capture', captured: 500, refunded: 100 });
    kept.gaveBack(900);
    expect(kept.state.refunded).toBe(100);
  });
  it('says once that it is released', () => {
    expect(aPayment().awaitsRelease).toBe(true);
    expect(aPayment({ status: 'released' }).awaitsRelease).toBe(false);
    expect(aPayment({ goal: 'capture' }).awaitsRelease).toBe(false);
  });
});

describe('a bill', () => {
  const aBill = (status: PaymentStatus, attempts = 0): Bill =>
    new Bill(
      {
        id: 'b',
        userId: 'u',
        eventId: 'e',
        responses: 7,
        attempts,
        createdAt: new Date('2026-12-18T08:00:00Z'),
      },
      aPayment({ status, goal: 'capture' }),
    );
  const NOW = new Date('2026-12-20T08:00:00Z');

  it.each(BillStatus.options)('that is %s may be charged when its payment may', (status) => {
    const payment = paymentStatusOf(status);
    const may =
      payment !== null &&
      (payment === 'open' || paymentLifecycle.can(payment, { type: 'retry', by: 'worker' }));
    expect(CHARGEABLE.includes(status)).toBe(may);
  });
  it.each([
    ['captured', 'settled', null, 0],
    ['challenged', 'action_required', NOW, 0],
    ['open', 'charging', NOW, 0],
    ['failed', 'failed', new Date('2026-12-19T08:00:00Z'), 1],
  ] as const)('whose payment is %s is %s', (payment, status, next, attempts) => {
    const bill = aBill(payment);
    bill.noteOutcome(NOW);
    expect(bill.status).toBe(status);
    expect(bill.nextAttemptAt).toEqual(next);
    expect(bill.state.attempts).toBe(attempts);
  });
  it('is not tried again by itself after the last attempt', () => {
    const bill = aBill('failed', 3);
    bill.noteOutcome(NOW);
    expect(bill.nextAttemptAt).toBeNull();
  });
  it.each(['held', 'released'] as const)('is never %s', (status) =>
    expect(() => aBill(status).status).toThrow(`A bill is never ${status}`),
  );
});
