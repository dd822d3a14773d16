import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OnTick } from '../jobs/job-handler';
import { retentionTick } from '../retention/retention-jobs';

/**
 * Outbox rows are kept seven days after they are done, idempotency keys three, runs of retention jobs two years, rows that
 * ticks could not move one after their last try: they are no longer due; what was taken of daily budgets two. Real time: these are
 * not product dates.
 */
@Injectable()
export class Housekeeping {
  constructor(private readonly source: DataSource) {}

  @OnTick(retentionTick('platform.housekeeping'))
  async sweep(): Promise<void> {
    await this.source.query(
      `delete from platform.outbox where id = any(array(select id from platform.outbox where done_at < now() - interval '7 days' limit 20000))`,
    );
    await this.source.query(
      `delete from platform.idempotency_keys where ctid = any(array(
         select ctid from platform.idempotency_keys where started_at < now() - interval '3 days' limit 20000))`,
    );
    await this.source.query(
      `delete from platform.stuck_rows where last_failed_at < now() - interval '1 day'`,
    );
    await this.source.query(`delete from platform.daily_spending where day < current_date - 1`);
    await this.source.query(`delete from platform.retention_runs where day < current_date - 730`);
  }
}
