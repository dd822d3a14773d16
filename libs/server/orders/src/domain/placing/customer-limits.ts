import { accept, refuse, type Result } from '@smachot/kernel';

const MOST_OPEN_CHECKOUTS = 3;
const MOST_UNANSWERED = 5;

/** Open checkouts, unanswered orders and slots of a day that one customer holds at one store. */
export type Standing = { openCheckouts: number; unanswered: number; slotsOfDay: number };

/**
 * Whether a customer may reserve one more slot: an open checkout (a card that waits for its bank) or an order that costs nothing
 * takes a day from every other customer. An open checkout may become an unanswered order, so both count together.
 */
export const mayReserve = (
  { openCheckouts, unanswered, slotsOfDay }: Standing,
  slotsPerCustomer: number,
): Result<undefined> => {
  if (openCheckouts >= MOST_OPEN_CHECKOUTS) return refuse('checkout.too_many_open');
  if (openCheckouts + unanswered >= MOST_UNANSWERED) return refuse('order.too_many_unanswered');
  return slotsOfDay >= slotsPerCustomer ? refuse('slot.one_a_day') : accept();
};
