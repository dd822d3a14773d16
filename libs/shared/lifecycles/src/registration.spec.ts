import { RegistrationStatus } from '@smachot/contracts';
import { type RegistrationMove, registrationLifecycle } from './registration';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, RegistrationStatus> = {
  'pending approve host': 'approved',
  'pending approve system': 'approved',
  'pending reject host': 'rejected',
  'pending reject system': 'rejected',
  'pending cancel attendee': 'canceled',
  'pending cancel host': 'canceled',
  'pending cancel system': 'canceled',
  'approved cancel attendee': 'canceled',
  'approved cancel host': 'canceled',
  'approved cancel system': 'canceled',
};

describe('a registration', () => {
  const all = RegistrationStatus.options.flatMap((status) =>
    (['approve', 'reject', 'cancel'] as const).flatMap((type) =>
      (['host', 'system', 'attendee'] as const).map((by) => ({ status, type, by })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as RegistrationMove;
    expect(registrationLifecycle.move(status, move)).toBe(allowed[`${status} ${type} ${by}`]);
  });

  it('has the statuses of the contract', () =>
    expect([...registrationLifecycle.statuses].toSorted()).toEqual(
      [...RegistrationStatus.options].toSorted(),
    ));
});
