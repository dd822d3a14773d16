import type { Order } from '@smachot/contracts';
import { anOrderLinkedToEvent } from '../testing/a-linked-order';
import { anApprovedOrder, anOrder } from '../testing/an-order';
import { orderSteps } from './order-steps';

const line = (order: Order) => orderSteps(order).map(({ kind, state }) => `${kind}:${state}`);
const paying = (status: Order['payment']['status'], overrides: Partial<Order> = {}): Order => {
  const order = anApprovedOrder(overrides);
  return { ...order, payment: { ...order.payment, status }, timeline: order.timeline.slice(0, 3) };
};

describe('the line of an order', () => {
  it('of one that waits names the answer, the charge, the event and the end', () => {
    expect(line(anOrder())).toEqual([
      'placed:done',
      'held:done',
      'awaiting:now',
      'captured:ahead',
      'event:ahead',
      'done:ahead',
    ]);
    expect(orderSteps(anOrder())[2]!.at).toBe(anOrder().respondBy);
  });

  it('of one that costs nothing names no money', () => {
    const order = anOrder();
    const free = { ...order, payment: { ...order.payment, status: 'none' as const, held: 0 } };
    expect(line({ ...free, timeline: order.timeline.slice(0, 1) })).toEqual([
      'placed:done',
      'awaiting:now',
      'event:ahead',
      'done:ahead',
    ]);
  });

  it('of one that is paid waits for the event', () => {
    expect(line(anApprovedOrder()).slice(-3)).toEqual(['captured:done', 'event:now', 'done:ahead']);
  });

  it.each([
    ['action_required', 'pay:now'],
    ['capturing', 'charging:now'],
    ['held', 'charging:now'],
  ] as const)('of one approved with payment %s waits for %s before the event', (status, step) => {
    expect(line(paying(status)).slice(-3)).toEqual([step, 'event:ahead', 'done:ahead']);
  });

  it('of one that follows its guests waits for the number before the event', () => {
    const floats = anOrderLinkedToEvent();
    expect(line(floats).slice(-3)).toEqual(['floats:now', 'event:ahead', 'done:ahead']);
    expect(orderSteps(floats).at(-3)!.at).toBe(floats.following!.cutOffAt);
    const unpaid = { ...floats, payment: { ...floats.payment, status: 'action_required' as const } };
    expect(line(unpaid).slice(-4)).toEqual(['pay:now', 'floats:ahead', 'event:ahead', 'done:ahead']);
    const waits = { ...anOrder(), following: floats.following };
    expect(line(waits).slice(-5)).toEqual([
      'awaiting:now',
      'captured:ahead',
      'floats:ahead',
      'event:ahead',
      'done:ahead',
    ]);
  });

  it('of one whose additional guests are to be paid says how much, and then waits for the event', () => {
    const settled = { participants: 271, price: 56_480, difference: 4_784, at: '2026-12-15T17:30:00.000Z' };
    const settling = anOrderLinkedToEvent({ status: 'settling', estimate: null, settled });
    expect(line(settling).slice(-3)).toEqual(['settling:now', 'event:ahead', 'done:ahead']);
    expect(orderSteps(settling).at(-3)!.amount).toBe(4_784);
    const ended = anOrderLinkedToEvent({ status: 'settled', estimate: null, settled });
    expect(line(ended).slice(-2)).toEqual(['event:now', 'done:ahead']);
  });

  it('says the number an amendment was about', () => {
    const order = anOrderLinkedToEvent();
    const asked = {
      kind: 'amendment_proposed',
      at: order.createdAt,
      amount: null,
      participants: 290,
    } as const;
    const step = orderSteps({ ...order, timeline: [...order.timeline, asked] }).find(
      ({ kind }) => kind === 'amendment_proposed',
    );
    expect(step).toMatchObject({ participants: 290, state: 'done' });
  });

  it('of one that is done has the event before its end', () => {
    const order = anApprovedOrder({ status: 'done' });
    const done = { kind: 'done', at: order.endsAt, amount: null } as const;
    expect(line({ ...order, timeline: [...order.timeline, done] }).slice(-2)).toEqual([
      'event:done',
      'done:done',
    ]);
  });

  it.each([
    ['declined', 'declined'],
    ['declined', 'expired'],
    ['recalled', 'recalled'],
    ['cancelled_partner', 'cancelled_partner'],
    ['cancelled_customer', 'cancelled_customer'],
    ['cancelled_customer', 'cancelled_unpaid'],
  ] as const)('of one that is %s by %s ends there', (status, kind) => {
    const order = anOrder({ status });
    const timeline = [
      ...order.timeline,
      { kind, at: order.createdAt, amount: null },
      { kind: 'voided' as const, at: order.createdAt, amount: 51_696 },
    ];
    expect(line({ ...order, timeline }).slice(-2)).toEqual([`${kind}:ended`, 'voided:done']);
  });

  it('of one whose refund is under way says so', () => {
    const order = anApprovedOrder({ status: 'cancelled_customer' });
    const refunding = { ...order, payment: { ...order.payment, status: 'refunding' as const } };
    expect(line(refunding).at(-1)).toBe('refunding:now');
  });

  it('gives every step its own id', () => {
    for (const order of [anOrder(), anApprovedOrder(), paying('action_required')]) {
      const ids = orderSteps(order).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
