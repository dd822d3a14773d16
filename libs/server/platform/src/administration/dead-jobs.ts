import { Injectable } from '@nestjs/common';
import { type AnswerOf, type InputOf, jobs, listDeadJobs, retryDeadJob } from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '../database/read-model';
import { returningRows, UnitOfWork } from '../database/unit-of-work';
import { ActLog } from './act-log';

type List = AnswerOf<typeof listDeadJobs>;
type Retried = AnswerOf<typeof retryDeadJob>;
type Row = {
  id: string;
  job: string;
  createdAt: Date;
  deadAt: Date;
  attempts: number;
  lastError: string | null;
};

/** Greater than every id: the first page. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const isKnown = (job: string): boolean => job in jobs;

/** Jobs the relay gave up, for an admin to look at and to queue again. */
@Injectable()
export class DeadJobs {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly acts: ActLog,
  ) {}

  async list({ cursor, limit }: InputOf<typeof listDeadJobs>['query']): Promise<List> {
    const rows = await this.read.rows<Row>(
      `select id, job, created_at as "createdAt", dead_at as "deadAt", dispatches - 1 as attempts, last_error as "lastError"
       from platform.outbox where dead_at is not null and done_at is null and id < $1 order by id desc limit $2`,
      [cursorId(cursor) ?? LAST, limit],
    );
    return {
      jobs: rows.map(({ id, createdAt, deadAt, ...row }) => ({
        ...row,
        _id: id,
        known: isKnown(row.job),
        createdAt: createdAt.toISOString(),
        deadAt: deadAt.toISOString(),
      })),
      nextCursor: rows.length === limit ? rows.at(-1)!.id : null,
    };
  }

  /** Starts the attempts anew: the relay takes the row like a new one. A job this release does not have stays where it is. */
  retry(jobId: string): Promise<Result<Retried>> {
    return this.work.run<Result<Retried>>(async (tx) => {
      const [row] = await tx.query<{ job: string; dead: boolean; done: boolean }>(
        `select job, dead_at is not null as dead, done_at is not null as done from platform.outbox where id = $1 for update`,
        [jobId],
      );
      if (!row || !isKnown(row.job)) return refuse('not_found');
      if (row.done) return accept({ state: 'done' });
      if (!row.dead) return accept({ state: 'queued' });
      returningRows(
        await tx.query(
          'update platform.outbox set dead_at = null, dispatched_at = null, dispatches = 0 where id = $1 returning id',
          [jobId],
        ),
      );
      await this.acts.changed(tx, {
        subject: { kind: `job:${row.job}`, id: jobId },
        before: { state: 'dead' },
        after: { state: 'queued' },
      });
      return accept({ state: 'queued' });
    });
  }
}
