import { mayReserve } from './customer-limits';

const nothing = { openCheckouts: 0, unanswered: 0, slotsOfDay: 0 };

describe('what one customer may hold of one store', () => {
  it.each([
    ['nothing yet', {}, undefined],
    ['two open checkouts', { openCheckouts: 2 }, undefined],
    ['three open checkouts', { openCheckouts: 3 }, 'checkout.too_many_open'],
    ['four unanswered orders', { unanswered: 4 }, undefined],
    ['five unanswered orders', { unanswered: 5 }, 'order.too_many_unanswered'],
    ['checkouts that would be the sixth', { openCheckouts: 2, unanswered: 3 }, 'order.too_many_unanswered'],
    ['a slot of that day', { slotsOfDay: 1 }, 'slot.one_a_day'],
  ])('%s', (_, held, code) => {
    const allowed = mayReserve({ ...nothing, ...held }, 1);
    expect(allowed.ok ? undefined : allowed.code).toBe(code);
  });

  it('allows as many slots of a day as the business does', () => {
    expect(mayReserve({ ...nothing, slotsOfDay: 2 }, 3).ok).toBe(true);
    expect(mayReserve({ ...nothing, slotsOfDay: 3 }, 3).ok).toBe(false);
  });
});
