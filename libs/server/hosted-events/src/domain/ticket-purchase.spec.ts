import { DAY_MS, HOUR_MS } from '@smachot/kernel';
import { ticketPaymentLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { type PaymentMoved, TicketPurchase, type TicketPurchaseState } from './ticket-purchase';

const NOW = new Date('2027-05-04T08:00:00Z');
const noRest = () => false;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const bought = (change: Partial<TicketPurchaseState> = {}) =>
  new TicketPurchase({
    ...{ registrationId: 'r', eventId: 'e', storeId: 's', userId: 'u', code: 'T1', title: 'ערב', slug: 'x' },
    ...{ paymentId: 'p', cardId: null, status: 'authorising', price: 10_000, lines: [], couponId: null },
    ...{ commissionRate: 1_000, refundDays: 7, freeToCancel: false, startsAt: later(30), endsAt: later(31) },
    ...{ captureAtOnce: true, captureAsked: false, mayRetry: false, payBy: null, captured: 0, refunded: 0 },
    ...{ toRefund: 0, unasked: 0, owed: 0, ended: false, createdAt: NOW, paidAt: null, version: 1 },
    ...change,
  });
const moved = (move: PaymentMoved['move'], captured = 0, refunded = 0): PaymentMoved => ({
  ...{ paymentId: 'p', move, amount: 10_000, captured, refunded },
});
const paid = (change: Partial<TicketPurchaseState> = {}) =>
  bought({ status: 'captured', captured: 10_000, captureAsked: true, ...change });

describe('the payment of a registration', () => {
  it.each(
    walk(ticketPaymentLifecycle, {
      in: Object.fromEntries(
        ticketPaymentLifecycle.statuses.map((status) => [status, () => bought({ status })]),
      ) as Record<TicketPurchaseState['status'], () => TicketPurchase>,
      status: ({ state }) => state.status,
      acts: {
        'ask attendee': (one) => one.ask('p2', null, NOW, true),
        'ask system': (one) => one.ask('p2', null, NOW, true),
        'challenge provider': (one) => one.apply(moved('challenged'), NOW),
        'refuse provider': (one) => one.apply(moved('refused'), NOW),
        'hold provider': (one) => one.apply(moved('held'), NOW),
        'capture provider': (one) => one.apply(moved('captured', 10_000), NOW),
        'end system': (one) => one.end('system', NOW, noRest),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });

  it('gives everything back until so many days before, then nothing; but always when the host ends it or has moved it', () => {
    const back = (one: TicketPurchase, at: Date, by: 'attendee' | 'host' = 'attendee') =>
      one.refundOf(by, at, noRest).refunded;
    // bought long ago, so that the law asks for nothing more
    const old = { createdAt: later(-60) };
    expect(back(paid(old), later(23))).toBe(10_000);
    expect(back(paid(old), new Date(later(23).getTime() + HOUR_MS))).toBe(0);
    expect(back(paid(old), later(29), 'host')).toBe(10_000);
    const moved = { ...old, freeToCancel: true };
    expect(back(paid(moved), later(29))).toBe(10_000);
    expect([later(30), later(40)].map((at) => back(paid(moved), at))).toEqual([0, 0]);
    expect(back(paid(moved), later(40), 'host')).toBe(10_000);
    // 14 days from the deal and two working days before: 5% are kept at most
    expect(back(paid({ startsAt: later(5) }), later(1))).toBe(9_500);
  });

  it('releases what is held, refunds what was taken, and takes first what is partly kept', () => {
    expect(bought({ status: 'held' }).end('attendee', NOW, noRest)).toEqual({ act: 'release' });
    expect(paid().end('attendee', NOW, noRest)).toEqual({ act: 'refund', amount: 10_000 });
    const late = { createdAt: later(-60), startsAt: later(1) };
    expect(paid(late).end('attendee', NOW, noRest)).toEqual({ act: 'none' });
    const taking = bought({ status: 'held', captureAsked: true, startsAt: later(5) });
    expect(taking.end('attendee', later(1), noRest)).toEqual({ act: 'none' });
    expect(taking.apply(moved('captured', 10_000), NOW)).toEqual({ act: 'refund', amount: 9_500 });
    expect(taking.apply(moved('captured', 10_000), NOW)).toEqual({ act: 'none' });
    const gone = bought({ status: 'held' });
    gone.end('host', NOW, noRest);
    expect(gone.apply(moved('held'), NOW)).toEqual({ act: 'release' });
  });

  it('owes what cannot go back to the card: a refund the provider refuses, and a sum that is too small', () => {
    const one = paid();
    one.end('host', NOW, noRest);
    expect(one.returning).toEqual({ toCard: 10_000, owed: 0 });
    for (let time = 0; time < 2; time += 1) one.apply(moved('refund_failed', 10_000), NOW);
    expect(one.returning).toEqual({ toCard: 0, owed: 10_000 });
    expect(one.money).toMatchObject({ toCustomer: 10_000, commission: 0 });
    const small = paid({ price: 300, captured: 300 });
    small.end('host', NOW, noRest);
    expect(small.returning).toEqual({ toCard: 0, owed: 300 });
  });

  it('tells payouts the totals: what is decided to go back is the payer’s at once, and commission is taken of the rest', () => {
    const one = paid({ startsAt: later(5) });
    expect(one.money).toMatchObject({ captured: 10_000, toCustomer: 0, commission: 1_000 });
    one.end('attendee', later(1), noRest);
    expect(one.money).toMatchObject({ captured: 10_000, refunded: 0, toCustomer: 9_500, commission: 50 });
    one.apply(moved('refunded', 10_000, 9_500), NOW);
    expect(one.money).toMatchObject({ refunded: 9_500, toCustomer: 0, commission: 50 });
  });
});
