import { EntitySchema } from 'typeorm';
import { defineEntity } from '@smachot/server-platform';
import type { OrderState } from '../../domain/order-state';

/** `nudgedAt` is no part of the order's state: the tick that reminds the crew writes it. */
type OrderRow = OrderState & { nudgedAt: Date | null };

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const sum = (name: string, nullable = false) => ({ type: 'int' as const, name, nullable });

/** Number of taken slots of a store's day; each change has a version, which is published to stores. */
export const DaySchema = defineEntity({
  name: 'OrderDay',
  schema: 'orders',
  tableName: 'days',
  columns: {
    storeId: { ...id('store_id'), primary: true },
    day: { type: 'date', primary: true },
    taken: { type: 'int' },
    version: { type: 'int' },
    /** Numbers of the taken seats; read under the lock of this row. */
    seats: { type: 'int', array: true },
  },
  checks: [{ name: 'days_not_negative', expression: 'taken >= 0' }],
});

/** One seat of a store's day, which has as many seats as the store's capacity; two orders never share one. */
export const SlotSchema = defineEntity({
  name: 'OrderSlot',
  schema: 'orders',
  tableName: 'slots',
  columns: {
    storeId: { ...id('store_id'), primary: true },
    day: { type: 'date', primary: true },
    seat: { type: 'int', primary: true },
    orderId: id('order_id'),
  },
  indices: [{ name: 'slots_of_order', columns: ['orderId'], unique: true }],
});

/**
 * Checkout on the way to an order. `draft`: the agreed terms; null once the order exists, or when it never will. `asked`: hash of the
 * request the key was used for.
 */
export const CheckoutSchema = defineEntity({
  name: 'Checkout',
  schema: 'orders',
  tableName: 'checkouts',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: id('user_id'),
    key: { type: 'text' },
    asked: { type: 'text', nullable: true },
    orderId: id('order_id'),
    orderCode: { type: 'text', name: 'order_code' },
    paymentId: id('payment_id', true),
    status: { type: 'text' },
    code: { type: 'text', nullable: true },
    price: { type: 'int' },
    draft: { type: 'jsonb', nullable: true },
    storeId: id('store_id'),
    unitRevision: sum('unit_revision', true),
    proposalId: id('proposal_id', true),
    expiresAt: at('expires_at'),
    createdAt: at('created_at'),
  },
  indices: [
    { name: 'checkouts_once', columns: ['userId', 'key'], unique: true },
    {
      name: 'checkouts_of_proposal',
      columns: ['proposalId'],
      unique: true,
      where: `((proposal_id IS NOT NULL) AND (status = ANY (ARRAY['authorising'::text, 'action_required'::text, 'placed'::text])))`,
    },
    { name: 'checkouts_of_customer', columns: ['userId', 'storeId'] },
    { name: 'checkouts_payment', columns: ['paymentId'], unique: true, where: 'payment_id IS NOT NULL' },
    {
      name: 'checkouts_open',
      columns: ['expiresAt'],
      where: `(status = ANY (ARRAY['authorising'::text, 'action_required'::text]))`,
    },
  ],
});

export const OrderSchema = new EntitySchema<OrderRow>({
  name: 'Order',
  schema: 'orders',
  tableName: 'orders',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    storeId: id('store_id'),
    storeUsername: { type: 'text', name: 'store_username' },
    storePhone: { type: 'text', name: 'store_phone' },
    userId: id('user_id'),
    customerFirstName: { type: 'text', name: 'customer_first_name' },
    customerLastName: { type: 'text', name: 'customer_last_name' },
    customerPhone: { type: 'text', name: 'customer_phone' },
    status: { type: 'text' },
    paymentStatus: { type: 'text', name: 'payment_status' },
    paymentId: id('payment_id', true),
    price: sum('price'),
    due: { type: 'int', default: 0 },
    captured: sum('captured'),
    refunded: sum('refunded'),
    owed: sum('owed'),
    kept: sum('kept', true),
    commissionRate: sum('commission_rate', true),
    summary: { type: 'jsonb' },
    unitRevision: sum('unit_revision', true),
    policy: { type: 'jsonb' },
    rates: { type: 'jsonb', nullable: true },
    paymentTerms: { type: 'jsonb', name: 'payment_terms', nullable: true },
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    cutOffAt: at('cut_off_at', true),
    createdAt: at('created_at'),
    respondBy: at('respond_by', true),
    payBy: at('pay_by', true),
    nudgedAt: at('nudged_at', true),
    timeline: { type: 'jsonb' },
    customerLeft: { type: 'boolean', name: 'customer_left' },
    bornApproved: { type: 'boolean', name: 'born_approved', default: false },
    follows: { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
    version: { type: 'int' },
  },
  indices: [
    { name: 'orders_code', columns: ['code'], unique: true },
    { name: 'orders_payment', columns: ['paymentId'], unique: true, where: 'payment_id IS NOT NULL' },
    { name: 'orders_of_customer', columns: ['userId', 'id'] },
    { name: 'orders_of_store', columns: ['storeId', 'id'] },
    // index of a store's orders with an open request
    {
      name: 'orders_of_store_asking',
      columns: ['storeId', 'id'],
      where: `((status = 'approved'::text) AND (follows OR changes))`,
    },
    { name: 'orders_of_store_start', columns: ['storeId', 'startsAt'] },
    { name: 'orders_unanswered', columns: ['respondBy'], where: `(status = 'pending'::text)` },
    { name: 'orders_unpaid', columns: ['payBy'], where: '(pay_by IS NOT NULL)' },
    { name: 'orders_newest', columns: ['createdAt', 'id'] },
    { name: 'orders_by_status', columns: ['status', 'createdAt', 'id'] },
    { name: 'orders_by_payment_status', columns: ['paymentStatus', 'createdAt', 'id'] },
    // of an operator class TypeORM cannot create: the migration does
    { name: 'orders_by_customer_phone', synchronize: false },
    { name: 'orders_by_customer_name', synchronize: false },
    { name: 'orders_ending', columns: ['endsAt'], where: `(status = 'approved'::text)` },
  ],
});
