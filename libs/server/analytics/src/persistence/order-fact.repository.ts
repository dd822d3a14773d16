import { Injectable } from '@nestjs/common';
import {
  assignments,
  columnList,
  columnsOf,
  type Delivered,
  selection,
  toRow,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import type { OrderFact } from '../domain/order-figures';
import { OrderFactSchema } from './analytics.schema';

const columns = columnsOf(OrderFactSchema);
const INTO = `insert into analytics.orders as o (${columnList(columns)}) select distinct on (n.order_id) ${selection(columns, 'n')} from`;
const NEWEST = `order by n.order_id, n.version desc
   on conflict (order_id) do update set ${assignments<OrderFact>(columns, ['orderId'], 'excluded')} where o.version < excluded.version`;
const SAVE = `${INTO} mine join unnest($1::uuid[], $2::json[]) t(of, fact) on t.of = mine.id
   cross join lateral json_populate_record(null::analytics.orders, t.fact) n ${NEWEST}`;
const SEED = `${INTO} json_populate_recordset(null::analytics.orders, $1) n ${NEWEST}`;
const asRow = (fact: OrderFact): string => JSON.stringify(toRow(columns, fact));

/** Repository of what is counted of orders: of each order its newest version, whatever is delivered twice or late. */
@Injectable()
export class OrderFactRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Saves the facts of deliveries that are not done; commits by itself. */
  async save(orders: readonly Delivered<'analytics.count_order'>[]): Promise<void> {
    const deliveries = orders.map(({ delivery }) => delivery);
    const facts = orders.map(({ payload }) => asRow(payload));
    await this.work.oneStatement(deliveries, SAVE, [deliveries.map(({ id }) => id), facts]);
  }

  /** Deletes what was counted of orders placed before this day. */
  async deleteBefore(tx: Tx, day: string): Promise<void> {
    await tx.query('delete from analytics.orders where placed_on < $1', [day]);
  }
}

/** Saves the facts of a demo's orders. */
export const seedOrderFacts = async (tx: Tx, facts: readonly OrderFact[]): Promise<void> => {
  await tx.query(SEED, [`[${facts.map(asRow).join(',')}]`]);
};
