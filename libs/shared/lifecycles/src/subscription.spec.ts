import { SubscriptionPhase } from '@smachot/contracts';
import { subscriptionLifecycle, type SubscriptionMove } from './subscription';

/** Written down by hand from the decision (ADR 53): everything else is refused. */
const allowed: Record<string, SubscriptionPhase> = {
  'inactive choose owner': 'inactive',
  'inactive start system': 'active',
  'active choose owner': 'active',
  'active schedule owner': 'active',
  'active start system': 'active',
  'active renew system': 'active',
  'active miss system': 'grace',
  'active cancel owner': 'ending',
  'active resume owner': 'active',
  'active close system': 'inactive',
  'ending choose owner': 'ending',
  'ending schedule owner': 'active',
  'ending start system': 'active',
  'ending resume owner': 'active',
  'ending expire system': 'inactive',
  'ending close system': 'inactive',
  'grace renew system': 'active',
  'grace pay owner': 'grace',
  'grace cancel owner': 'inactive',
  'grace expire system': 'inactive',
  'grace close system': 'inactive',
};
const types = [
  ...(['choose', 'schedule', 'start', 'renew', 'miss'] as const),
  ...(['pay', 'cancel', 'resume', 'expire', 'close'] as const),
];

describe('a subscription of a store', () => {
  const all = SubscriptionPhase.options.flatMap((phase) =>
    types.flatMap((type) => (['owner', 'system'] as const).map((by) => ({ phase, type, by }))),
  );

  it.each(all)('$phase × $type × $by', ({ phase, type, by }) => {
    const move = { type, by } as SubscriptionMove;
    const expected = allowed[`${phase} ${type} ${by}`];
    expect(subscriptionLifecycle.can(phase, move)).toBe(expected !== undefined);
    expect(subscriptionLifecycle.move(phase, move)).toBe(expected);
  });
});
