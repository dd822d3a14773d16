import { Injectable } from '@nestjs/common';
import type { ReportId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { SELECT_REPORTS, type ThreadReportRow } from './report.repository';

const MAX_ABOUT = 50;

/** Reads reports for admins. */
@Injectable()
export class ReportQueries {
  constructor(private readonly read: ReadModel) {}

  find(id: ReportId): Promise<ThreadReportRow | undefined> {
    return this.read.one<ThreadReportRow>(`${SELECT_REPORTS} where r.id = $1`, [id]);
  }

  /** How many wait for a decision, and since when the oldest. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      'select count(*)::int as count, min(created_at) as oldest from conversations.reports where decision is null',
    );
    return row!;
  }

  /** Open reports, the oldest first; decided ones, the newest first. `after`: the id of the last report of the previous page. */
  page(state: 'waiting' | 'decided', after: string | null, limit: number): Promise<ThreadReportRow[]> {
    const [sign, order] = state === 'waiting' ? ['>', 'asc'] : ['<', 'desc'];
    return this.read.rows<ThreadReportRow>(
      `${SELECT_REPORTS} where r.decision is ${state === 'waiting' ? '' : 'not '}null and ($1::uuid is null or r.id ${sign} $1)
       order by r.id ${order} limit $2`,
      [after, limit],
    );
  }

  /** The newest reports about threads of a customer, or of a store. */
  about(side: { customerId: UserId } | { storeId: StoreId }): Promise<ThreadReportRow[]> {
    const [column, id] = 'storeId' in side ? ['store_id', side.storeId] : ['customer_id', side.customerId];
    return this.read.rows<ThreadReportRow>(
      `${SELECT_REPORTS} where t.${column} = $1 order by r.id desc limit ${MAX_ABOUT}`,
      [id],
    );
  }
}
