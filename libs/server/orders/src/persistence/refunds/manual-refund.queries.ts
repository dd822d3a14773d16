import { Injectable } from '@nestjs/common';
import type { ManualRefundId, OrderId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import type { ManualRefundState } from '../../domain/refunds/manual-refund';
import { ManualRefundSchema } from './manual-refunds.schema';

const SELECT = `select ${selection<ManualRefundState>(columnsOf(ManualRefundSchema), 'r')} from orders.manual_refunds r`;

/** Reads refunds by hand for admins. */
@Injectable()
export class ManualRefundQueries {
  constructor(private readonly read: ReadModel) {}

  find(id: ManualRefundId): Promise<ManualRefundState | undefined> {
    return this.read.one<ManualRefundState>(`${SELECT} where r.id = $1`, [id]);
  }

  /** Those that wait, the oldest first; the others, the newest first. @param after the id of the last one of the page before */
  page(state: 'waiting' | 'decided', after: string | null, limit: number): Promise<ManualRefundState[]> {
    const [which, sign, order] = state === 'waiting' ? ['=', '>', 'asc'] : ['<>', '<', 'desc'];
    return this.read.rows<ManualRefundState>(
      `${SELECT} where r.status ${which} 'requested' and ($1::uuid is null or r.id ${sign} $1) order by r.id ${order} limit $2`,
      [after, limit],
    );
  }

  /** How many wait for a second admin, and since when the oldest. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(requested_at) as oldest from orders.manual_refunds where status = 'requested'`,
    );
    return row!;
  }

  async orderByCode(code: string): Promise<OrderId | undefined> {
    const row = await this.read.one<{ id: OrderId }>('select id from orders.orders where code = $1', [code]);
    return row?.id;
  }
}
