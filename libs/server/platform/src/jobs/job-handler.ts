import { SetMetadata } from '@nestjs/common';
import {
  events,
  isTogether,
  type JobName,
  type JobPayload,
  jobs,
  type JobTogether,
} from '@smachot/contracts';
import type { JobItem } from './bundles';
import type { Delivered, Delivery } from './delivery';
import type { UnitOfWork } from '../database/unit-of-work';

export const JOB = Symbol('job');
export const TICK = Symbol('tick');

/** A processor's method: gets the parsed payload and the delivery. What its command writes commits with the mark that the delivery is done. */
export type JobMethod<J extends JobName> = (payload: JobPayload<J>, delivery: Delivery) => Promise<unknown>;

/** The same for a batch job. */
export type JobsMethod<J extends JobTogether> = (deliveries: Delivered<J>[]) => Promise<unknown>;

/** Marks the one method that handles a job. Two, or none, and the worker does not boot. */
export const HandlesJob =
  <J extends Exclude<JobName, JobTogether>>(job: J) =>
  <M extends JobMethod<J>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void => {
    SetMetadata(JOB, job)(target, key, descriptor);
  };

export const HandlesJobs =
  <J extends JobTogether>(job: J) =>
  <M extends JobsMethod<J>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void => {
    SetMetadata(JOB, job)(target, key, descriptor);
  };

/** A method so marked. */
export type Handler = JobMethod<never> | JobsMethod<never>;

/** A method so marked, and the mark of what it had no transaction for. */
export type Handling = { handler: Handler; work: UnitOfWork };

/** Parses the payloads of one job's rows and calls the method that was marked as its handler. */
export const handle = async (
  { handler, work }: Handling,
  job: JobName,
  items: JobItem[],
  attempt: number,
): Promise<void> => {
  const delivered = items.map(({ id, payload }) => ({
    payload: events[jobs[job].on].parse(payload) as never,
    delivery: { id, job, attempt },
  }));
  if (isTogether(job)) await (handler as JobsMethod<never>)(delivered);
  else for (const { payload, delivery } of delivered) await (handler as JobMethod<never>)(payload, delivery);
  await work.finish(delivered.map(({ delivery }) => delivery));
};

/**
 * `due`: an SQL condition, `$1` is the product's now. Once a second one statement asks for those of all ticks, and the tick runs
 * when it holds, at most every `everyMs`; it may hold in vain, but never be false when there is work. Absent: it runs every
 * `everyMs`. `isRetention`: its runs are recorded; made by `retentionTick`.
 */
export type TickOptions = { name: string; everyMs: number; due?: string; isRetention?: true };

/**
 * Marks a method that looks for due work and enqueues or does it. Every worker runs it, so it has to claim rows (`for
 * update skip locked`); it never overlaps itself within one process.
 */
export const OnTick =
  (options: TickOptions) =>
  <M extends (now: Date) => Promise<unknown>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    SetMetadata(TICK, options)(target, key, descriptor);
  };
