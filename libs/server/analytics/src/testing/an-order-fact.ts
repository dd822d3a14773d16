import { newId } from '@smachot/kernel';
import type { OrderFact } from '../domain/order-figures';

/** An approved order of Tuesday for a Thursday a month later: 80 guests, 4,000 shekels, answered after half an hour. */
export const anOrderFact = (change: Partial<OrderFact> = {}): OrderFact => ({
  orderId: newId(),
  storeId: newId(),
  version: 1,
  status: 'approved',
  placedOn: '2027-04-06',
  eventOn: '2027-05-06',
  revenue: 400_000,
  guests: 80,
  answerMinutes: 30,
  ...change,
});
