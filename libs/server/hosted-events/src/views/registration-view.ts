import type { Attendee, OwnRegistration } from '@smachot/contracts';
import { ANSWER_TIME_MS } from '../domain/registration';
import type { AttendeeRow, OwnRegistrationRow } from '../persistence/hosted-event.queries';

const iso = (at: string): string => new Date(at).toISOString();

/** The addresses that only approved participants see are null otherwise. */
export const ownView = ({ event, ...row }: OwnRegistrationRow): OwnRegistration => {
  const approved = row.status === 'approved' && event.deletedAt === null;
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
    eventCanceled: event.deletedAt !== null,
    meetingUrl: approved ? event.meetingUrl || null : null,
    chatGroupUrl: approved ? event.chatGroupUrl || null : null,
  };
};

export const attendeeView = (row: AttendeeRow, fullName: string): Attendee => ({
  registrationId: row.id,
  fullName,
  status: row.status,
  waitlisted: row.waitlisted,
  participants: row.participants,
  ticketName: row.ticketName,
  specialRequests: row.specialRequests,
  answers: row.answers.filter(({ text }) => text !== ''),
  createdAt: row.createdAt.toISOString(),
  answerBy:
    row.status === 'pending' && !row.waitlisted
      ? new Date(row.pendingSince.getTime() + ANSWER_TIME_MS).toISOString()
      : null,
});
