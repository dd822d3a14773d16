import { ThreadStatus } from '@smachot/contracts';
import { threadLifecycle, type ThreadMove } from './thread';

/** Written down by hand from the product's text: everything else is refused. */
const allowed: Record<string, ThreadStatus> = {
  'open write customer': 'open',
  'open write partner': 'open',
  'open report customer': 'reported',
  'open report partner': 'reported',
  'reported dismiss admin': 'open',
  'reported close admin': 'closed',
};

describe('a thread of a customer and a store', () => {
  const all = ThreadStatus.options.flatMap((status) =>
    (['write', 'report', 'dismiss', 'close'] as const).flatMap((type) =>
      (['customer', 'partner', 'admin'] as const).map((by) => ({ status, type, by })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as ThreadMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(threadLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(threadLifecycle.move(status, move)).toBe(expected);
  });
});
