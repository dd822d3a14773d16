import { toShekels } from '@smachot/kernel';
import { priceAt } from '@smachot/pricing';
import type { OrderState } from './order-state';

/** Price the payments of an order cover, in agorot: its price when money last moved. */
export const paidPrice = ({ price, due }: Pick<OrderState, 'price' | 'due'>): number => price - due;

/**
 * Sets number and price of an order: the one place from which lists, files and pages read both. The sum that no payment
 * covers becomes due.
 */
export const agreeOn = (order: OrderState, participants: number, price: number): void => {
  const paid = paidPrice(order);
  const { summary, rates } = order;
  const priced = rates && priceAt(rates, participants);
  Object.assign(order, {
    price,
    due: price - paid,
    summary: {
      ...summary,
      eventInfo: { ...summary.eventInfo, participants },
      price: toShekels(price),
      priceLines: priced?.ok ? priced.lines : summary.priceLines,
    },
  });
};
