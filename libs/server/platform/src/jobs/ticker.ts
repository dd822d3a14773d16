import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Clock } from '@smachot/kernel';
import { DataSource } from 'typeorm';
import { Logger } from '../logging/logger';
import type { SpanOptions } from '../tracing/tracer';
import { traced } from '../tracing/tracing';
import { dueTicks } from './due-ticks';
import { TICK, type TickOptions } from './job-handler';
import { TickRuns } from './tick-runs';

type Tick = {
  options: TickOptions;
  run: (now: Date) => Promise<unknown>;
  timer?: NodeJS.Timeout;
  running?: Promise<unknown>;
  startedAt: number;
};

const TICK_SPAN: SpanOptions = { kind: 'internal', begins: true };
/** Interval in milliseconds at which the ticks with a `due` are asked for, all in one statement. */
const LOOK_MS = 1000;

/**
 * Runs the @OnTick methods with the product's time: those with a `due` when it holds, the others at their interval. Due work
 * is a row; no state is stored here, and a worker that is killed leaves the row due.
 */
@Injectable()
export class Ticker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ticks: Tick[] = [];
  private timer?: NodeJS.Timeout;
  private looking?: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly runs: TickRuns,
  ) {}

  onApplicationBootstrap(): void {
    void this.runs.begin();
    for (const { instance } of this.discovery.getProviders() as {
      instance: Record<string, Tick['run']> | undefined;
    }[]) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, Tick['run']> | null;
      for (const key of prototype ? this.scanner.getAllMethodNames(prototype) : []) {
        const options = Reflect.getMetadata(TICK, prototype![key]!) as TickOptions | undefined;
        if (options) this.ticks.push({ options, run: (now) => instance[key]!(now), startedAt: -Infinity });
      }
    }
    for (const tick of this.ticks.filter(({ options }) => !options.due)) {
      tick.timer = setInterval(() => void this.once(tick), tick.options.everyMs);
      void this.once(tick);
    }
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    void this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    for (const tick of this.ticks) clearInterval(tick.timer);
    await this.looking;
    await Promise.all(this.ticks.map((tick) => tick.running ?? Promise.resolve()));
  }

  /** Begins every tick that has something due, and whose interval since its last run is over. */
  private look(): Promise<void> {
    this.looking ??= this.due()
      .then((due) => {
        // half an interval early: timers are not exact
        const begun = performance.now() + LOOK_MS / 2;
        for (const tick of this.ticks)
          if (due(tick.options) && begun - tick.startedAt >= tick.options.everyMs) void this.once(tick);
      })
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  /** When the question fails, all of them look for themselves: one wrong condition does not stop the others. */
  private async due(): Promise<(tick: TickOptions) => boolean> {
    try {
      const options = this.ticks.map((tick) => tick.options);
      const names = await dueTicks((...asked) => this.source.query(...asked), options, this.clock.now());
      return ({ name }) => names.has(name);
    } catch (error) {
      this.logger.warn({ error }, 'what is due is not known');
      return ({ due }) => due !== undefined;
    }
  }

  private once(tick: Tick): Promise<unknown> {
    if (tick.running) return tick.running;
    tick.startedAt = performance.now();
    tick.running = this.run(tick)
      .catch((error: unknown) => this.logger.warn({ tick: tick.options.name, error }, 'tick failed'))
      .finally(() => {
        delete tick.running;
      });
    return tick.running;
  }

  private async run({ options, run }: Tick): Promise<void> {
    const now = this.clock.now();
    const recorded = () => this.runs.run(options, () => run(now));
    if (options.due) await traced(`tick ${options.name}`, TICK_SPAN, recorded);
    else await recorded();
  }
}
