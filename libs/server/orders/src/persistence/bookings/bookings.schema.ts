import { EntitySchema } from 'typeorm';
import { defineEntity } from '@smachot/server-platform';
import type { BookingState } from '../../domain/bookings/booking';

/** A booking with the idempotency key it was entered with, and the hash of the request the key was used for. */
type BookingRow = BookingState & { key: string; asked: string };

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const text = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });

/** Bookings that businesses took by phone. Their places of the days are in `slots`, beside those of orders. */
export const BookingSchema = new EntitySchema<BookingRow>({
  name: 'Booking',
  schema: 'orders',
  tableName: 'bookings',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: id('store_id'),
    enteredBy: id('entered_by'),
    key: { type: 'text' },
    asked: { type: 'text' },
    status: { type: 'text' },
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    customerName: text('customer_name'),
    customerPhone: text('customer_phone', true),
    phoneKey: text('phone_key', true),
    eventKind: text('event_kind', true),
    participants: { type: 'int' },
    unitId: id('unit_id', true),
    title: { type: 'text' },
    place: { type: 'text' },
    price: { type: 'int', nullable: true },
    note: { type: 'text' },
    menu: { type: 'jsonb', nullable: true },
    dishes: { type: 'jsonb', default: [] },
    linkId: id('link_id', true),
    linkHash: text('link_hash', true),
    linkUntil: at('link_until', true),
    askedAt: at('asked_at', true),
    answeredAt: at('answered_at', true),
    declinedBecause: text('declined_because', true),
    reason: { type: 'text', default: '' },
    answers: { type: 'int', default: 0 },
    forgetAt: at('forget_at', true),
    createdAt: at('created_at'),
    version: { type: 'int' },
  },
  indices: [
    { name: 'bookings_once', columns: ['enteredBy', 'storeId', 'key'], unique: true },
    {
      name: 'bookings_of_store_start',
      columns: ['storeId', 'startsAt', 'id'],
      where: `(status <> 'removed'::text)`,
    },
    { name: 'bookings_link', columns: ['linkHash'], unique: true, where: '(link_hash IS NOT NULL)' },
    { name: 'bookings_of_phone', columns: ['phoneKey'], where: '(phone_key IS NOT NULL)' },
    { name: 'bookings_to_forget', columns: ['forgetAt'], where: '(forget_at IS NOT NULL)' },
  ],
});

/** Links sent on behalf of stores, for the daily limits; `phone_key` is an HMAC. A refused one ("this is not me") is kept for a year. */
export const BookingLinkSchema = defineEntity({
  name: 'BookingLink',
  schema: 'orders',
  tableName: 'booking_links',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: id('store_id'),
    userId: id('user_id'),
    phoneKey: text('phone_key'),
    sentAt: at('sent_at'),
    refused: { type: 'boolean', default: false },
  },
  indices: [
    { name: 'booking_links_by_time', columns: ['sentAt'] },
    { name: 'booking_links_refused', columns: ['storeId', 'sentAt'], where: 'refused' },
  ],
});
