import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OnTick } from '../jobs/job-handler';

/** Outbox rows are kept seven days after they are done, idempotency keys three. Real time: these are not product dates. */
@Injectable()
export class Housekeeping {
  constructor(private readonly source: DataSource) {}

  @OnTick({ name: 'platform.housekeeping', everyMs: 600_000 })
  async sweep(): Promise<void> {
    await this.source.query(
      `delete from platform.outbox where id = any(array(select id from platform.outbox where done_at < now() - interval '7 days' limit 20000))`,
    );
    await this.source.query(
      `delete from platform.idempotency_keys where ctid = any(array(
         select ctid from platform.idempotency_keys where started_at < now() - interval '3 days' limit 20000))`,
    );
  }
}
