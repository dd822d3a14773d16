import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@smachot/kernel';
import { returningRows } from '@smachot/server-platform';
import { DataSource } from 'typeorm';

const CHUNK = 10_000;
/** Days of retention: invitations leave some weeks before the event, whose guests' data is kept for a year after it. */
const CORRESPONDENCE_DAYS = 450;

/** The smallest id made at or after this moment; ids carry their real time, so that no index on dates is needed. */
const firstIdAt = (instant: number): string => {
  const hex = Math.max(0, instant).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
};

/** Repository of data past its retention; each statement commits by itself. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly source: DataSource) {}

  /** Deletes a part of what is past its retention; the next run deletes more. */
  async purge(now: Date): Promise<void> {
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
