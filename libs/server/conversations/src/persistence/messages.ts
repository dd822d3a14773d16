import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ThreadSide } from '@smachot/contracts';
import { type StoredImage, type Tx } from '@smachot/server-platform';

export type About = { pricingUnitId: string; name: string };
export type MessageRow = {
  id: string;
  threadId: string;
  number: number;
  by: ThreadSide;
  authorId: string | null;
  text: string;
  about: About | null;
  picture: StoredImage | null;
  createdAt: Date;
};
/** A message to be written, with its idempotency key: the same key is the same message. */
export type Said = { key: string; text: string; about: About | null; picture: StoredImage | null };

export const MESSAGE_COLUMNS =
  'm.id, m.thread_id as "threadId", m.number, m.by, m.author_id as "authorId", m.text, m.about, m.picture, m.created_at as "createdAt"';

/** A picture is named by its key alone: the same upload again is the same message. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

@Injectable()
export class Messages {
  /** Finds the message that was written under this key before. `reused`: the key was used for another text. */
  async written(
    tx: Pick<Tx, 'query'>,
    authorId: string,
    { key, text }: Pick<Said, 'key' | 'text'>,
  ): Promise<(MessageRow & { reused: boolean }) | undefined> {
    const [row] = await tx.query<MessageRow & { asked: string }>(
      `select ${MESSAGE_COLUMNS}, m.asked from conversations.messages m where m.author_id = $1 and m.key = $2`,
      [authorId, key],
    );
    if (!row) return undefined;
    const { asked, ...message } = row;
    return { ...message, reused: asked !== hashOf(text) };
  }

  async add(tx: Tx, message: MessageRow, key: string): Promise<void> {
    await tx.query(
      `insert into conversations.messages (id, thread_id, number, by, author_id, key, asked, text, about, picture, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        message.id,
        message.threadId,
        message.number,
        message.by,
        message.authorId,
        key,
        hashOf(message.text),
        message.text,
        message.about && JSON.stringify(message.about),
        message.picture && JSON.stringify(message.picture),
        message.createdAt,
      ],
    );
  }

  async writtenSince(tx: Tx, authorId: string, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from conversations.messages where author_id = $1 and created_at > $2',
      [authorId, since],
    );
    return row!.count;
  }
}
