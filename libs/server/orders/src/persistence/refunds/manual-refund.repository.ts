import { Injectable } from '@nestjs/common';
import type { ManualRefundId, OrderId, PaymentId, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import { type AloneSoFar, ManualRefund } from '../../domain/refunds/manual-refund';
import type { OnTheirWay } from '../../domain/refunds/refundable';
import { ManualRefundSchema } from './manual-refunds.schema';

/** Refunds that went out on the word of one admin. */
const ALONE = `decided_by = requested_by and status in ('approved', 'done', 'failed')`;

/** Repository of refunds by hand. Whoever changes one has locked its order before, so that nobody waits for the other in a ring. */
@Injectable()
export class ManualRefundRepository {
  async load(tx: Tx, id: ManualRefundId): Promise<ManualRefund | undefined> {
    const state = await tx.manager.findOne(ManualRefundSchema, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return state ? new ManualRefund(state) : undefined;
  }

  /** The refund an admin asked for by this key before. The order's lock makes two requests with one key follow each other. */
  async byKey(tx: Tx, requestedBy: UserId, key: string): Promise<ManualRefund | undefined> {
    const state = await tx.manager.findOneBy(ManualRefundSchema, { requestedBy, key });
    return state ? new ManualRefund(state) : undefined;
  }

  async add(tx: Tx, { state }: ManualRefund): Promise<void> {
    await tx.manager.insert(ManualRefundSchema, state);
  }

  async save(tx: Tx, { state }: ManualRefund): Promise<void> {
    await tx.manager.update(ManualRefundSchema, { id: state.id }, state);
  }

  /** Approved refunds of the order whose outcome is not known yet. */
  async onTheirWay(tx: Tx, orderId: OrderId): Promise<OnTheirWay> {
    const rows = await tx.query<{ payment_id: PaymentId; sum: number }>(
      `select payment_id, sum(amount)::int as sum from orders.manual_refunds
       where order_id = $1 and status = 'approved' group by payment_id`,
      [orderId],
    );
    return new Map(rows.map(({ payment_id, sum }) => [payment_id, sum]));
  }

  /** Agorot of the order that wait for a second admin. */
  async waitingOf(tx: Tx, orderId: OrderId): Promise<number> {
    const [row] = await tx.query<{ sum: number }>(
      `select coalesce(sum(amount), 0)::int as sum from orders.manual_refunds where order_id = $1 and status = 'requested'`,
      [orderId],
    );
    return row!.sum;
  }

  /** What went out without a second admin. Requests of one admin follow each other from here on until the end of the transaction. */
  async aloneSoFar(tx: Tx, adminId: UserId, orderId: OrderId, now: Date): Promise<AloneSoFar> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [adminId]);
    const [row] = await tx.query<AloneSoFar>(
      `select coalesce(sum(amount) filter (where order_id = $2), 0)::int as "ofOrder",
         coalesce(sum(amount) filter (where requested_by = $1 and requested_at > $3), 0)::int as "ofDay"
       from orders.manual_refunds where (order_id = $2 or (requested_by = $1 and requested_at > $3)) and ${ALONE}`,
      [adminId, orderId, new Date(now.getTime() - DAY_MS)],
    );
    return row!;
  }

  /** Ends requests that nobody decided in time. @returns their number */
  async expire(tx: Tx, now: Date): Promise<number> {
    const rows = await tx.query(
      `update orders.manual_refunds set status = 'expired' where id in (
         select id from orders.manual_refunds where status = 'requested' and expires_at <= $1
         order by expires_at limit 100 for update skip locked) returning id`,
      [now],
    );
    return returningRows(rows).length;
  }
}
