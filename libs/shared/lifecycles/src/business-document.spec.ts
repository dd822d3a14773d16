import { BusinessDocumentStatus } from '@smachot/contracts';
import { type BusinessDocumentMove, businessDocumentLifecycle } from './business-document';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, BusinessDocumentStatus> = {
  'filed replace owner': 'filed',
  'in_process verify admin': 'verified',
  'in_process reject admin': 'rejected',
  'in_process replace owner': 'in_process',
  'verified reject admin': 'rejected',
  'verified replace owner': 'in_process',
  'rejected replace owner': 'in_process',
};

const all = BusinessDocumentStatus.options.flatMap((status) =>
  (['replace', 'verify', 'reject'] as const).flatMap((type) =>
    (['owner', 'admin'] as const).map((by) => ({ status, type, by })),
  ),
);

it.each(all)('$status × $type × $by', ({ status, type, by }) => {
  const move = { type, by } as BusinessDocumentMove;
  expect(businessDocumentLifecycle.move(status, move)).toBe(allowed[`${status} ${type} ${by}`]);
});

it('has the statuses of the contract', () =>
  expect([...businessDocumentLifecycle.statuses].toSorted()).toEqual(
    [...BusinessDocumentStatus.options].toSorted(),
  ));
