import { PaymentPlanStatus } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { priceAt } from '@smachot/pricing';
import { CUT_OFF, RATES } from '../../testing/a-linked-order';
import {
  aDepositPaid,
  anUndecided,
  aRestDue,
  plan,
  PLANS,
  quietly,
  REST,
  REST_DAY,
  restMoved,
  START,
  TOLD_AT,
} from '../../testing/a-plan';
import { inHours, NOON } from '../../testing/an-order';
import { calendar, emitted, illegal, payloads, told } from '../../testing/paying';
import { agreedTerms } from '../placing/payment-terms';

const inDays = (days: number) => inHours(24 * days, REST_DAY);

describe('cancelling', () => {
  it('for a rest that is not paid is by the policy, over the deposit', () => {
    const order = anUndecided();
    expect(order.cancelForRest(1, inDays(4), calendar)).toMatchObject({ code: 'refund.changed' });
    const { refunded } = order.refundOf('customer', inDays(4), calendar);
    expect(refunded).toBe(97_500);
    expect(order.cancelForRest(refunded, inDays(4), calendar).ok).toBe(true);
    expect(order.state).toMatchObject({ status: 'cancelled_customer', kept: 97_500 });
    expect(emitted(order)).toEqual(['orders.refund_wanted', 'orders.release_wanted']);
    expect(told(order)).toEqual(['customer order_cancelled', 'crew order_cancelled']);
    for (const status of PaymentPlanStatus.options)
      if (status !== 'undecided') expect(PLANS[status]().cancelForRest(0, NOON, calendar)).toEqual(illegal);
  });
  it('counts everything that was paid, and gives it back from both', () => {
    const order = PLANS.paid();
    const { refunded } = order.refundOf('partner', inDays(1), calendar);
    expect(refunded).toBe(650_000);
    order.cancel('partner', { expected: refunded, reason: '' }, inDays(1), calendar);
    expect(payloads(order).map(({ amount }) => amount)).toEqual([REST, 195_000]);
  });
  it('does not count a rest that is not charged yet', () => {
    for (const status of ['deposit_paid', 'rest_due', 'action_required'] as const)
      expect(PLANS[status]().refundOf('partner', REST_DAY, calendar)).toMatchObject({ refunded: 195_000 });
  });
});

describe('an order that follows an invitation', () => {
  const withLinkedOrder = (make: typeof aDepositPaid) => {
    const order = make({ followsEventId: newId() });
    return { order, link: order.linkedOrder! };
  };
  const at = (participants: number) => {
    const price = priceAt(RATES, participants);
    return price.ok ? price.total : 0;
  };

  it('is charged the rest from what is agreed by then', () => {
    const { order, link } = withLinkedOrder(aDepositPaid);
    link.reprice(60, NOON);
    link.keepPaidMenu({ request: null, menu: [], rates: {} } as never);
    plan(order).look(TOLD_AT);
    plan(order).look(REST_DAY);
    expect(plan(order).state).toMatchObject({ amount: at(60) - 195_000, participants: 60 });
    order.applyPayment(restMoved(order, { captured: at(60) - 195_000 }), REST_DAY);
    expect(link.state).toMatchObject({ agreedParticipants: 60, paidParticipants: 60, paidMenu: null });
    quietly(order);
    // the difference to the rest is settled at the cut-off
    link.settlement.settle(62, CUT_OFF);
    expect(payloads(order)).toMatchObject([{ amount: at(62) - at(60) }]);
  });
  it('gives back from the rest first', () => {
    const { order, link } = withLinkedOrder(aRestDue);
    order.applyPayment(restMoved(order, { captured: REST }), REST_DAY);
    quietly(order);
    link.settlement.settle(46, CUT_OFF);
    expect(payloads(order)).toMatchObject([{ paymentId: plan(order).state.paymentId, amount: 48_000 }]);
    order.applyPayment(restMoved(order, { move: 'refunded', refunded: 48_000 }), CUT_OFF);
    expect(order.refundOf('partner', CUT_OFF, calendar).refunded).toBe(602_000);
  });
  it('with a cut-off before the day of the rest pays the difference with it', () => {
    const { order, link } = withLinkedOrder(aDepositPaid);
    link.settlement.settle(54, CUT_OFF);
    expect(emitted(order)).toEqual([]);
    expect(link.state).toMatchObject({ status: 'settled', settledPrice: at(54) });
    expect(order.state).toMatchObject({ price: at(54), due: at(54) - 195_000 });
    plan(order).look(inHours(1, CUT_OFF));
    plan(order).look(inHours(1, CUT_OFF));
    expect(payloads(order)).toMatchObject([{ amount: at(54) - 195_000 }]);
  });
  it('waits with its settlement for a rest that is being taken', () => {
    for (const make of [aRestDue, anUndecided]) {
      const { link } = withLinkedOrder(make);
      expect(link.settlement.settle(50, CUT_OFF)).toEqual(illegal);
    }
  });
  it('charges nothing where both sides agreed on what the deposit covers', () => {
    const { order, link } = withLinkedOrder((draft) =>
      aDepositPaid({
        ...draft,
        paymentTerms: { depositPercent: 50, restDaysBefore: 10, cardPayments: 1, deposit: 195_000 },
      }),
    );
    Object.assign(order.state, { price: 195_400, due: 400 });
    plan(order).look(TOLD_AT);
    expect(told(order)).toEqual([]);
    plan(order).look(REST_DAY);
    expect(plan(order).state).toMatchObject({ status: 'paid', paymentId: null });
    expect(emitted(order)).toEqual([]);
    expect(link.isOpen).toBe(true);
  });
  it('that the business collects itself asks for nothing more at the cut-off', () => {
    const { order, link } = withLinkedOrder(anUndecided);
    plan(order).waive(inDays(4));
    quietly(order);
    link.settlement.settle(54, CUT_OFF);
    expect(emitted(order)).toEqual([]);
    expect(order.state).toMatchObject({ price: at(54), due: at(54) - 195_000 });
  });
});

describe('the terms an order is placed under', () => {
  const offered = { depositPercent: 30, restDaysBefore: 10, cardPayments: 6 };
  const order = { total: 650_000, startsAt: START, now: NOON };
  it.each([
    [offered, null, { ...offered, cardPayments: 1, deposit: 195_000 }],
    [offered, { ...offered, cardPayments: 4 }, { ...offered, cardPayments: 4, deposit: 195_000 }],
    [{ ...offered, depositPercent: 0 }, null, null],
    // the day does not matter for terms without a deposit
    [
      { ...offered, depositPercent: 0 },
      { depositPercent: 0, restDaysBefore: 3, cardPayments: 2 },
      { depositPercent: 0, restDaysBefore: 10, cardPayments: 2, deposit: 0 },
    ],
  ])('of %j, shown %j, are %j', (store, shown, value) =>
    expect(agreedTerms(store, shown, order)).toEqual({ ok: true, value }),
  );
  it.each([
    { ...offered, depositPercent: 20 },
    { ...offered, restDaysBefore: 11 },
    { ...offered, cardPayments: 7 },
  ])('are refused when %j was shown', (shown) =>
    expect(agreedTerms(offered, shown, order)).toMatchObject({ code: 'payment_terms.changed' }),
  );
  it('have no deposit where the rest would be due too soon', () => {
    const soon = { ...order, startsAt: inHours(24 * 12) };
    expect(agreedTerms(offered, null, soon)).toEqual({ ok: true, value: null });
  });
  const late = { ...order, startsAt: inHours(24 * 12) };
  it.each([
    ['the deposit', offered, offered, { ...order, expectedToday: 1_950 }, true],
    ['the deposit, and the rest is due too soon by now', offered, offered, { ...late, expectedToday: 1_950 }],
    [
      'all of it, and there is time for the rest by now',
      offered,
      offered,
      { ...order, expectedToday: 6_500 },
    ],
    ['all of it, and a deposit was introduced meanwhile', offered, null, { ...order, expectedToday: 6_500 }],
    ['all of it', offered, offered, { ...late, expectedToday: 6_500 }, true],
  ])('hold at once what was shown: %s', (_, store, shown, asked, ok = false) =>
    expect(agreedTerms(store, shown, asked).ok).toBe(ok),
  );
});
