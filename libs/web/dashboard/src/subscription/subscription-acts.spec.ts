import { type PlanId, type SubscriptionPhase } from '@smachot/contracts';
import { aSubscription } from '../testing/a-subscription';
import { overLimits, type Standing, standingOf } from './subscription-acts';

const plans: PlanId[] = ['basic-plan', 'iron-swords-plan', 'plus-plan', 'pro-plan'];
const standings = (...of: Parameters<typeof aSubscription>): Standing[] =>
  plans.map((planId) => standingOf(aSubscription(...of), { planId, billing: 'monthly' }));

describe('what a plan is to a store', () => {
  // basic, Iron Swords, Plus+ (the store's own one where it pays), Pro
  it.each<[SubscriptionPhase, Standing[]]>([
    ['inactive', ['current', 'choose', 'choose', 'choose']],
    ['active', ['cancel', 'schedule', 'current', 'choose']],
    ['ending', ['next', 'schedule', 'current', 'choose']],
    ['grace', ['cancel', 'none', 'current', 'none']],
  ])('%s', (phase, expected) => expect(standings(phase)).toEqual(expected));

  it('is the next one while a smaller plan waits for the end of the period', () =>
    expect(standings('active', { pendingPlan: { planId: 'iron-swords-plan', billing: 'monthly' } })[1]).toBe(
      'next',
    ));

  it('is a longer cycle now, and a shorter one later', () => {
    const monthly = aSubscription('active');
    const annually = aSubscription('active', { billing: 'annually' });
    expect(standingOf(monthly, { planId: 'plus-plan', billing: 'annually' })).toBe('choose');
    expect(standingOf(annually, { planId: 'plus-plan', billing: 'monthly' })).toBe('schedule');
  });

  it('offers nothing where the server offers nothing', () =>
    expect(standings('active', { moves: [] })).toEqual(['none', 'none', 'current', 'none']));
});

it('knows what the store has more of than a plan allows', () => {
  const { limits } = aSubscription('inactive');
  const used = { pricingUnits: limits.pricingUnits + 1, crew: limits.crew };
  expect(overLimits(aSubscription('active', { used }), limits)).toEqual(['pricingUnits']);
});
