import { refusalOfPlan } from './plan-limits';

describe('a number of pricing units', () => {
  it.each([
    ['basic-plan', 10, undefined],
    ['basic-plan', 11, 'plan.units.iron_swords'],
    ['basic-plan', 21, 'plan.units.plus'],
    ['iron-swords-plan', 20, undefined],
    ['iron-swords-plan', 21, 'plan.units.plus'],
    ['plus-plan', 61, 'plan.units.pro'],
    ['pro-plan', 300, undefined],
    ['pro-plan', 301, 'pricing_units.too_many'],
  ] as const)('in the %s: %i → %s', (planId, count, code) => {
    expect(refusalOfPlan(planId, 'pricingUnits', count)).toBe(code);
  });
});

describe('a size of the crew', () => {
  it.each([
    ['basic-plan', 3, undefined],
    ['basic-plan', 4, 'plan.crew.iron_swords'],
    ['iron-swords-plan', 6, 'plan.crew.plus'],
    ['plus-plan', 11, 'plan.crew.pro'],
    ['pro-plan', 51, 'plan.crew.most'],
  ] as const)('in the %s: %i → %s', (planId, count, code) => {
    expect(refusalOfPlan(planId, 'crew', count)).toBe(code);
  });
});
