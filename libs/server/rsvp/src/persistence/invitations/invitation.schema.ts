import { EntitySchema } from 'typeorm';
import { defineEntity } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';

export const InvitationSchema = new EntitySchema<InvitationState>({
  name: 'Invitation',
  schema: 'rsvp',
  tableName: 'invitations',
  columns: {
    id: { type: 'uuid', primary: true },
    hostId: { type: 'uuid', name: 'host_id' },
    title: { type: 'text' },
    hostName: { type: 'text', name: 'host_name' },
    eventType: { type: 'text', name: 'event_type' },
    occasion: { type: 'text', nullable: true },
    recipient: { type: 'text' },
    date: { type: 'timestamptz' },
    location: { type: 'jsonb' },
    questions: { type: 'text', array: true },
    showTables: { type: 'boolean', name: 'show_tables', default: false },
    isRegistrationOpen: { type: 'boolean', name: 'is_registration_open' },
    language: { type: 'text' },
    quietCalendar: { type: 'text', name: 'quiet_calendar' },
    closingDate: { type: 'timestamptz', name: 'closing_date' },
    reminderRounds: { type: 'jsonb', name: 'reminder_rounds' },
    dayOfAuto: { type: 'boolean', name: 'day_of_auto', default: true },
    tablesAuto: { type: 'boolean', name: 'tables_auto', default: false },
    thankYouAuto: { type: 'boolean', name: 'thank_you_auto', default: true },
    image: { type: 'jsonb', nullable: true },
    consentAt: { type: 'timestamptz', name: 'consent_at', nullable: true },
    lapseAt: { type: 'timestamptz', name: 'lapse_at', nullable: true },
    billingAt: { type: 'timestamptz', name: 'billing_at' },
    billedAt: { type: 'timestamptz', name: 'billed_at', nullable: true },
    eraseAt: { type: 'timestamptz', name: 'erase_at' },
    erasedAt: { type: 'timestamptz', name: 'erased_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
    version: { type: 'int' },
  },
  indices: [
    { name: 'invitations_host', columns: ['hostId', 'id'] },
    // Indexes of due events; a tick reads each of them every second.
    {
      name: 'invitations_lapsing',
      columns: ['lapseAt'],
      where: '((lapse_at IS NOT NULL) AND (deleted_at IS NULL))',
    },
    { name: 'invitations_billing', columns: ['billingAt'], where: 'billed_at IS NULL' },
    { name: 'invitations_erasing', columns: ['eraseAt'], where: 'erased_at IS NULL' },
  ],
});

/** Automatic message of an event, with its due time. */
export const RoundSchema = defineEntity({
  name: 'Round',
  schema: 'rsvp',
  tableName: 'rounds',
  columns: {
    eventId: { type: 'uuid', primary: true, name: 'event_id' },
    key: { type: 'text', primary: true },
    kind: { type: 'text' },
    dueAt: { type: 'timestamptz', name: 'due_at' },
    doneAt: { type: 'timestamptz', name: 'done_at', nullable: true },
  },
  indices: [{ name: 'rounds_due', columns: ['dueAt'], where: 'done_at IS NULL' }],
});

/** One send by the host or by an automatic round. The delivery status of its messages belongs to messaging. */
export const CampaignSchema = defineEntity({
  name: 'Campaign',
  schema: 'rsvp',
  tableName: 'campaigns',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    hostId: { type: 'uuid', name: 'host_id' },
    templateName: { type: 'text', name: 'template_name' },
    status: { type: 'text' },
    total: { type: 'int' },
    heldUntil: { type: 'timestamptz', name: 'held_until', nullable: true },
    heldBecause: { type: 'text', name: 'held_because', nullable: true },
    /** Obstacle that the host or an admin has to remove before the remaining messages are sent. */
    waitsFor: { type: 'text', name: 'waits_for', nullable: true },
    /** Response of the request, returned again when the request is repeated. */
    answer: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    /** Host or co-host who sent it; null for a round. */
    actorId: { type: 'uuid', name: 'actor_id', nullable: true },
  },
  indices: [
    { name: 'campaigns_event', columns: ['eventId', 'id'] },
    {
      name: 'campaigns_open',
      columns: ['eventId'],
      where: `(status = ANY (ARRAY['running'::text, 'paused'::text]))`,
    },
  ],
});
