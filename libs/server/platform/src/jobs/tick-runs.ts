import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { DataSource } from 'typeorm';
import { Logger } from '../logging/logger';
import { RetentionRuns } from '../retention/retention-runs';
import { type RowOutcomes, withOutcomes } from './for-each-alone';
import { withoutPersonalData } from './job-failures';
import type { TickOptions } from './job-handler';

/** Key of a tick that failed before it came to its rows. */
const WHOLE = '';
const NOTE = `
  with moved as (delete from platform.stuck_rows where tick = $1 and row_key = any($2::text[]))
  insert into platform.stuck_rows as s (id, tick, row_key, failures, first_failed_at, last_failed_at, last_error)
  select f.id, $1, f.key, 1, now(), now(), f.error from unnest($3::uuid[], $4::text[], $5::text[]) f(id, key, error)
  order by f.key on conflict (tick, row_key) do update set failures = s.failures + 1, last_failed_at = now(), last_error = excluded.last_error`;

/**
 * Runs of ticks. Rows that one could not move are listed for admins until they move; retention jobs are recorded. Real time:
 * whether a tick fails does not depend on the movable clock.
 */
@Injectable()
export class TickRuns {
  /** Ticks that may have rows on the list. All others send no statement until they fail. */
  private readonly failing = new Set<string>();
  private begun: Promise<void> = Promise.resolve();

  constructor(
    private readonly source: DataSource,
    private readonly logger: Logger,
    private readonly retention: RetentionRuns,
  ) {}

  /** Reads which ticks failed before this process began. */
  begin(): Promise<void> {
    this.begun = this.readFailing();
    return this.begun;
  }

  /** Runs a tick; a failure is thrown again. */
  async run({ name, isRetention }: TickOptions, run: () => Promise<unknown>): Promise<void> {
    const outcomes: RowOutcomes = { moved: [], failed: new Map() };
    const work = () => withOutcomes(outcomes, run);
    try {
      await (isRetention ? this.retention.recorded(name, work) : work());
    } catch (error) {
      if (!outcomes.failed.size) outcomes.failed.set(WHOLE, error);
      throw error;
    } finally {
      await this.note(name, outcomes);
    }
  }

  private async readFailing(): Promise<void> {
    try {
      const found: { tick: string }[] = await this.source.query(
        'select distinct tick from platform.stuck_rows',
      );
      for (const { tick } of found) this.failing.add(tick);
    } catch (error) {
      this.logger.warn({ error }, 'rows that ticks could not move are not known');
    }
  }

  private async note(tick: string, { moved, failed }: RowOutcomes): Promise<void> {
    await this.begun;
    if (!failed.size && !this.failing.has(tick)) return;
    this.failing.add(tick);
    const keys = [...failed.keys()];
    const errors = [...failed.values()].map(withoutPersonalData);
    const done = [...moved, WHOLE].filter((key) => !failed.has(key));
    // without a database neither the rows are moved nor their failure noted
    try {
      await this.source.query(NOTE, [tick, done, keys.map(() => newId()), keys, errors]);
      if (!failed.size && !(await this.hasListed(tick))) this.failing.delete(tick);
    } catch (error) {
      this.logger.warn({ tick, error }, 'rows of a tick not noted');
    }
  }

  private async hasListed(tick: string): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      'select 1 from platform.stuck_rows where tick = $1 limit 1',
      [tick],
    );
    return rows.length > 0;
  }
}
