import { isTogether, type JobName, listOf } from '@smachot/contracts';
import type { Job } from 'bullmq';

/** An outbox row to be enqueued. */
export type Row = { id: string; job: JobName; payload: unknown; trace?: string | null };
export type JobItem = Pick<Row, 'id' | 'payload'>;

/** Maximum number of deliveries in a batch. */
const MAX_BUNDLE = 50;

/** Bundles rows for the handlers: rows of a batch job in groups, every other row by itself. */
export const bundlesOf = (rows: Row[], most = MAX_BUNDLE): Row[][] => {
  const bundles: Row[][] = [];
  const open = new Map<JobName, Row[]>();
  for (const row of rows) {
    const started = isTogether(row.job) ? open.get(row.job) : undefined;
    if (started && started.length < most) {
      started.push(row);
      continue;
    }
    const bundle = [row];
    bundles.push(bundle);
    open.set(row.job, bundle);
  }
  return bundles;
};

/** A bundle as one job of a queue, under the id of its first row. */
export const asJob = (bundle: Row[]) => {
  const [{ id, job, payload }] = bundle as [Row];
  const traces = [...new Set(bundle.flatMap(({ trace }) => trace ?? []))];
  const opts = { jobId: id, ...(traces.length ? { telemetry: { metadata: traces.join(' ') } } : {}) };
  return { name: job, data: isTogether(job) ? bundle.map(toItem) : payload, opts };
};
const toItem = ({ id, payload }: Row): JobItem => ({ id, payload });

/** The trace contexts of a queue job's rows. */
export const tracesOf = ({ opts }: Job): string[] => opts.telemetry?.metadata?.split(' ') ?? [];

/** The deliveries that a queue job contains. */
export const itemsOf = ({ name, data, id }: Job): JobItem[] =>
  isTogether(name as JobName) ? (data as JobItem[]) : [{ id: id!, payload: data as unknown }];

/** The payloads of a job's two halves; undefined when its items cannot be done apart, or there is one. */
export const halvesOf = (name: JobName, payload: unknown): object[] | undefined => {
  const list = listOf(name);
  const items = list === undefined ? [] : (payload as Record<string, unknown[]>)[list]!;
  if (items.length < 2) return undefined;
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)].map((half) => ({
    ...(payload as object),
    [list!]: half,
  }));
};
