import { BankVerificationStatus } from '@smachot/contracts';
import { type BankVerificationMove, bankVerificationLifecycle } from './bank-verification';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, BankVerificationStatus> = {
  'in_process verify admin': 'verified',
  'in_process reject admin': 'rejected',
  'in_process edit owner': 'in_process',
  'verified edit owner': 'in_process',
  'rejected submit owner': 'in_process',
};

describe('the verification of bank details', () => {
  const all = BankVerificationStatus.options.flatMap((status) =>
    (['submit', 'verify', 'reject', 'edit'] as const).flatMap((type) =>
      (['owner', 'admin'] as const).map((by) => ({ status, type, by })),
    ),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as BankVerificationMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(bankVerificationLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(bankVerificationLifecycle.move(status, move)).toBe(expected);
  });

  it('has the statuses of the contract', () =>
    expect([...bankVerificationLifecycle.statuses].toSorted()).toEqual(
      [...BankVerificationStatus.options].toSorted(),
    ));
});
