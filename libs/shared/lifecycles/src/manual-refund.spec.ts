import { ManualRefundStatus } from '@smachot/contracts';
import { type ManualRefundMove, manualRefundLifecycle } from './manual-refund';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, ManualRefundStatus> = {
  'requested approve second': 'approved',
  'requested approve limit': 'approved',
  'requested decline first': 'declined',
  'requested decline second': 'declined',
  'requested expire system': 'expired',
  'approved refund provider': 'done',
  'approved fail provider': 'failed',
};

describe('a refund by hand', () => {
  const all = ManualRefundStatus.options.flatMap((status) =>
    (['approve', 'decline', 'expire', 'refund', 'fail'] as const).flatMap((type) =>
      (['first', 'second', 'limit', 'system', 'provider'] as const).map((by) => ({ status, type, by })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as ManualRefundMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(manualRefundLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(manualRefundLifecycle.move(status, move)).toBe(expected);
  });

  it('has the statuses of the contract', () =>
    expect([...manualRefundLifecycle.statuses].toSorted()).toEqual(
      [...ManualRefundStatus.options].toSorted(),
    ));
});
