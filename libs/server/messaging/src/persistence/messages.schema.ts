import { defineEntity } from '@smachot/server-platform';

/**
 * One message for one guest (`ref_id`) and round, ever. `state` is its place in our queue: waiting (for the day's budget),
 * queued, sending (leased), unknown (posted, no answer), done. `status` is the status shown to hosts and reported by the
 * provider: it changes while the state rests, and no index covers it.
 */
export const MessageSchema = defineEntity({
  name: 'Message',
  schema: 'messaging',
  tableName: 'messages',
  columns: {
    id: { type: 'uuid', primary: true },
    refId: { type: 'uuid', name: 'ref_id' },
    round: { type: 'text' },
    campaignId: { type: 'uuid', name: 'campaign_id', nullable: true },
    hostId: { type: 'uuid', name: 'host_id', nullable: true },
    lane: { type: 'text' },
    quiet: { type: 'text' },
    state: { type: 'text' },
    status: { type: 'text', default: 'queued' },
    dueAt: { type: 'timestamptz', name: 'due_at' },
    leasedBy: { type: 'uuid', name: 'leased_by', nullable: true },
    /** Number of its claims; the sequence number of callbacks. */
    attempts: { type: 'int', default: 0 },
    /** Number of refusals after which it backed off. */
    refusals: { type: 'int', default: 0 },
    deferrals: { type: 'int', default: 0 },
    wamid: { type: 'text', nullable: true },
    messageType: { type: 'text', name: 'message_type', nullable: true },
    phoneKey: { type: 'text', name: 'phone_key', nullable: true },
    providerUserId: { type: 'text', name: 'provider_user_id', nullable: true },
    errorCode: { type: 'int', name: 'error_code', nullable: true },
    pricing: { type: 'jsonb', nullable: true },
    history: { type: 'jsonb', default: [] },
    ownLetter: { type: 'jsonb', name: 'own_letter', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    postedAt: { type: 'timestamptz', name: 'posted_at', nullable: true },
    statusAt: { type: 'timestamptz', name: 'status_at', nullable: true },
    /** Time when its guest was forgotten: the message still counts, but is never updated again. */
    erasedAt: { type: 'timestamptz', name: 'erased_at', nullable: true },
    /** W3C trace context of what wrote the message; its sending continues it. */
    trace: { type: 'text', nullable: true },
  },
  uniques: [{ name: 'messages_once', columns: ['refId', 'round'] }],
  indices: [
    { name: 'messages_due', columns: ['lane', 'dueAt', 'id'], where: "(state = 'queued'::text)" },
    { name: 'messages_leased', columns: ['leasedBy'], where: "(state = 'sending'::text)" },
    { name: 'messages_unsettled', columns: ['campaignId'], where: "(state <> 'done'::text)" },
    { name: 'messages_of_campaign', columns: ['campaignId'] },
    { name: 'messages_wamid', columns: ['wamid'], where: '(wamid IS NOT NULL)' },
    { name: 'messages_posted', columns: ['hostId', 'postedAt'], where: '(posted_at IS NOT NULL)' },
    { name: 'messages_unknown', columns: ['postedAt'], where: "(state = 'unknown'::text)" },
    { name: 'messages_waiting', columns: ['hostId', 'id'], where: "(state = 'waiting'::text)" },
  ],
});

/** The mirrored request of a campaign; the row is locked while its messages are created, parked or withdrawn. */
export const CampaignSchema = defineEntity({
  name: 'MessagingCampaign',
  schema: 'messaging',
  tableName: 'campaigns',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id', nullable: true },
    hostId: { type: 'uuid', name: 'host_id', nullable: true },
    templateName: { type: 'text', name: 'template_name', nullable: true },
    quiet: { type: 'text', default: 'jewish' },
    paused: { type: 'boolean', default: false },
    withdrawn: { type: 'boolean', default: false },
    steeredBy: { type: 'uuid', name: 'steered_by', nullable: true },
    heldUntil: { type: 'timestamptz', name: 'held_until', nullable: true },
    heldBecause: { type: 'text', name: 'held_because', nullable: true },
    finishedAt: { type: 'timestamptz', name: 'finished_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [
    { name: 'campaigns_open', columns: ['id'], where: '(finished_at IS NULL)' },
    { name: 'campaigns_of_host', columns: ['hostId'] },
  ],
});

/** A worker that may hold messages; `lease_until` is the database's clock. Its journal is stored beside the files of `host`. */
export const WorkerSchema = defineEntity({
  name: 'MessagingWorker',
  schema: 'messaging',
  tableName: 'workers',
  columns: {
    id: { type: 'uuid', primary: true },
    host: { type: 'text' },
    leaseUntil: { type: 'timestamptz', name: 'lease_until' },
    startedAt: { type: 'timestamptz', name: 'started_at', default: () => 'now()' },
  },
});
