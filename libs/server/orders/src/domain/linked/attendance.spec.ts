import { DAY_MS, refuse } from '@smachot/kernel';
import * as fc from 'fast-check';
import {
  again,
  aPaidLinkedOrder,
  attendance,
  byArrivals,
  counting,
  CUT_OFF,
  follow,
  noRest,
  quiet,
  steps,
} from '../../testing/a-linked-order';
import { inHours, NOON, START } from '../../testing/an-order';
import { APayer } from '../../testing/a-payer';
import { calendar, illegal, told } from '../../testing/paying';
import type { Order } from '../order';

const ok = { ok: true, value: undefined };
const tooLate = refuse('order.too_late');
const door = (arrived: number) => ({ arrived, date: START });
const countAt = (order: Order): Date => attendance(order).nextAt!;
/** Counted with that many arrivals. */
const counted = (arrived: number): Order => {
  const order = counting();
  steps(order).look(door(arrived), countAt(order), noRest);
  return order;
};
const objected = (arrived = 44, participants = 49): Order => {
  const order = counted(arrived);
  steps(order).object(attendance(order).id, { participants, reason: 'צלחות' }, inHours(1, countedAt(order)));
  return quiet(order);
};
const countedAt = (order: Order): Date => new Date(countAt(order).getTime() - DAY_MS);
const settledAt = (order: Order) => {
  const { status, settledParticipants, settledDifference } = follow(order).state;
  return [status, settledParticipants, settledDifference, attendance(order).decidedBy];
};

describe('the agreement', () => {
  it('is asked by one side and answered by the other, before the cut-off only', () => {
    const order = aPaidLinkedOrder();
    expect(steps(order).propose('partner', 70, CUT_OFF)).toEqual(tooLate);
    expect(steps(order).propose('partner', 70, NOON)).toEqual(ok);
    expect(told(order)).toEqual(['customer order_attendance_proposed']);
    expect(steps(order).propose('customer', 90, NOON)).toEqual(refuse('attendance.open'));
    const { id } = attendance(order);
    expect(steps(order).answer(id, 'partner', 'accept', NOON)).toEqual(illegal);
    expect(steps(order).answer(id, 'customer', 'accept', CUT_OFF)).toEqual(tooLate);
    expect(steps(order).answer(id, 'customer', 'accept', NOON)).toEqual(ok);
    expect(steps(order).answer(id, 'customer', 'accept', NOON)).toEqual(illegal);
    expect(follow(order).attendance.decides).toBe(true);
  });
  it('reminds once and lapses at the cut-off, which settles by the answers', () => {
    const order = aPaidLinkedOrder();
    steps(order).propose('customer', 80, NOON);
    // a day before the cut-off is the moment it was proposed here: there is nothing to remind of
    attendance(order).nextAt = inHours(2);
    quiet(order);
    expect(steps(order).look(null, inHours(2), noRest)).toEqual(ok);
    expect(told(order)).toEqual(['crew order_attendance_proposed']);
    expect(steps(order).look(null, inHours(2), noRest)).toEqual(illegal);
    follow(order).settlement.settle(48, CUT_OFF);
    expect(attendance(order).status).toBe('lapsed');
    expect(follow(order).state).toMatchObject({ status: 'settled', settledParticipants: 48 });
  });
  it('ends with the link to the guests, and does not count rides', () => {
    const order = byArrivals();
    follow(order).leave('customer', NOON);
    expect(attendance(order).status).toBe('ended');
    const rides = aPaidLinkedOrder();
    follow(rides).state.counts = 'rides';
    expect(steps(rides).propose('customer', 80, NOON)).toEqual(refuse('attendance.rides'));
  });
});

describe('after the event', () => {
  it('the cut-off moves no money and says what to prepare for', () => {
    const order = byArrivals();
    follow(order).settlement.settle(54, CUT_OFF);
    expect(order.getUncommittedEvents()).toEqual([]);
    expect(follow(order).state.status).toBe('counting');
    expect(order.state.summary.eventInfo.participants).toBe(54);
    expect(steps(order).propose('partner', 70, CUT_OFF)).toEqual(illegal);
    // noon, eight hours after the end at the earliest
    expect(countAt(order).getTime()).toBeGreaterThan(order.state.endsAt.getTime() + DAY_MS / 3);
  });
  it('fewer are given back, down to the agreed least', () => {
    const order = counted(44);
    expect(attendance(order)).toMatchObject({ status: 'counted', countedParticipants: 44 });
    expect(follow(order).state.status).toBe('counting');
    steps(order).look(null, countAt(order), noRest);
    expect(settledAt(order)).toEqual(['settled', 44, -72_000, 'door']);
    const few = counted(3);
    steps(few).look(null, countAt(few), noRest);
    expect(settledAt(few)).toEqual(['settled', 40, -120_000, 'door']);
  });
  it('more are charged once, within the bounds of the unit', () => {
    const order = counted(900);
    steps(order).look(null, countAt(order), noRest);
    expect(settledAt(order)).toEqual(['settling', 200, 1_800_000, 'door']);
    expect(steps(order).look(null, inHours(900), noRest)).toEqual(illegal);
  });
  it('a door nobody used leaves the number of the cut-off', () => {
    const order = counted(0);
    expect(settledAt(order)).toEqual(['settled', 50, 0, 'no_door']);
    const gone = counting();
    steps(gone).look(null, countAt(gone), noRest);
    expect(settledAt(gone)).toEqual(['settled', 50, 0, 'no_door']);
    const moved = counting();
    steps(moved).look({ arrived: 44, date: inHours(2_000, START) }, countAt(moved), noRest);
    expect(settledAt(moved)).toEqual(['settled', 50, 0, 'no_door']);
  });
  it('objections are taken until the next working noon', () => {
    const order = counting();
    const at = countAt(order);
    let asked = 0;
    steps(order).look(door(44), at, () => asked++ === 0);
    expect(countAt(order).getTime()).toBe(at.getTime() + 2 * DAY_MS);
  });
  it('a customer does not cancel what was counted', () => {
    const order = counted(200);
    const { refunded: expected } = order.refundOf('customer', inHours(30, START), calendar);
    expect(order.cancel('customer', { expected, reason: '' }, inHours(30, START), calendar)).toEqual(tooLate);
  });
});

describe('an objection', () => {
  it('names a greater number, in time', () => {
    const order = counted(44);
    const object = (participants: number, now: Date) =>
      steps(order).object(attendance(order).id, { participants, reason: 'צלחות' }, now);
    expect(object(44, countedAt(order))).toMatchObject({ ok: false, code: 'attendance.claim' });
    expect(object(201, countedAt(order))).toMatchObject({ ok: false, code: 'attendance.claim' });
    expect(object(49, countAt(order))).toEqual(tooLate);
    expect(object(49, countedAt(order))).toEqual(ok);
    expect(follow(order).state.status).toBe('counting');
  });
  it('ends with either number, by the other side', () => {
    const conceded = objected();
    expect(steps(conceded).answer(attendance(conceded).id, 'partner', 'concede', NOON)).toEqual(illegal);
    expect(steps(conceded).answer(attendance(conceded).id, 'customer', 'concede', NOON)).toEqual(ok);
    expect(settledAt(conceded)).toEqual(['settled', 49, -12_000, 'customer']);
    const dropped = objected();
    expect(steps(dropped).answer(attendance(dropped).id, 'partner', 'drop', NOON)).toEqual(ok);
    expect(settledAt(dropped)).toEqual(['settled', 44, -72_000, 'partner']);
  });
  it('without an agreement leaves the number of the cut-off', () => {
    const order = objected();
    expect(steps(order).look(door(44), new Date(countAt(order).getTime() - 1), noRest)).toEqual(illegal);
    steps(order).look(door(44), countAt(order), noRest);
    expect(settledAt(order)).toEqual(['settled', 50, 0, 'time']);
  });
});

const acts = fc.record({
  seats: fc.integer({ min: 40, max: 60 }),
  arrived: fc.integer({ min: 0, max: 260 }),
  claim: fc.integer({ min: 20, max: 220 }),
  end: fc.constantFrom('door' as const, 'concede' as const, 'drop' as const, 'time' as const),
  late: fc.array(fc.integer({ min: 0, max: 260 }), { maxLength: 3 }),
  fails: fc.boolean(),
  restarts: fc.boolean(),
});

it('money taken is the settled price, charged at most once, whatever the door says later', () => {
  fc.assert(
    fc.property(acts, ({ seats, arrived, claim, end, late, fails, restarts }) => {
      let order = byArrivals();
      const payer = new APayer();
      payer.holds(order.state.paymentId!, 650_000);
      Object.assign(payer.payments.get(order.state.paymentId!)!, {
        goal: 'capture',
        state: 'captured',
        captured: 650_000,
      });
      const next = () => {
        const facts = order.getUncommittedEvents() as { event: string; payload: Record<string, unknown> }[];
        for (const fact of facts) payer.handle(fact);
        quiet(order);
        if (restarts) order = again(order);
      };
      follow(order).settlement.settle(seats, CUT_OFF);
      next();
      steps(order).look(door(arrived), countAt(order), noRest);
      next();
      const { id } = attendance(order);
      if (end !== 'door' && attendance(order).status === 'counted')
        steps(order).object(id, { participants: claim, reason: 'x' }, countedAt(order));
      next();
      if (end === 'concede') steps(order).answer(id, 'customer', 'concede', NOON);
      if (end === 'drop') steps(order).answer(id, 'partner', 'drop', NOON);
      next();
      // late scans and further ticks change nothing that was counted
      for (const more of late) {
        const { nextAt } = attendance(order);
        if (nextAt) steps(order).look(door(more), nextAt, noRest);
        next();
      }
      if (attendance(order).nextAt) steps(order).look(door(arrived), countAt(order), noRest);
      next();
      payer.work(fails ? 'refused' : 'captured');
      for (let move = payer.next(0, false); move; move = payer.next(0, false)) {
        order.applyPayment(move, NOON);
        next();
      }
      follow(order).settlement.lock(inHours(25));
      next();
      const { state } = order;
      expect(state.captured - state.refunded - state.owed).toBe(state.price);
      expect(state.captured - state.refunded).toBe(payer.kept);
      expect(follow(order).isOpen).toBe(false);
      const { participants } = state.summary.eventInfo;
      if (follow(order).state.status === 'settled')
        expect(participants).toBeGreaterThanOrEqual(Math.ceil(attendance(order).fixedParticipants! * 0.8));
      const charges = payer.asked.filter(({ event }) => event === 'orders.charge_wanted');
      const refunds = payer.asked.filter(({ event }) => event === 'orders.refund_wanted');
      expect(charges.length + refunds.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: process.env['TEST_ALL'] ? 1_000 : 150 },
  );
});
