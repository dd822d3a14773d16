import * as z from 'zod/mini';
import { call } from '../call';
import { AttendeeMessageId, RegistrationId, TicketTypeId } from '../ids';
import { Cursor, Instant, PageSize, paragraphs } from '../primitives';
import { HostedEventParams, hostPath } from './hosted-events';

/** Messages that one event may have in 24 hours. */
export const ATTENDEE_MESSAGES_A_DAY = 3;
/** Days after its end in which an event still has messages. */
export const ATTENDEE_MESSAGE_DAYS = 7;
export const ATTENDEE_MESSAGE_LENGTH = 1000;

/** Groups of registrations a message goes to. queue: waits for the host; waiting: on the waiting list; all: these three. */
export const AttendeeAudience = z.enum(['approved', 'queue', 'waiting', 'all']);
export type AttendeeAudience = z.infer<typeof AttendeeAudience>;

/** `ticketTypeId`: of those the ones with this kind of ticket; null: all. */
const audience = {
  audience: AttendeeAudience,
  ticketTypeId: z.optional(z.nullable(TicketTypeId)),
};

export const AttendeeMessageForm = z.object({
  ...audience,
  text: paragraphs(ATTENDEE_MESSAGE_LENGTH),
  /** The number that was shown (attendee_message.recipients_changed). */
  expectedRecipients: z.int().check(z.gte(0)),
});
export type AttendeeMessageForm = z.infer<typeof AttendeeMessageForm>;

/** A sent message as the hosts see it. Who muted the event is in no number. */
export const AttendeeMessage = z.object({
  messageId: AttendeeMessageId,
  audience: AttendeeAudience,
  /** Null: of every kind. */
  ticketName: z.nullable(z.string()),
  text: z.string(),
  sentAt: Instant,
  /** People it went to; each has it under the bell. */
  recipients: z.number(),
  /** Mails the mail server took, mails on their way, and people who have no confirmed address or want no mails. */
  mails: z.object({ sent: z.number(), underWay: z.number(), without: z.number() }),
});
export type AttendeeMessage = z.infer<typeof AttendeeMessage>;

const path = `${hostPath}/:hostedEventId/messages`;

/** How many people a message would go to, and how many of the audience muted the event. */
export const countMessageRecipients = call({
  id: 'hostedEvents.countMessageRecipients',
  method: 'GET',
  path: `${path}/recipients`,
  access: 'user',
  params: HostedEventParams,
  query: z.object({ audience: AttendeeAudience, ticketTypeId: z.optional(TicketTypeId) }),
  answer: z.object({ recipients: z.number(), muted: z.number() }),
});
/**
 * Sends a message to attendees, by the bell and by mail. Refusals: attendee_message.contacts, .ticket, .nobody, .recipients_changed,
 * .too_many_today, .over, .off_site.
 */
export const sendAttendeeMessage = call({
  id: 'hostedEvents.sendAttendeeMessage',
  method: 'POST',
  path,
  access: 'user',
  feature: 'public_events',
  idempotent: true,
  perMinute: 10,
  params: HostedEventParams,
  body: AttendeeMessageForm,
  answer: AttendeeMessage,
  status: 201,
});
/** The sent messages, the newest first. `leftToday`: how many may still be sent in these 24 hours. */
export const listAttendeeMessages = call({
  id: 'hostedEvents.listAttendeeMessages',
  method: 'GET',
  path,
  access: 'user',
  params: HostedEventParams,
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({
    messages: z.array(AttendeeMessage),
    leftToday: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});

const ofRegistration = '/v1/events/registrations/:registrationId/messages';
const RegistrationParams = z.object({ registrationId: RegistrationId });

/** What hosts wrote to the caller's own registration, the newest first; nothing once the event is off the site. */
export const listOwnEventMessages = call({
  id: 'hostedEvents.listOwnMessages',
  method: 'GET',
  path: ofRegistration,
  access: 'user',
  params: RegistrationParams,
  answer: z.object({
    messages: z.array(z.object({ messageId: AttendeeMessageId, text: z.string(), sentAt: Instant })),
    /** Further messages of the event come neither by the bell nor by mail. */
    muted: z.boolean(),
  }),
});
/** Mutes the messages of an event, or hears of them again; for the caller, whichever registration they have. */
export const muteEventMessages = call({
  id: 'hostedEvents.muteMessages',
  method: 'PUT',
  path: `${ofRegistration}/mute`,
  access: 'user',
  params: RegistrationParams,
  body: z.object({ muted: z.boolean() }),
  status: 204,
});
