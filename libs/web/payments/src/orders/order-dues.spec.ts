import type { Order, PlannedPayment } from '@smachot/contracts';
import { aPaidOrder, aPlan, aPlanned } from '../testing/a-paid-order';
import { dueOrders, duesOf } from './order-dues';

const rest = (status: PlannedPayment['status']) =>
  aPlanned({ kind: 'rest', amount: 700, dueOn: '2026-12-03', status });
const deposit = (status: PlannedPayment['status']) => aPlanned({ kind: 'deposit', amount: 300, status });
const momentsOf = (order: Order) =>
  duesOf(order).map(({ what, amount, moment }) => ({ what, amount, ...moment }));

describe('what is still to be charged for an order', () => {
  it('is nothing once everything is paid', () => expect(duesOf(aPaidOrder())).toEqual([]));

  it('waits for the approval, and the rest for its day', () => {
    const respondBy = '2026-11-24T08:40:00.000Z';
    const order = aPaidOrder({ status: 'pending', respondBy, plan: aPlan(deposit('held'), rest('waits')) });
    expect(momentsOf(order)).toEqual([
      { what: 'deposit', amount: 300, kind: 'approval', by: respondBy },
      { what: 'rest', amount: 700, kind: 'day', day: '2026-12-03' },
    ]);
  });

  it.each(['due', 'held'] as const)('is being charged once the business approved: %s', (status) =>
    expect(momentsOf(aPaidOrder({ plan: aPlan(aPlanned({ status })) }))).toEqual([
      { what: 'full', amount: 1_000, kind: 'now' },
    ]),
  );

  it('needs the customer when the rest was refused, until the day of its plan', () => {
    const payBy = '2026-12-06T10:00:00.000Z';
    const plan = { ...aPlan(deposit('paid'), rest('failed'))!, payBy, authenticateUrl: 'https://bank/3ds' };
    expect(duesOf(aPaidOrder({ plan }))).toEqual([
      { what: 'rest', amount: 700, moment: { kind: 'pay', by: payBy }, authenticateUrl: 'https://bank/3ds' },
    ]);
  });

  it('confirms the first payment at the address of the order itself', () => {
    const order = aPaidOrder({ plan: aPlan(aPlanned({ status: 'failed' })) });
    const authenticateUrl = 'https://bank/first';
    expect(duesOf({ ...order, payment: { ...order.payment, authenticateUrl } })).toEqual([
      { what: 'full', amount: 1_000, moment: { kind: 'pay', by: null }, authenticateUrl },
    ]);
  });

  it.each(['waived', 'off', 'paid'] as const)('leaves out a rest that is %s', (status) =>
    expect(duesOf(aPaidOrder({ plan: aPlan(deposit('paid'), rest(status)) }))).toEqual([]),
  );

  it('leaves out orders that are over', () =>
    expect(
      duesOf(aPaidOrder({ status: 'cancelled_customer', plan: aPlan(aPlanned({ status: 'due' })) })),
    ).toEqual([]));
});

it('begins with the orders that need the customer, then with the next event', () => {
  const on = (code: string, day: string, status: PlannedPayment['status']) => {
    const order = aPaidOrder({ code, plan: aPlan(deposit('paid'), rest(status)) });
    const eventInfo = { ...order.orderSummary.eventInfo, datetime: `${day}T17:00:00.000Z` };
    return { ...order, orderSummary: { ...order.orderSummary, eventInfo } };
  };
  const orders = [
    on('later', '2027-02-01', 'waits'),
    on('soon', '2027-01-01', 'waits'),
    on('failed', '2027-03-01', 'failed'),
  ];
  expect(dueOrders([...orders, aPaidOrder()]).map(({ order }) => order.code)).toEqual([
    'failed',
    'soon',
    'later',
  ]);
});
