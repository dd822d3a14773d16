import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import {
  type Delivery,
  forgetAnswersAbout,
  returningRows,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import { customerName, type PersonNames } from '../domain/customer-name';
import type { CustomerRow } from './customers.schema';

type Pair = { storeId: StoreId; customerId: UserId };
/** What is noted of somebody who ordered. */
export type NotedCustomer = Pick<CustomerRow, 'storeId' | 'customerId' | 'orders' | 'seen'> & {
  lastOrderAt: Date;
  person: PersonNames;
};
type Contact = Pair & { person: PersonNames; wroteAt?: Date; proposedAt?: Date };

const NOTE = `insert into customers.customers as c (store_id, customer_id, name, orders, last_order_at, sorted_at, seen)
   select n.store_id, n.customer_id, n.name, n.orders, n.last_order_at, n.last_order_at, n.seen
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::timestamptz[], $6::int[]) n(store_id, customer_id, name, orders, last_order_at, seen)`;
// in one order, so that two batches never wait for each other
const AS_NEWEST = `order by n.store_id, n.customer_id
   on conflict (store_id, customer_id) do update set name = excluded.name, orders = excluded.orders, last_order_at = excluded.last_order_at,
     sorted_at = excluded.sorted_at, seen = excluded.seen where c.seen <= excluded.seen`;
const NOTE_ORDERS = `${NOTE} where exists (select from mine) ${AS_NEWEST}`;
const SEED = `${NOTE} ${AS_NEWEST}`;
const NOTE_CONTACT = `insert into customers.customers as c (store_id, customer_id, name, orders, wrote_at, proposed_at, sorted_at)
   select $1::uuid, $2::uuid, $3, 0, $5::timestamptz, $6::timestamptz, coalesce($5, $6) from mine
   on conflict (store_id, customer_id) do update set name = case when c.orders > 0 then $4 else excluded.name end,
     wrote_at = coalesce(excluded.wrote_at, c.wrote_at), proposed_at = greatest(excluded.proposed_at, c.proposed_at),
     sorted_at = coalesce(c.last_order_at,
       greatest(coalesce(excluded.wrote_at, c.wrote_at), excluded.proposed_at, c.proposed_at))`;

const columnsOf = (customers: readonly NotedCustomer[]): unknown[][] => [
  customers.map(({ storeId }) => storeId),
  customers.map(({ customerId }) => customerId),
  customers.map(({ person, orders }) => customerName(person, orders)),
  customers.map(({ orders }) => orders),
  customers.map(({ lastOrderAt }) => lastOrderAt),
  customers.map(({ seen }) => seen),
];

/** Repository of a store's customers. */
@Injectable()
export class CustomerRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Notes customers by all their orders; what is older than the noted changes nothing. Commits by itself. */
  async noteOrders(deliveries: Delivery[], customers: readonly NotedCustomer[]): Promise<void> {
    await this.work.oneStatement(deliveries, NOTE_ORDERS, columnsOf(customers));
  }

  /** Notes when the two began to write each other, or when the customer asked for a proposal or declined one: the latest moment stays. Commits by itself. */
  async noteContact(delivery: Delivery, contact: Contact): Promise<void> {
    const { storeId, customerId, person, wroteAt, proposedAt } = contact;
    const names = [customerName(person, 0), customerName(person, 1)];
    const given = [storeId, customerId, ...names, wroteAt ?? null, proposedAt ?? null];
    await this.work.oneStatement([delivery], NOTE_CONTACT, given);
  }

  /** Locks a customer of the store until the transaction ends; false: there is none. */
  async lockExisting(tx: Tx, { storeId, customerId }: Pair): Promise<boolean> {
    const rows = await tx.query(
      'select 1 from customers.customers where store_id = $1 and customer_id = $2 for update',
      [storeId, customerId],
    );
    return rows.length > 0;
  }

  /** Deletes a person from every store's list, with what was noted of them. */
  async deletePerson(tx: Tx, customerId: UserId): Promise<void> {
    for (const table of ['customers', 'orders', 'tags'])
      await tx.query(`delete from customers.${table} where customer_id = $1`, [customerId]);
    const notes = returningRows(
      await tx.query<{ id: string }>('delete from customers.notes where customer_id = $1 returning id', [
        customerId,
      ]),
    );
    await forgetAnswersAbout(
      tx,
      'customers',
      notes.map(({ id }) => id),
    );
  }

  /** Deletes the list of a store. `orders` is written by the release before alone; each has its customer, by whom its index finds it. */
  async deleteStore(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query(
      `delete from customers.orders o using customers.customers c
       where c.store_id = $1 and o.store_id = c.store_id and o.customer_id = c.customer_id`,
      [storeId],
    );
    for (const table of ['customers', 'notes', 'tags'])
      await tx.query(`delete from customers.${table} where store_id = $1`, [storeId]);
  }
}

/** Notes the customers of a demo. */
export const seedCustomers = async (tx: Tx, customers: readonly NotedCustomer[]): Promise<void> => {
  await tx.query(SEED, columnsOf(customers));
};
