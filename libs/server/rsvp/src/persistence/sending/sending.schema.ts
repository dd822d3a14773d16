import { defineEntity } from '@smachot/server-platform';

/** Scheduled guest of a campaign: above the day's limit, or at an hour the host chose. */
export const ScheduledSendSchema = defineEntity({
  name: 'ScheduledSend',
  schema: 'rsvp',
  tableName: 'scheduled_sends',
  columns: {
    campaignId: { type: 'uuid', primary: true, name: 'campaign_id' },
    rsvpId: { type: 'uuid', primary: true, name: 'rsvp_id' },
    eventId: { type: 'uuid', name: 'event_id' },
    hostKey: { type: 'text', name: 'host_key' },
    /** Order within the campaign. */
    position: { type: 'int' },
    dueAt: { type: 'timestamptz', name: 'due_at' },
  },
  indices: [
    { name: 'scheduled_sends_due', columns: ['dueAt'] },
    { name: 'scheduled_sends_event', columns: ['eventId'] },
    { name: 'scheduled_sends_host', columns: ['hostKey', 'dueAt'] },
  ],
});

/**
 * Every queued message, by HMACs of the host's and the guest's phone. The day's limit, the 24 hours and the attempts are
 * counted here, so that deleting a guest, an event or an account does not reset them. Contains no name.
 */
export const SendLogSchema = defineEntity({
  name: 'SendLogEntry',
  schema: 'rsvp',
  tableName: 'send_log',
  columns: {
    rsvpId: { type: 'uuid', primary: true, name: 'rsvp_id' },
    round: { type: 'text', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    hostKey: { type: 'text', name: 'host_key' },
    guestKey: { type: 'text', name: 'guest_key' },
    at: { type: 'timestamptz' },
    /** withdrawn: it was never sent. failed: it was not delivered. */
    ended: { type: 'text', nullable: true },
  },
  indices: [
    { name: 'send_log_host', columns: ['hostKey', 'at'] },
    { name: 'send_log_guest', columns: ['guestKey', 'hostKey'] },
  ],
});

/** Change of an invitation that guests may be notified of; its id equals that of the notifying campaign. */
export const ChangeSchema = defineEntity({
  name: 'UntoldChange',
  schema: 'rsvp',
  tableName: 'changes',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    what: { type: 'text', array: true },
    at: { type: 'timestamptz' },
    toldAt: { type: 'timestamptz', name: 'told_at', nullable: true },
    dismissedAt: { type: 'timestamptz', name: 'dismissed_at', nullable: true },
  },
  indices: [
    {
      name: 'changes_pending',
      columns: ['eventId'],
      unique: true,
      where: '((told_at IS NULL) AND (dismissed_at IS NULL))',
    },
    { name: 'changes_event', columns: ['eventId', 'toldAt'] },
  ],
});

/** Personal link sent by SMS: HMACs only, so that deleting guests or events does not refill the limits. */
export const LinkSendSchema = defineEntity({
  name: 'LinkSend',
  schema: 'rsvp',
  tableName: 'link_sends',
  columns: {
    requestId: { type: 'uuid', primary: true, name: 'request_id' },
    hostKey: { type: 'text', name: 'host_key' },
    phoneKey: { type: 'text', name: 'phone_key' },
    networkKey: { type: 'text', name: 'network_key', nullable: true },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
  },
  indices: [{ name: 'link_sends_at', columns: ['sentAt'] }],
});

/** Test message of a host to his own phone. After the account is closed the user id is null; the phone still counts, as an HMAC. */
export const TestMessageSchema = defineEntity({
  name: 'TestMessage',
  schema: 'rsvp',
  tableName: 'test_messages',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    rsvpId: { type: 'uuid', name: 'rsvp_id' },
    userId: { type: 'uuid', name: 'user_id', nullable: true },
    phoneKey: { type: 'text', name: 'phone_key' },
    templateName: { type: 'text', name: 'template_name' },
    status: { type: 'text', default: 'queued' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [
    { name: 'test_messages_event', columns: ['eventId', 'createdAt'] },
    { name: 'test_messages_user', columns: ['userId', 'createdAt'] },
    { name: 'test_messages_phone', columns: ['phoneKey', 'createdAt'] },
  ],
});
