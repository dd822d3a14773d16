import { Injectable } from '@nestjs/common';
import type { BookingLinkId, StoreId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

export type SentLink = { linkId: BookingLinkId; storeId: StoreId; userId: UserId; phoneKey: string };
/** Links sent in the last 24 hours, over everybody and per recipient, store and sender. */
export type LinkCounts = Record<'everybody' | 'recipient' | 'store' | 'sender', number> & {
  /** The recipient told this store that the phone is not its customer's. */
  notTheirs: boolean;
  /** Refusals of this store's links within 30 days. */
  refusals: number;
};

/** Repository of the links that ask customers to confirm a booking, stored for the limits. */
@Injectable()
export class BookingLinkRepository {
  /** Locks the table's limits until the transaction ends, so that concurrent requests are counted one after another. */
  async lock(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('orders.booking_links'), 0)`);
  }

  async count(
    tx: Tx,
    { storeId, userId, phoneKey }: Omit<SentLink, 'linkId'>,
    now: Date,
  ): Promise<LinkCounts> {
    const [counts] = await tx.query<LinkCounts>(
      `select count(*) filter (where today)::int as everybody, count(*) filter (where today and phone_key = $2)::int as recipient,
         count(*) filter (where today and store_id = $3)::int as store, count(*) filter (where today and user_id = $4)::int as sender,
         coalesce(bool_or(refused and store_id = $3 and phone_key = $2), false) as "notTheirs",
         count(*) filter (where refused and store_id = $3 and sent_at > $1::timestamptz - interval '30 days')::int as refusals
       from (select *, sent_at > $1::timestamptz - interval '24 hours' as today from orders.booking_links
         where sent_at > $1::timestamptz - interval '24 hours' or (refused and store_id = $3)) l`,
      [now, phoneKey, storeId, userId],
    );
    return counts!;
  }

  async add(tx: Tx, { linkId, storeId, userId, phoneKey }: SentLink, now: Date): Promise<void> {
    await tx.query(
      'insert into orders.booking_links (id, store_id, user_id, phone_key, sent_at) values ($1, $2, $3, $4, $5)',
      [linkId, storeId, userId, phoneKey, now],
    );
  }

  async markRefused(tx: Tx, linkId: BookingLinkId): Promise<void> {
    await tx.query('update orders.booking_links set refused = true where id = $1', [linkId]);
  }

  /** Deletes the links that no limit needs any more. */
  async purge(tx: Tx, now: Date): Promise<void> {
    await tx.query(
      `delete from orders.booking_links where sent_at < $1::timestamptz - interval '2 days'
           and (not refused or sent_at < $1::timestamptz - interval '1 year')`,
      [now],
    );
  }
}
