import { type BasisPoints, type Income, splitCommission } from '@smachot/pricing';
import type { OrderState } from '../domain/order-state';

type Paid = Pick<OrderState, 'kept' | 'captured' | 'refunded' | 'owed' | 'price'>;

/** What the customer pays of an order: of one that is over what is kept, of one that was paid what stands of it, else its price. */
const grossOf = ({ kept, captured, refunded, owed, price }: Paid): number =>
  kept ?? (captured > 0 ? captured - refunded - owed : price);

/** What an order brings the business, in agorot, at the rate of its approval; null: nothing. */
export const incomeOf = (order: Paid, rate: BasisPoints): (Income & { rate: BasisPoints }) | null => {
  const gross = grossOf(order);
  return gross > 0 ? { ...splitCommission(gross, rate), rate } : null;
};
