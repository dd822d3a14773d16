import type { HostedEventForm, Location, TicketTypeForm } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { HostedEvent, HostedEventState } from './hosted-event';
import type { TicketTypeState } from './ticket-types';

/** The place of an event; null: online only. */
export const placeOf = ({
  address,
  geocode,
}: Pick<HostedEventState, 'address' | 'geocode'>): Location | null =>
  address === null ? null : { address, ...(geocode ? { geocode } : {}) };

const ticketForm = (ticket: TicketTypeState): TicketTypeForm => ({
  id: ticket.id,
  name: ticket.name,
  description: ticket.description,
  price: toShekels(ticket.price),
  position: ticket.position,
  quantityAvailable: ticket.quantityAvailable,
  validFrom: ticket.validFrom?.toISOString() ?? null,
  validTo: ticket.validTo?.toISOString() ?? null,
  display: ticket.display,
});

/** An event as its host would write it down again, for partial changes and copies. */
export const formOf = ({ state, tickets }: HostedEvent): HostedEventForm => ({
  type: state.type,
  title: state.title,
  description: state.description,
  startDatetime: state.startDatetime.toISOString(),
  endDatetime: state.endDatetime.toISOString(),
  locationType: state.locationType,
  location: state.location,
  address: placeOf(state),
  meetingUrl: state.meetingUrl,
  visibility: state.visibility,
  chatGroupUrl: state.chatGroupUrl,
  registrationOptions: state.registrationOptions,
  coupons: [],
  maxTickets: state.maxTickets,
  budget: state.budget === null ? null : toShekels(state.budget),
  ticketTypes: tickets.map(ticketForm),
  questions: state.questions,
  language: state.language,
});

const moved = (instant: string | null | undefined, ms: number): string | null =>
  instant ? new Date(new Date(instant).getTime() + ms).toISOString() : null;

/** The form of a private copy, ahead of now: nothing of it refers to the original. */
export const copyOf = (event: HostedEvent, now: Date): HostedEventForm => {
  const form = formOf(event);
  const ms = event.shiftOfCopy(now);
  return {
    ...form,
    visibility: 'private',
    startDatetime: moved(form.startDatetime, ms)!,
    endDatetime: moved(form.endDatetime, ms)!,
    ticketTypes: form.ticketTypes.map(({ id: _, ...ticket }) => ({
      ...ticket,
      validFrom: moved(ticket.validFrom, ms),
      validTo: moved(ticket.validTo, ms),
    })),
    questions: form.questions.map(({ text, required }) => ({ text, required })),
  };
};
