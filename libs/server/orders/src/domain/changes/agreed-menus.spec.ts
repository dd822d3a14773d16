import type { PricingUnitRequest } from '@smachot/contracts';
import { refuse } from '@smachot/kernel';
import { AGREED, again, CUT_OFF, extraMoved, follow, quiet } from '../../testing/a-linked-order';
import { aPaidMenu, aPaidMenuThatFollows, choice, MENU } from '../../testing/a-menu';
import { inHours, NOON, START } from '../../testing/an-order';
import { aPaidOrder, told } from '../../testing/paying';
import { type AgreedMenu, chosenMenu } from './agreed-menu';
import type { WantedTerms } from './change-terms';
import type { Order } from '../order';

const FISH = choice([1]);
const ok = { ok: true, value: undefined };
const menu = (request: PricingUnitRequest): AgreedMenu => {
  const chosen = chosenMenu(MENU, request);
  if (!chosen.ok) throw new Error(chosen.code);
  return chosen.value;
};
const wanted = (change: Partial<WantedTerms> = {}): WantedTerms => ({
  startsAt: START,
  location: null,
  km: null,
  participants: null,
  menu: menu(FISH),
  ...change,
});
const propose = (order: Order, change: Partial<WantedTerms>, expected: number) =>
  order.changes.propose('customer', wanted(change), expected, NOON);
const answer = (order: Order, type: 'accept' | 'refuse' = 'accept') =>
  order.changes.answer(order.changes.newest!.id, { type, by: 'partner', reason: '' }, NOON);
const agree = (order: Order, change: Partial<WantedTerms>, expected: number): Order => {
  expect(propose(order, change, expected)).toEqual(ok);
  expect(answer(order)).toEqual(ok);
  return order;
};
const dishes = (order: Order) =>
  order.state.summary.menu.flatMap(({ items }) =>
    items.filter(({ included }) => !included).map(({ name, quantity }) => `${name} ${quantity}`),
  );
const settle = (order: Order, seats: number | null = null) => follow(order).settlement.settle(seats, CUT_OFF);

describe('a choice from the menu an order is for', () => {
  it.each([
    ['a dish it does not have', choice([7]), 'menu.unknown_item'],
    ['nothing where something has to be chosen', choice([]), 'menu.too_few'],
    ['more than may be chosen', choice([0, 1, 2]), 'menu.too_many'],
    ['more of one than there is', choice([0], 11), 'menu.quantity'],
  ])('is refused with %s', (_, request, code) => {
    expect(chosenMenu(MENU, request)).toEqual(refuse(code as 'menu.too_few'));
  });

  it('is what is there anyway, and what is chosen', () => {
    expect(menu(choice([1, 2], 3)).menu).toMatchObject([
      { items: [{ name: 'לחם', included: true }, { name: 'דג' }, { name: 'פסטה' }] },
      { items: [{ name: 'מגש דגים', quantity: 3 }] },
    ]);
  });
});

describe('another menu', () => {
  it('is asked for with what it adds, and is the order’s from the yes on', () => {
    const order = aPaidMenu();
    expect(order.changes.offer(wanted({ menu: menu(choice([1], 3)) }), NOON)).toEqual({
      ok: true,
      value: { difference: 115_000 },
    });
    propose(order, { menu: menu(choice([1], 3)) }, 115_000);
    expect(told(order)).toEqual(['crew order_change_proposed']);
    expect(order.news[0]!.values).not.toHaveProperty('eventAt');
    expect(dishes(order)).toEqual(['עוף 1']);
    expect(order.changes.newest).toMatchObject({ wasMenu: { request: choice([0]) }, status: 'open' });
    answer(order);
    expect(dishes(order)).toEqual(['דג 1', 'מגש דגים 3']);
    expect(order.ratesMoved).toBe(true);
    expect(order.state).toMatchObject({
      startsAt: START,
      price: 765_000,
      due: 115_000,
      summary: { price: 7_650, pricingUnitRequest: choice([1], 3) },
    });
    expect(order.state.summary.priceLines).toContainEqual(
      expect.objectContaining({ kind: 'item', label: 'מגש דגים', quantity: 3, amount: 150 }),
    );
  });

  it('that was refused leaves everything as it was', () => {
    const order = aPaidMenu();
    propose(order, {}, 100_000);
    answer(order, 'refuse');
    expect(dishes(order)).toEqual(['עוף 1']);
    expect(order.state).toMatchObject({ price: 650_000, due: 0, follows: false });
    expect(order.ratesMoved).toBe(false);
  });

  it('that is the same menu is needless, in whatever order it is asked for', () => {
    const order = aPaidMenu();
    const same: PricingUnitRequest = {
      sections: [
        { index: 1, items: [] },
        { index: 0, items: [{ index: 9, quantity: 1 }, ...choice([0]).sections[0]!.items] },
      ],
    };
    expect(propose(order, { menu: menu(same) }, 0)).toEqual(refuse('change.needless'));
    agree(order, {}, 100_000);
    expect(propose(order, {}, 0)).toEqual(refuse('change.needless'));
  });

  it('is refused with another difference than was shown, and of an order nobody can charge', () => {
    const order = aPaidMenu();
    expect(propose(order, {}, 99_999)).toEqual(refuse('price.changed'));
    order.state.paymentId = null;
    order.state.paymentStatus = 'none';
    expect(propose(order, {}, 100_000)).toEqual(refuse('change.priced'));
    expect(propose(order, { menu: menu(choice([2])) }, 0)).toEqual(ok);
    const old = aPaidOrder();
    old.state.rates = null;
    expect(propose(old, {}, 0)).toEqual(refuse('change.priced'));
  });

  it('is paid once, at the cut-off, after a restart too', () => {
    const order = again(agree(aPaidMenu(), {}, 100_000));
    settle(order);
    expect(follow(order).state).toMatchObject({ status: 'settling', settledDifference: 100_000 });
    order.applyPayment(extraMoved(order, { move: 'captured', captured: 100_000 }), CUT_OFF);
    expect(follow(order).state.status).toBe('settled');
    expect(dishes(order)).toEqual(['דג 1']);
    expect(order.state).toMatchObject({ price: 750_000, due: 0, captured: 750_000 });
  });

  it('that is not paid in a day is given up: the menu that was paid is back', () => {
    const first = agree(aPaidMenu(), {}, 100_000);
    // two menus agreed one after the other, neither of them paid
    const order = again(agree(first, { menu: menu(choice([1], 2)) }, 10_000));
    settle(order);
    follow(order).settlement.unpaid('refused', CUT_OFF);
    expect(follow(order).settlement.lock(inHours(24, CUT_OFF))).toEqual(ok);
    expect(dishes(order)).toEqual(['עוף 1']);
    expect(order.ratesMoved).toBe(true);
    expect(order.state).toMatchObject({
      price: 650_000,
      due: 0,
      summary: { price: 6_500, pricingUnitRequest: choice([0]) },
    });
  });

  it('after another adds up, and at the price that was paid comes to nothing', () => {
    const order = agree(agree(aPaidMenu(), { menu: menu(choice([1], 2)) }, 110_000), {}, -10_000);
    agree(order, { menu: menu(choice([2])) }, -100_000);
    settle(order);
    expect(follow(order).state).toMatchObject({ status: 'settled', settledDifference: 0 });
    expect(dishes(order)).toEqual(['פסטה 1']);
  });

  it('with another number and another day is one price', () => {
    const later = inHours(24 * 7, START);
    const order = agree(aPaidMenu(), { participants: 60, startsAt: later }, 250_000);
    expect(order.state).toMatchObject({ startsAt: later, price: 900_000, due: 250_000 });
  });
});

describe('another menu of an order whose number follows its guests', () => {
  const linked = (): Order => {
    const order = aPaidMenuThatFollows();
    follow(order).event.agree(AGREED);
    return quiet(order);
  };

  it('is by agreement, and what the guests then cost', () => {
    const order = agree(linked(), {}, 100_000);
    expect(follow(order).state.eventId).not.toBeNull();
    expect(follow(order).settlement.estimate(52)).toEqual({ participants: 52, price: 52 * 15_000 });
    settle(order, 52);
    expect(follow(order).state).toMatchObject({ settledParticipants: 52, settledDifference: 130_000 });
  });

  it('is still settled when the order is taken off its invitation', () => {
    const order = agree(linked(), {}, 100_000);
    expect(follow(order).leave('customer', NOON)).toEqual(ok);
    expect(follow(order).state).toMatchObject({ status: 'following', eventId: null });
    settle(order);
    expect(follow(order).state).toMatchObject({ status: 'settling', settledDifference: 100_000 });
  });

  it('takes an open number back, which was asked for at the other price', () => {
    const order = linked();
    follow(order).propose(80, NOON);
    agree(order, {}, 100_000);
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
  });
});
