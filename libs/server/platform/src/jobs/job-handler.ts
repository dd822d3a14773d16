import { SetMetadata } from '@nestjs/common';
import type { JobName, JobPayload } from '@smachot/contracts';
import type { Delivery } from './delivery';

export const JOB = Symbol('job');
export const TICK = Symbol('tick');

/** A processor's method: gets the parsed payload and the delivery; its command marks the delivery done. */
export type JobMethod<J extends JobName> = (payload: JobPayload<J>, delivery: Delivery) => Promise<unknown>;

/** Marks the one method that handles a job. Two, or none, and the worker does not boot. */
export const HandlesJob =
  <J extends JobName>(job: J) =>
  <M extends JobMethod<J>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void => {
    SetMetadata(JOB, job)(target, key, descriptor);
  };

export type TickOptions = { name: string; everyMs: number };

/**
 * Marks a method that looks for what is due and enqueues or does it. Every worker runs it, so it has to claim rows
 * (`for update skip locked`); it never overlaps itself within one process.
 */
export const OnTick =
  (options: TickOptions) =>
  <M extends (now: Date) => Promise<unknown>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void => {
    SetMetadata(TICK, options)(target, key, descriptor);
  };
