import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';

/** Deletes what may not be kept: raw webhooks after 30 days, what was said to guests and by them after a year. */
export class Purge extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const CHUNK = 10_000;
const OLD: [table: string, column: string, age: string][] = [
  ['webhooks', 'received_at', '30 days'],
  ['inbound', 'received_at', '12 months'],
  ['messages', 'created_at', '15 months'],
];

@CommandHandler(Purge)
export class PurgeHandler implements ICommandHandler<Purge> {
  constructor(private readonly source: DataSource) {}

  async execute({ now }: Purge): Promise<void> {
    for (const [table, column, age] of OLD)
      await this.source.query(
        `delete from messaging.${table} where id in (
           select id from messaging.${table} where ${column} < $1::timestamptz - interval '${age}' limit ${CHUNK})`,
        [now],
      );
    await this.source.query(
      `delete from messaging.inbound_refs r where not exists (select 1 from messaging.inbound i where i.id = r.inbound_id)`,
    );
    await this.source.query('delete from messaging.media where expires_at < now()');
  }
}
