import { OrderStatus } from '@smachot/contracts';
import { orderLifecycle, holdsSlot, type OrderTransition } from './order';

const moves = ['approve', 'decline', 'recall', 'cancel', 'complete'] as const;
const actors = ['partner', 'customer', 'system'] as const;

/** Written down by hand from the product's text: everything else is refused. */
const allowed: Record<string, OrderStatus> = {
  'pending approve partner': 'approved',
  'pending decline partner': 'declined',
  'pending decline system': 'declined',
  'pending recall customer': 'recalled',
  'approved cancel partner': 'cancelled_partner',
  'approved cancel customer': 'cancelled_customer',
  'approved cancel system': 'cancelled_customer',
  'approved complete system': 'done',
};

const everything = OrderStatus.options.flatMap((status) =>
  moves.flatMap((type) => actors.map((by) => ({ status, type, by, move: { type, by } as OrderTransition }))),
);

describe('the lifecycle of an order', () => {
  it.each(everything)('$status × $type × $by', ({ status, type, by, move }) => {
    const expected = allowed[`${status} ${type} ${by}`];
    expect(orderLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(orderLifecycle.move(status, move)).toBe(expected);
  });

  it('offers each side its own moves only', () => {
    expect(orderLifecycle.movesFor('pending', 'partner')).toEqual(['approve', 'decline']);
    expect(orderLifecycle.movesFor('pending', 'customer')).toEqual(['recall']);
    expect(orderLifecycle.movesFor('approved', 'partner')).toEqual(['cancel']);
    expect(orderLifecycle.movesFor('approved', 'customer')).toEqual(['cancel']);
    for (const status of ['declined', 'recalled', 'done', 'cancelled_partner', 'cancelled_customer'] as const)
      expect([
        ...orderLifecycle.movesFor(status, 'partner'),
        ...orderLifecycle.movesFor(status, 'customer'),
      ]).toEqual([]);
  });

  it('frees the slot of an order that will not take place', () => {
    expect(OrderStatus.options.filter(holdsSlot).sort()).toEqual(['approved', 'done', 'pending']);
  });
});
