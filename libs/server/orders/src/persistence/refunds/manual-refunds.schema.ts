import { EntitySchema } from 'typeorm';
import type { ManualRefundState } from '../../domain/refunds/manual-refund';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });

/** Refunds of orders that admins give by hand. */
export const ManualRefundSchema = new EntitySchema<ManualRefundState>({
  name: 'ManualRefund',
  schema: 'orders',
  tableName: 'manual_refunds',
  columns: {
    id: { type: 'uuid', primary: true },
    orderId: { type: 'uuid', name: 'order_id' },
    orderCode: { type: 'text', name: 'order_code' },
    amount: { type: 'int' },
    reason: { type: 'text' },
    status: { type: 'text' },
    requestedBy: { type: 'uuid', name: 'requested_by' },
    key: { type: 'text', nullable: true },
    requestedAt: at('requested_at'),
    expiresAt: at('expires_at'),
    decidedBy: { type: 'uuid', name: 'decided_by', nullable: true },
    decidedAt: at('decided_at', true),
    decisionReason: { type: 'text', name: 'decision_reason', nullable: true },
    paymentId: { type: 'uuid', name: 'payment_id', nullable: true },
  },
  indices: [
    { name: 'manual_refunds_of_order', columns: ['orderId'] },
    { name: 'manual_refunds_of_admin', columns: ['requestedBy', 'requestedAt'] },
    { name: 'manual_refunds_by_key', columns: ['requestedBy', 'key'], unique: true },
    { name: 'manual_refunds_waiting', columns: ['expiresAt'], where: `(status = 'requested'::text)` },
  ],
  checks: [
    { name: 'manual_refunds_amount', expression: 'amount > 0' },
    {
      name: 'manual_refunds_decided',
      expression: `(status IN ('requested', 'expired')) OR decided_by IS NOT NULL`,
    },
  ],
});
