import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import {
  columnList,
  columnsOf,
  forgetAnswersAbout,
  type Locks,
  prepared,
  returningRows,
  toRow,
  type Tx,
} from '@smachot/server-platform';
import { customerName, type PersonNames } from '../domain/customer-name';
import { type CustomerOrderFact, CustomerOrderSchema } from './customers.schema';

type Pair = { storeId: StoreId; customerId: UserId };
type NotedOrder = { fact: CustomerOrderFact; person: PersonNames };
type Noted = Pair & { person: PersonNames; wroteAt?: Date; proposedAt?: Date };

const LOCKED = 'customers';
const lockOf = ({ storeId, customerId }: Pair): string => `${storeId} ${customerId}`;
/** The locks of customers of stores, for a transaction that changes many. */
export const customerLocks = (pairs: readonly Pair[]): Locks => ({ kind: LOCKED, keys: pairs.map(lockOf) });

const ORDER_COLUMNS = columnsOf(CustomerOrderSchema);
const SAVE_ORDERS = prepared(
  `insert into customers.orders as o (${columnList(ORDER_COLUMNS)})
   select ${columnList(ORDER_COLUMNS)} from json_populate_recordset(null::customers.orders, $1)
   on conflict (order_id) do update set version = excluded.version, counts = excluded.counts where o.version < excluded.version`,
);
const WRITE = prepared(
  `insert into customers.customers as c (store_id, customer_id, name, orders, last_order_at, wrote_at, proposed_at, sorted_at)
   select n.store_id, n.customer_id, case when k.orders > 0 then n.whole_name else n.name end, k.orders, k.last_order_at, n.wrote_at,
     n.proposed_at, coalesce(k.last_order_at, n.wrote_at, n.proposed_at)
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[])
       n(store_id, customer_id, name, whole_name, wrote_at, proposed_at),
     lateral (
       select count(*) filter (where o.counts)::int as orders, max(o.placed_at) as last_order_at
       from customers.orders o where o.customer_id = n.customer_id and o.store_id = n.store_id) k
   order by n.store_id, n.customer_id
   on conflict (store_id, customer_id) do update set name = excluded.name, orders = excluded.orders, last_order_at = excluded.last_order_at,
     wrote_at = coalesce(excluded.wrote_at, c.wrote_at), proposed_at = greatest(excluded.proposed_at, c.proposed_at),
     sorted_at = coalesce(excluded.last_order_at,
       greatest(coalesce(excluded.wrote_at, c.wrote_at), excluded.proposed_at, c.proposed_at))`,
);

/** Repository of a store's customers. Every change of one locks it, also when there is no row yet. */
@Injectable()
export class CustomerRepository {
  /** Notes orders as they are now. An older version than the noted one changes nothing. The transaction holds their `customerLocks`. */
  async noteOrders(tx: Tx, orders: readonly NotedOrder[]): Promise<void> {
    if (!orders.length) return;
    await tx.query(SAVE_ORDERS, [JSON.stringify(orders.map(({ fact }) => toRow(ORDER_COLUMNS, fact)))]);
    const pairs = new Map(orders.map(({ fact, person }) => [lockOf(fact), { ...fact, person }]));
    await this.write(tx, [...pairs.values()]);
  }

  /** Notes when the two began to write each other. */
  async noteThread(tx: Tx, pair: Pair, person: PersonNames, at: Date): Promise<void> {
    await this.lock(tx, pair);
    await this.write(tx, [{ ...pair, person, wroteAt: at }]);
  }

  /** Notes when the customer asked for a proposal or declined one; the latest moment stays. */
  async noteProposal(tx: Tx, pair: Pair, person: PersonNames, at: Date): Promise<void> {
    await this.lock(tx, pair);
    await this.write(tx, [{ ...pair, person, proposedAt: at }]);
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

  /** Deletes the list of a store. Every order noted has its customer, by whom the index of orders finds it. */
  async deleteStore(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query(
      `delete from customers.orders o using customers.customers c
       where c.store_id = $1 and o.store_id = c.store_id and o.customer_id = c.customer_id`,
      [storeId],
    );
    for (const table of ['customers', 'notes', 'tags'])
      await tx.query(`delete from customers.${table} where store_id = $1`, [storeId]);
  }

  private async lock(tx: Tx, pair: Pair): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [LOCKED, lockOf(pair)]);
  }

  /** What is written of a customer follows from their orders at the store, which are counted under the lock. */
  private async write(tx: Tx, customers: readonly Noted[]): Promise<void> {
    await tx.query(WRITE, [
      customers.map(({ storeId }) => storeId),
      customers.map(({ customerId }) => customerId),
      customers.map(({ person }) => customerName(person, 0)),
      customers.map(({ person }) => customerName(person, 1)),
      customers.map(({ wroteAt }) => wroteAt ?? null),
      customers.map(({ proposedAt }) => proposedAt ?? null),
    ]);
  }
}
