import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { JobName } from '@smachot/contracts';
import type { DataSource } from 'typeorm';
import { returningRows, UnitOfWork } from '../database/unit-of-work';
import { bundlesOf, type Row } from '../jobs/bundles';
import { dueTicks } from '../jobs/due-ticks';
import { handle, type Handler, JOB, TICK, type TickOptions } from '../jobs/job-handler';
import { TickRuns } from '../jobs/tick-runs';

type Run = (now: Date) => Promise<unknown>;
type Tick = TickOptions & { run: Run };
/** Anything that finds its providers; its module imports DiscoveryModule. */
type App = { get(token: unknown, options?: { strict: boolean }): unknown };

/** Processes the outbox immediately and all at once, without queues; jobs without a handler in this test are left. */
export class TestJobs {
  private readonly handlers = new Map<JobName, Handler>();
  readonly ticks: Tick[] = [];
  /** The queue jobs that were run: one for each bundle. */
  ran = 0;
  private readonly work: UnitOfWork;

  constructor(
    app: App,
    private readonly source: DataSource,
  ) {
    this.work = app.get(UnitOfWork, { strict: false }) as UnitOfWork;
    const discovery = app.get(DiscoveryService, { strict: false }) as DiscoveryService;
    const scanner = new MetadataScanner();
    for (const { instance } of discovery.getProviders() as {
      instance: Record<string, (...given: unknown[]) => Promise<unknown>> | undefined;
    }[]) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, object> | null;
      for (const key of prototype ? scanner.getAllMethodNames(prototype) : []) {
        const name = Reflect.getMetadata(JOB, prototype![key]!) as JobName | undefined;
        const tick = Reflect.getMetadata(TICK, prototype![key]!) as TickOptions | undefined;
        if (tick) this.ticks.push({ ...tick, run: this.runOf(app, tick, (now) => instance[key]!(now)) });
        if (name) this.handlers.set(name, (...given: unknown[]) => instance[key]!(...given));
      }
    }
  }

  /** A run is recorded as the worker records it. */
  private runOf(app: App, tick: TickOptions, run: Run): Run {
    const runs = app.get(TickRuns, { strict: false }) as TickRuns;
    return (now) => runs.run(tick, () => run(now));
  }

  /** Names of the ticks that have something due. */
  look(now: Date): Promise<Set<string>> {
    return dueTicks((...asked) => this.source.query(...asked), this.ticks, now);
  }

  /** Runs every tick that has something due once, all concurrently, and waits for all of them, also when one fails. */
  async tick(now: Date): Promise<void> {
    const due = await this.look(now);
    await allOrFirstFailure(
      this.ticks.filter((tick) => !tick.due || due.has(tick.name)).map(({ run }) => run(now)),
    );
  }

  /** Processes the outbox until no new rows are added. */
  async drain(): Promise<void> {
    for (let rows = await this.take(); rows.length; rows = await this.take())
      await allOrFirstFailure(bundlesOf(rows).map((some) => this.run(some)));
  }

  private async take(): Promise<Row[]> {
    return returningRows(
      await this.source.query<Row[]>(
        `update platform.outbox set dispatched_at = now() where dispatched_at is null and job = any($1) returning id, job, payload`,
        [[...this.handlers.keys()]],
      ),
    );
  }

  /** Runs rows as the worker does: again after a failure. */
  private async run(rows: Row[]): Promise<void> {
    const { job } = rows[0]!;
    this.ran += 1;
    for (let attempt = 1; ; attempt++)
      try {
        await handle({ handler: this.handlers.get(job)!, work: this.work }, job, rows, attempt);
        return;
      } catch (error) {
        if (attempt === 3) throw error;
      }
  }
}

/** Unlike `Promise.all` it leaves nothing running behind. */
const allOrFirstFailure = async (running: Promise<unknown>[]): Promise<void> => {
  const results = await Promise.allSettled(running);
  const failed = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
};
