import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import type { BookingId, BookingLinkId, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { BookingState } from '../../domain/bookings/booking';
import type { SearchedWords } from './searched-words';
import { bookingSelection } from './booking.repository';

type Span = {
  from: Date | null;
  till: Date | null;
  words?: SearchedWords | undefined;
  after?: Pick<BookingState, 'startsAt' | 'id'> | undefined;
  limit: number;
};

/** Bookings of a store ahead that were declined: how many, the nearest start, and the customer's words about the nearest that has some. */
export type Declined = { count: number; until: Date | null; reason: string };

/** Condition on `b`: its customer did not confirm it, and it starts at this moment or after it. */
export const DECLINED_AHEAD = `b.status = 'declined' and b.starts_at >=`;

/** Reads bookings without a lock. */
@Injectable()
export class BookingQueries {
  constructor(private readonly read: ReadModel) {}

  find(storeId: StoreId, id: BookingId): Promise<BookingState | undefined> {
    return this.read.one<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.id = $1 and b.store_id = $2 and b.status <> 'removed'`,
      [id, storeId],
    );
  }

  /** The booking of a valid link, by the hash of the link's token. */
  findByLink(hash: string, now: Date): Promise<BookingState | undefined> {
    return this.read.one<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.link_hash = $1 and b.link_until > $2`,
      [hash, now],
    );
  }

  /** Id of the store whose booking has a link, also one that is no longer valid. */
  async storeOfLink(hash: string): Promise<string | undefined> {
    const known = await this.read.one<{ storeId: StoreId }>(
      'select store_id as "storeId" from orders.bookings where link_hash = $1',
      [hash],
    );
    return known?.storeId;
  }

  /** Phone and store of a booking whose customer is asked by this link; undefined when the link is no longer its valid one. */
  linkRecipient(
    bookingId: BookingId,
    linkId: BookingLinkId,
    now: Date,
  ): Promise<{ phone: E164; storeId: StoreId } | undefined> {
    return this.read.one<{ phone: E164; storeId: StoreId }>(
      `select customer_phone as phone, store_id as "storeId" from orders.bookings
       where id = $1 and link_id = $2 and status = 'asked' and link_until > $3 and customer_phone is not null`,
      [bookingId, linkId, now],
    );
  }

  async declined(storeId: StoreId, now: Date): Promise<Declined> {
    const row = await this.read.one<Declined>(
      `select count(*)::int as count, min(starts_at) as until,
         coalesce((array_agg(reason order by starts_at) filter (where reason <> ''))[1], '') as reason from orders.bookings b
       where b.store_id = $1 and ${DECLINED_AHEAD} $2`,
      [storeId, now],
    );
    return row!;
  }

  /** Bookings of a store that hold a place and start within the interval, ordered by start. */
  within(storeId: StoreId, { from, till, after, words, limit }: Span): Promise<BookingState[]> {
    return this.read.rows<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.store_id = $1 and b.status <> 'removed'
         and ($2::timestamptz is null or b.starts_at >= $2) and ($3::timestamptz is null or b.starts_at < $3)
         and ($4::timestamptz is null or (b.starts_at, b.id) > ($4, $5::uuid))
         and ($7::text is null or platform.name_key(concat_ws(' ', b.customer_name, b.title, b.place)) like $7 or b.customer_phone like $8)
       order by b.starts_at, b.id limit $6`,
      [
        storeId,
        from,
        till,
        after?.startsAt ?? null,
        after?.id ?? null,
        limit,
        words?.text ?? null,
        words?.phone ?? null,
      ],
    );
  }
}
