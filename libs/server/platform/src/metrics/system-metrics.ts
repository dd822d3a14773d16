import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { Gauge } from 'prom-client';
import { type Readings, SystemReadings } from '../administration/system-readings';
import { Logger } from '../logging/logger';
import { Metrics } from './metrics';

/** Milliseconds for which one reading serves all gauges of a scrape, and scrapes that come close together. */
const FRESH_MS = 2000;

type Pending = { count: number; oldest: Date | null };
type Reading = { of: string; value: number };

/** What waits where, as gauges of the api: every process reads the same numbers from the database, so rules take `max`. */
@Injectable()
export class SystemMetrics implements OnModuleInit {
  private known: { until: number; readings: Promise<Readings | undefined> } | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly readings: SystemReadings,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.pending('outbox', 'Events that no queue has yet', undefined, ({ outbox }) => [['', outbox]]);
    this.pending('jobs', 'Jobs of a queue that are not done', 'queue', ({ queues }) =>
      queues.map((one) => [one.queue, one]),
    );
    this.pending('sends', 'Messages of a class that are due', 'class', ({ sends }) =>
      sends.map((one) => [one.sendClass, one]),
    );
    this.pending('money_in_flight', 'Payments and bills that are not settled', 'kind', ({ money }) =>
      money.map((one) => [one.kind, one]),
    );
    this.gauge('money_in_flight_shekels', 'Their sum in shekels', 'kind', ({ money }) =>
      money.map(({ kind, amount }) => ({ of: kind, value: amount / 100 })),
    );
    this.gauge(
      'sends_uncertain',
      'Messages of which it is not known whether they were sent',
      'class',
      ({ sends }) => sends.map(({ sendClass, uncertain }) => ({ of: sendClass, value: uncertain })),
    );
    this.gauge('jobs_dead', 'Jobs that were given up', undefined, ({ dead }) => [{ of: '', value: dead }]);
  }

  /** Two gauges: how much waits, and for how many seconds the oldest of it; 0 when nothing waits. */
  private pending(
    name: string,
    help: string,
    label: string | undefined,
    of: (readings: Readings) => (readonly [string, Pending])[],
  ): void {
    this.gauge(`${name}_waiting`, help, label, (readings) =>
      of(readings).map(([key, { count }]) => ({ of: key, value: count })),
    );
    this.gauge(`${name}_oldest_seconds`, `${help}: age of the oldest`, label, (readings) =>
      of(readings).map(([key, { oldest }]) => ({ of: key, value: this.ageOf(oldest) })),
    );
  }

  private gauge(
    name: string,
    help: string,
    label: string | undefined,
    of: (readings: Readings) => Reading[],
  ): void {
    const read = () => this.read();
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.metrics.registry],
      async collect() {
        const readings = await read();
        // a database that is away leaves gauges out: an old number would look like a good one
        if (label) this.reset();
        else this.remove();
        if (!readings) return;
        for (const { of: key, value } of of(readings))
          if (label) this.set({ [label]: key }, value);
          else this.set(value);
      },
    });
  }

  private ageOf(oldest: Date | null): number {
    return oldest ? Math.max(0, (this.clock.now().getTime() - oldest.getTime()) / 1000) : 0;
  }

  private read(): Promise<Readings | undefined> {
    if (this.known && this.known.until > Date.now()) return this.known.readings;
    const readings = this.readings.now().catch((error: unknown) => {
      this.logger.warn({ error }, 'metrics of the system not read');
      return undefined;
    });
    this.known = { until: Date.now() + FRESH_MS, readings };
    return readings;
  }
}
