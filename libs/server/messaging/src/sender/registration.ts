import os from 'node:os';
import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { Config, Logger, returningRows } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { IntentJournal, journalFolder, thisProcess } from './intent-journal';
import { Lease, LEASE_SECONDS } from './lease';

const RENEW_MS = 4000;

/** Keeps this worker registered while it runs. When it is declared dead anyway, it registers anew under another id. */
@Injectable()
export class Registration {
  private lease?: Lease;
  private timer?: NodeJS.Timeout;
  private renewing?: Promise<void>;
  readonly folder: string;

  constructor(
    private readonly source: DataSource,
    private readonly logger: Logger,
    config: Config,
  ) {
    this.folder = journalFolder(config.settings.FILES_DIR);
  }

  /** The valid lease to claim under; undefined while there is none. */
  current(): Lease | undefined {
    return this.lease?.isValid() ? this.lease : undefined;
  }

  async start(): Promise<void> {
    await this.register();
    this.timer = setInterval(() => {
      this.renewing ??= this.renew()
        .catch((error: unknown) => this.logger.warn({ error }, 'lease of the sender not renewed'))
        .finally(() => {
          this.renewing = undefined;
        });
    }, RENEW_MS);
  }

  /** Releases the lease after the last batch is recorded. A released lease needs no recovery. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.renewing;
    const lease = this.lease;
    lease?.end();
    if (!lease) return;
    const left = await this.source.query<unknown[]>(
      `delete from messaging.workers w where id = $1
         and not exists (select 1 from messaging.messages m where m.leased_by = w.id and m.state = 'sending') returning id`,
      [lease.id],
    );
    if (returningRows(left).length) lease.journal.close();
  }

  private async register(): Promise<void> {
    const id = newId();
    // the journal comes first: a worker in the table without one would make its messages unknown
    const lease = new Lease(id, new IntentJournal(this.folder, thisProcess(id)));
    const asked = { monotonic: performance.now(), wall: Date.now() };
    await this.source.query(
      `insert into messaging.workers (id, host, lease_until) values ($1, $2, clock_timestamp() + interval '${LEASE_SECONDS} seconds')`,
      [id, os.hostname()],
    );
    lease.extend(asked);
    this.lease = lease;
  }

  private async renew(): Promise<void> {
    const lease = this.lease!;
    const asked = { monotonic: performance.now(), wall: Date.now() };
    const rows = returningRows(
      await this.source.query<unknown[]>(
        `update messaging.workers set lease_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds' where id = $1 returning id`,
        [lease.id],
      ),
    );
    if (rows.length) {
      lease.extend(asked);
      return;
    }
    lease.end();
    this.logger.warn({ worker: lease.id }, 'taken for gone; the sender registers anew');
    await this.register();
  }
}
