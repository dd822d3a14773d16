import { newId } from '@smachot/kernel';
import {
  aLinkedOrder,
  AGREED,
  aPaidLinkedOrder,
  again,
  FIRST_LOOK,
  follow,
  quiet,
  RATES,
  someGuests,
} from '../../testing/a-linked-order';
import { anOrder, inHours, NOON, START } from '../../testing/an-order';
import { kinds, told } from '../../testing/paying';
import type { EventFacts } from './event-watch';
import type { Order } from '../order';

const WEEK = 24 * 7;
const fact = (change: Partial<EventFacts> = {}): EventFacts => ({
  ...someGuests(0, START),
  version: 2,
  ...change,
});
/** A week later. */
const LATER = inHours(WEEK, START);
const linked = (make = aPaidLinkedOrder): Order => {
  const order = make();
  follow(order).event.agree(AGREED);
  return quiet(order);
};
const hear = (order: Order, change: Partial<EventFacts> = {}) =>
  follow(order).event.apply(fact(change), NOON);

describe('an order that hears of its event', () => {
  it('tells both sides of another day, and stays where it is', () => {
    const order = linked();
    expect(hear(order, { date: LATER })).toBe(true);
    expect(told(order)).toEqual(['customer order_event_moved', 'crew order_event_moved']);
    expect(order.news[0]).toMatchObject({
      urgent: true,
      values: { store: 'המטבח של סבתא ג׳ולי', event: 'wedding', eventAt: LATER.toISOString() },
    });
    expect(kinds(order).at(-1)).toBe('event_moved');
    expect(order.state.startsAt).toEqual(START);
    expect(follow(again(order)).event.hasMoved).toBe(true);
  });
  it.each([
    ['another hour', { date: inHours(1, START) }],
    ['another place', { location: { address: 'גן האלה, שדה ורבורג' } }],
  ])('tells of %s', (_, change) => {
    const order = linked();
    hear(order, change);
    expect(told(order)).toHaveLength(2);
    expect(follow(order).event.hasMoved).toBe(true);
  });
  it('says nothing of an event that is where it was', () => {
    const order = linked();
    hear(order, { location: { address: ' הירקון 100, תל אביב-יפו ', geocode: { lat: 32, lng: 34 } } });
    expect(told(order)).toEqual([]);
    expect(follow(order).event.hasMoved).toBe(false);
  });
  it('says each change once, and what is older than what was heard changes nothing', () => {
    const order = linked();
    hear(order, { date: LATER, version: 5 });
    hear(quiet(order), { date: LATER, version: 6 });
    expect(hear(order, { date: START, version: 4 })).toBe(false);
    expect(told(order)).toEqual([]);
    expect(follow(order).state.movedTo).toEqual(LATER);
  });
  it('a date that is moved back is told, and leaves no warning', () => {
    const order = linked();
    hear(order, { date: LATER });
    hear(quiet(order), { version: 3 });
    expect(follow(order).event.hasMoved).toBe(false);
    expect(told(order)).toHaveLength(2);
  });
  it('an order that waits for its business hears, too', () => {
    const order = linked(aLinkedOrder);
    hear(order, { date: LATER });
    expect(told(order)).toHaveLength(2);
  });
  it('an order that is over, or follows no more, does not', () => {
    const ended = linked();
    ended.cancel('partner', { expected: 650_000, reason: '' }, NOON, { isRestDay: () => false });
    const left = linked();
    follow(left).leave('customer', NOON);
    for (const order of [ended, left]) {
      quiet(order);
      expect(hear(order, { date: LATER })).toBe(false);
      expect(told(order)).toEqual([]);
    }
  });
  it('leaving the invitation takes the warning away', () => {
    const order = linked();
    hear(order, { date: LATER });
    follow(order).leave('customer', NOON);
    expect(follow(order).event.hasMoved).toBe(false);
  });
  it('a customer without an account is not written to', () => {
    const order = linked();
    order.customerLeaves(NOON);
    follow(order).event.cancelled(NOON, 'wedding');
    expect(told(order)).toEqual(['crew order_event_cancelled']);
  });
  it('a cancelled event is told once and cancels nothing', () => {
    const order = linked();
    hear(order, { date: LATER });
    quiet(order);
    expect(follow(order).event.cancelled(NOON, 'wedding')).toBe(true);
    expect(follow(order).event.cancelled(NOON, 'wedding')).toBe(false);
    expect(told(order)).toEqual(['customer order_event_cancelled', 'crew order_event_cancelled']);
    expect(order.state.status).toBe('approved');
    expect(follow(order).event.hasMoved).toBe(false);
  });
  it('the daily look finds out what was missed', () => {
    const order = linked();
    follow(order).look({ ...someGuests(50, START), date: LATER, version: 9 }, FIRST_LOOK);
    expect(told(order)).toContain('crew order_event_moved');
    const gone = linked();
    follow(gone).look(null, FIRST_LOOK);
    expect(told(gone)).toContain('customer order_event_cancelled');
    expect(follow(gone).state.status).toBe('left');
  });
  it('an order that never knew of an event takes the first one it sees for what was agreed', () => {
    const order = quiet(aPaidLinkedOrder());
    follow(order).look({ ...someGuests(50, START), date: LATER }, FIRST_LOOK);
    expect(follow(order).event.hasMoved).toBe(false);
    expect(follow(order).event.agreed.date).toEqual(LATER);
  });
  it('begins anew with another invitation', () => {
    const order = anOrder({}, { rates: RATES });
    order.follow(newId(), { date: LATER, address: 'שם' }, NOON);
    expect(follow(order).event.agreed).toEqual({ date: LATER, address: 'שם' });
  });
});
