import * as z from 'zod/mini';
import { call } from '../call';
import { CalendarAnswer } from './order-changes';
import { Order } from './orders';
import { PricingUnit, PricingUnitRequest } from '../stores/pricing-units';
import { decimal, Id, Location, Moment, optionalParagraphs, Participants } from '../primitives';
import { OrderId } from '../ids';
import { ProposalLines } from '../proposals/proposal-lines';

const changes = '/v1/orders/:orderId/changes';
const One = z.object({ orderId: OrderId });
const OneRequest = z.object({ orderId: OrderId, requestId: Id });
/**
 * `location`, `participants`, `pricingUnitRequest` and `lines` absent or null: unchanged. The place of an order can change only if the
 * business comes to the customer; another menu is chosen from the revision that was ordered. `lines` of an order that was made of a
 * proposal are proposed by the business alone; their dishes are those it has already, and none is optional.
 */
const Wanted = {
  datetime: Moment,
  location: z.optional(z.nullable(Location)),
  participants: z.optional(z.nullable(Participants)),
  pricingUnitRequest: z.optional(z.nullable(PricingUnitRequest)),
  lines: z.optional(z.nullable(ProposalLines)),
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
 * The menu of the revision that was ordered, from which another choice is made, and the current choice. For both sides and for a
 * super admin, who only reads; change.menu_fixed: the order has no menu.
 */
export const orderMenu = call({
  id: 'orders.menu',
  method: 'GET',
  path: '/v1/orders/:orderId/menu',
  access: 'user',
  params: One,
  answer: z.object({ pricingUnit: PricingUnit, request: z.nullable(PricingUnitRequest) }),
});
/** The effect of other terms, before the other side is asked. The refusals are those of proposing. `difference` in shekels. */
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
 * Proposes other terms to the other side. `expectedDifference`: the difference that was shown (price.changed). Refusals: change.open,
 * change.needless, change.too_late, change.place_fixed, change.menu_fixed, change.priced, order.participants_bounds, slot.past,
 * slot.too_far, slot.notice, price.*, menu.*, proposal.no_lines, proposal.no_price.
 */
export const proposeChange = call({
  id: 'orders.proposeChange',
  path: changes,
  ...moved,
  body: z.object({ ...Wanted, expectedDifference: decimal() }),
});
/** Accepts the new terms, and moves the order's slot with them; slot.taken when there is none. */
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
  body: z.object({ reason: z._default(optionalParagraphs(500), '') }),
});
export const withdrawChange = call({
  id: 'orders.withdrawChange',
  path: `${changes}/:requestId/withdraw`,
  ...moved,
  params: OneRequest,
});
