import type { PublicEventId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { EventSeriesState } from '../domain/event-series';
import type { HostedEventState } from '../domain/hosted-event';
import type { RegistrationState } from '../domain/registration';
import type { TicketTypeState } from '../domain/ticket-types';

// cursors carry milliseconds, so no moment may be finer than that
const moment = { type: 'timestamptz', precision: 3 } as const;
const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const number = (name: string, nullable = false) => ({ type: 'int' as const, name, nullable });
const text = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });
const json = (name: string, nullable = false) => ({ type: 'jsonb' as const, name, nullable });

const ofEvent = (name: string) => ({
  name,
  target: 'HostedEvent',
  columnNames: ['eventId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});
const LISTED = "((visibility = 'public'::text) AND (deleted_at IS NULL))";

/** What the dates of an event that repeats have in common; whose they are is said by each date. */
export const EventSeriesSchema = new EntitySchema<EventSeriesState>({
  name: 'EventSeries',
  schema: 'hosted_events',
  tableName: 'series',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_event_series' },
    repeats: json('repeats'),
    createdAt: at('created_at'),
  },
});

/** A hosted event. `taken`: seats that are approved or wait for approval. `budget` in agorot. `hostUserId`: who created it. */
export const HostedEventSchema = new EntitySchema<HostedEventState>({
  name: 'HostedEvent',
  schema: 'hosted_events',
  tableName: 'events',
  columns: {
    id: { type: 'uuid', primary: true },
    slug: text('slug'),
    visibility: text('visibility'),
    type: text('type'),
    category: text('category'),
    language: text('language'),
    title: text('title'),
    description: text('description'),
    startDatetime: { ...moment, name: 'start_datetime' },
    endDatetime: { ...moment, name: 'end_datetime' },
    locationType: text('location_type'),
    location: text('location'),
    address: text('address', true),
    geocode: json('geocode', true),
    coverPhoto: json('cover_photo', true),
    createdAt: at('created_at'),
    hostUserId: id('host_user_id', true),
    storeId: id('store_id', true),
    meetingUrl: text('meeting_url'),
    chatGroupUrl: text('chat_group_url'),
    registrationOptions: json('registration_options'),
    maxTickets: number('max_tickets', true),
    taken: number('taken'),
    budget: number('budget', true),
    questions: json('questions'),
    coupons: { type: 'jsonb', default: [] },
    refundDays: { type: 'int', name: 'refund_days', default: 7 },
    deletedAt: at('deleted_at', true),
    version: number('version'),
    seriesId: id('series_id', true),
    seriesDay: text('series_day', true),
  },
  indices: [
    { name: 'events_slug', columns: ['slug'], unique: true },
    { name: 'events_upcoming', columns: ['startDatetime', 'id'], where: LISTED },
    { name: 'events_upcoming_of_category', columns: ['category', 'startDatetime', 'id'], where: LISTED },
    { name: 'events_of_host', columns: ['hostUserId', 'startDatetime', 'id'] },
    { name: 'events_of_store', columns: ['storeId', 'startDatetime', 'id'] },
    { name: 'events_deleted', columns: ['deletedAt'], where: '(deleted_at IS NOT NULL)' },
    { name: 'events_start', columns: ['startDatetime'] },
    { name: 'events_created', columns: ['createdAt', 'id'] },
    { name: 'events_of_series', columns: ['seriesId', 'seriesDay'], unique: true },
  ],
  checks: [
    {
      name: 'events_not_oversold',
      expression: 'taken >= 0 AND (max_tickets IS NULL OR taken <= max_tickets)',
    },
  ],
  foreignKeys: [
    {
      name: 'events_series_id',
      target: 'EventSeries',
      columnNames: ['seriesId'],
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
    },
  ],
});

/** A kind of ticket with its stock; `price` in agorot. */
export const TicketTypeSchema = new EntitySchema<TicketTypeState>({
  name: 'TicketType',
  schema: 'hosted_events',
  tableName: 'ticket_types',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: id('event_id'),
    kindId: id('kind_id'),
    name: text('name'),
    description: text('description'),
    price: number('price'),
    position: number('position'),
    quantityAvailable: number('quantity_available', true),
    taken: number('taken'),
    validFrom: at('valid_from', true),
    validTo: at('valid_to', true),
    display: text('display'),
  },
  indices: [{ name: 'ticket_types_event', columns: ['eventId', 'position'] }],
  checks: [
    {
      name: 'ticket_types_not_oversold',
      expression: 'taken >= 0 AND (quantity_available IS NULL OR taken <= quantity_available)',
    },
  ],
  foreignKeys: [ofEvent('ticket_types_event_id')],
});

/**
 * The table of registrations. `participants` counts the registrant and the people they bring; `userId` null: a sample. One that is
 * `waitlisted` holds no seats. `pendingSince`: from when the host has time to answer.
 */
export const RegistrationSchema = new EntitySchema<RegistrationState>({
  name: 'Registration',
  schema: 'hosted_events',
  tableName: 'registrations',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: id('event_id'),
    status: text('status'),
    participants: number('participants'),
    createdAt: at('created_at'),
    userId: id('user_id', true),
    ticketTypeId: id('ticket_type_id', true),
    waitlisted: { type: 'boolean' },
    unpaid: { type: 'boolean', default: false },
    specialRequests: text('special_requests'),
    answers: json('answers'),
    pendingSince: at('pending_since'),
    endedBy: text('ended_by', true),
  },
  indices: [
    { name: 'registrations_event', columns: ['eventId', 'status', 'waitlisted', 'id'] },
    {
      name: 'registrations_one_per_person',
      columns: ['eventId', 'userId'],
      unique: true,
      where: "(status = ANY (ARRAY['pending'::text, 'approved'::text]))",
    },
    { name: 'registrations_of_person', columns: ['userId', 'id'] },
    {
      name: 'registrations_due',
      columns: ['pendingSince'],
      where: "((status = 'pending'::text) AND (NOT waitlisted) AND (NOT unpaid))",
    },
  ],
  foreignKeys: [ofEvent('registrations_event_id')],
});

/** Scans of the printed code of an event on a day. */
export type EventScanRow = { eventId: PublicEventId; day: string; count: number };

export const EventScanSchema = new EntitySchema<EventScanRow>({
  name: 'EventScan',
  schema: 'hosted_events',
  tableName: 'scans',
  columns: {
    eventId: { ...id('event_id'), primary: true, primaryKeyConstraintName: 'PK_event_scans' },
    day: { type: 'date', primary: true, primaryKeyConstraintName: 'PK_event_scans' },
    count: number('count'),
  },
  foreignKeys: [ofEvent('scans_event_id')],
});
