import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, EventType, Instant, Language, line, Location, Moment, PageSize } from '../primitives';
import { EventId } from '../ids';
import { InvitationOccasion } from './occasions';

export const RecipientType = z.enum(['guests', 'family', 'employees', 'friends', 'family_and_friends']);
/** The questions a host may ask; `attending` is always asked first. */
export const ConfiguredQuestion = z.enum(['headcount', 'special_requests', 'transportation']);
export type ConfiguredQuestion = z.infer<typeof ConfiguredQuestion>;
export const QuietCalendar = z.enum(['jewish', 'none']);

/** Role in an invitation. The single owner pays; editors change guests and send; viewers read. */
export const InvitationRole = z.enum(['Owner', 'Editor', 'Viewer']);
export type InvitationRole = z.infer<typeof InvitationRole>;
export const CohostRole = z.enum(['Editor', 'Viewer']);
export type CohostRole = z.infer<typeof CohostRole>;

/** enableMultipleParticipants and enableSpecialRequests mirror the questions headcount and special_requests. */
export const RegistrationOptions = z.object({
  isRegistrationOpen: z.boolean(),
  enableSpecialRequests: z.boolean(),
  enableMultipleParticipants: z.boolean(),
  requireApproval: z.boolean(),
});

/** A reminder goes out this many days before the closing date, at 11:00 in Israel. */
export const ReminderRound = z.object({ daysBeforeClosing: z.number().check(z.int(), z.gte(0), z.lte(60)) });

/** The same flags in a request; each takes precedence over its twin outside: isRegistrationOpen, and the questions of rsvpConfig. */
const GivenRegistrationOptions = z.partial(RegistrationOptions);

/** The messages that are sent automatically on the day of the event and on the day after it. */
/** `tables`: tells guests their table on the day before; absent in a form: unchanged, at first off. */
const AutomaticMessages = z.object({
  dayOf: z.boolean(),
  thankYou: z.boolean(),
  tables: z.optional(z.boolean()),
});

export const InvitationForm = z.object({
  title: line(120),
  hostName: line(120),
  eventType: EventType,
  /**
   * What is celebrated; its event type has to be the one above. Absent: the event type itself, and for an existing event
   * unchanged as long as it fits.
   */
  occasion: z.optional(InvitationOccasion),
  recipient: RecipientType,
  date: Moment,
  location: Location,
  /** showTables: guests see the name of their table; absent means no. */
  rsvpConfig: z.object({
    questions: z.array(ConfiguredQuestion).check(z.maxLength(3)),
    showTables: z.optional(z.boolean()),
  }),
  registrationOptions: z.optional(GivenRegistrationOptions),
  isRegistrationOpen: z._default(z.boolean(), true),
  language: z._default(Language, 'he'),
  quietCalendar: z._default(QuietCalendar, 'jewish'),
  /** Absent: two days before the event, or now when that has passed. Never after the start. */
  closingDate: z.optional(z.nullable(Moment)),
  reminderRounds: z._default(z.array(ReminderRound).check(z.maxLength(5)), [
    { daysBeforeClosing: 7 },
    { daysBeforeClosing: 2 },
  ]),
  /** Absent: both for a new event, unchanged for an existing one. */
  automaticMessages: z.optional(AutomaticMessages),
});
export type InvitationForm = z.infer<typeof InvitationForm>;

export const BillingState = z.enum([
  'open',
  'due',
  'carried',
  'paid',
  'failed',
  'nothing_due',
  'written_off',
]);

export const Invitation = z.object({
  _id: EventId,
  title: z.string(),
  hostName: z.string(),
  eventType: EventType,
  occasion: InvitationOccasion,
  recipient: RecipientType,
  date: Instant,
  location: Location,
  rsvpConfig: z.object({ questions: z.array(ConfiguredQuestion), showTables: z.boolean() }),
  registrationOptions: RegistrationOptions,
  language: Language,
  quietCalendar: QuietCalendar,
  closingDate: Instant,
  reminderRounds: z.array(ReminderRound),
  nextReminder: z.nullable(z.object({ at: Instant, guests: z.number() })),
  automaticMessages: AutomaticMessages,
  /** The next send time of each automatic message; null when it is off or was sent. */
  automaticAt: z.object({
    dayOf: z.nullable(Instant),
    thankYou: z.nullable(Instant),
    tables: z.optional(z.nullable(Instant)),
  }),
  imageUrl: z.nullable(z.string()),
  wazeLink: z.string(),
  billing: z.object({ state: BillingState, responses: z.number(), amount: z.number(), dueAt: Instant }),
  createdAt: Instant,
  version: z.number(),
  /** The caller's role in the invitation. */
  role: InvitationRole,
});
export type Invitation = z.infer<typeof Invitation>;

export const SeatGroup = z.object({ records: z.number(), seats: z.number() });
/** seatsConfirmed: over confirmed records, the guest's own number, else the host's estimate if a headcount is asked, else one. */
export const RsvpStats = z.object({
  attending: SeatGroup,
  awaitingResponse: SeatGroup,
  awaitingSend: SeatGroup,
  declined: SeatGroup,
  /** Records awaiting send that an invitation can be sent to as they are. */
  sendable: z.number(),
  /** Records awaiting response that a reminder can be sent to now. */
  remindable: z.number(),
  /** Records awaiting response that answered "maybe". */
  maybe: z.number(),
  /** Confirmed records that can receive a thank-you message and have not. */
  toThank: z.number(),
  /** Records that can be notified of a cancellation: invited, reachable, and not declined. */
  toTell: z.number(),
  seatsConfirmed: z.number(),
  invitedSeats: z.number(),
  records: z.number(),
  /** These counts are records, not seats. */
  facets: z.object({
    groups: z.record(z.string(), z.number()),
    withoutTable: z.number(),
    maybe: z.number(),
    ride: z.number(),
    requests: z.number(),
    aboveInvited: z.number(),
  }),
});
export type RsvpStats = z.infer<typeof RsvpStats>;

/** `version`: of the invitation that was read; refused (conflict.version) when it has changed since. Absent: no check. */
export const InvitationChange = z.extend(InvitationForm, { version: z.optional(z.number().check(z.int())) });
export type InvitationChange = z.infer<typeof InvitationChange>;

const InvitationParams = z.object({ eventId: EventId });
const event = '/v1/events/event-rsvps';

export const createInvitation = call({
  id: 'rsvp.createInvitation',
  method: 'POST',
  path: event,
  access: 'user',
  body: InvitationForm,
  answer: Invitation,
  status: 201,
});
export const updateInvitation = call({
  id: 'rsvp.updateInvitation',
  method: 'PUT',
  path: `${event}/:eventId`,
  access: 'user',
  params: InvitationParams,
  body: InvitationChange,
  answer: Invitation,
});
export const listInvitations = call({
  id: 'rsvp.listInvitations',
  method: 'GET',
  path: event,
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({
    invitations: z.array(
      z.extend(Invitation, {
        stats: z.object({
          seatsConfirmed: z.number(),
          records: z.number(),
          awaitingSend: z.number(),
          sendable: z.number(),
          awaitingResponse: z.number(),
          declined: z.number(),
        }),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});
export const getInvitation = call({
  id: 'rsvp.getInvitation',
  method: 'GET',
  path: `${event}/:eventId`,
  access: 'user',
  params: InvitationParams,
  answer: Invitation,
});
/** Deletes an invitation: guests lose their page; responses that are already billable stay and are charged the day after. */
export const deleteInvitation = call({
  id: 'rsvp.deleteInvitation',
  method: 'DELETE',
  path: `${event}/:eventId`,
  access: 'user',
  params: InvitationParams,
  /** Whether invited guests who have not declined are notified by WhatsApp. */
  query: z.object({ tell: z._default(z.enum(['yes', 'no']), 'no') }),
  status: 204,
});
/** The messaging provider takes header pictures of at most 5 MB, so this is the limit in both languages. */
export const INVITATION_IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const uploadInvitationImage = call({
  id: 'rsvp.uploadInvitationImage',
  method: 'POST',
  path: `${event}/:eventId/upload-image`,
  access: 'user',
  params: InvitationParams,
  file: { field: 'file', maxBytes: INVITATION_IMAGE_MAX_BYTES },
  answer: Invitation,
  status: 200,
});
