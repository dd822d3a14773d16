import { defineEntity } from '@smachot/server-platform';

/** Guest's message that a person should read. The text stays in messaging; this row only marks it as waiting. */
export const InboxMessageSchema = defineEntity({
  name: 'InboxMessage',
  schema: 'rsvp',
  tableName: 'inbox_messages',
  columns: {
    rsvpId: { type: 'uuid', primary: true, name: 'rsvp_id' },
    inboundId: { type: 'uuid', primary: true, name: 'inbound_id' },
    eventId: { type: 'uuid', name: 'event_id' },
    at: { type: 'timestamptz' },
    readAt: { type: 'timestamptz', name: 'read_at', nullable: true },
    readBy: { type: 'uuid', name: 'read_by', nullable: true },
  },
  indices: [
    { name: 'inbox_messages_event', columns: ['eventId', 'at', 'inboundId'] },
    { name: 'inbox_messages_guest', columns: ['rsvpId', 'at', 'inboundId'] },
    { name: 'inbox_messages_unread', columns: ['eventId', 'rsvpId'], where: '(read_at IS NULL)' },
  ],
});

/** Reply of a host inside the open window; sent as a turn of the conversation with the same id. */
export const HostReplySchema = defineEntity({
  name: 'HostReply',
  schema: 'rsvp',
  tableName: 'host_replies',
  columns: {
    id: { type: 'uuid', primary: true },
    rsvpId: { type: 'uuid', name: 'rsvp_id' },
    eventId: { type: 'uuid', name: 'event_id' },
    actorId: { type: 'uuid', name: 'actor_id' },
    text: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    status: { type: 'text', default: 'queued' },
    /** Id of the reply that retried this failed one. */
    retriedAs: { type: 'uuid', name: 'retried_as', nullable: true },
  },
  indices: [{ name: 'host_replies_guest', columns: ['rsvpId', 'createdAt', 'id'] }],
});

/** Replies of the last day by HMACs of the phones; deleting guests or events does not refill the limits. */
export const ReplyLogSchema = defineEntity({
  name: 'ReplyLogEntry',
  schema: 'rsvp',
  tableName: 'reply_log',
  columns: {
    replyId: { type: 'uuid', primary: true, name: 'reply_id' },
    hostKey: { type: 'text', name: 'host_key' },
    guestKey: { type: 'text', name: 'guest_key' },
    at: { type: 'timestamptz' },
  },
  indices: [
    { name: 'reply_log_host', columns: ['hostKey', 'at'] },
    { name: 'reply_log_at', columns: ['at'] },
  ],
});
