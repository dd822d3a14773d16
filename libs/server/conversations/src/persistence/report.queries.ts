import { Injectable } from '@nestjs/common';
import type { ReportId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { SELECT_REPORTS, type ThreadReportRow } from './report.repository';

/** Reads reports for admins. */
@Injectable()
export class ReportQueries {
  constructor(private readonly read: ReadModel) {}

  find(id: ReportId): Promise<ThreadReportRow | undefined> {
    return this.read.one<ThreadReportRow>(`${SELECT_REPORTS} where r.id = $1`, [id]);
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
}
