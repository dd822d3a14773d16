import * as z from 'zod/mini';
import { call } from '../call';
import { Order } from './orders';
import { decimal } from '../primitives';
import { OrderId } from '../ids';

/**
 * The business decides about an unpaid remainder: extend: the customer gets three more days; waive: the business collects it itself
 * and the order stands; cancel: by the cancellation policy. `expectedRefund` of cancel: the refund that was shown (refund.changed).
 */
export const decideRest = call({
  id: 'orders.decideRest',
  method: 'POST',
  path: '/v1/orders/:orderId/rest',
  access: 'user',
  idempotent: true,
  params: z.object({ orderId: OrderId }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.enum(['extend', 'waive']) }),
    z.object({ decision: z.literal('cancel'), expectedRefund: decimal() }),
  ]),
  answer: Order,
  status: 200,
});
