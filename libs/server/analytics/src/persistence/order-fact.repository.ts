import { Injectable } from '@nestjs/common';
import type { OrderId } from '@smachot/contracts';
import {
  assignments,
  columnList,
  columnsOf,
  type Locks,
  prepared,
  selection,
  toRow,
  type Tx,
} from '@smachot/server-platform';
import type { OrderFact } from '../domain/order-figures';
import { OrderFactSchema } from './analytics.schema';

const columns = columnsOf(OrderFactSchema);
const COLUMN_LIST = columnList(columns);
// a date is read as its text: the driver would make it an instant
const SELECTION = selection(columns, 'o', { placedOn: 'o.placed_on::text', eventOn: 'o.event_on::text' });
const LOAD = prepared(
  `select ${SELECTION} from analytics.orders o where o.order_id = any((select $1::uuid[])::uuid[])`,
);
const SAVE = prepared(
  `insert into analytics.orders (${COLUMN_LIST}) select ${COLUMN_LIST} from json_populate_recordset(null::analytics.orders, $1)
   on conflict (order_id) do update set ${assignments<OrderFact>(columns, ['orderId'], 'excluded')}`,
);

/** The locks of orders that a transaction counts: until it ends nobody else counts them, also when there is no row of them yet. */
export const orderLocks = (orderIds: readonly OrderId[]): Locks => ({
  kind: 'analytics.orders',
  keys: orderIds,
});

/** Repository of what was counted of orders. */
@Injectable()
export class OrderFactRepository {
  /** In a transaction that holds their `orderLocks`. */
  async load(tx: Tx, orderIds: readonly OrderId[]): Promise<Map<OrderId, OrderFact>> {
    const facts = await tx.query<OrderFact>(LOAD, [orderIds]);
    return new Map(facts.map((fact) => [fact.orderId, fact]));
  }

  async save(tx: Tx, facts: readonly OrderFact[]): Promise<void> {
    if (!facts.length) return;
    await tx.query(SAVE, [JSON.stringify(facts.map((fact) => toRow(columns, fact)))]);
  }

  /** Deletes what was counted of orders placed before this day. */
  async deleteBefore(tx: Tx, day: string): Promise<void> {
    await tx.query('delete from analytics.orders where placed_on < $1', [day]);
  }
}
