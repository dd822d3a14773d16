import * as z from 'zod/mini';
import { call } from '../call';
import { Order } from './orders';
import { line } from '../primitives';
import { OrderId } from '../ids';

const street = '/v1/orders/:orderId/street';
const moved = {
  method: 'POST',
  access: 'user',
  idempotent: true,
  params: z.object({ orderId: OrderId }),
  answer: Order,
  status: 200,
} as const;

/**
 * The customer gives the street in the town of the order, and may change it, until the business approves. The town
 * stays, and with it the price. order.street_known: the order was placed with a whole address.
 */
export const sayStreet = call({
  id: 'orders.sayStreet',
  path: street,
  ...moved,
  perMinute: 20,
  body: z.object({ street: line(120) }),
});
/** The business asks for the street, without which it cannot approve; order.street_asked: it has asked in the last six hours. */
export const askStreet = call({ id: 'orders.askStreet', path: `${street}/ask`, ...moved, perMinute: 20 });
