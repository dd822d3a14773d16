import type { CustomerNoteId, StoreId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';

/**
 * One person at one store. `name`: the first name alone while `orders` is 0. `sortedAt`: the latest order; without one, when they wrote for
 * the first time or last asked for or declined a proposal, whichever is later. `seen`: how new the orders are by which the person is noted.
 */
export type CustomerRow = {
  storeId: StoreId;
  customerId: UserId;
  name: string;
  orders: number;
  lastOrderAt: Date | null;
  wroteAt: Date | null;
  proposedAt: Date | null;
  sortedAt: Date;
  seen: number;
};
/** `authorId` is null once the account is gone. */
export type NoteRow = {
  id: CustomerNoteId;
  storeId: StoreId;
  customerId: UserId;
  authorId: UserId | null;
  text: string;
  createdAt: Date;
};
export type TagRow = { storeId: StoreId; customerId: UserId; tag: string };

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, primaryKeyConstraintName?: string) => ({
  type: 'uuid' as const,
  name,
  ...(primaryKeyConstraintName ? { primary: true, primaryKeyConstraintName } : {}),
});

export const CustomerSchema = new EntitySchema<CustomerRow>({
  name: 'StoreCustomer',
  schema: 'customers',
  tableName: 'customers',
  columns: {
    storeId: id('store_id', 'PK_customers'),
    customerId: id('customer_id', 'PK_customers'),
    name: { type: 'text' },
    orders: { type: 'int' },
    lastOrderAt: at('last_order_at', true),
    wroteAt: at('wrote_at', true),
    proposedAt: at('proposed_at', true),
    sortedAt: at('sorted_at'),
    seen: { type: 'int', default: 0 },
  },
  indices: [
    { name: 'customers_recent', columns: ['storeId', 'sortedAt', 'customerId'] },
    { name: 'customers_by_name', columns: ['storeId', 'name', 'customerId'] },
    { name: 'customers_of_person', columns: ['customerId'] },
  ],
});

export const NoteSchema = new EntitySchema<NoteRow>({
  name: 'CustomerNote',
  schema: 'customers',
  tableName: 'notes',
  columns: {
    id: id('id', 'PK_customer_notes'),
    storeId: id('store_id'),
    customerId: id('customer_id'),
    authorId: { type: 'uuid', name: 'author_id', nullable: true },
    text: { type: 'text' },
    createdAt: at('created_at'),
  },
  indices: [
    { name: 'notes_of_pair', columns: ['customerId', 'storeId', 'id'] },
    { name: 'notes_of_store', columns: ['storeId'] },
    { name: 'notes_of_author', columns: ['authorId'], where: '(author_id IS NOT NULL)' },
  ],
});

export const TagSchema = new EntitySchema<TagRow>({
  name: 'CustomerTag',
  schema: 'customers',
  tableName: 'tags',
  columns: {
    storeId: id('store_id', 'PK_customer_tags'),
    tag: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_customer_tags' },
    customerId: id('customer_id', 'PK_customer_tags'),
  },
  indices: [{ name: 'tags_of_pair', columns: ['customerId', 'storeId'] }],
});
