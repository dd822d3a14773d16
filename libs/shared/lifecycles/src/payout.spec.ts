import { PayoutStatus } from '@smachot/contracts';
import { type PayoutMove, payoutLifecycle } from './payout';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, PayoutStatus> = {
  'planned send admin': 'sent',
  'planned cancel system': 'canceled',
  'sent pay bank': 'paid',
  'sent return bank': 'returned',
  'paid return bank': 'returned',
};

describe('a payout', () => {
  const all = PayoutStatus.options.flatMap((status) =>
    (['send', 'cancel', 'pay', 'return'] as const).flatMap((type) =>
      (['admin', 'system', 'bank'] as const).map((by) => ({ status, type, by })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as PayoutMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(payoutLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(payoutLifecycle.move(status, move)).toBe(expected);
  });

  it('has the statuses of the contract', () =>
    expect([...payoutLifecycle.statuses].toSorted()).toEqual([...PayoutStatus.options].toSorted()));
});
