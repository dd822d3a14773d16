import type { HostedEventForm, Location, TicketTypeForm } from '@smachot/contracts';
import { addDays, atWallTime, toShekels, wallTime } from '@smachot/kernel';
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
  coupons: state.coupons,
  refundDays: state.refundDays,
  maxTickets: state.maxTickets,
  budget: state.budget === null ? null : toShekels(state.budget),
  ticketTypes: tickets.map(ticketForm),
  questions: state.questions,
  language: state.language,
});

/** The same hour on a clock in Israel, some days later. */
export const later = (instant: string, days: number): string => {
  const { day, time } = wallTime(new Date(instant));
  return atWallTime(addDays(day, days), time).toISOString();
};

/** The form of a private copy, ahead of now: nothing of it refers to the original. */
export const copyOf = (event: HostedEvent, now: Date): HostedEventForm => {
  const form = formOf(event);
  const days = event.daysToCopy(now);
  return {
    ...form,
    visibility: 'private',
    startDatetime: later(form.startDatetime, days),
    endDatetime: later(form.endDatetime, days),
    ticketTypes: form.ticketTypes.map(({ id: _, ...ticket }) => ({
      ...ticket,
      validFrom: ticket.validFrom ? later(ticket.validFrom, days) : null,
      validTo: ticket.validTo ? later(ticket.validTo, days) : null,
    })),
    questions: form.questions.map(({ text, required }) => ({ text, required })),
  };
};
