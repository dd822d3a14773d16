import type {
  AttendeeAudience,
  AttendeeMessageId,
  PublicEventId,
  RegistrationId,
  TicketTypeId,
  UserId,
} from '@smachot/contracts';
import { EntitySchema } from 'typeorm';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const of = (name: string, target: string, column: string) => ({
  name,
  target,
  columnNames: [column],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

/** What hosts wrote to attendees. `recipients`: people it went to; `sentBy` null: their account was deleted. */
export type AttendeeMessageRow = {
  id: AttendeeMessageId;
  eventId: PublicEventId;
  audience: AttendeeAudience;
  ticketTypeId: TicketTypeId | null;
  ticketName: string | null;
  text: string;
  sentBy: UserId | null;
  recipients: number;
  createdAt: Date;
};
export const AttendeeMessageSchema = new EntitySchema<AttendeeMessageRow>({
  name: 'AttendeeMessage',
  schema: 'hosted_events',
  tableName: 'attendee_messages',
  columns: {
    id: { ...id('id'), primary: true, primaryKeyConstraintName: 'PK_attendee_messages' },
    eventId: id('event_id'),
    audience: { type: 'text' },
    ticketTypeId: id('ticket_type_id', true),
    ticketName: { type: 'text', name: 'ticket_name', nullable: true },
    text: { type: 'text' },
    sentBy: id('sent_by', true),
    recipients: { type: 'int' },
    createdAt: at('created_at'),
  },
  indices: [
    { name: 'attendee_messages_of_event', columns: ['eventId', 'id'] },
    { name: 'attendee_messages_of_sender', columns: ['sentBy', 'createdAt'] },
  ],
  foreignKeys: [of('attendee_messages_event_id', 'HostedEvent', 'eventId')],
});

/**
 * A message of one registration, and the mail that carries it: `id` becomes the Message-ID. `toldAt` null: not under the bell yet.
 * `state` muted: its person wants no messages of the event.
 */
export type MessageCopyRow = {
  id: string;
  messageId: AttendeeMessageId;
  registrationId: RegistrationId;
  userId: UserId;
  state: string;
  attempts: number;
  dueAt: Date;
  changedAt: Date;
  toldAt: Date | null;
};
export const MessageCopySchema = new EntitySchema<MessageCopyRow>({
  name: 'AttendeeMessageCopy',
  schema: 'hosted_events',
  tableName: 'attendee_message_copies',
  columns: {
    id: { ...id('id'), primary: true, primaryKeyConstraintName: 'PK_attendee_message_copies' },
    messageId: id('message_id'),
    registrationId: id('registration_id'),
    userId: id('user_id'),
    state: { type: 'text' },
    attempts: { type: 'int' },
    dueAt: at('due_at'),
    changedAt: at('changed_at'),
    toldAt: at('told_at', true),
  },
  indices: [
    { name: 'attendee_message_copies_once', columns: ['messageId', 'registrationId'], unique: true },
    { name: 'attendee_message_copies_of_registration', columns: ['registrationId', 'messageId'] },
    { name: 'attendee_message_copies_untold', columns: ['id'], where: '(told_at IS NULL)' },
    {
      name: 'attendee_message_copies_open',
      columns: ['dueAt'],
      where: "(state = ANY (ARRAY['wanted'::text, 'intended'::text]))",
    },
  ],
  foreignKeys: [
    of('attendee_message_copies_message_id', 'AttendeeMessage', 'messageId'),
    of('attendee_message_copies_registration_id', 'Registration', 'registrationId'),
  ],
});

/** People who want no messages of an event. */
export type MessageMuteRow = { eventId: PublicEventId; userId: UserId; mutedAt: Date };
export const MessageMuteSchema = new EntitySchema<MessageMuteRow>({
  name: 'MessageMute',
  schema: 'hosted_events',
  tableName: 'message_mutes',
  columns: {
    eventId: { ...id('event_id'), primary: true, primaryKeyConstraintName: 'PK_message_mutes' },
    userId: { ...id('user_id'), primary: true, primaryKeyConstraintName: 'PK_message_mutes' },
    mutedAt: at('muted_at'),
  },
  indices: [{ name: 'message_mutes_of_person', columns: ['userId'] }],
  foreignKeys: [of('message_mutes_event_id', 'HostedEvent', 'eventId')],
});
