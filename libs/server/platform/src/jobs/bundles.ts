import { isTogether, type JobName } from '@smachot/contracts';
import type { Job } from 'bullmq';

/** An outbox row to be enqueued. */
export type Row = { id: string; job: JobName; payload: unknown };
export type Given = Pick<Row, 'id' | 'payload'>;

/** Maximum number of deliveries in a batch. */
const TOGETHER = 50;

/** Bundles rows for the handlers: rows of a batch job in groups, every other row by itself. */
export const bundlesOf = (rows: Row[], most = TOGETHER): Row[][] => {
  const bundles: Row[][] = [];
  const open = new Map<JobName, Row[]>();
  for (const row of rows) {
    const bundle = isTogether(row.job) ? open.get(row.job) : undefined;
    if (bundle && bundle.length < most) {
      bundle.push(row);
      continue;
    }
    const begun = [row];
    bundles.push(begun);
    open.set(row.job, begun);
  }
  return bundles;
};

/** A bundle as one job of a queue, under the id of its first row. */
export const asJob = (bundle: Row[]) => {
  const [{ id, job, payload }] = bundle as [Row];
  return { name: job, data: isTogether(job) ? bundle.map(asGiven) : payload, opts: { jobId: id } };
};
const asGiven = ({ id, payload }: Row): Given => ({ id, payload });

/** The deliveries that a queue job contains. */
export const givenIn = ({ name, data, id }: Job): Given[] =>
  isTogether(name as JobName) ? (data as Given[]) : [{ id: id!, payload: data as unknown }];
