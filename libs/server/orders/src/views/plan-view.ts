import type { Order, OrderPlan } from '@smachot/contracts';
import { toShekels, wallTime } from '@smachot/kernel';
import { restIsRequested } from '@smachot/lifecycles';
import { cardPaymentsOf, LEAST_CHARGE, type Refund } from '@smachot/pricing';
import type { OrderState } from '../domain/order-state';
import { paidPrice } from '../domain/order-terms';
import type { PaymentPlanState } from '../domain/plan/payment-plan-state';

type Row = OrderPlan['payments'][number];

/**
 * Payment plan of an order, for one of its sides; null when the order costs nothing.
 * @param authenticateUrl URL at which the rest is confirmed
 * @param cancelling consequences of cancelling the order for its rest
 */
export const planView = (
  state: OrderState,
  plan: PaymentPlanState | null,
  side: Order['side'],
  { authenticateUrl, cancelling }: { authenticateUrl: string | null; cancelling: Refund | null },
): OrderPlan | null => {
  if (!state.paymentId) return null;
  const rest = plan && restRow(state, plan);
  const tried = plan?.status === 'action_required' || plan?.status === 'undecided';
  return {
    status: plan?.status ?? null,
    payments: rest ? [firstRow(state, 'deposit'), rest] : [firstRow(state, plan ? 'deposit' : 'full')],
    payBy: plan?.status === 'action_required' ? (plan.payBy?.toISOString() ?? null) : null,
    authenticateUrl: side === 'customer' && tried ? authenticateUrl : null,
    cancelling:
      side === 'partner' && plan?.status === 'undecided' && cancelling
        ? {
            refunded: toShekels(cancelling.refunded),
            kept: toShekels(cancelling.kept),
            owed: toShekels(cancelling.owed),
          }
        : null,
  };
};

const firstRow = (state: OrderState, kind: 'full' | 'deposit'): Row => {
  const amount = kind === 'deposit' ? state.paymentTerms!.deposit : paidPrice(state);
  return row(state, { kind, amount, dueOn: null, status: firstStatus(state) });
};

const firstStatus = ({ paymentStatus, captured }: OrderState): Row['status'] => {
  if (captured > 0) return 'paid';
  const open = { held: 'held', capturing: 'due', action_required: 'failed' } as const;
  return paymentStatus in open ? open[paymentStatus as keyof typeof open] : 'off';
};

const REST = {
  pending: 'waits',
  deposit_paid: 'waits',
  rest_due: 'due',
  action_required: 'failed',
  undecided: 'failed',
  paid: 'paid',
  waived: 'waived',
  ended: 'off',
} as const;

/** Undefined when no rest is left, since both sides agreed on less. */
const restRow = (state: OrderState, plan: PaymentPlanState): Row | undefined => {
  const asked = plan.status === 'paid' || restIsRequested(plan.status);
  const amount = asked ? (plan.amount ?? 0) : (plan.amount ?? state.due);
  if (amount < LEAST_CHARGE) return undefined;
  return row(state, { kind: 'rest', amount, dueOn: wallTime(plan.dueAt).day, status: REST[plan.status] });
};

const row = ({ paymentTerms }: OrderState, { amount, ...said }: Omit<Row, 'cardPayments'>): Row => ({
  ...said,
  amount: toShekels(amount),
  cardPayments: cardPaymentsOf(amount, paymentTerms?.cardPayments ?? 1),
});
