import { Injectable } from '@nestjs/common';
import type { StoreId, ThreadId, ThreadSide, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { MessageRow } from './conversations.schema';
import { messageSelection } from './message.repository';

export type ExportedMessage = {
  storeId: StoreId;
  by: ThreadSide;
  text: string;
  picture: boolean;
  createdAt: Date;
};

/** Reads messages for screens, exports and the erasure of accounts. */
@Injectable()
export class MessageQueries {
  constructor(private readonly read: ReadModel) {}

  /** The newest first. `before`: only messages with a lower number. */
  page(threadId: ThreadId, before: number | null, limit: number): Promise<MessageRow[]> {
    return this.read.rows<MessageRow>(
      `select ${messageSelection} from conversations.messages m where m.thread_id = $1 and ($2::int is null or m.number < $2)
       order by m.number desc limit $3`,
      [threadId, before, limit],
    );
  }

  /** Both sides of a person's threads as a customer, and the messages they wrote for a business. */
  ofPerson(userId: UserId): Promise<ExportedMessage[]> {
    return this.read.rows<ExportedMessage>(
      `select t.store_id as "storeId", m.by, m.text, m.picture is not null as picture, m.created_at as "createdAt"
       from conversations.messages m join conversations.threads t on t.id = m.thread_id
       where t.customer_id = $1 or m.author_id = $1 order by m.created_at, m.id`,
      [userId],
    );
  }

  /** Stores in whose threads a person wrote as crew, or whose saved replies they changed last. */
  async storesWrittenFor(userId: UserId): Promise<string[]> {
    const rows = await this.read.rows<{ storeId: StoreId }>(
      `select distinct t.store_id as "storeId" from conversations.messages m join conversations.threads t on t.id = m.thread_id
       where m.author_id = $1 and m.by = 'partner'
       union select store_id from conversations.saved_replies where changed_by = $1`,
      [userId],
    );
    return rows.map(({ storeId }) => storeId);
  }
}
