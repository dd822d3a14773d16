import { defineEntity } from '@smachot/server-platform';

// cursors carry milliseconds, so no moment may be finer than that
const moment = { type: 'timestamptz', precision: 3 } as const;

export const HostedEventSchema = defineEntity({
  name: 'HostedEvent',
  schema: 'hosted_events',
  tableName: 'events',
  columns: {
    id: { type: 'uuid', primary: true },
    slug: { type: 'text' },
    visibility: { type: 'text' },
    type: { type: 'text' },
    category: { type: 'text' },
    language: { type: 'text' },
    title: { type: 'text' },
    description: { type: 'text' },
    startDatetime: { ...moment, name: 'start_datetime' },
    endDatetime: { ...moment, name: 'end_datetime' },
    locationType: { type: 'text', name: 'location_type' },
    location: { type: 'text' },
    address: { type: 'text', nullable: true },
    geocode: { type: 'jsonb', nullable: true },
    coverPhoto: { type: 'jsonb', name: 'cover_photo', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [
    { name: 'events_slug', columns: ['slug'], unique: true },
    { name: 'events_upcoming', columns: ['startDatetime', 'id'], where: "visibility = 'public'" },
    {
      name: 'events_upcoming_of_category',
      columns: ['category', 'startDatetime', 'id'],
      where: "visibility = 'public'",
    },
  ],
});

/**
 * The table of registrations. `status`: pending, approved, rejected, canceled; `participants` counts the registrant and the
 * people they bring.
 */
export const RegistrationSchema = defineEntity({
  name: 'Registration',
  schema: 'hosted_events',
  tableName: 'registrations',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    status: { type: 'text' },
    participants: { type: 'int' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [{ name: 'registrations_event', columns: ['eventId', 'status'] }],
  foreignKeys: [
    {
      name: 'registrations_event_id',
      target: 'HostedEvent',
      columnNames: ['eventId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
