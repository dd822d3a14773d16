import { Injectable } from '@nestjs/common';
import type { OrderId } from '@smachot/contracts';
import { assignments, columnList, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import type { OrderFact } from '../domain/order-figures';
import { OrderFactSchema } from './analytics.schema';

const columns = columnsOf(OrderFactSchema);
const COLUMN_LIST = columnList(columns);
// a date is read as its text: the driver would make it an instant
const SELECTION = selection(columns, 'o', { placedOn: 'o.placed_on::text', eventOn: 'o.event_on::text' });

/** Repository of what was counted of orders. */
@Injectable()
export class OrderFactRepository {
  /** Until the transaction ends nobody else counts this order, also when there is no row of it yet. */
  async load(tx: Tx, orderId: OrderId): Promise<OrderFact | undefined> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('analytics.orders'), hashtext($1))`, [orderId]);
    const [fact] = await tx.query<OrderFact>(
      `select ${SELECTION} from analytics.orders o where o.order_id = $1`,
      [orderId],
    );
    return fact;
  }

  async save(tx: Tx, fact: OrderFact): Promise<void> {
    await tx.query(
      `insert into analytics.orders (${COLUMN_LIST}) select ${COLUMN_LIST} from json_populate_record(null::analytics.orders, $1)
       on conflict (order_id) do update set ${assignments<OrderFact>(columns, ['orderId'], 'excluded')}`,
      [JSON.stringify(toRow(columns, fact))],
    );
  }

  /** Deletes what was counted of orders placed before this day. */
  async deleteBefore(tx: Tx, day: string): Promise<void> {
    await tx.query('delete from analytics.orders where placed_on < $1', [day]);
  }
}
