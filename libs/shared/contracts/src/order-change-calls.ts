import * as z from 'zod/mini';
import { call } from './call';
import { CalendarAnswer } from './order-changes';
import { Order } from './orders';
import { Participants } from './pricing-units';
import { decimal, Id, Location, Moment, optionalLine } from './primitives';

const changes = '/v1/orders/:orderId/changes';
const One = z.object({ orderId: Id });
const OneRequest = z.object({ orderId: Id, requestId: Id });
/** `location` and `participants` absent or null: as they were. Only orders whose business comes to the customer have another place. */
const Wanted = {
  datetime: Moment,
  location: z.optional(z.nullable(Location)),
  participants: z.optional(z.nullable(Participants)),
};
const moved = {
  method: 'POST',
  access: 'user',
  idempotent: true,
  params: One,
  answer: Order,
  status: 200,
} as const;

/** What other terms would mean, before anybody is asked for them. Refusals as those of asking. `difference` in shekels. */
export const previewChange = call({
  id: 'orders.previewChange',
  method: 'POST',
  path: `${changes}/preview`,
  access: 'user',
  perMinute: 120,
  params: One,
  body: z.object(Wanted),
  answer: z.object({ difference: z.number(), calendar: CalendarAnswer }),
  status: 200,
});
/**
 * Asks the other side. `expectedDifference`: the one that was shown (price.changed). Refusals: change.open, change.needless,
 * change.too_late, change.place_fixed, change.priced, order.participants_bounds, slot.past, slot.notice, price.*.
 */
export const proposeChange = call({
  id: 'orders.proposeChange',
  path: changes,
  ...moved,
  body: z.object({ ...Wanted, expectedDifference: decimal() }),
});
/** The order takes the new terms, and its slot moves with them; slot.taken when there is none. */
export const acceptChange = call({
  id: 'orders.acceptChange',
  path: `${changes}/:requestId/accept`,
  ...moved,
  params: OneRequest,
});
export const refuseChange = call({
  id: 'orders.refuseChange',
  path: `${changes}/:requestId/refuse`,
  ...moved,
  params: OneRequest,
  body: z.object({ reason: z._default(optionalLine(500), '') }),
});
export const withdrawChange = call({
  id: 'orders.withdrawChange',
  path: `${changes}/:requestId/withdraw`,
  ...moved,
  params: OneRequest,
});
