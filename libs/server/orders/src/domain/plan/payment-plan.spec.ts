import { PaymentPlanStatus } from '@smachot/contracts';
import { paymentPlanLifecycle, type PaymentPlanMove } from '@smachot/lifecycles';
import {
  aDepositPaid,
  anUndecided,
  aPlanned,
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
import { calendar, emitted, illegal, kinds, moved, payloads, told } from '../../testing/paying';
import type { Order } from '../order';

const inDays = (days: number) => inHours(24 * days, REST_DAY);
/** Acts behind each move of a person or of the payment; the moves of the clock depend on the time as well. */
const acts: Record<string, (order: Order) => unknown> = {
  'capture system': (order) =>
    order.applyPayment(moved(order, { move: 'captured', captured: 195_000 }), NOON),
  'refuse system': (order) => order.applyPayment(restMoved(order, { move: 'refused' }), REST_DAY),
  'pay system': (order) => order.applyPayment(restMoved(order, { captured: REST }), REST_DAY),
  'retry customer': (order) => order.payAgain(null),
  'extend partner': (order) => plan(order).extend(inDays(3)),
  'waive partner': (order) => plan(order).waive(inDays(3)),
};
/** Before its day a rest has no payment that could report anything. */
const UNASKED = new Set<string>(['pending', 'deposit_paid', 'ended']);

describe('what the aggregate does is what the machine allows', () => {
  const all = PaymentPlanStatus.options.flatMap((status) =>
    Object.keys(acts)
      .filter((act) => !UNASKED.has(status) || !/^(refuse|pay) /.test(act))
      .map((act) => ({ status, act })),
  );
  it.each(all)('$status × $act', ({ status, act }) => {
    const order = PLANS[status]();
    expect(plan(order).state.status).toBe(status);
    const [type, by] = act.split(' ');
    acts[act]!(order);
    const allowed = paymentPlanLifecycle.can(status, { type, by } as PaymentPlanMove);
    expect(plan(order).state.status !== status).toBe(allowed);
  });
  it.each([
    ['deposit_paid', REST_DAY, 'rest_due'],
    ['deposit_paid', inHours(-1, REST_DAY), 'deposit_paid'],
    ['action_required', inDays(1), 'rest_due'],
    ['action_required', inHours(23, REST_DAY), 'action_required'],
    ['action_required', inDays(3), 'undecided'],
    ['undecided', START, 'waived'],
    ['undecided', inHours(-1, START), 'undecided'],
    ['pending', START, 'pending'],
    ['rest_due', START, 'rest_due'],
    ['paid', START, 'paid'],
    ['waived', START, 'waived'],
    ['ended', START, 'ended'],
  ] as const)('%s at %s is %s', (status, at, then) => {
    const order = PLANS[status]();
    plan(order).look(at);
    expect(plan(order).state.status).toBe(then);
  });
  it.each(PaymentPlanStatus.options)('%s ends with the order', (status) => {
    const order = PLANS[status]();
    const finished = status === 'paid' || status === 'waived' || status === 'ended';
    const pending = order.state.status === 'pending';
    const asked = plan(order).state.paymentId;
    if (pending) order.recall(NOON);
    else
      order.cancel(
        'partner',
        { expected: order.refundOf('partner', REST_DAY, calendar).refunded, reason: '' },
        REST_DAY,
        calendar,
      );
    expect(plan(order).state).toMatchObject({
      status: finished ? status : 'ended',
      ...(finished ? {} : { nextAt: null }),
    });
    const released = payloads(order).some((one) => one['paymentId'] === asked && !('refundId' in one));
    expect(released).toBe(asked !== null && !finished);
  });
});

describe('an order with a deposit', () => {
  it('holds the deposit, and takes it with the yes', () => {
    const order = aPlanned();
    expect(order.state).toMatchObject({ price: 650_000, due: REST });
    expect(order.state.timeline.at(-1)).toMatchObject({ kind: 'held', amount: 195_000 });
    order.approve(NOON);
    order.applyPayment(moved(order, { move: 'captured', captured: 195_000 }), NOON);
    expect(order.state).toMatchObject({ captured: 195_000, due: REST, paymentStatus: 'captured' });
    expect(plan(order).state).toMatchObject({ status: 'deposit_paid', dueAt: REST_DAY, nextAt: TOLD_AT });
  });
  it('is charged the rest once, on its day, by the card of the deposit and in as many card payments', () => {
    const order = aDepositPaid();
    expect(plan(order).look(TOLD_AT).ok).toBe(true);
    expect(told(order)).toEqual(['customer order_rest_coming']);
    expect(order.news[0]).toMatchObject({ amount: REST, values: { until: REST_DAY.toISOString() } });
    expect(plan(order).look(inHours(-1, REST_DAY))).toEqual(illegal);
    expect(plan(order).look(REST_DAY).ok).toBe(true);
    expect(payloads(order)).toMatchObject([{ cardOf: order.state.paymentId, amount: REST, cardPayments: 3 }]);
    expect(plan(order).look(REST_DAY)).toEqual(illegal);
    order.applyPayment(restMoved(order, { captured: REST }), REST_DAY);
    expect(order.state).toMatchObject({ price: 650_000, due: 0, captured: 650_000 });
    expect(plan(order).state).toMatchObject({ status: 'paid', nextAt: null });
    expect(order.moneyMoved.at(-1)).toEqual({ kind: 'captured', amount: REST });
  });
  it('is not over before its rest is', () => {
    const late = inHours(24, START);
    for (const status of ['deposit_paid', 'rest_due', 'action_required', 'undecided'] as const)
      expect(PLANS[status]().complete(late)).toEqual(illegal);
    for (const status of ['paid', 'waived'] as const) expect(PLANS[status]().complete(late).ok).toBe(true);
  });
  it('moves the day of its rest along with its start', () => {
    const order = aDepositPaid();
    plan(order).look(TOLD_AT);
    order.state.startsAt = inHours(48, START);
    plan(order).reschedule();
    expect(plan(order).state).toMatchObject({ dueAt: inDays(2), remindedAt: null, nextAt: inDays(-1) });
  });
});

describe('a rest that is refused', () => {
  it('is tried three times in three days, its customer told each time, and then the business decides', () => {
    const order = aRestDue();
    for (const [days, tries] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      if (days) plan(order).look(inDays(days));
      expect(emitted(order)).toEqual(days ? ['orders.capture_wanted'] : []);
      order.applyPayment(restMoved(order, { move: 'refused' }), inDays(days));
      expect(plan(order).state).toMatchObject({ status: 'action_required', tries, payBy: inDays(3) });
      expect(told(order)).toEqual(['customer order_rest_needed']);
      // a repeated event of the payment
      order.applyPayment(restMoved(order, { move: 'refused' }), inDays(days));
      expect(told(order)).toHaveLength(1);
      quietly(order);
    }
    expect(plan(order).look(inHours(71, REST_DAY))).toEqual(illegal);
    plan(order).look(inDays(3));
    expect(emitted(order)).toEqual([]);
    expect(told(order)).toEqual(['customer order_rest_undecided', 'crew order_rest_undecided']);
    expect(kinds(order).filter((kind) => kind === 'rest_failed')).toHaveLength(3);
  });
  it('is paid with another card, also when the business has been asked already', () => {
    for (const order of [PLANS.action_required(), anUndecided()]) {
      expect(order.payAgain('another').ok).toBe(true);
      expect(payloads(order)).toMatchObject([{ paymentId: plan(order).state.paymentId, cardId: 'another' }]);
      order.applyPayment(restMoved(order, { captured: REST }), inDays(3));
      expect(plan(order).state).toMatchObject({ status: 'paid', payBy: null });
    }
  });
  it('is left to the business when a try after its time fails', () => {
    const order = anUndecided();
    order.payAgain('another');
    order.applyPayment(restMoved(order, { move: 'refused' }), inHours(80, REST_DAY));
    expect(plan(order).state).toMatchObject({ status: 'undecided', nextAt: START });
    expect(told(order)).toEqual(['customer order_rest_needed']);
  });
  it('leaves the business a day before the event', () => {
    const order = aDepositPaid({
      paymentTerms: { depositPercent: 30, restDaysBefore: 1, cardPayments: 1, deposit: 195_000 },
    });
    const day = plan(order).state.dueAt;
    plan(order).look(inHours(-72, day));
    plan(order).look(day);
    order.applyPayment(restMoved(order, { move: 'refused' }), day);
    expect(plan(order).state).toMatchObject({ nextAt: inHours(-24, START), payBy: inHours(-24, START) });
    plan(order).look(inHours(-24, START));
    expect(plan(order).state.status).toBe('undecided');
  });
  it('is asked of the card again at once when the business gives more time', () => {
    const order = anUndecided();
    expect(plan(order).extend(inDays(4)).ok).toBe(true);
    expect(told(order)).toEqual(['customer order_rest_extended']);
    plan(order).look(inDays(4));
    expect(plan(order).state).toMatchObject({ status: 'rest_due', tries: 1, payBy: inDays(7) });
    expect(plan(anUndecided()).extend(START)).toMatchObject({ ok: false, code: 'order.too_late' });
  });
  it('goes back by itself when it comes after the business collects it', () => {
    const order = anUndecided();
    plan(order).waive(inDays(4));
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    order.applyPayment(restMoved(order, { captured: REST }), inDays(4));
    order.applyPayment(restMoved(order, { move: 'released', captured: REST, refunded: REST }), inDays(4));
    expect(plan(order).state.status).toBe('waived');
    expect(order.state).toMatchObject({ captured: 650_000, refunded: REST, due: REST });
    expect(order.refundOf('partner', inDays(5), calendar)).toMatchObject({ refunded: 195_000 });
  });
});
