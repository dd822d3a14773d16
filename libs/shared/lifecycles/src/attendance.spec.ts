import { AttendanceStatus } from '@smachot/contracts';
import { attendanceLifecycle, type AttendanceMove } from './attendance';

/** Written down by hand, for a proposal of the customer: everything else is refused. */
const moves: Record<string, AttendanceStatus> = {
  'proposed accept partner': 'accepted',
  'proposed refuse partner': 'refused',
  'proposed withdraw customer': 'withdrawn',
  'proposed lapse system': 'lapsed',
  'accepted fix system': 'fixed',
  'accepted end system': 'ended',
  'fixed count system': 'counted',
  'fixed settle system': 'settled',
  'fixed end system': 'ended',
  'counted object partner': 'objected',
  'counted settle system': 'settled',
  'counted end system': 'ended',
  'objected concede customer': 'settled',
  'objected drop partner': 'settled',
  'objected settle system': 'settled',
  'objected end system': 'ended',
};
const TYPES = [
  ...(['accept', 'refuse', 'withdraw', 'lapse', 'fix', 'count'] as const),
  ...(['object', 'concede', 'drop', 'settle', 'end'] as const),
];

it.each(AttendanceStatus.options)(
  'an agreement that is %s makes the moves that are written down',
  (status) => {
    for (const type of TYPES)
      for (const actor of ['customer', 'partner', 'system'] as const)
        expect(attendanceLifecycle.move(status, { type, by: actor, of: 'customer' } as AttendanceMove)).toBe(
          moves[`${status} ${type} ${actor}`],
        );
  },
);

it('a proposal of the business is answered by the customer', () => {
  expect(attendanceLifecycle.can('proposed', { type: 'accept', by: 'customer', of: 'partner' })).toBe(true);
  expect(attendanceLifecycle.can('proposed', { type: 'accept', by: 'partner', of: 'partner' })).toBe(false);
});
