import { EntitySchema } from 'typeorm';
import { defineEntity } from '@smachot/server-platform';
import type { RsvpState } from '../../domain/guests/rsvp-state';

/**
 * One guest of one event. Lists read an event's guests in order of id and filter on the way: an event has at most 20,000 of
 * them, and an index on columns that every message updates would cost more than it saves.
 */
export const GuestSchema = new EntitySchema<RsvpState & { searchKey: string }>({
  name: 'Guest',
  schema: 'rsvp',
  tableName: 'guests',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    name: { type: 'text' },
    searchKey: { type: 'text', name: 'search_key' },
    phone: { type: 'text', nullable: true },
    mobile: { type: 'boolean' },
    group: { type: 'text', name: 'guest_group' },
    groupLabel: { type: 'text', name: 'group_label', nullable: true },
    side: { type: 'text', nullable: true },
    tableName: { type: 'text', name: 'table_name', nullable: true },
    language: { type: 'text' },
    income: { type: 'bigint', nullable: true },
    status: { type: 'text' },
    statusBefore: { type: 'text', name: 'status_before', nullable: true },
    round: { type: 'text', nullable: true },
    campaignId: { type: 'uuid', name: 'campaign_id', nullable: true },
    sends: { type: 'int' },
    attempts: { type: 'int' },
    estimated: { type: 'int' },
    estimateGiven: { type: 'boolean', name: 'estimate_given', default: false },
    number: { type: 'int', nullable: true },
    numberWaiting: { type: 'int', name: 'number_waiting', nullable: true },
    specialRequests: { type: 'text', name: 'special_requests', nullable: true },
    hostNote: { type: 'text', name: 'host_note', nullable: true },
    transportation: { type: 'boolean', nullable: true },
    response: { type: 'text', nullable: true },
    answers: { type: 'jsonb' },
    answeredAt: { type: 'timestamptz', name: 'answered_at', nullable: true },
    answeredLate: { type: 'boolean', name: 'answered_late' },
    billable: { type: 'boolean' },
    optedOut: { type: 'boolean', name: 'opted_out' },
    complainedAt: { type: 'timestamptz', name: 'complained_at', nullable: true },
    removalAskedAt: { type: 'timestamptz', name: 'removal_asked_at', nullable: true },
    trouble: { type: 'text', nullable: true },
    failedAt: { type: 'timestamptz', name: 'failed_at', nullable: true },
    reminded: { type: 'int', array: true, default: [] },
    takenBack: { type: 'text', array: true, name: 'taken_back', default: [] },
    firstSent: { type: 'timestamptz', name: 'first_sent', nullable: true },
    lastSent: { type: 'timestamptz', name: 'last_sent', nullable: true },
    lastQueued: { type: 'timestamptz', name: 'last_queued', nullable: true },
    lastStatus: { type: 'text', name: 'last_status', nullable: true },
    deliveryConfirmed: { type: 'boolean', name: 'delivery_confirmed' },
    readConfirmed: { type: 'boolean', name: 'read_confirmed' },
    dayOfAt: { type: 'timestamptz', name: 'day_of_at', nullable: true },
    tableAt: { type: 'timestamptz', name: 'table_at', nullable: true },
    thankYouAt: { type: 'timestamptz', name: 'thank_you_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
    version: { type: 'int' },
    fieldVersions: { type: 'jsonb', name: 'field_versions', default: {} },
  },
  indices: [
    // Includes deleted guests: messages sent to them today still count, and an event is erased whole.
    { name: 'guests_event', columns: ['eventId', 'id'] },
    {
      name: 'guests_phone',
      columns: ['phone', 'eventId'],
      where: '((deleted_at IS NULL) AND (phone IS NOT NULL))',
    },
    {
      name: 'guests_event_phone',
      columns: ['eventId', 'phone', 'id'],
      where: '((deleted_at IS NULL) AND (phone IS NOT NULL))',
    },
    { name: 'guests_deleted', columns: ['deletedAt'], where: 'deleted_at IS NOT NULL' },
  ],
});

/** History entry of a guest. Messages are not included, because messaging stores them. */
export const HistorySchema = defineEntity({
  name: 'HistoryEntry',
  schema: 'rsvp',
  tableName: 'history',
  columns: {
    id: { type: 'uuid', primary: true },
    rsvpId: { type: 'uuid', name: 'rsvp_id' },
    at: { type: 'timestamptz' },
    kind: { type: 'text' },
    by: { type: 'text' },
    /** Host or co-host who acted. */
    actorId: { type: 'uuid', name: 'actor_id', nullable: true },
    text: { type: 'text', nullable: true },
    details: { type: 'jsonb' },
  },
  indices: [{ name: 'history_rsvp', columns: ['rsvpId', 'at'] }],
});

/** Personal link. Only a hash is stored, so a stolen database does not open any guest's page. */
export const GuestTokenSchema = defineEntity({
  name: 'GuestToken',
  schema: 'rsvp',
  tableName: 'guest_tokens',
  columns: {
    hash: { type: 'text', primary: true },
    rsvpId: { type: 'uuid', name: 'rsvp_id' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
  },
  indices: [{ name: 'guest_tokens_rsvp', columns: ['rsvpId'] }],
});

/** Earlier phone of a guest who changed the number. */
export const EarlierPhoneSchema = defineEntity({
  name: 'EarlierPhone',
  schema: 'rsvp',
  tableName: 'earlier_phones',
  columns: {
    rsvpId: { type: 'uuid', primary: true, name: 'rsvp_id' },
    phone: { type: 'text', primary: true },
  },
});

/** Request for the personal link of a phone, by a host or by a visitor; for a visitor the job checks whether the phone is on the list. */
export const LinkRequestSchema = defineEntity({
  name: 'LinkRequest',
  schema: 'rsvp',
  tableName: 'link_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    phone: { type: 'text' },
    networkKey: { type: 'text', name: 'network_key', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    /** For a host's request: the guest of the link, and the host. */
    rsvpId: { type: 'uuid', name: 'rsvp_id', nullable: true },
    actorId: { type: 'uuid', name: 'actor_id', nullable: true },
  },
  indices: [{ name: 'link_requests_phone', columns: ['eventId', 'phone', 'createdAt'] }],
});

/** Automatic message of the product, sent or queued, inside the open window of a conversation. */
export const TurnSchema = defineEntity({
  name: 'Turn',
  schema: 'rsvp',
  tableName: 'turns',
  columns: {
    id: { type: 'uuid', primary: true },
    rsvpId: { type: 'uuid', name: 'rsvp_id' },
    eventId: { type: 'uuid', name: 'event_id' },
    say: { type: 'text' },
    /** Context of the message: the reply it answers, and for `which_event` the events to choose from. */
    details: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [{ name: 'turns_rsvp', columns: ['rsvpId', 'createdAt'] }],
});
