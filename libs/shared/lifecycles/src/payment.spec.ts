import { type PaymentGoalMove, paymentGoalLifecycle, paymentLifecycle, type PaymentMove } from './payment';

const ACTORS = ['provider', 'callback', 'order', 'worker', 'customer', 'operator'] as const;

/** Written down by hand: everything else is refused, and everything of a callback or an operator. */
const allowed: Record<string, string> = {
  'open hold provider': 'held',
  'open challenge provider': 'challenged',
  'open capture provider': 'captured',
  'open refuse provider': 'failed',
  'open release provider': 'released',
  'open release order': 'released',
  'challenged hold provider': 'held',
  'challenged challenge provider': 'challenged',
  'challenged capture provider': 'captured',
  'challenged refuse provider': 'failed',
  'challenged retry order': 'open',
  'challenged retry customer': 'open',
  'challenged retry worker': 'open',
  'challenged release provider': 'released',
  'challenged release order': 'released',
  'held capture provider': 'captured',
  'held refuse provider': 'failed',
  'held expire provider': 'open',
  'held release provider': 'released',
  'held release order': 'released',
  'failed capture provider': 'captured',
  'failed retry order': 'open',
  'failed retry customer': 'open',
  'failed retry worker': 'open',
  'failed release provider': 'released',
  'failed release order': 'released',
  'captured release provider': 'released',
  'captured release order': 'released',
};
const goals: Record<string, string> = {
  'hold capture order': 'capture',
  'hold release order': 'release',
  'capture capture order': 'capture',
  'capture release order': 'release',
  'release release order': 'release',
};

describe('a payment', () => {
  const types = ['hold', 'challenge', 'capture', 'refuse', 'expire', 'retry', 'release'] as const;
  const all = paymentLifecycle.statuses.flatMap((status) =>
    types.flatMap((type) => ACTORS.map((by) => ({ status, type, by }))),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as PaymentMove;
    expect(paymentLifecycle.can(status, move)).toBe(allowed[`${status} ${type} ${by}`] !== undefined);
    expect(paymentLifecycle.move(status, move)).toBe(allowed[`${status} ${type} ${by}`]);
  });
  it('can be tried again from two statuses', () =>
    expect(paymentLifecycle.statusesBefore({ type: 'retry', by: 'order' })).toEqual([
      'challenged',
      'failed',
    ]));
});

describe('the goal of a payment', () => {
  const all = paymentGoalLifecycle.statuses.flatMap((status) =>
    (['capture', 'release'] as const).flatMap((type) => ACTORS.map((by) => ({ status, type, by }))),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) =>
    expect(paymentGoalLifecycle.move(status, { type, by } as PaymentGoalMove)).toBe(
      goals[`${status} ${type} ${by}`],
    ),
  );
});
