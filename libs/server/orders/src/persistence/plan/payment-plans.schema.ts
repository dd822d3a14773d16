import { EntitySchema } from 'typeorm';
import type { PaymentPlanState } from '../../domain/plan/payment-plan-state';

const at = (name: string) => ({ type: 'timestamptz' as const, name, nullable: true });
const id = (name: string) => ({ type: 'uuid' as const, name });

/** Rest of an order that is paid in a deposit and a rest; an order has at most one. */
export const PaymentPlanSchema = new EntitySchema<PaymentPlanState>({
  name: 'PaymentPlan',
  schema: 'orders',
  tableName: 'payment_plans',
  columns: {
    orderId: { ...id('order_id'), primary: true },
    status: { type: 'text' },
    dueAt: { ...at('due_at'), nullable: false },
    remindedAt: at('reminded_at'),
    /** When the next step is due; read by a tick. */
    nextAt: at('next_at'),
    tries: { type: 'int' },
    amount: { type: 'int', nullable: true },
    participants: { type: 'int', nullable: true },
    paymentId: { ...id('payment_id'), nullable: true },
    captured: { type: 'int' },
    refunded: { type: 'int' },
    payBy: at('pay_by'),
  },
  indices: [
    // index of the orders whose rest the business has to decide
    {
      name: 'payment_plans_undecided',
      columns: ['orderId'],
      where: `(status = 'undecided'::text)`,
    },
    { name: 'payment_plans_due', columns: ['nextAt'], where: '(next_at IS NOT NULL)' },
    {
      name: 'payment_plans_payment',
      columns: ['paymentId'],
      unique: true,
      where: '(payment_id IS NOT NULL)',
    },
  ],
});
