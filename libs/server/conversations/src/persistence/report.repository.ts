import { Injectable } from '@nestjs/common';
import type { ReportId, StoreId, UserId } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { ActLog, columnsOf, selection, type Tx } from '@smachot/server-platform';
import { type ReportRow, ReportSchema } from './conversations.schema';

/** A report with the store of its thread, as admins see it: without the reporter. */
export type ThreadReportRow = Omit<ReportRow, 'reporterId'> & { storeId: StoreId };

const { reporterId: _, ...shown } = columnsOf(ReportSchema);
export const SELECT_REPORTS = `select ${selection<Omit<ReportRow, 'reporterId'>>(shown, 'r')}, t.store_id as "storeId"
  from conversations.reports r join conversations.threads t on t.id = r.thread_id`;

@Injectable()
export class ReportRepository {
  constructor(
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async find(tx: Tx, id: ReportId): Promise<ThreadReportRow | undefined> {
    const [row] = await tx.query<ThreadReportRow>(`${SELECT_REPORTS} where r.id = $1`, [id]);
    return row;
  }

  async add(
    tx: Tx,
    report: Pick<ReportRow, 'threadId' | 'by' | 'reporterId' | 'reason' | 'note'>,
  ): Promise<void> {
    await tx.manager.insert(ReportSchema, { ...report, id: newId(), createdAt: this.clock.now() });
  }

  /** Saves an admin's decision on a report, notes it in the audit log, and answers the report with it. */
  async decide(tx: Tx, report: ThreadReportRow, decision: 'dismissed' | 'closed'): Promise<ThreadReportRow> {
    const outcome = { decision, decidedAt: this.clock.now() };
    await tx.manager.update(ReportSchema, { id: report.id }, outcome);
    await this.acts.changed(tx, {
      subject: { kind: 'thread_report', id: report.id, storeId: report.storeId },
      before: { decision: report.decision, threadId: report.threadId },
      after: { decision },
    });
    return { ...report, ...outcome };
  }

  async removeReporter(tx: Tx, reporterId: UserId): Promise<void> {
    await tx.manager.update(ReportSchema, { reporterId }, { reporterId: null, note: '' });
  }
}
