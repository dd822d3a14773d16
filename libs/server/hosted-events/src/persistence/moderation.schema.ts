import type { EventReportReason, PublicEventId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { EventModerationState } from '../domain/event-moderation';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const ofEvent = (name: string) => ({
  name,
  target: 'HostedEvent',
  columnNames: ['eventId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

/** The condition that an event, by the name of its row, is not taken off the site. */
export const onSite = (event: string): string =>
  `not exists (select 1 from hosted_events.moderations m where m.event_id = ${event}.id and m.status = 'off')`;

/** Where events stand with the admins; one without a row is clear. */
export const ModerationSchema = new EntitySchema<EventModerationState>({
  name: 'EventModeration',
  schema: 'hosted_events',
  tableName: 'moderations',
  columns: {
    eventId: { type: 'uuid', name: 'event_id', primary: true, primaryKeyConstraintName: 'PK_moderations' },
    status: { type: 'text' },
    reportedAt: at('reported_at', true),
    decidedAt: at('decided_at', true),
    reason: { type: 'text', nullable: true },
  },
  indices: [{ name: 'moderations_reported', columns: ['reportedAt'], where: `(status = 'reported'::text)` }],
  foreignKeys: [ofEvent('moderations_event_id')],
});
export type EventReportRow = {
  eventId: PublicEventId;
  reporterId: UserId;
  reason: EventReportReason;
  note: string;
  createdAt: Date;
};
export const EventReportSchema = new EntitySchema<EventReportRow>({
  name: 'EventReport',
  schema: 'hosted_events',
  tableName: 'event_reports',
  columns: {
    eventId: { type: 'uuid', name: 'event_id', primary: true, primaryKeyConstraintName: 'PK_event_reports' },
    reporterId: {
      type: 'uuid',
      name: 'reporter_id',
      primary: true,
      primaryKeyConstraintName: 'PK_event_reports',
    },
    reason: { type: 'text' },
    note: { type: 'text' },
    createdAt: at('created_at'),
  },
  indices: [{ name: 'event_reports_of_reporter', columns: ['reporterId', 'createdAt'] }],
  foreignKeys: [ofEvent('event_reports_event_id')],
});

/** When the registrants of an event were told of another time or place. */
export type ToldChangeRow = { id: string; eventId: PublicEventId; toldAt: Date };
export const ToldChangeSchema = new EntitySchema<ToldChangeRow>({
  name: 'ToldChange',
  schema: 'hosted_events',
  tableName: 'told_changes',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_told_changes' },
    eventId: { type: 'uuid', name: 'event_id' },
    toldAt: at('told_at'),
  },
  indices: [{ name: 'told_changes_of_event', columns: ['eventId', 'toldAt'] }],
  foreignKeys: [ofEvent('told_changes_event_id')],
});
