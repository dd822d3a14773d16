import { Injectable } from '@nestjs/common';
import type { OrderId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';

/** `again`: the customer asked for the mail once more. */
export type ConfirmationKind = 'captured' | 'refunded' | 'again';
export type Confirmation = { kind: ConfirmationKind; amount: number };
/** Repeated mails of the last day. `open`: one of the order is still to be sent. */
export type RepeatCounts = { open: boolean; of_order: number; of_person: number };

/** Requests a confirmation in the transaction of the confirmed change, so that each is requested once. */
export const wantConfirmation = (
  tx: Tx,
  order: { id: OrderId; userId: UserId },
  { kind, amount }: Confirmation,
): Promise<unknown> =>
  tx.query(
    `insert into orders.confirmation_mails (id, order_id, user_id, kind, amount, state, attempts, due_at, changed_at, created_at)
     values ($1, $2, $3, $4, $5, 'wanted', 0, now(), now(), clock_timestamp())`,
    [newId(), order.id, order.userId, kind, amount],
  );

/** Repository of the e-mails that confirm payments once more, at the customer's request. */
@Injectable()
export class ConfirmationMailRepository {
  /** One lock per person until the transaction ends: concurrent requests for two orders count each other. */
  async lockRepeats(tx: Tx, userId: UserId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('orders.mail_again'), hashtext($1))`, [userId]);
  }

  /** Sum in agorot that is paid for a customer's order; undefined when nothing was ever paid for it. */
  async paidSum(tx: Tx, orderId: OrderId, userId: UserId): Promise<number | undefined> {
    const [order] = await tx.query<{ paid: number }>(
      'select captured - refunded as paid from orders.orders where id = $1 and user_id = $2 and captured > 0',
      [orderId, userId],
    );
    return order?.paid;
  }

  async countRepeats(tx: Tx, orderId: OrderId, userId: UserId): Promise<RepeatCounts> {
    const [counts] = await tx.query<RepeatCounts>(
      `select exists (select from orders.confirmation_mails where order_id = $1 and state in ('wanted', 'intended')) as open,
         count(*) filter (where order_id = $1)::int as of_order, count(*)::int as of_person
       from orders.confirmation_mails where user_id = $2 and kind = 'again' and created_at > now() - interval '1 day'`,
      [orderId, userId],
    );
    return counts!;
  }

  async addRepeat(tx: Tx, order: { id: OrderId; userId: UserId }, amount: number): Promise<void> {
    await wantConfirmation(tx, order, { kind: 'again', amount });
  }
}
