import { Injectable } from '@nestjs/common';
import {
  assignments,
  type Columns,
  ReadModel,
  returningRows,
  selection,
  toRow,
  type Tx,
} from '@smachot/server-platform';
import { Slots } from '../placing/slots';
import { Booking, type BookingState } from '../../domain/bookings/booking';
import type { SearchedWords } from '../../domain/bookings/searched-words';

const columns: Columns<BookingState> = {
  id: 'id',
  storeId: 'store_id',
  enteredBy: 'entered_by',
  status: 'status',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  customerName: 'customer_name',
  customerPhone: 'customer_phone',
  phoneKey: 'phone_key',
  eventKind: 'event_kind',
  participants: 'participants',
  unitId: 'unit_id',
  title: 'title',
  place: 'place',
  price: 'price',
  note: 'note',
  linkId: 'link_id',
  linkHash: 'link_hash',
  linkUntil: 'link_until',
  askedAt: 'asked_at',
  answeredAt: 'answered_at',
  declinedBecause: 'declined_because',
  forgetAt: 'forget_at',
  createdAt: 'created_at',
  version: 'version',
};
export const bookingSelection = selection(columns, 'b');
const FROZEN: (keyof BookingState)[] = ['id', 'storeId', 'enteredBy', 'createdAt'];

/** Idempotency key of a booking and the hash of the request it was used for. */
export type Entering = { key: string; asked: string };

@Injectable()
export class BookingRepository {
  constructor(
    private readonly read: ReadModel,
    private readonly slots: Slots,
  ) {}

  /** False when the key was used before. */
  async add(tx: Tx, { state }: Booking, entering: Entering): Promise<boolean> {
    const added = returningRows(
      await tx.query<{ id: string }>(
        `insert into orders.bookings select * from json_populate_record(null::orders.bookings, $1)
         on conflict (entered_by, store_id, key) do nothing returning id`,
        [JSON.stringify({ ...toRow(columns, state), ...entering })],
      ),
    );
    return added.length > 0;
  }

  /** Locks the row, so that changes of one booking run one after another. */
  async load(tx: Tx, storeId: string, id: string): Promise<Booking | undefined> {
    const [state] = await tx.query<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.id = $1 and b.store_id = $2 and b.status <> 'removed' for update`,
      [id, storeId],
    );
    return state && new Booking(state);
  }

  /** Finds a booking by the hash of the token of a valid link, and locks it. */
  async ofLink(tx: Tx, hash: string, now: Date): Promise<Booking | undefined> {
    const [state] = await tx.query<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.link_hash = $1 and b.link_until > $2 for update`,
      [hash, now],
    );
    return state && new Booking(state);
  }

  async save(tx: Tx, booking: Booking): Promise<void> {
    const { state } = booking;
    state.version += 1;
    if (!booking.holdsSlot) await this.slots.free(tx, state.id);
    await tx.query(
      `update orders.bookings b set ${assignments<BookingState>(columns, FROZEN)}
       from json_populate_record(null::orders.bookings, $1) n where b.id = n.id`,
      [JSON.stringify(toRow(columns, state))],
    );
    tx.hint(`store:${state.storeId}`);
  }

  one(storeId: string, id: string): Promise<BookingState | undefined> {
    return this.read.one<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.id = $1 and b.store_id = $2 and b.status <> 'removed'`,
      [id, storeId],
    );
  }

  /** The booking created with a key and the request it was used for; also when the booking has been removed. */
  ofKey(
    enteredBy: string,
    storeId: string,
    key: string,
  ): Promise<(BookingState & { asked: string }) | undefined> {
    return this.read.one(
      `select ${bookingSelection}, b.asked from orders.bookings b where b.entered_by = $1 and b.store_id = $2 and b.key = $3`,
      [enteredBy, storeId, key],
    );
  }

  /** Bookings of a store that hold a place and start within the interval, ordered by start. */
  within(
    storeId: string,
    {
      from,
      till,
      after,
      words,
      limit,
    }: {
      from: Date | null;
      till: Date | null;
      words?: SearchedWords | undefined;
      after?: Pick<BookingState, 'startsAt' | 'id'> | undefined;
      limit: number;
    },
  ): Promise<BookingState[]> {
    return this.read.rows<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.store_id = $1 and b.status <> 'removed'
         and ($2::timestamptz is null or b.starts_at >= $2) and ($3::timestamptz is null or b.starts_at < $3)
         and ($4::timestamptz is null or (b.starts_at, b.id) > ($4, $5::uuid))
         and ($7::text is null or concat_ws(' ', b.customer_name, b.title, b.place) ilike $7 or b.customer_phone like $8)
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
