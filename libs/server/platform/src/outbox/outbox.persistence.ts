import { type EventName, type EventPayload, type JobName, jobsCausedBy } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { prepared } from '../database/client';
import { currentTrace } from '../tracing/tracing';

export type OutboxRow = { id: string; job: JobName; payload: unknown };

/** One row for each job that the event causes: the row is the outbox of the sender and the inbox of the handler. */
export const outboxRows = <E extends EventName>(event: E, payload: EventPayload<E>): OutboxRow[] =>
  jobsCausedBy(event, payload).map((job) => ({ id: newId(), job, payload }));

const SAVE = prepared(
  'insert into platform.outbox (id, job, payload, trace) select r.*, $4::text from unnest($1::uuid[], $2::text[], $3::jsonb[]) r',
);
type Query = (sql: string, parameters: unknown[]) => Promise<unknown>;

/** In the transaction `query` belongs to. */
export const saveOutbox = async (query: Query, rows: OutboxRow[]): Promise<void> => {
  if (!rows.length) return;
  await query(SAVE, [
    rows.map((row) => row.id),
    rows.map((row) => row.job),
    rows.map((row) => JSON.stringify(row.payload)),
    currentTrace(),
  ]);
};
