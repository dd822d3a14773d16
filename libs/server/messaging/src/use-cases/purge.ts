import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS } from '@smachot/kernel';
import { returningRows } from '@smachot/server-platform';
import { DataSource } from 'typeorm';

/** Deletes data past its retention: raw webhooks after 30 days, messages to and from guests after a year. */
export class Purge extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const CHUNK = 10_000;
/** Days of retention: invitations leave some weeks before the event, whose guests' data is kept for a year after it. */
const CORRESPONDENCE_DAYS = 450;

/** The smallest id made at or after this moment; ids carry their real time, so that no index on dates is needed. */
const firstIdAt = (instant: number): string => {
  const hex = Math.max(0, instant).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
};

@CommandHandler(Purge)
export class PurgeHandler implements ICommandHandler<Purge> {
  constructor(private readonly source: DataSource) {}

  async execute({ now }: Purge): Promise<void> {
    await this.source.query(
      `delete from messaging.webhooks where id = any(array(
         select id from messaging.webhooks where received_at < $1::timestamptz - interval '30 days' limit ${CHUNK}))`,
      [now],
    );
    const before = firstIdAt(Date.now() - CORRESPONDENCE_DAYS * DAY_MS);
    const replies = await this.deleteBefore('inbound', before);
    await this.source.query('delete from messaging.inbound_refs where inbound_id = any($1)', [
      replies.map(({ id }) => id),
    ]);
    const messages = await this.deleteBefore('messages', before);
    await this.source.query('delete from messaging.recipients where ref_id = any($1)', [
      messages.map(({ refId }) => refId),
    ]);
    await this.source.query('delete from messaging.media where expires_at < now()');
  }

  private async deleteBefore(
    table: 'inbound' | 'messages',
    id: string,
  ): Promise<{ id: string; refId: string }[]> {
    return returningRows(
      await this.source.query<{ id: string; refId: string }[]>(
        `delete from messaging.${table} where id = any(array(select id from messaging.${table} where id < $1 order by id limit ${CHUNK}))
         returning id${table === 'messages' ? ', ref_id as "refId"' : ''}`,
        [id],
      ),
    );
  }
}
