import { PayoutBatchStatus } from '@smachot/contracts';
import { type PayoutBatchMove, payoutBatchLifecycle } from './payout-batch';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, PayoutBatchStatus> = {
  'planning plan system': 'planning',
  'planning finish system': 'planned',
  'planned make_file admin': 'planned',
  'planned send admin': 'sent',
  'sent answer bank': 'answered',
  'answered answer bank': 'answered',
};

describe('a batch of payouts', () => {
  const all = PayoutBatchStatus.options.flatMap((status) =>
    (['plan', 'finish', 'make_file', 'send', 'answer'] as const).flatMap((type) =>
      (['admin', 'system', 'bank'] as const).map((by) => ({ status, type, by })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as PayoutBatchMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(payoutBatchLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(payoutBatchLifecycle.move(status, move)).toBe(expected);
  });

  it('has the statuses of the contract', () =>
    expect([...payoutBatchLifecycle.statuses].toSorted()).toEqual([...PayoutBatchStatus.options].toSorted()));
});
