import { AmendmentStatus, LinkedOrderStatus, OrderStatus, type Order } from '@smachot/contracts';
import { priceOf } from '@smachot/pricing';
import { toShekels } from '@smachot/kernel';
import fc from 'fast-check';
import { aLinkedOrder, anOrderLinkedToEvent, anAmendment } from '../testing/a-linked-order';
import { anApprovedOrder, anOrder } from '../testing/an-order';
import { linkedActsOf, priceFor, proposalProblem } from './linked-acts';
import { standingNumber } from '../parts/event-facts';

const before = new Date('2026-12-01T08:00:00.000Z');
const cutOffAt = '2026-12-15T17:30:00.000Z';
const after = new Date(cutOffAt);

describe('what may be done about the number of an order', () => {
  const fixed = (overrides: Partial<Order> = {}) => linkedActsOf(anApprovedOrder(overrides), before);

  it('of one that follows nobody: to begin, while it stands and its event is ahead', () => {
    expect(fixed()).toEqual(['follow']);
    expect(linkedActsOf(anOrder(), before)).toEqual(['follow']);
    expect(fixed({ side: 'partner' })).toEqual([]);
    expect(linkedActsOf(anApprovedOrder(), new Date('2026-12-17T17:30:00.000Z'))).toEqual([]);
    const endStatuses = OrderStatus.options.filter((status) => status !== 'pending' && status !== 'approved');
    for (const status of endStatuses) expect(fixed({ status })).toEqual([]);
  });

  it('also of one that was made of a proposal', () => {
    const { orderSummary } = anApprovedOrder();
    const personalized = { ...orderSummary, pricingFactor: { type: 'personalized' as const } };
    expect(fixed({ orderSummary: personalized, agreedLines: [] })).toEqual(['follow']);
    expect(fixed({ orderSummary: personalized })).toEqual([]);
  });

  it.each(LinkedOrderStatus.options)('by its customer while it is %s: only before the cut-off', (status) => {
    const order = anOrderLinkedToEvent({ status, cutOffAt });
    const open = status === 'left' ? ['follow'] : status === 'following' ? ['propose', 'leave'] : [];
    expect(linkedActsOf(order, before)).toEqual(open);
    expect(linkedActsOf(order, after)).toEqual([]);
    expect(linkedActsOf({ ...order, status: 'cancelled_customer' }, before)).toEqual([]);
  });

  it('also its stops, where it counts rides', () => {
    expect(linkedActsOf(anOrderLinkedToEvent({ counts: 'rides', cutOffAt }), before)).toEqual([
      'propose',
      'stops',
      'leave',
    ]);
    expect(linkedActsOf(anOrderLinkedToEvent({ counts: 'rides', cutOffAt }), after)).toEqual([]);
  });

  it('who left may follow again, also while what was agreed since is still to be paid', () => {
    const free = { cutOffAt, eventId: null };
    expect(linkedActsOf(anOrderLinkedToEvent({ ...free, status: 'following' }), before)).toEqual(['follow']);
    expect(linkedActsOf(anOrderLinkedToEvent({ ...free, status: 'left' }), after)).toEqual([]);
    expect(linkedActsOf(anOrderLinkedToEvent({ ...free, status: 'settling' }), before)).toEqual([]);
  });

  it.each(AmendmentStatus.options)('by its store when an amendment is %s', (status) => {
    const order = anOrderLinkedToEvent({ cutOffAt, amendment: anAmendment({ status }) }, { side: 'partner' });
    expect(linkedActsOf(order, before)).toEqual(status === 'proposed' ? ['accept', 'refuse'] : []);
    expect(linkedActsOf(order, after)).toEqual([]);
    expect(linkedActsOf(anOrderLinkedToEvent({ cutOffAt }, { side: 'partner' }), before)).toEqual([]);
  });
});

describe('what another number costs', () => {
  const unit = (price: number) =>
    ({
      type: 'simple',
      pricingFactor: {
        type: 'range',
        participants: { min: 1, max: 1_000 },
        basePrice: 500,
        pricePerParticipant: price,
      },
    }) as const;
  const at = (each: number, participants: number) => {
    const price = priceOf(unit(each), { participants });
    if (!price.ok) throw new Error(price.code);
    return toShekels(price.total);
  };

  it('is the one price, to the agora', () => {
    const agorot = fc.integer({ min: 1, max: 99_999 });
    const number = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(agorot, number, number, number, (each, paid, seats, wanted) => {
        const price = at(each / 100, seats);
        const linkedOrder = aLinkedOrder({
          paidParticipants: paid,
          oneMoreGuest: each / 100,
          estimate: {
            participants: seats,
            price,
            difference: (price * 100 - at(each / 100, paid) * 100) / 100,
          },
        });
        const said = priceFor(linkedOrder, wanted);
        expect(said?.price).toBe(at(each / 100, wanted));
        expect(said?.difference).toBeCloseTo(at(each / 100, wanted) - at(each / 100, paid), 2);
      }),
    );
  });

  it('is the least that is charged as long as so few come', () => {
    const rate = { base: 500, perParticipant: 120, atLeast: 8_000 };
    const estimate = { participants: 80, price: 10_100, difference: 600 };
    const linkedOrder = aLinkedOrder({ estimate, rate, oneMoreGuest: 120 });
    expect(priceFor(linkedOrder, 40)).toEqual({ participants: 40, price: 8_000, difference: -1_500 });
    expect(priceFor(linkedOrder, 62)).toEqual({ participants: 62, price: 8_000, difference: -1_500 });
    expect(priceFor(linkedOrder, 63)).toEqual({ participants: 63, price: 8_060, difference: -1_440 });
  });

  it('is under the coupon it was ordered with, which leaves the way there alone', () => {
    const coupon = { code: 'TENTH', discountType: 'Percentage' as const, discount: 10 };
    const rate = { base: 600, perParticipant: 120, atLeast: 100, way: 100, coupon };
    const estimate = { participants: 50, price: 5_950, difference: 0 };
    const linkedOrder = aLinkedOrder({ estimate, rate });
    expect(priceFor(linkedOrder, 46)).toEqual({ participants: 46, price: 5_518, difference: -432 });
  });

  it('is known at the most the menu is offered for, from what is paid', () => {
    const full = aLinkedOrder({ oneMoreGuest: null });
    expect(priceFor(full, 300)).toEqual({ participants: 300, price: 62_512, difference: 10_816 });
  });

  it('is not guessed', () => {
    const same = { participants: 248, price: 51_696, difference: 0 };
    expect(priceFor(aLinkedOrder({ oneMoreGuest: null, estimate: same }), 300)).toBeNull();
    expect(priceFor(aLinkedOrder({ oneMoreGuest: null, estimate: same }), 248)).toEqual(same);
    expect(priceFor(aLinkedOrder({ estimate: null }), 300)).toBeNull();
  });
});

it.each([
  [null, 'missing'],
  [0, 'missing'],
  [49, 'least'],
  [401, 'most'],
  [248, 'needless'],
  [272, 'needless'],
  [273, null],
  [224, 'needless'],
  [223, null],
] as const)('a proposal of %s is %s', (participants, problem) =>
  expect(proposalProblem(aLinkedOrder(), participants)).toBe(problem),
);

it('the number that stands is the order’s own, and floats only while it follows', () => {
  const settled = { participants: 271, price: 56_480, difference: 4_784, at: cutOffAt };
  const number = (status: LinkedOrderStatus) =>
    standingNumber(anOrderLinkedToEvent({ status, agreedParticipants: 250, settled, cutOffAt }));
  expect(number('following')).toEqual({ participants: 250, floatsUntil: cutOffAt });
  for (const status of ['settling', 'settled', 'locked', 'left'] as const) {
    const order = anOrderLinkedToEvent({ status, settled, cutOffAt });
    const { participants } = order.orderSummary.eventInfo;
    expect(standingNumber(order)).toEqual({ participants, floatsUntil: null });
  }
  expect(standingNumber(anOrder())).toEqual({ participants: 248, floatsUntil: null });
});
