import type { PublicEventId, TicketDisplay, TicketTypeForm, TicketTypeId } from '@smachot/contracts';
import { LEAST_CHARGE } from '@smachot/pricing';
import { accept, newId, refuse, type Result, toAgorot } from '@smachot/kernel';

export type TicketTypeState = {
  id: TicketTypeId;
  /** By what coupons name it: the same on all dates of a series. */
  kindId: TicketTypeId;
  eventId: PublicEventId;
  name: string;
  description: string;
  /** Agorot. */
  price: number;
  position: number;
  /** Null: as many as the event has seats. */
  quantityAvailable: number | null;
  taken: number;
  validFrom: Date | null;
  validTo: Date | null;
  /** As the host set it; `displayAt` is how it stands at a moment. */
  display: TicketDisplay;
};

/** A kind of ticket as written down; `kindId`: of a new one that a date of a series takes over from another date. */
export type TicketTypeInput = TicketTypeForm & { kindId?: TicketTypeId };

const at = (instant: string | null | undefined): Date | null => (instant ? new Date(instant) : null);

type FaultOfTicket =
  | 'hosted_event.person_free'
  | 'hosted_event.bank_details'
  | 'hosted_event.price_low'
  | 'hosted_event.ticket_dates'
  | 'hosted_event.seats_taken';

/** Who hosts: tickets cost only with a store whose bank details are verified. */
export type Seller = 'person' | 'unverified' | 'verified';

/** Whether a price may be asked for; one that stays may. */
const faultOfPrice = (price: number, before: number | undefined, seller: Seller): FaultOfTicket | null => {
  if (price === 0 || price === before) return null;
  if (seller === 'person') return 'hosted_event.person_free';
  if (seller === 'unverified') return 'hosted_event.bank_details';
  return price < LEAST_CHARGE ? 'hosted_event.price_low' : null;
};

const invalid = (code: FaultOfTicket, index: number, field: string): Result<never> =>
  refuse(code, { fields: { [`ticketTypes.${index}.${field}`]: code } });

/**
 * Kinds of tickets after a change. Known ids keep what is taken of them.
 * @param inUse kinds with registrations that stand: they cannot be removed
 */
export const changedTickets = (
  eventId: PublicEventId,
  before: readonly TicketTypeState[],
  forms: readonly TicketTypeInput[],
  inUse: ReadonlySet<string>,
  seller: Seller,
): Result<TicketTypeState[]> => {
  const known = new Map(before.map((ticket) => [ticket.id, ticket]));
  const after: TicketTypeState[] = [];
  for (const [index, form] of forms.entries()) {
    const old = form.id ? known.get(form.id) : undefined;
    if (old) known.delete(old.id);
    const next = stateOf(eventId, form, index, old);
    const fault = faultOfPrice(next.price, old?.price, seller);
    if (fault) return invalid(fault, index, 'price');
    if (next.validFrom && next.validTo && next.validTo <= next.validFrom)
      return invalid('hosted_event.ticket_dates', index, 'validTo');
    if (next.quantityAvailable !== null && next.quantityAvailable < next.taken)
      return invalid('hosted_event.seats_taken', index, 'quantityAvailable');
    after.push(next);
  }
  return [...known.keys()].some((id) => inUse.has(id)) ? refuse('hosted_event.ticket_in_use') : accept(after);
};

const stateOf = (
  eventId: PublicEventId,
  form: TicketTypeInput,
  index: number,
  old: TicketTypeState | undefined,
): TicketTypeState => ({
  ...idsOf(form, old),
  eventId,
  name: form.name,
  description: form.description,
  price: toAgorot(form.price),
  position: form.position ?? index,
  quantityAvailable: form.quantityAvailable ?? null,
  taken: old?.taken ?? 0,
  validFrom: at(form.validFrom),
  validTo: at(form.validTo),
  display: form.display,
});

const idsOf = (form: TicketTypeInput, old: TicketTypeState | undefined) => {
  const id: TicketTypeId = old?.id ?? newId();
  return { id, kindId: old?.kindId ?? form.kindId ?? id };
};

/** How a kind of ticket stands now: by its host's word, its window and its stock. */
export const displayAt = (
  { display, validFrom, validTo, quantityAvailable, taken }: TicketTypeState,
  now: Date,
): TicketDisplay => {
  if (display !== 'active') return display;
  if (validFrom && now < validFrom) return 'coming_soon';
  if (validTo && now >= validTo) return 'sold_out';
  return quantityAvailable !== null && taken >= quantityAvailable ? 'sold_out' : 'active';
};

/** Whether registrations for it are accepted now; one that ran out of stock has a waiting list. */
export const isOffered = ({ display, validFrom, validTo }: TicketTypeState, now: Date): boolean =>
  display === 'active' && (!validFrom || now >= validFrom) && (!validTo || now < validTo);
