import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { ContactKind, ContactScope } from '../../domain/contact-limits';

/** `recipient`: an HMAC of the phone or e-mail address once it is stored. */
export type Contact = { kind: ContactKind; storeId: StoreId; userId: UserId; recipient: string };

/** Messages sent to people outside on behalf of stores, counted for the daily limits. */
@Injectable()
export class ContactRepository {
  /** Serializes the contacts of a recipient or sender until the transaction ends. */
  async lock(tx: Tx, key: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('stores.contact'), hashtext($1))`, [key]);
  }

  /** Number of contacts of this kind in the last 24 hours, by recipient, store and sender. */
  async countLastDay(
    tx: Tx,
    { kind, recipient, storeId, userId }: Contact,
    now: Date,
  ): Promise<Record<ContactScope, number>> {
    const [used] = await tx.query<Record<ContactScope, number>>(
      `select count(*) filter (where recipient = $2)::int as recipient, count(*) filter (where store_id = $3)::int as store,
         count(*) filter (where user_id = $4)::int as sender
       from stores.contacts where kind = $1 and at > $5::timestamptz - interval '24 hours'
         and (recipient = $2 or store_id = $3 or user_id = $4)`,
      [kind, recipient, storeId, userId, now],
    );
    return used!;
  }

  async add(tx: Tx, { kind, storeId, userId, recipient }: Contact, now: Date): Promise<void> {
    await tx.query(
      'insert into stores.contacts (id, kind, store_id, user_id, recipient, at) values ($1, $2, $3, $4, $5, $6)',
      [newId(), kind, storeId, userId, recipient, now],
    );
  }

  async deleteExpired(tx: Tx, now: Date): Promise<void> {
    await tx.query(`delete from stores.contacts where at < $1::timestamptz - interval '2 days'`, [now]);
  }
}
