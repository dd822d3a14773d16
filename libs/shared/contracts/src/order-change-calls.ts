import * as z from 'zod/mini';
import { call } from './call';
import { CalendarAnswer } from './order-changes';
import { Order } from './orders';
import { PricingUnit, PricingUnitRequest } from './pricing-units';
import { decimal, Id, Location, Moment, optionalLine, Participants } from './primitives';

const changes = '/v1/orders/:orderId/changes';
const One = z.object({ orderId: Id });
const OneRequest = z.object({ orderId: Id, requestId: Id });
/**
 * `location`, `participants` and `pricingUnitRequest` absent or null: as they were. Only orders whose business comes to the customer have
 * another place; another menu is chosen from the revision the order is for.
 */
const Wanted = {
  datetime: Moment,
  location: z.optional(z.nullable(Location)),
  participants: z.optional(z.nullable(Participants)),
  pricingUnitRequest: z.optional(z.nullable(PricingUnitRequest)),
};
const moved = {
  method: 'POST',
  access: 'user',
  idempotent: true,
  params: One,
  answer: Order,
  status: 200,
} as const;

/**
 * The menu of an order as it was published when it was ordered, for another choice of it, and what is chosen now. For both sides, and a
 * super admin who looks on; change.menu_fixed: it has none.
 */
export const orderMenu = call({
  id: 'orders.menu',
  method: 'GET',
  path: '/v1/orders/:orderId/menu',
  access: 'user',
  params: One,
  answer: z.object({ pricingUnit: PricingUnit, request: z.nullable(PricingUnitRequest) }),
});
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
 * change.too_late, change.place_fixed, change.menu_fixed, change.priced, order.participants_bounds, slot.past, slot.notice, price.*, menu.*.
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
