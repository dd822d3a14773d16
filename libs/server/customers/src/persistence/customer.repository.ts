import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { customerName, type PersonNames } from '../domain/customer-name';
import type { CustomerOrderFact } from './customers.schema';

type Pair = { storeId: StoreId; customerId: UserId };

/** Repository of a store's customers. Every change of one locks it, also when there is no row yet. */
@Injectable()
export class CustomerRepository {
  /** Notes an order as it is now. An older version than the noted one changes nothing. */
  async noteOrder(tx: Tx, fact: CustomerOrderFact, person: PersonNames): Promise<void> {
    await this.lock(tx, fact);
    const { orderId, storeId, customerId, version, counts, placedAt } = fact;
    await tx.query(
      `insert into customers.orders as o (order_id, store_id, customer_id, version, counts, placed_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (order_id) do update set version = excluded.version, counts = excluded.counts where o.version < excluded.version`,
      [orderId, storeId, customerId, version, counts, placedAt],
    );
    await this.write(tx, fact, person, null);
  }

  /** Notes when the two began to write each other. */
  async noteThread(tx: Tx, pair: Pair, person: PersonNames, at: Date): Promise<void> {
    await this.lock(tx, pair);
    await this.write(tx, pair, person, at);
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
    for (const table of ['customers', 'orders', 'notes', 'tags'])
      await tx.query(`delete from customers.${table} where customer_id = $1`, [customerId]);
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

  private async lock(tx: Tx, { storeId, customerId }: Pair): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('customers'), hashtext($1))`, [
      `${storeId} ${customerId}`,
    ]);
  }

  private async write(
    tx: Tx,
    { storeId, customerId }: Pair,
    person: PersonNames,
    wroteAt: Date | null,
  ): Promise<void> {
    const [known] = await tx.query<{ orders: number; lastOrderAt: Date | null }>(
      `select count(*) filter (where counts)::int as orders, max(placed_at) as "lastOrderAt"
       from customers.orders where customer_id = $1 and store_id = $2`,
      [customerId, storeId],
    );
    const { orders, lastOrderAt } = known!;
    await tx.query(
      `insert into customers.customers as c (store_id, customer_id, name, orders, last_order_at, wrote_at, sorted_at)
       values ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz, coalesce($5::timestamptz, $6::timestamptz))
       on conflict (store_id, customer_id) do update set name = excluded.name, orders = excluded.orders, last_order_at = excluded.last_order_at,
         wrote_at = coalesce(excluded.wrote_at, c.wrote_at),
         sorted_at = coalesce(excluded.last_order_at, excluded.wrote_at, c.wrote_at)`,
      [storeId, customerId, customerName(person, orders), orders, lastOrderAt, wroteAt],
    );
  }
}
