import { type BasisPoints, type Income, splitCommission } from '@smachot/pricing';
import type { OrderState } from '../order-state';

type Agreed = Pick<OrderState, 'kept' | 'price'>;

/** The customer's payment in agorot: the kept sum of an order that is over, otherwise the agreed price. */
export const grossOf = ({ kept, price }: Agreed): number => kept ?? price;

/** Income of a business from an order, in agorot, at the rate of its approval; null when there is none. */
export const incomeOf = (order: Agreed, rate: BasisPoints): (Income & { rate: BasisPoints }) | null => {
  const gross = grossOf(order);
  return gross > 0 ? { ...splitCommission(gross, rate), rate } : null;
};
