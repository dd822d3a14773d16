import { BookingStatus } from '@smachot/contracts';
import { type BookingMove, bookingLifecycle } from './booking';

/** Written down by hand from the decision (ADR 33): everything else is refused. */
const allowed: Record<string, BookingStatus> = {
  'entered change partner': 'entered',
  'entered ask partner': 'asked',
  'entered remove partner': 'removed',
  'entered remove system': 'removed',
  'asked change partner': 'entered',
  'asked ask partner': 'asked',
  'asked confirm customer': 'confirmed',
  'asked decline customer': 'declined',
  'asked remove partner': 'removed',
  'asked remove system': 'removed',
  'confirmed change partner': 'entered',
  'confirmed decline customer': 'declined',
  'confirmed remove partner': 'removed',
  'confirmed remove system': 'removed',
  'declined change partner': 'entered',
  'declined remove partner': 'removed',
  'declined remove system': 'removed',
};

describe('a booking taken by phone', () => {
  const all = BookingStatus.options.flatMap((status) =>
    (['change', 'ask', 'confirm', 'decline', 'remove'] as const).flatMap((type) =>
      (['partner', 'customer', 'system'] as const).map((by) => ({ status, type, by })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as BookingMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(bookingLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(bookingLifecycle.move(status, move)).toBe(expected);
  });

  it.each([
    ['not_right', 'customer', 'confirmed'],
    ['not_me', 'customer', undefined],
    ['not_right', 'partner', undefined],
    [null, 'customer', undefined],
  ] as const)('declined as %s is confirmed by %s: %s', (declinedBecause, by, expected) => {
    const move = { type: 'confirm', by, declinedBecause } as BookingMove;
    expect(bookingLifecycle.move('declined', move)).toBe(expected);
    expect(bookingLifecycle.move('removed', move)).toBeUndefined();
  });
});
