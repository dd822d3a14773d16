import { type BasisPoints, type Income, splitCommission } from '@smachot/pricing';
import type { OrderState } from '../order-state';

/** The sums of an order that its income is computed from. */
export type OrderSums = Pick<
  OrderState,
  'status' | 'price' | 'due' | 'captured' | 'refunded' | 'owed' | 'kept'
>;

export const isOver = ({ status }: Pick<OrderState, 'status'>): boolean =>
  status !== 'pending' && status !== 'approved';

/** The part of the captured sum that goes back to the customer: it is owed, on its way, or above the price of an order that is done. */
export const toCustomer = ({ status, captured, refunded, owed, kept, price }: OrderSums): number => {
  if (kept !== null) return Math.max(0, captured - refunded - kept);
  return status === 'done' ? Math.max(owed, captured - refunded - price) : owed;
};

/**
 * The customer's payment in agorot. Of an order that is over: what was paid and does not go back, and the rest that the business
 * collects itself. Otherwise: the agreed price.
 */
export const grossOf = (order: OrderSums): number => {
  const { captured, refunded, kept, price, due } = order;
  if (!isOver(order) || captured === 0) return kept ?? price;
  return captured - refunded - toCustomer(order) + (kept === null ? Math.max(0, due) : 0);
};

/** Income of a business from an order, in agorot, at the rate of its approval; null when there is none. */
export const incomeOf = (order: OrderSums, rate: BasisPoints): (Income & { rate: BasisPoints }) | null => {
  const gross = grossOf(order);
  return gross > 0 ? { ...splitCommission(gross, rate), rate } : null;
};
