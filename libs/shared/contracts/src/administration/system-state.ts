import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, Id, Instant, PageSize } from '../primitives';
import { ActReason } from './acts';

/** How much waits, and since when the oldest of it; null when nothing waits. */
const Pending = { count: z.number(), oldest: z.nullable(Instant) };

/** Jobs of one queue that are not done. */
export const QueueState = z.object({ queue: z.string(), ...Pending });
/** Messages of one class. `count`: due; `uncertain`: it is not known whether the provider has them. */
export const SendsOfClass = z.object({
  sendClass: z.enum(['campaign', 'conversation']),
  ...Pending,
  uncertain: z.number(),
});
export type SendsOfClass = z.infer<typeof SendsOfClass>;
/** Shekels on their way to or from cards: `orders` are payments the worker still looks at, `bills` those of events to be charged. */
export const MoneyInFlight = z.object({
  kind: z.enum(['orders', 'bills']),
  ...Pending,
  amount: z.number(),
});
export type MoneyInFlight = z.infer<typeof MoneyInFlight>;

export const SystemState = z.object({
  at: Instant,
  /** Events that no queue has yet. */
  outbox: z.object(Pending),
  queues: z.array(QueueState),
  sends: z.array(SendsOfClass),
  money: z.array(MoneyInFlight),
  deadJobs: z.number(),
});
export type SystemState = z.infer<typeof SystemState>;

/** A job that was given up. `lastError`: the error without personal data; `known`: this release still has such a job. */
export const DeadJob = z.object({
  _id: Id,
  job: z.string(),
  known: z.boolean(),
  createdAt: Instant,
  deadAt: Instant,
  attempts: z.number(),
  lastError: z.nullable(z.string()),
});
export type DeadJob = z.infer<typeof DeadJob>;

/**
 * A row that a tick could not move at its last try. `key`: its ids, empty when the tick failed as a whole; `lastError`: the error
 * without personal data.
 */
export const StuckRow = z.object({
  _id: Id,
  tick: z.string(),
  key: z.string(),
  failures: z.number(),
  firstFailedAt: Instant,
  lastFailedAt: Instant,
  lastError: z.string(),
});
export type StuckRow = z.infer<typeof StuckRow>;

export const systemState = call({
  id: 'admin.systemState',
  method: 'GET',
  path: '/admin/api/system',
  access: 'superAdmin',
  answer: SystemState,
});
/** The newest first. */
export const listDeadJobs = call({
  id: 'admin.listDeadJobs',
  method: 'GET',
  path: '/admin/api/dead-jobs',
  access: 'superAdmin',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ jobs: z.array(DeadJob), nextCursor: z.nullable(z.string()) }),
});
/** The newest first. */
export const listStuckRows = call({
  id: 'admin.listStuckRows',
  method: 'GET',
  path: '/admin/api/stuck-rows',
  access: 'superAdmin',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ rows: z.array(StuckRow), nextCursor: z.nullable(z.string()) }),
});
/** Queues the job again; of two such calls the second finds it `queued` or `done` and changes nothing. */
export const retryDeadJob = call({
  id: 'admin.retryDeadJob',
  method: 'POST',
  path: '/admin/api/dead-jobs/:jobId/retry',
  access: 'superAdmin',
  params: z.object({ jobId: Id }),
  body: z.object({ reason: ActReason }),
  answer: z.object({ state: z.enum(['queued', 'done']) }),
});
