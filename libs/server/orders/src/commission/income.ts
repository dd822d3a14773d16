import { type BasisPoints, type Income, splitCommission } from '@smachot/pricing';
import type { OrderState } from '../domain/order-state';

type Agreed = Pick<OrderState, 'kept' | 'price'>;

/** What the customer pays of an order: of one that is over what is kept, else what both sides agree on. */
const grossOf = ({ kept, price }: Agreed): number => kept ?? price;

/** What an order brings the business, in agorot, at the rate of its approval; null: nothing. */
export const incomeOf = (order: Agreed, rate: BasisPoints): (Income & { rate: BasisPoints }) | null => {
  const gross = grossOf(order);
  return gross > 0 ? { ...splitCommission(gross, rate), rate } : null;
};
