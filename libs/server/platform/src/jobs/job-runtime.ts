import { Injectable, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type JobName, jobNames, type QueueName } from '@smachot/contracts';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { Config } from '../config/config';
import { UnitOfWork } from '../database/unit-of-work';
import { Metrics } from '../metrics/metrics';
import { traced } from '../tracing/tracing';
import { itemsOf, type JobItem, tracesOf } from './bundles';
import type { Delivery } from './delivery';
import { JobFailures } from './job-failures';
import { handle, type Handler, JOB } from './job-handler';
import { queueNames } from './queues';
import { createRedis } from './redis';

const CONCURRENCY: Record<QueueName, number> = {
  campaigns: 2,
  conversation: 16,
  outcomes: 4,
  billing: 4,
  marketplace: 16,
  notifications: 4,
  // each may take a core and its memory for seconds
  documents: 1,
};
/**
 * Shares of JOB_TIMEOUT_SECONDS: how long a killed worker's job stays locked, and how often stalled jobs are looked for. A
 * job has to be unlocked before the relay's timeout, since a locked job is not queued again. Living workers renew their
 * locks all the time.
 */
const LOCK_SHARE = 2 / 3;
const STALLED_CHECK_SHARE = 1 / 3;
/** How long in milliseconds a shutting-down worker waits for running jobs; the relay queues unfinished ones again. */
const DRAIN_MS = 8000;

/** Finds the handler of every job and runs the queues. Refuses to boot on a job with no handler or with two. */
@Injectable()
export class JobRuntime implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<JobName, Handler>();
  private readonly workers: Worker[] = [];
  private readonly connections: Redis[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly config: Config,
    private readonly failures: JobFailures,
    private readonly metrics: Metrics,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onApplicationBootstrap(): void {
    this.findHandlers();
    for (const queue of queueNames) this.work(queue);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const drained = Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    for (const connection of this.connections) connection.disconnect();
  }

  /** Whether every queue is being read. */
  get consuming(): boolean {
    return (
      this.workers.length > 0 &&
      this.workers.every((worker) => worker.isRunning() && !worker.closing) &&
      this.connections.every(({ status }) => status === 'ready')
    );
  }

  /** Runs one delivery in this process; tests use it too. */
  run(name: JobName, payload: unknown, { id, attempt }: Delivery): Promise<void> {
    return this.handle(name, [{ id, payload }], attempt);
  }

  private work(queue: QueueName): void {
    const connection = createRedis(this.config.settings.REDIS_URL, 'queue');
    this.connections.push(connection);
    const timeoutMs = this.config.settings.JOB_TIMEOUT_SECONDS * 1000;
    const worker = new Worker(queue, (job) => this.tracedProcess(job), {
      connection,
      prefix: 'smachot',
      concurrency: CONCURRENCY[queue],
      lockDuration: Math.round(timeoutMs * LOCK_SHARE),
      stalledInterval: Math.round(timeoutMs * STALLED_CHECK_SHARE),
    });
    worker.on('error', () => undefined);
    worker.on('failed', (job, error) => {
      if (job)
        this.failures.note(
          job.name,
          itemsOf(job).map(({ id }) => id),
          job.attemptsMade,
          error,
        );
    });
    this.workers.push(worker);
  }

  private tracedProcess(job: Job): Promise<void> {
    const attributes = { 'smachot.delivery': job.id!, 'smachot.attempt': job.attemptsMade + 1 };
    const parents = tracesOf(job);
    return traced(`job ${job.name}`, { kind: 'consumer', parents, attributes }, () => this.process(job));
  }

  private async process(job: Job): Promise<void> {
    const name = job.name as JobName;
    const stop = this.metrics.jobTimer(name);
    const items = itemsOf(job);
    const attempt = job.attemptsMade + 1;
    // a failed batch is retried one by one, so that a failing row does not block the others
    const tries = attempt === 1 ? [items] : items.map((one) => [one]);
    const tried = await Promise.allSettled(tries.map((some) => this.attempt(name, some, attempt)));
    for (const one of tried) if (one.status === 'rejected') throw one.reason;
    stop();
  }

  /** What fails twice is halved: the first time the database or a lock may have been the cause. */
  private async attempt(name: JobName, items: JobItem[], attempt: number): Promise<void> {
    try {
      await this.handle(name, items, attempt);
    } catch (error) {
      if (attempt === 1 || !(await this.failures.halve(name, items[0]!, error))) throw error;
    }
  }

  private handle(name: JobName, items: JobItem[], attempt: number): Promise<void> {
    return handle({ handler: this.handlers.get(name)!, work: this.unitOfWork }, name, items, attempt);
  }

  private findHandlers(): void {
    const found = new Map<JobName, Handler[]>(jobNames.map((name) => [name, []]));
    for (const { instance } of this.discovery.getProviders() as {
      instance: Record<string, (...given: unknown[]) => Promise<unknown>> | undefined;
    }[]) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, object> | null;
      for (const key of prototype ? this.scanner.getAllMethodNames(prototype) : []) {
        const name = Reflect.getMetadata(JOB, prototype![key]!) as JobName | undefined;
        if (name) found.get(name)?.push((...given: unknown[]) => instance[key]!(...given));
      }
    }
    const wrong = [...found].filter(([, handlers]) => handlers.length !== 1);
    if (wrong.length)
      throw new Error(
        wrong
          .map(([name, handlers]) => `job ${name} has ${handlers.length} handlers, needs exactly one`)
          .join('\n'),
      );
    for (const [name, [handler]] of found) this.handlers.set(name, handler!);
  }
}
