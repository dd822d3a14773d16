import { toShekels } from '@smachot/kernel';
import { priceAt } from '@smachot/pricing';
import type { OrderState } from './order-state';

/** What the payments of an order stand for, in agorot: its price as it was when money last moved. */
export const paidPrice = ({ price, due }: Pick<OrderState, 'price' | 'due'>): number => price - due;

/**
 * The order is for that many at that price from now on: the one place where lists, files and pages have both from. What no payment
 * stands for becomes due.
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
