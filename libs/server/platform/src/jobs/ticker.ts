import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Clock } from '@smachot/kernel';
import { Logger } from '../logging/logger';
import { TICK, type TickOptions } from './job-handler';

type Tick = {
  options: TickOptions;
  run: (now: Date) => Promise<unknown>;
  timer?: NodeJS.Timeout;
  running?: Promise<unknown>;
};

/** Runs every @OnTick method at its interval with the product's time. Due work is a row; no state is stored here. */
@Injectable()
export class Ticker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ticks: Tick[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders() as {
      instance: Record<string, Tick['run']> | undefined;
    }[]) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, Tick['run']> | null;
      for (const key of prototype ? this.scanner.getAllMethodNames(prototype) : []) {
        const options = Reflect.getMetadata(TICK, prototype![key]!) as TickOptions | undefined;
        if (options) this.ticks.push({ options, run: (now) => instance[key]!(now) });
      }
    }
    for (const tick of this.ticks) {
      tick.timer = setInterval(() => void this.once(tick), tick.options.everyMs);
      void this.once(tick);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const tick of this.ticks) clearInterval(tick.timer);
    await Promise.all(this.ticks.map((tick) => tick.running ?? Promise.resolve()));
  }

  /** Runs every tick once and waits; for tests and for the development clock. */
  async all(): Promise<void> {
    for (const tick of this.ticks) await this.once(tick);
  }

  private once(tick: Tick): Promise<unknown> {
    tick.running ??= tick
      .run(this.clock.now())
      .catch((error: unknown) => this.logger.warn({ tick: tick.options.name, error }, 'tick failed'))
      .finally(() => {
        tick.running = undefined;
      });
    return tick.running;
  }
}
