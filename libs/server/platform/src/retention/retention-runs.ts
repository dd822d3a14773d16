import { Injectable } from '@nestjs/common';
import type { RetentionJob } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { DataSource } from 'typeorm';
import { erasedBy } from './erased-rows';
import { RETENTION_JOBS } from './retention-jobs';

export type RetentionReport = {
  job: RetentionJob;
  everyMinutes: number;
  /** Null: it never ran, or longer ago than runs are kept. */
  lastRunAt: Date | null;
  lastErasedAt: Date | null;
  /** Of the last 30 days. */
  runs: number;
  failures: number;
  erased: number;
  isLate: boolean;
};
type Found = Omit<RetentionReport, 'job' | 'everyMinutes'> & { job: string };

/** A job is late after so many of its intervals without a run. */
const LATE_INTERVALS = 3;
const TODAY = `(now() at time zone 'Asia/Jerusalem')::date`;

/** What the retention jobs did, by day. Real time: whether a job runs does not depend on the movable clock. */
@Injectable()
export class RetentionRuns {
  constructor(private readonly source: DataSource) {}

  /** Runs a job and records it; a failure is thrown again. */
  async recorded(job: string, run: () => Promise<unknown>): Promise<void> {
    let erased: number;
    try {
      erased = await erasedBy(run);
    } catch (error) {
      // without a database neither the job nor its record is done
      await this.noteFailure(job).catch(() => undefined);
      throw error;
    }
    await this.note(job, erased);
  }

  /** Counts a run that ended well. */
  private async note(job: string, erased: number): Promise<void> {
    await this.source.query(
      `insert into platform.retention_runs as r (job, day, runs, failures, erased, last_run_at, last_erased_at)
       values ($1, ${TODAY}, 1, 0, $2::bigint, now(), case when $2::bigint > 0 then now() end)
       on conflict (job, day) do update set runs = r.runs + 1, erased = r.erased + excluded.erased, last_run_at = now(),
         last_erased_at = coalesce(excluded.last_erased_at, r.last_erased_at)`,
      [job, erased],
    );
  }

  /** Counts a run that failed: the job is late until one ends well. */
  private async noteFailure(job: string): Promise<void> {
    await this.source.query(
      `insert into platform.retention_runs as r (job, day, runs, failures, erased) values ($1, ${TODAY}, 0, 1, 0)
       on conflict (job, day) do update set failures = r.failures + 1`,
      [job],
    );
  }

  /** Every retention job, the late ones first. */
  async report(): Promise<RetentionReport[]> {
    const jobs = Object.entries(RETENTION_JOBS) as [RetentionJob, number][];
    const found: Found[] = await this.source.query(
      `select j.job, r."lastRunAt", r."lastErasedAt", coalesce(r.runs, 0) as runs, coalesce(r.failures, 0) as failures,
         coalesce(r.erased, 0) as erased,
         coalesce(r."lastRunAt" < now() - ${LATE_INTERVALS} * j.every * interval '1 millisecond', true) as "isLate"
       from unnest($1::text[], $2::float8[]) j(job, every) left join lateral (
         select max(last_run_at) as "lastRunAt", max(last_erased_at) as "lastErasedAt",
           sum(runs) filter (where day > ${TODAY} - 30)::int as runs, sum(failures) filter (where day > ${TODAY} - 30)::int as failures,
           sum(erased) filter (where day > ${TODAY} - 30)::float8 as erased
         from platform.retention_runs where job = j.job) r on true
       order by "isLate" desc, j.job`,
      [jobs.map(([job]) => job), jobs.map(([, every]) => every)],
    );
    return found.map((row) => {
      const job = row.job as RetentionJob;
      return { ...row, job, everyMinutes: RETENTION_JOBS[job] / MINUTE_MS };
    });
  }
}
