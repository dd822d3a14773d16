import { Injectable } from '@nestjs/common';
import type { OrderId } from '@smachot/contracts';
import { ReadModel, returningRows, type Tx } from '@smachot/server-platform';

/** Customers to be invited to review their order. */
@Injectable()
export class InvitationRepository {
  constructor(private readonly read: ReadModel) {}

  async add(tx: Tx, invitations: readonly { orderId: OrderId; dueAt: Date }[]): Promise<void> {
    if (!invitations.length) return;
    await tx.query(
      `insert into reviews.invitations (order_id, due_at) select * from unnest($1::uuid[], $2::timestamptz[])
       order by 1 on conflict (order_id) do nothing`,
      [invitations.map(({ orderId }) => orderId), invitations.map(({ dueAt }) => dueAt)],
    );
  }

  async due(now: Date, limit: number): Promise<OrderId[]> {
    const rows = await this.read.rows<{ id: OrderId }>(
      'select order_id as id from reviews.invitations where due_at <= $1 order by due_at limit $2',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes the orders off the list and answers those that were still on it: of two workers one invites. */
  async claim(tx: Tx, orderIds: readonly OrderId[]): Promise<OrderId[]> {
    const rows = await tx.query<{ id: OrderId }>(
      'delete from reviews.invitations where order_id = any($1::uuid[]) returning order_id as id',
      [orderIds],
    );
    return returningRows<{ id: OrderId }>(rows).map(({ id }) => id);
  }
}
