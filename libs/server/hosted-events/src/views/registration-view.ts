import { Injectable } from '@nestjs/common';
import type { Attendee, OwnRegistration, TicketPayment } from '@smachot/contracts';
import { ANSWER_TIME_MS } from '../domain/registration';
import type { AttendeeRow, OwnRegistrationRow } from '../persistence/hosted-event.queries';
import type { TicketPurchaseState } from '../domain/ticket-purchase';
import { EventHosts } from './event-hosts';
import { attendeePaymentView, TicketPaymentViews } from './ticket-payment-view';

const iso = (at: string): string => new Date(at).toISOString();

/** The addresses that only approved participants see are null otherwise. `shown`: the event's host is. */
const ownView = (
  { event, ...row }: OwnRegistrationRow,
  shown: boolean,
  payment: TicketPayment | null,
): OwnRegistration => {
  const approved = row.status === 'approved' && event.deletedAt === null && shown;
  return {
    registrationId: row.id,
    eventId: row.eventId,
    slug: event.slug,
    title: event.title,
    language: event.language,
    startDatetime: iso(event.startDatetime),
    endDatetime: iso(event.endDatetime),
    locationType: event.locationType,
    location: event.location,
    status: row.status,
    waitlisted: row.waitlisted,
    participants: row.participants,
    ticketName: row.ticketName,
    specialRequests: row.specialRequests,
    createdAt: row.createdAt.toISOString(),
    payment,
    eventCanceled: event.deletedAt !== null,
    meetingUrl: approved ? event.meetingUrl || null : null,
    chatGroupUrl: approved ? event.chatGroupUrl || null : null,
  };
};

/** Registrations as their people see them. Links of a host who is blocked, or of a store that is off the site, lead nowhere any more. */
@Injectable()
export class OwnRegistrationViews {
  constructor(
    private readonly hosts: EventHosts,
    private readonly payments: TicketPaymentViews,
  ) {}

  async of(rows: readonly OwnRegistrationRow[]): Promise<OwnRegistration[]> {
    const hostOf = await this.hosts.of(rows.map(({ event }) => event));
    const paymentOf = await this.payments.of(rows.map(({ id }) => id));
    return rows.map((row) => ownView(row, hostOf(row.event).shown, paymentOf(row.id)));
  }

  async one(row: OwnRegistrationRow): Promise<OwnRegistration> {
    const [view] = await this.of([row]);
    return view!;
  }
}

export const attendeeView = (
  row: AttendeeRow,
  fullName: string,
  purchase: TicketPurchaseState | undefined,
): Attendee => ({
  registrationId: row.id,
  fullName,
  status: row.status,
  waitlisted: row.waitlisted,
  participants: row.participants,
  ticketName: row.ticketName,
  specialRequests: row.specialRequests,
  answers: row.answers.filter(({ text }) => text !== ''),
  createdAt: row.createdAt.toISOString(),
  payment: attendeePaymentView(purchase),
  answerBy:
    row.status === 'pending' && !row.waitlisted && !row.unpaid
      ? new Date(row.pendingSince.getTime() + ANSWER_TIME_MS).toISOString()
      : null,
});
