import type { PriceLine } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { type PricedCoupon } from './coupon';
import { charged, type Price } from './price';

/** Tickets of a public event: one kind, so many people. `price` of one ticket, in agorot. */
export type PricedTickets = { name: string; price: number; participants: number };

/** The price of a registration, for preview and charge alike: every participant's ticket, less the coupon. */
export const ticketPrice = (
  { name, price, participants }: PricedTickets,
  coupon: PricedCoupon | null,
): Price => {
  const total = price * participants;
  if (total === 0) return { ok: true, total, lines: [] };
  const line: PriceLine = {
    kind: 'item',
    label: name,
    quantity: participants,
    unitPrice: toShekels(price),
    amount: toShekels(total),
  };
  return charged({ total, lines: [line] }, coupon);
};
