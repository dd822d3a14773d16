import { type EventName, type EventPayload, type JobName, jobsOn } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '../database/unit-of-work';

export type OutboxRow = { id: string; job: JobName; payload: unknown };

/** One row for each job the event causes: the row is the outbox of the sender and the inbox of the handler. */
export const outboxRows = <E extends EventName>(event: E, payload: EventPayload<E>): OutboxRow[] =>
  jobsOn(event).map((job) => ({ id: newId(), job, payload }));

export const saveOutbox = async (tx: Tx): Promise<void> => {
  if (!tx.outbox.length) return;
  await tx.query(
    `insert into platform.outbox (id, job, payload)
     select * from unnest($1::uuid[], $2::text[], $3::jsonb[])`,
    [tx.outbox.map((row) => row.id), tx.outbox.map((row) => row.job), tx.outbox.map((row) => JSON.stringify(row.payload))],
  );
};
