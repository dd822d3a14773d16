import { refuse } from '@smachot/kernel';
import {
  aLinkedOrder,
  aPaidLinkedOrder,
  CUT_OFF,
  FIRST_LOOK,
  follow,
  quiet,
  someGuests,
} from '../../testing/a-linked-order';
import { inHours, NOON } from '../../testing/an-order';
import { emitted, illegal, kinds, told } from '../../testing/paying';
import type { Order } from '../order';

const tooLate = refuse('order.too_late');

describe('the daily look', () => {
  /** Guests may answer until the day before. */
  const CLOSES = inHours(-24, FIRST_LOOK);
  const look = (order: Order, seats: number | null, now = FIRST_LOOK, closesAt = CLOSES) =>
    follow(order).look(seats === null ? null : someGuests(seats, closesAt), now);

  it('tells both sides when the estimate has changed, and only then', () => {
    const order = aPaidLinkedOrder();
    look(order, 53);
    expect(told(order)).toEqual(['customer order_estimate', 'crew order_estimate']);
    expect(order.news[0]).toMatchObject({ urgent: false, participants: 53, amount: 686_000 });
    look(quiet(order), 53, inHours(24, FIRST_LOOK));
    expect(told(order)).toEqual([]);
    expect(follow(order).state.nextLookAt).toEqual(inHours(48, FIRST_LOOK));
  });
  it('waits for its hour, and ends before the cut-off', () => {
    const order = aPaidLinkedOrder();
    expect(look(order, 53, inHours(-0.1, FIRST_LOOK))).toEqual(illegal);
    look(order, 53, inHours(-10, CUT_OFF));
    expect(follow(order).state.nextLookAt).toBeNull();
    expect(look(order, 54, inHours(-1, CUT_OFF))).toEqual(illegal);
  });
  it('asks the business for a number further than a tenth, once', () => {
    const order = aPaidLinkedOrder();
    look(order, 70);
    expect(told(order)).toEqual(['crew order_amendment_proposed']);
    expect(order.news[0]).toMatchObject({ urgent: true, participants: 70, amount: 890_000 });
    const { newest } = follow(order).amendments;
    expect(newest).toMatchObject({ participants: 70, status: 'proposed', by: 'system' });
    look(order, 70, inHours(24, FIRST_LOOK));
    expect(follow(order).amendments.newest).toBe(newest);
  });
  it('asks anew when the number moves on, and the older one lapses without a word', () => {
    const order = aPaidLinkedOrder();
    look(order, 70);
    look(quiet(order), 80, inHours(24, FIRST_LOOK));
    expect(told(order)).toEqual(['crew order_amendment_proposed']);
    expect(
      [...follow(order).amendments.changed].map(({ participants, status }) => [participants, status]),
    ).toEqual([
      [70, 'lapsed'],
      [80, 'proposed'],
    ]);
  });
  it('does not ask anew for what follows from the answer anyway', () => {
    const order = aPaidLinkedOrder();
    look(order, 70);
    look(quiet(order), 75, inHours(24, FIRST_LOOK));
    expect(told(order)).toEqual([]);
    expect(follow(order).amendments.newest).toMatchObject({ participants: 70, status: 'proposed' });
  });
  it('asks for fewer only once the answers are in, or there is hardly time left', () => {
    const later = inHours(24 * 30, FIRST_LOOK);
    const order = aPaidLinkedOrder();
    look(order, 3, FIRST_LOOK, later);
    expect(follow(order).amendments.newest).toBeNull();
    look(order, 70, inHours(24, FIRST_LOOK), later);
    expect(follow(order).amendments.newest).toMatchObject({ participants: 70, status: 'proposed' });
    look(order, 30, inHours(48, FIRST_LOOK), later);
    expect(follow(order).amendments.open).toBeNull();
    look(order, 30, inHours(-72, CUT_OFF), later);
    expect(follow(order).amendments.open).toMatchObject({ participants: 30, by: 'system' });
  });
  it('takes back what it asked for when the guests are back', () => {
    const order = aPaidLinkedOrder();
    look(order, 70);
    look(order, 52, inHours(24, FIRST_LOOK));
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
  });
  it('does not ask again for a number that was refused', () => {
    const order = aPaidLinkedOrder();
    look(order, 70);
    follow(order).answer(follow(order).amendments.newest!.id, { type: 'refuse', reason: '' }, NOON);
    look(quiet(order), 70, inHours(24, FIRST_LOOK));
    expect(told(order)).toEqual([]);
  });
  it('leaves a number the customer asked for by hand to the business', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(100, NOON);
    look(quiet(order), 70);
    expect(follow(order).amendments.newest).toMatchObject({ participants: 100, status: 'proposed' });
    expect(told(order)).toEqual([]);
  });
  it('never passes the bounds of the unit', () => {
    const order = aPaidLinkedOrder();
    look(order, 900);
    expect(follow(order).amendments.newest!.participants).toBe(200);
    look(order, 3, inHours(24, FIRST_LOOK));
    expect(follow(order).amendments.newest!.participants).toBe(20);
  });
  it('says nothing before the business has agreed to the order', () => {
    const order = aLinkedOrder();
    look(quiet(order), 70);
    expect(told(order)).toEqual([]);
    expect(follow(order).amendments.newest).toBeNull();
  });
  it('follows no more when the invitation is gone', () => {
    const order = aPaidLinkedOrder();
    look(order, null);
    expect(follow(order).state).toMatchObject({ status: 'left', nextLookAt: null });
    expect(kinds(order).at(-1)).toBe('left');
  });
});

describe('an amendment', () => {
  it.each([
    [55, 'order.amendment_needless'],
    [45, 'order.amendment_needless'],
    [50, 'order.amendment_needless'],
    [19, 'order.participants_bounds'],
    [201, 'order.participants_bounds'],
  ] as const)('of %i is refused: %s', (participants, code) => {
    const order = aPaidLinkedOrder();
    expect(follow(order).propose(participants, NOON)).toEqual(refuse(code));
    expect(follow(order).amendments.newest).toBeNull();
  });
  it.each([56, 44, 20, 200])('of %i is asked for', (participants) => {
    const order = aPaidLinkedOrder();
    expect(follow(order).propose(participants, NOON).ok).toBe(true);
    expect(follow(order).amendments.newest).toMatchObject({
      participants,
      by: 'customer',
      status: 'proposed',
    });
    expect(follow(order).state.agreedParticipants).toBe(50);
  });
  it('that is accepted changes what is agreed, and no money', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    follow(quiet(order)).answer(follow(order).amendments.newest!.id, { type: 'accept', reason: '' }, NOON);
    expect(follow(order).state.agreedParticipants).toBe(80);
    expect(emitted(order)).toEqual([]);
    expect(told(order)).toEqual(['customer order_amendment_accepted']);
    expect(order.state).toMatchObject({ price: 1_010_000, due: 360_000, captured: 650_000 });
    expect(order.state.summary).toMatchObject({ price: 10_100, eventInfo: { participants: 80 } });
  });
  it('that is refused changes nothing, and says why', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    follow(order).answer(follow(order).amendments.newest!.id, { type: 'refuse', reason: 'אין מקום' }, NOON);
    expect(follow(order).state.agreedParticipants).toBe(50);
    expect(order.state.timeline.at(-1)).toMatchObject({
      kind: 'amendment_refused',
      participants: 80,
      reason: 'אין מקום',
    });
  });
  it('is answered once', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    const { id } = follow(order).amendments.newest!;
    follow(order).answer(id, { type: 'refuse', reason: '' }, NOON);
    expect(follow(order).answer(id, { type: 'accept', reason: '' }, NOON)).toEqual(illegal);
  });
  it('that was replaced is not answered', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    const { id } = follow(order).amendments.newest!;
    follow(order).propose(90, NOON);
    expect(follow(order).answer(id, { type: 'accept', reason: '' }, NOON)).toEqual(illegal);
    expect(follow(order).state.agreedParticipants).toBe(50);
  });
  it('is neither asked for nor answered from the cut-off on, also when the tick is late', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    const { id } = follow(order).amendments.newest!;
    expect(follow(order).answer(id, { type: 'accept', reason: '' }, CUT_OFF)).toEqual(tooLate);
    expect(follow(order).propose(90, CUT_OFF)).toEqual(tooLate);
    expect(follow(order).leave('customer', CUT_OFF)).toEqual(tooLate);
  });
  it('that nobody answered lapses at the cut-off, and both hear of it', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    follow(quiet(order)).settlement.settle(80, CUT_OFF);
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
    expect(told(order)).toEqual([
      'customer order_amendment_lapsed',
      'crew order_amendment_lapsed',
      'customer order_settled',
      'crew order_settled',
    ]);
    // the eighty participants were not agreed
    expect(order.state).toMatchObject({ price: 650_000, summary: { eventInfo: { participants: 50 } } });
  });
});
