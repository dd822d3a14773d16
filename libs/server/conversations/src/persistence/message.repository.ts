import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StoreId, ThreadMessageId, UserId } from '@smachot/contracts';
import { columnsOf, selection, type StoredImage, type Tx } from '@smachot/server-platform';
import { type MessageRow, MessageSchema, type StoredMessage } from './conversations.schema';

const { key: _, requestHash: __, ...shown } = columnsOf(MessageSchema);
export const messageSelection = selection<MessageRow>(shown, 'm');
const storedSelection = selection(columnsOf(MessageSchema), 'm');

/** A message to be written, with its idempotency key: the same key is the same message. */
export type NewMessage = Pick<StoredMessage, 'key' | 'text' | 'about' | 'picture'>;
/** `reused`: the key was used for another text. */
export type RepeatedMessage = MessageRow & { reused: boolean };

/** A picture is named by its key alone: the same upload again is the same message. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

@Injectable()
export class MessageRepository {
  /** Serializes what one person writes, so that limits and keys hold. */
  async lockAuthor(tx: Tx, authorId: UserId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('conversations:' || $1, 0))`, [authorId]);
  }

  /** Finds the message that its author wrote under this key before. */
  async findRepeated(
    tx: Tx,
    authorId: UserId,
    { key, text }: Pick<NewMessage, 'key' | 'text'>,
  ): Promise<RepeatedMessage | undefined> {
    const [row] = await tx.query<StoredMessage>(
      `select ${storedSelection} from conversations.messages m where m.author_id = $1 and m.key = $2`,
      [authorId, key],
    );
    if (!row) return undefined;
    const { key: _, requestHash, ...message } = row;
    return { ...message, reused: requestHash !== hashOf(text) };
  }

  async add(tx: Tx, message: MessageRow, key: string): Promise<void> {
    await tx.manager.insert(MessageSchema, { ...message, key, requestHash: hashOf(message.text) });
  }

  async countWrittenSince(tx: Tx, authorId: UserId, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from conversations.messages where author_id = $1 and created_at > $2',
      [authorId, since],
    );
    return row!.count;
  }

  /** Pictures in the threads of a customer and of the given stores. */
  async picturesOf(tx: Tx, customerId: UserId, storeIds: StoreId[]): Promise<StoredImage[]> {
    const rows = await tx.query<{ picture: StoredImage }>(
      `select m.picture from conversations.messages m join conversations.threads t on t.id = m.thread_id
       where m.picture is not null and (t.customer_id = $1 or t.store_id = any($2::uuid[]))`,
      [customerId, storeIds],
    );
    return rows.map(({ picture }) => picture);
  }

  async removeAuthor(tx: Tx, authorId: UserId): Promise<void> {
    await tx.manager.update(MessageSchema, { authorId }, { authorId: null });
  }

  /** Locks the oldest messages before `until`; those that another worker deletes are left out. */
  lockOlderThan(tx: Tx, until: Date, limit: number): Promise<Pick<MessageRow, 'id' | 'picture'>[]> {
    return tx.query(
      `select id, picture from conversations.messages where created_at < $1 order by created_at limit $2
       for update skip locked`,
      [until, limit],
    );
  }

  async delete(tx: Tx, ids: ThreadMessageId[]): Promise<void> {
    await tx.query('delete from conversations.messages where id = any($1::uuid[])', [ids]);
  }
}
