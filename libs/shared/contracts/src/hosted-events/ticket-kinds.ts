import * as z from 'zod/mini';
import { call } from '../call';
import { StoreId, TicketTypeId } from '../ids';
import { Instant } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';

/** A kind of ticket that costs, of an event that is not over; of a series once, with its next date. */
export const TicketKind = z.object({
  /** By what a coupon names it. */
  kindId: TicketTypeId,
  name: z.string(),
  price: z.number(),
  eventTitle: z.string(),
  startDatetime: Instant,
});
export type TicketKind = z.infer<typeof TicketKind>;

/** At most this many are listed, the soonest events first. */
export const TICKET_KINDS_MAX = 200;
const answer = z.object({ kinds: z.array(TicketKind) });

/** What a coupon of the store may name of its events, for its crew. */
export const listTicketKinds = call({
  id: 'hostedEvents.listTicketKinds',
  method: 'GET',
  path: `${storePath}/ticket-kinds`,
  access: 'user',
  params: StoreParams,
  answer,
});
/** The same of one store, or of all of them for coupons of the platform. */
export const listAllTicketKinds = call({
  id: 'hostedEvents.listAllTicketKinds',
  method: 'GET',
  path: '/admin/api/ticket-kinds',
  access: 'superAdmin',
  query: z.object({ partnerId: z.optional(StoreId) }),
  answer,
});
