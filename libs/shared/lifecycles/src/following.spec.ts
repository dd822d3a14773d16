import { AmendmentStatus, FollowingStatus } from '@smachot/contracts';
import {
  type AmendmentMove,
  canMoveAmendment,
  canMoveFollowing,
  type FollowingMove,
  moveAmendment,
  moveFollowing,
} from './following';

const actors = ['partner', 'customer', 'system'] as const;

/** Written down by hand from the product's text: everything else is refused. */
const following: Record<string, FollowingStatus> = {
  'following settle system': 'settled',
  'following ask system': 'settling',
  'following leave customer': 'left',
  'following leave system': 'left',
  'settling paid system': 'settled',
  'settling lock system': 'locked',
  'settling leave system': 'left',
};
const amendments: Record<string, AmendmentStatus> = {
  'proposed accept partner': 'accepted',
  'proposed refuse partner': 'refused',
  'proposed lapse system': 'lapsed',
};

describe('an order that follows an invitation', () => {
  const moves = ['settle', 'ask', 'paid', 'lock', 'leave'] as const;
  const all = FollowingStatus.options.flatMap((status) =>
    moves.flatMap((type) => actors.map((by) => ({ status, type, by, move: { type, by } as FollowingMove }))),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by, move }) => {
    const expected = following[`${status} ${type} ${by}`];
    expect(canMoveFollowing(status, move)).toBe(expected !== undefined);
    expect(moveFollowing(status, move)).toBe(expected);
  });
});

describe('an amendment', () => {
  const moves = ['accept', 'refuse', 'lapse'] as const;
  const all = AmendmentStatus.options.flatMap((status) =>
    moves.flatMap((type) => actors.map((by) => ({ status, type, by, move: { type, by } as AmendmentMove }))),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by, move }) => {
    const expected = amendments[`${status} ${type} ${by}`];
    expect(canMoveAmendment(status, move)).toBe(expected !== undefined);
    expect(moveAmendment(status, move)).toBe(expected);
  });
});
