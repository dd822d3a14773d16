import { ATTENDEE_MESSAGE_DAYS, ATTENDEE_MESSAGES_A_DAY, type AttendeeMessageForm } from '@smachot/contracts';
import { accept, DAY_MS, refuse, type Result } from '@smachot/kernel';
import type { HostedEvent } from './hosted-event';

/** Messages that one person sends in 24 hours, to attendees of any event: an account is free, and opens several. */
export const MESSAGES_OF_PERSON_A_DAY = 10;

/** Whether a text has contacts other than the given links. */
type FindContacts = (text: string, allowed: readonly string[]) => boolean;

/** How many messages went in 24 hours. */
type MessagePace = { ofEvent: number; ofPerson: number };

/** `page`: the address of the event's page. */
export type Around = { pace: MessagePace; page: string; now: Date; hasOtherContacts: FindContacts };

/** Whether hosts may write this to attendees of an event now. */
export const mayWrite = (
  { state, tickets }: HostedEvent,
  { text, ticketTypeId }: Pick<AttendeeMessageForm, 'text' | 'ticketTypeId'>,
  { pace, page, now, hasOtherContacts }: Around,
): Result<undefined> => {
  if (now.getTime() > state.endDatetime.getTime() + ATTENDEE_MESSAGE_DAYS * DAY_MS)
    return refuse('attendee_message.over');
  if (ticketTypeId && !tickets.some(({ id }) => id === ticketTypeId))
    return refuse('attendee_message.ticket', { fields: { ticketTypeId: 'attendee_message.ticket' } });
  const allowed = [state.meetingUrl, state.chatGroupUrl, page].filter(Boolean);
  if (hasOtherContacts(text, allowed))
    return refuse('attendee_message.contacts', { fields: { text: 'attendee_message.contacts' } });
  if (pace.ofEvent >= ATTENDEE_MESSAGES_A_DAY || pace.ofPerson >= MESSAGES_OF_PERSON_A_DAY)
    return refuse('attendee_message.too_many_today');
  return accept();
};
