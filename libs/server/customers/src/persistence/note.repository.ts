import { Injectable } from '@nestjs/common';
import type { CustomerNoteId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { NoteRow, TagRow } from './customers.schema';

type Pair = Pick<TagRow, 'storeId' | 'customerId'>;

/** Repository of notes and tags. The customer is locked by whoever adds one, so that limits hold. */
@Injectable()
export class NoteRepository {
  async countNotes(tx: Tx, { storeId, customerId }: Pair): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from customers.notes where customer_id = $1 and store_id = $2',
      [customerId, storeId],
    );
    return row!.count;
  }

  async add(tx: Tx, { id, storeId, customerId, authorId, text, createdAt }: NoteRow): Promise<void> {
    await tx.query(
      `insert into customers.notes (id, store_id, customer_id, author_id, text, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, storeId, customerId, authorId, text, createdAt],
    );
  }

  /** Deletes a note; with `authorId` only one of that author. False: there is no such note. */
  async delete(
    tx: Tx,
    { storeId, customerId }: Pair,
    noteId: CustomerNoteId,
    authorId: UserId | null,
  ): Promise<boolean> {
    const [row] = await tx.query<{ count: number }>(
      `with deleted as (delete from customers.notes where id = $1 and customer_id = $2 and store_id = $3
         and ($4::uuid is null or author_id = $4) returning 1) select count(*)::int as count from deleted`,
      [noteId, customerId, storeId, authorId],
    );
    return row!.count > 0;
  }

  async removeAuthor(tx: Tx, authorId: UserId): Promise<void> {
    await tx.query('update customers.notes set author_id = null where author_id = $1', [authorId]);
  }

  /** The customer's tags after the change. */
  async changeTags(
    tx: Tx,
    { storeId, customerId }: Pair,
    { add, remove }: { add: string[]; remove: string[] },
  ): Promise<string[]> {
    await tx.query(
      'delete from customers.tags where store_id = $1 and customer_id = $2 and tag = any($3::text[])',
      [storeId, customerId, remove],
    );
    await tx.query(
      `insert into customers.tags (store_id, customer_id, tag) select distinct $1::uuid, $2::uuid, t.tag from unnest($3::text[]) t(tag)
       on conflict do nothing`,
      [storeId, customerId, add],
    );
    const rows = await tx.query<{ tag: string }>(
      'select tag from customers.tags where customer_id = $1 and store_id = $2 order by tag',
      [customerId, storeId],
    );
    return rows.map(({ tag }) => tag);
  }
}
