import fs from 'node:fs/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Config } from '../config/config';
import { JobRuntime } from '../jobs/job-runtime';
import { COMMAND_REDIS } from '../live/hints';
import { OutboxRelay } from '../outbox/relay';

const EVERY_MS = 5000;
/** The relay reads the outbox every five seconds or oftener; when no reading has completed for this long (milliseconds), it counts as stopped. */
const LATEST_RELAY_MS = 15_000;

/**
 * The heartbeat of the worker, which serves no requests: the modification time of `WORKER_PULSE_FILE` is the last moment at
 * which outbox and queues were really being read. It never uses the movable clock: a health check compares the file's age.
 */
@Injectable()
export class Pulse implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly config: Config,
    private readonly relay: OutboxRelay,
    private readonly jobs: JobRuntime,
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.file) return;
    await fs.rm(this.file, { force: true }); // an earlier process's
    this.timer = setInterval(() => void this.beat(), EVERY_MS);
    void this.beat();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (this.file) await fs.rm(this.file, { force: true });
  }

  /** Writes the heartbeat if the worker is running; answers whether it is. */
  async beat(): Promise<boolean> {
    const well = await this.atWork();
    if (well && this.file) await fs.writeFile(this.file, '').catch(() => undefined);
    return well;
  }

  private get file(): string | undefined {
    return this.config.settings.WORKER_PULSE_FILE;
  }

  private async atWork(): Promise<boolean> {
    if (Date.now() - this.relay.cameThroughAt > LATEST_RELAY_MS || !this.jobs.consuming) return false;
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }
}
