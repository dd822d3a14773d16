import { refuse, type RefusalCode } from '@smachot/kernel';
import {
  AGREED,
  aPaidLinkedOrder,
  again,
  CUT_OFF,
  follow,
  quiet,
  RATES,
  settling,
  someGuests,
} from '../../testing/a-linked-order';
import { anOrder, inHours, NOON, START } from '../../testing/an-order';
import { aPaidOrder, illegal, kinds, told } from '../../testing/paying';
import { COMING, HAIFA, LATER, propose, wanted } from '../../testing/wanted-terms';
import type { WantedTerms } from './change-terms';
import type { Order } from '../order';

const WEEK = 24 * 7;
const linked = (rates = RATES): Order => {
  const order = aPaidLinkedOrder({ rates });
  follow(order).event.agree(AGREED);
  return quiet(order);
};
const answer = (
  order: Order,
  type: 'accept' | 'refuse' | 'withdraw',
  by: 'customer' | 'partner' = 'partner',
  now = NOON,
) => order.changes.answer(order.changes.newest!.id, { type, by, reason: 'אין אפשרות' }, now);
const ok = { ok: true, value: undefined };

describe('asking for other terms', () => {
  it('tells the other side, and changes nothing of the order', () => {
    const order = linked();
    expect(propose(order)).toEqual(ok);
    expect(order.state.startsAt).toEqual(START);
    expect(told(order)).toEqual(['crew order_change_proposed']);
    expect(order.changes.newest).toMatchObject({
      by: 'customer',
      status: 'open',
      difference: 0,
      startsAt: LATER,
    });
    expect(order.changes.newest!.respondBy).toEqual(inHours(48));
    expect(kinds(order).at(-1)).toBe('change_proposed');
  });
  it('may be done by the business, and tells the customer', () => {
    const order = linked();
    order.changes.propose('partner', wanted(), 0, NOON);
    expect(told(order)).toEqual(['customer order_change_proposed']);
  });
  it('waits no longer than the notice of the nearer date', () => {
    const order = linked();
    const sooner = inHours(30);
    propose(order, { startsAt: sooner });
    expect(order.changes.newest!.respondBy).toEqual(inHours(6));
    const late = linked();
    propose(late, {}, 0, inHours(-5, CUT_OFF));
    expect(late.changes.newest!.respondBy).toEqual(CUT_OFF);
  });
  it.each<[string, () => Order, Partial<WantedTerms>, Date, RefusalCode]>([
    ['from the cut-off on', linked, {}, CUT_OFF, 'change.too_late'],
    ['for a start that has passed', linked, { startsAt: inHours(-1) }, NOON, 'slot.past'],
    ['for a start 800 days ahead', linked, { startsAt: inHours(800 * 24) }, NOON, 'slot.too_far'],
    ['for a start within the notice', linked, { startsAt: inHours(23) }, NOON, 'slot.notice'],
    ['for what it is', linked, { startsAt: START }, NOON, 'change.needless'],
    ['of a place at the business', linked, { location: HAIFA, km: 40 }, NOON, 'change.place_fixed'],
    ['of a place nobody can find', () => linked(COMING), { location: HAIFA }, NOON, 'price.place_missing'],
    ['of a place too far away', () => linked(COMING), { location: HAIFA, km: 61 }, NOON, 'price.too_far'],
    [
      'before the business has agreed',
      () => anOrder({}, { rates: RATES }),
      {},
      NOON,
      'lifecycle.illegal_move',
    ],
    ['while one more sale is paid', settling, {}, NOON, 'lifecycle.illegal_move'],
    ['of a number without frozen rates', () => aPaidOrder(), { participants: 80 }, NOON, 'change.priced'],
    ['of a number beyond what is offered', linked, { participants: 201 }, NOON, 'order.participants_bounds'],
    ['of the number it is for', linked, { startsAt: START, participants: 50 }, NOON, 'change.needless'],
  ])('is refused %s', (_, make, change, now, code) =>
    expect(make().changes.offer(wanted(change), now)).toEqual(refuse(code)),
  );
  it('is refused with another difference than was shown', () =>
    expect(propose(linked(COMING), { location: HAIFA, km: 40 }, 0)).toEqual(refuse('price.changed')));
  it('is refused while another is open, of whichever side', () => {
    const order = linked();
    propose(order);
    expect(order.changes.propose('partner', wanted(), 0, NOON)).toEqual(refuse('change.open'));
  });
});

describe('the answer', () => {
  it('yes moves the order and everything that is counted from its start', () => {
    const order = linked();
    propose(order);
    quiet(order);
    expect(answer(order, 'accept')).toEqual(ok);
    const { state } = again(order);
    expect(state).toMatchObject({
      status: 'approved',
      startsAt: LATER,
      endsAt: inHours(WEEK + 6, START),
      cutOffAt: inHours(WEEK, CUT_OFF),
    });
    expect(state.summary.eventInfo).toMatchObject({
      datetime: LATER.toISOString(),
      location: { address: 'הירקון 100, תל אביב-יפו' },
    });
    expect(follow(order).state).toMatchObject({ cutOffAt: inHours(WEEK, CUT_OFF), status: 'following' });
    expect(told(order)).toEqual(['customer order_change_accepted']);
    expect(follow(order).settlement.settle(50, CUT_OFF)).toEqual(illegal);
    expect(follow(order).settlement.settle(50, inHours(WEEK, CUT_OFF)).ok).toBe(true);
  });
  it('no leaves everything, and another may be asked for', () => {
    const order = linked();
    propose(order);
    expect(answer(quiet(order), 'refuse')).toEqual(ok);
    expect(order.state.startsAt).toEqual(START);
    expect(told(order)).toEqual(['customer order_change_refused']);
    expect(order.state.timeline.at(-1)).toMatchObject({ kind: 'change_refused', reason: 'אין אפשרות' });
    expect(propose(order)).toEqual(ok);
  });
  it('is not the asking side’s to give, and only that one takes it back', () => {
    const order = linked();
    propose(order);
    expect(answer(order, 'accept', 'customer')).toEqual(illegal);
    expect(answer(order, 'refuse', 'customer')).toEqual(illegal);
    expect(answer(order, 'withdraw', 'partner')).toEqual(illegal);
    expect(answer(quiet(order), 'withdraw', 'customer')).toEqual(ok);
    expect(told(order)).toEqual(['crew order_change_withdrawn']);
    expect(answer(order, 'accept')).toEqual(illegal);
  });
  it('is nothing to an older request, and comes once', () => {
    const order = linked();
    propose(order);
    const first = order.changes.newest!.id;
    answer(order, 'refuse');
    propose(order);
    expect(order.changes.answer(first, { type: 'accept', by: 'partner', reason: '' }, NOON)).toEqual(illegal);
    answer(order, 'accept');
    expect(answer(order, 'accept')).toEqual(illegal);
  });
  it('after its time is too late; then the request lapses, and both hear', () => {
    const order = linked();
    propose(order);
    expect(order.changes.lapse(inHours(47))).toEqual(illegal);
    expect(answer(order, 'accept', 'partner', inHours(48))).toEqual(refuse('change.too_late'));
    expect(quiet(order).changes.lapse(inHours(48))).toEqual(ok);
    expect(told(order)).toEqual(['customer order_change_lapsed', 'crew order_change_lapsed']);
    expect(order.state.startsAt).toEqual(START);
    expect(order.changes.lapse(inHours(49))).toEqual(illegal);
  });
  it('of an order that was cancelled is nothing any more', () => {
    const order = linked();
    propose(order);
    order.cancel('partner', { expected: 650_000, reason: '' }, NOON, { isRestDay: () => false });
    expect(order.changes.newest!.status).toBe('lapsed');
    expect(answer(order, 'accept')).toEqual(illegal);
  });
});

describe('another place', () => {
  const TO_HAIFA = { location: HAIFA, km: 40 };
  it('costs what coming there costs, once, at the cut-off', () => {
    const order = linked(COMING);
    expect(order.changes.offer(wanted(TO_HAIFA), NOON)).toEqual({ ok: true, value: { difference: 18_000 } });
    propose(order, TO_HAIFA, 18_000);
    answer(order, 'accept');
    expect(order.state.summary.eventInfo.location).toEqual(HAIFA);
    expect(order.state).toMatchObject({
      price: 668_000,
      due: 18_000,
      captured: 650_000,
      summary: { price: 6_680 },
    });
    quiet(order);
    follow(order).settlement.settle(50, inHours(WEEK, CUT_OFF));
    expect(follow(order).state).toMatchObject({ status: 'settling', settledDifference: 18_000 });
  });
  it('that is nearer gives back', () => {
    const order = linked({ ...COMING, delivery: { ...COMING.delivery, km: 40 } });
    order.state.price = order.state.captured = 668_000;
    propose(order, { location: HAIFA, km: 2 }, -18_000);
    answer(order, 'accept');
    follow(order).settlement.settle(50, inHours(WEEK, CUT_OFF));
    expect(follow(order).state).toMatchObject({ status: 'settled', settledDifference: -18_000 });
  });
  it('takes an open number back, since its price was another', () => {
    const order = linked(COMING);
    follow(order).propose(80, NOON);
    propose(order, TO_HAIFA, 18_000);
    answer(order, 'accept');
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
  });
});

describe('an event that has moved', () => {
  const moveEvent = (order: Order, date: Date, location = someGuests(0, NOON).location) =>
    follow(order).event.apply({ eventType: 'wedding', date, location, version: 2 }, NOON);
  it('suggests the start that keeps its distance, by the clock on the wall', () => {
    const order = linked();
    order.state.startsAt = inHours(-3, START);
    // the clocks go back between them
    const november = new Date('2027-11-09T12:30:00Z');
    moveEvent(order, november);
    expect(follow(order).event.suggestedStart).toEqual(new Date('2027-11-09T09:30:00Z'));
  });
  it('is caught up with by an order that moves to its day', () => {
    const order = linked();
    moveEvent(order, LATER);
    propose(order);
    answer(order, 'accept');
    expect(follow(order).event.hasMoved).toBe(false);
    expect(follow(order).event.agreed.date).toEqual(LATER);
  });
  it('still warns an order that moved to another day, or stayed at the old place', () => {
    const order = linked(COMING);
    moveEvent(order, LATER, HAIFA);
    propose(order, { startsAt: inHours(48, START) });
    answer(order, 'accept');
    expect(follow(order).event.hasMoved).toBe(true);
    propose(order, { startsAt: LATER });
    answer(order, 'accept');
    expect(follow(order).state).toMatchObject({ movedPlace: HAIFA });
    expect(follow(order).event.suggestedPlace).toEqual(HAIFA);
    propose(order, { startsAt: LATER, location: HAIFA, km: 40 }, 18_000);
    answer(order, 'accept');
    expect(follow(order).event.hasMoved).toBe(false);
  });
});
