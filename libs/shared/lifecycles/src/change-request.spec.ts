import { ChangeRequestStatus } from '@smachot/contracts';
import { changeRequestLifecycle, type ChangeRequestMove } from './change-request';

/** Written down by hand from the product's text: everything else is refused. */
const allowed: Record<string, ChangeRequestStatus> = {
  'open accept partner of customer': 'accepted',
  'open accept customer of partner': 'accepted',
  'open refuse partner of customer': 'refused',
  'open refuse customer of partner': 'refused',
  'open withdraw customer of customer': 'withdrawn',
  'open withdraw partner of partner': 'withdrawn',
  'open lapse system of customer': 'lapsed',
  'open lapse system of partner': 'lapsed',
};

describe('a change request', () => {
  const all = ChangeRequestStatus.options.flatMap((status) =>
    (['accept', 'refuse', 'withdraw', 'lapse'] as const).flatMap((type) =>
      (['partner', 'customer', 'system'] as const).flatMap((by) =>
        (['customer', 'partner'] as const).map((of) => ({ status, type, by, of })),
      ),
    ),
  );

  it.each(all)('$status × $type × $by, asked by $of', ({ status, type, by, of }) => {
    const move = { type, by, of } as ChangeRequestMove;
    const expected = allowed[`${status} ${type} ${by} of ${of}`];
    expect(changeRequestLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(changeRequestLifecycle.move(status, move)).toBe(expected);
  });
});
