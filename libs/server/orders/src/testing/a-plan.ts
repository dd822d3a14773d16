import type { PaymentPlanStatus } from '@smachot/contracts';
import type { Order } from '../domain/order';
import type { PaymentMove } from '../domain/money/order-money';
import type { Draft } from '../domain/order-state';
import { aLinkedOrder, RATES } from './a-linked-order';
import { anOrder, inHours, NOON, START } from './an-order';
import { moved } from './paying';

/** Of 6,500: 30% at the approval, the rest ten days before, both split into three card payments at most. */
export const TERMS = { depositPercent: 30, restDaysBefore: 10, cardPayments: 3, deposit: 195_000 };
export const REST = 455_000;
/** 10:00 in Israel, ten days before the start. */
export const REST_DAY = new Date('2027-04-26T07:00:00Z');
export const TOLD_AT = inHours(-72, REST_DAY);

/** A pending order with a deposit, which follows an invitation if `draft` says so. */
export const aPlanned = (draft: Partial<Draft> = {}): Order =>
  draft.followsEventId
    ? aLinkedOrder({ paymentTerms: TERMS, ...draft })
    : anOrder({}, { paymentTerms: TERMS, rates: RATES, ...draft });

export const quietly = (order: Order): Order => {
  order.uncommit();
  order.news.splice(0);
  return order;
};

/** An approved order with its deposit captured. */
export const aDepositPaid = (draft: Partial<Draft> = {}): Order => {
  const order = aPlanned(draft);
  order.approve(NOON);
  order.applyPayment(moved(order, { move: 'captured', captured: 195_000 }), NOON);
  return quietly(order);
};

export const plan = (order: Order) => order.plan!;
/** A move of the payment of the rest. */
export const restMoved = (order: Order, change: Partial<PaymentMove>): PaymentMove => ({
  paymentId: plan(order).state.paymentId!,
  move: 'captured',
  amount: 0,
  captured: plan(order).state.captured,
  refunded: plan(order).state.refunded,
  ...change,
});

/** An order whose rest is being charged on its day. */
export const aRestDue = (draft: Partial<Draft> = {}): Order => {
  const order = aDepositPaid(draft);
  plan(order).look(TOLD_AT);
  plan(order).look(REST_DAY);
  return quietly(order);
};
const refused = (order: Order, at = REST_DAY): Order => {
  order.applyPayment(restMoved(order, { move: 'refused' }), at);
  return order;
};
/** An order whose rest was refused three times in three days. */
export const anUndecided = (draft: Partial<Draft> = {}): Order => {
  const order = refused(aRestDue(draft));
  for (const days of [1, 2]) {
    plan(order).look(inHours(24 * days, REST_DAY));
    refused(order, inHours(24 * days, REST_DAY));
  }
  plan(order).look(inHours(72, REST_DAY));
  return quietly(order);
};

/** An order in each of the statuses of its plan. */
export const PLANS: Record<PaymentPlanStatus, () => Order> = {
  pending: () => aPlanned(),
  deposit_paid: () => aDepositPaid(),
  rest_due: () => aRestDue(),
  action_required: () => quietly(refused(aRestDue())),
  undecided: () => anUndecided(),
  paid: () => {
    const order = aRestDue();
    order.applyPayment(restMoved(order, { captured: REST }), REST_DAY);
    return quietly(order);
  },
  waived: () => {
    const order = anUndecided();
    plan(order).waive(inHours(73, REST_DAY));
    return quietly(order);
  },
  ended: () => {
    const order = aPlanned();
    order.decline(NOON);
    return quietly(order);
  },
};
export { START };
