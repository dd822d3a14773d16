import { defineEntity } from '@smachot/server-platform';

/** Billable response, unique per guest. It outlives the guest and the event and contains no name. */
export const BillableFactSchema = defineEntity({
  name: 'BillableFact',
  schema: 'rsvp',
  tableName: 'billable_facts',
  columns: {
    rsvpId: { type: 'uuid', primary: true, name: 'rsvp_id' },
    eventId: { type: 'uuid', name: 'event_id' },
    hostId: { type: 'uuid', name: 'host_id' },
    at: { type: 'timestamptz' },
    channel: { type: 'text' },
    billId: { type: 'uuid', name: 'bill_id', nullable: true },
  },
  indices: [
    { name: 'billable_facts_event', columns: ['eventId'] },
    { name: 'billable_facts_open', columns: ['hostId'], where: 'bill_id IS NULL' },
  ],
});

/** Time by which an event's unbilled responses are billed, also when its date was moved later. */
export const BillingLimitSchema = defineEntity({
  name: 'BillingLimit',
  schema: 'rsvp',
  tableName: 'billing_limits',
  columns: {
    eventId: { type: 'uuid', primary: true, name: 'event_id' },
    until: { type: 'timestamptz' },
  },
  indices: [{ name: 'billing_limits_until', columns: ['until'] }],
});

/**
 * Bill of an event, as far as its host sees it on the desk; the amounts belong to payments. `interim`: bill of the early
 * responses of an event whose date was moved; later responses are on the single final bill.
 */
export const EventBillSchema = defineEntity({
  name: 'EventBill',
  schema: 'rsvp',
  tableName: 'bills',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    hostId: { type: 'uuid', name: 'host_id' },
    responses: { type: 'int' },
    state: { type: 'text' },
    interim: { type: 'boolean', default: false },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [
    { name: 'bills_event', columns: ['eventId'], unique: true, where: '(NOT interim)' },
    { name: 'bills_of_event', columns: ['eventId', 'createdAt'] },
    { name: 'bills_host', columns: ['hostId'] },
  ],
});
