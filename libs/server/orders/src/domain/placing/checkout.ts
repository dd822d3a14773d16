import type { Checkout, CheckoutId, OrderId, PaymentId, StoreId, UserId } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { Draft } from '../order-state';

export type CheckoutRow = {
  id: CheckoutId;
  user_id: UserId;
  order_id: OrderId;
  order_code: string;
  payment_id: PaymentId | null;
  status: Checkout['status'];
  code: string | null;
  price: number;
  draft: Draft | null;
  store_id: StoreId;
  expires_at: Date;
};

export const isOpen = ({ status }: Pick<CheckoutRow, 'status'>): boolean =>
  status === 'authorising' || status === 'action_required';

/**
 * The time of a proposal's checkout is over: the business may send other terms from then on, so it becomes no order, also before a
 * worker has ended it. A checkout at list prices may still become one, for as long as its slot is held.
 */
export const isTooLateForProposal = (
  { expires_at }: Pick<CheckoutRow, 'expires_at'>,
  draft: Pick<Draft, 'proposal'> | null,
  now: Date,
): boolean => draft?.proposal !== undefined && expires_at <= now;

export const checkoutView = (row: CheckoutRow, authenticateUrl: string | null): Checkout => ({
  checkoutId: row.id,
  status: row.status,
  orderId: row.order_id,
  authenticateUrl: row.status === 'action_required' ? authenticateUrl : null,
  code: row.code,
  price: toShekels(row.price),
  expiresAt: row.expires_at.toISOString(),
});
