import type { PublicEventId, TicketDisplay, TicketTypeForm, TicketTypeId } from '@smachot/contracts';
import { accept, newId, refuse, type Result, toAgorot } from '@smachot/kernel';

export type TicketTypeState = {
  id: TicketTypeId;
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

const at = (instant: string | null | undefined): Date | null => (instant ? new Date(instant) : null);

const invalid = (
  code: 'hosted_event.free_only' | 'hosted_event.ticket_dates' | 'hosted_event.seats_taken',
  index: number,
  field: string,
): Result<never> => refuse(code, { fields: { [`ticketTypes.${index}.${field}`]: code } });

/**
 * Kinds of tickets after a change. Known ids keep what is taken of them.
 * @param inUse kinds with registrations that stand: they cannot be removed
 */
export const changedTickets = (
  eventId: PublicEventId,
  before: readonly TicketTypeState[],
  forms: readonly TicketTypeForm[],
  inUse: ReadonlySet<string>,
): Result<TicketTypeState[]> => {
  const known = new Map(before.map((ticket) => [ticket.id, ticket]));
  const after: TicketTypeState[] = [];
  for (const [index, form] of forms.entries()) {
    const old = form.id ? known.get(form.id) : undefined;
    if (old) known.delete(old.id);
    const next = stateOf(eventId, form, index, old);
    if (next.price > 0) return invalid('hosted_event.free_only', index, 'price');
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
  form: TicketTypeForm,
  index: number,
  old: TicketTypeState | undefined,
): TicketTypeState => ({
  id: old?.id ?? newId(),
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
