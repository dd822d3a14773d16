import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';
import type { ReportRow } from './reviews.schema';

@Injectable()
export class ReportRepository {
  /** False when the person reported it before. */
  async add(tx: Tx, report: ReportRow): Promise<boolean> {
    const added = await tx.query(
      `insert into reviews.reports (review_id, reporter_id, subject, by_crew, reason, note, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict do nothing returning review_id`,
      [
        ...[report.reviewId, report.reporterId, report.subject, report.byCrew],
        ...[report.reason, report.note, report.createdAt],
      ],
    );
    return returningRows(added).length > 0;
  }

  /** How many reviews and replies a person reported since; until the transaction ends the person reports no other. */
  async countSince(tx: Tx, reporterId: UserId, since: Date): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('reviews.reports'), hashtext($1))`, [reporterId]);
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from reviews.reports where reporter_id = $1 and created_at > $2',
      [reporterId, since],
    );
    return row!.count;
  }
}
