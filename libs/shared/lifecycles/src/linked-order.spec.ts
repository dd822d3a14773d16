import { AmendmentStatus, LinkedOrderStatus } from '@smachot/contracts';
import {
  type AmendmentMove,
  amendmentLifecycle,
  linkedOrderLifecycle,
  type LinkedOrderMove,
} from './linked-order';

const actors = ['partner', 'customer', 'system'] as const;

/** Written down by hand from the product's text: everything else is refused. */
const linkedOrderMoves: Record<string, LinkedOrderStatus> = {
  'following attach customer': 'following',
  'following count system': 'counting',
  'counting settle system': 'settled',
  'counting ask system': 'settling',
  'counting leave system': 'left',
  'following settle system': 'settled',
  'following ask system': 'settling',
  'following leave customer': 'left',
  'following leave system': 'left',
  'settling paid system': 'settled',
  'settling lock system': 'locked',
  'settling leave system': 'left',
  'left attach customer': 'following',
  'left resume system': 'following',
};
const amendments: Record<string, AmendmentStatus> = {
  'proposed accept partner': 'accepted',
  'proposed refuse partner': 'refused',
  'proposed lapse system': 'lapsed',
};

describe('an order that follows an invitation', () => {
  const moves = ['attach', 'resume', 'count', 'settle', 'ask', 'paid', 'lock', 'leave'] as const;
  const all = LinkedOrderStatus.options.flatMap((status) =>
    moves.flatMap((type) =>
      actors.map((by) => ({ status, type, by, move: { type, by } as LinkedOrderMove })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by, move }) => {
    const expected = linkedOrderMoves[`${status} ${type} ${by}`];
    expect(linkedOrderLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(linkedOrderLifecycle.move(status, move)).toBe(expected);
  });
});

describe('an amendment', () => {
  const moves = ['accept', 'refuse', 'lapse'] as const;
  const all = AmendmentStatus.options.flatMap((status) =>
    moves.flatMap((type) => actors.map((by) => ({ status, type, by, move: { type, by } as AmendmentMove }))),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by, move }) => {
    const expected = amendments[`${status} ${type} ${by}`];
    expect(amendmentLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(amendmentLifecycle.move(status, move)).toBe(expected);
  });
});
