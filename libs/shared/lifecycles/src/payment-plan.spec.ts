import { PaymentPlanStatus } from '@smachot/contracts';
import { paymentPlanLifecycle, type PaymentPlanMove, restIsRequested } from './payment-plan';

/** Written down by hand from the product's text: everything else is refused. */
const allowed: Record<string, PaymentPlanStatus> = {
  'pending capture system': 'deposit_paid',
  'pending end system': 'ended',
  'deposit_paid ask system': 'rest_due',
  'deposit_paid pay system': 'paid',
  'deposit_paid end system': 'ended',
  'rest_due refuse system': 'action_required',
  'rest_due pay system': 'paid',
  'rest_due end system': 'ended',
  'action_required retry system': 'rest_due',
  'action_required retry customer': 'rest_due',
  'action_required exhaust system': 'undecided',
  'action_required pay system': 'paid',
  'action_required end system': 'ended',
  'undecided retry customer': 'rest_due',
  'undecided extend partner': 'action_required',
  'undecided waive partner': 'waived',
  'undecided waive system': 'waived',
  'undecided pay system': 'paid',
  'undecided end system': 'ended',
};
const MOVES = ['capture', 'ask', 'refuse', 'retry', 'exhaust', 'pay', 'extend', 'waive', 'end'] as const;

describe('a plan of payments', () => {
  const all = PaymentPlanStatus.options.flatMap((status) =>
    MOVES.flatMap((type) => (['partner', 'customer', 'system'] as const).map((by) => ({ status, type, by }))),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as PaymentPlanMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(paymentPlanLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(paymentPlanLifecycle.move(status, move)).toBe(expected);
  });
  it('has a rest under way in three statuses', () =>
    expect(PaymentPlanStatus.options.filter(restIsRequested)).toEqual([
      'rest_due',
      'action_required',
      'undecided',
    ]));
});
