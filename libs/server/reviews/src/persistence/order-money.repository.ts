import { Injectable } from '@nestjs/common';
import type { OrderId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { KeptMoney } from '../domain/may-review';
import type { ChargebackRow, OrderMoneyRow } from './reviews.schema';

/** What is left of the money of orders that may be reviewed; the newest version of each is kept. */
@Injectable()
export class OrderMoneyRepository {
  /** Until the transaction ends nobody else notes money of the order or reviews it. */
  async lock(tx: Tx, orderId: OrderId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('reviews.order'), hashtext($1))`, [orderId]);
  }

  async note(tx: Tx, { orderId, price, captured, refunded, version }: OrderMoneyRow): Promise<void> {
    await tx.query(
      `insert into reviews.order_money as m (order_id, price, captured, refunded, version) values ($1, $2, $3, $4, $5)
       on conflict (order_id) do update set price = excluded.price, captured = excluded.captured, refunded = excluded.refunded,
         version = excluded.version where m.version < excluded.version`,
      [orderId, price, captured, refunded, version],
    );
  }

  async noteChargeback(tx: Tx, row: ChargebackRow): Promise<void> {
    await tx.query(
      `insert into reviews.chargebacks as c (chargeback_id, order_id, amount, lost, version) values ($1, $2, $3, $4, $5)
       on conflict (chargeback_id) do update set amount = excluded.amount, lost = excluded.lost, version = excluded.version
         where c.version < excluded.version`,
      [row.chargebackId, row.orderId, row.amount, row.lost, row.version],
    );
  }

  /** Undefined: nothing was noted of the order. */
  async of(tx: Tx, orderId: OrderId): Promise<KeptMoney | undefined> {
    const [row] = await tx.query<KeptMoney>(
      `select price, captured, refunded,
         (select coalesce(sum(amount), 0)::int from reviews.chargebacks c where c.order_id = m.order_id and c.lost) as lost
       from reviews.order_money m where order_id = $1`,
      [orderId],
    );
    return row;
  }
}
