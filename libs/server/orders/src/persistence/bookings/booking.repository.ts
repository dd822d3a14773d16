import { Injectable } from '@nestjs/common';
import type { BookingId, StoreId } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import {
  assignments,
  forgetAnswersAbout,
  ReadModel,
  returningRows,
  selection,
  toRow,
  type Tx,
  columnsWithout,
} from '@smachot/server-platform';
import { SlotRepository } from '../placing/slot.repository';
import { Booking, type BookingState } from '../../domain/bookings/booking';
import { BookingSchema } from './bookings.schema';

const columns = columnsWithout(BookingSchema, ['key', 'asked']);
export const bookingSelection = selection(columns, 'b');
const FROZEN: (keyof BookingState)[] = ['id', 'storeId', 'enteredBy', 'createdAt'];

const BATCH = 500;
/** SQL that erases the customer of a past booking and keeps the facts of the event. */
const ERASED = `customer_name = '', customer_phone = null, phone_key = null, place = '', note = '', reason = '', dishes = '[]',
  title = case when unit_id is null then '' else title end,
  link_id = null, link_hash = null, link_until = null, forget_at = null, version = version + 1`;

/** Idempotency key of a booking and the hash of the request it was used for. */
export type Entering = { key: string; asked: string };

/** Repository of bookings, each with the slot it holds. */
@Injectable()
export class BookingRepository {
  constructor(
    private readonly read: ReadModel,
    private readonly slots: SlotRepository,
  ) {}

  /** False when the key was used before. */
  async add(tx: Tx, { state }: Booking, entering: Entering): Promise<boolean> {
    const added = returningRows(
      await tx.query<{ id: BookingId }>(
        `insert into orders.bookings select * from json_populate_record(null::orders.bookings, $1)
         on conflict (entered_by, store_id, key) do nothing returning id`,
        [JSON.stringify({ ...toRow(columns, state), ...entering })],
      ),
    );
    return added.length > 0;
  }

  /** Takes a slot of the day the booking starts on; false when the day has none left. */
  takeSlot(tx: Tx, { id, storeId, startsAt }: BookingState, capacity: number): Promise<boolean> {
    return this.slots.take(tx, id, { storeId, day: wallTime(startsAt).day }, capacity);
  }

  /** Moves the booking's slot to the day of another start; false when that day has none left. */
  moveSlot(tx: Tx, id: BookingId, startsAt: Date, capacity: number): Promise<boolean> {
    return this.slots.move(tx, id, { day: wallTime(startsAt).day, capacity });
  }

  /** Locks the row, so that changes of one booking run one after another. */
  async load(tx: Tx, storeId: StoreId, id: BookingId): Promise<Booking | undefined> {
    const [state] = await tx.query<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.id = $1 and b.store_id = $2 and b.status <> 'removed' for update`,
      [id, storeId],
    );
    return state && new Booking(state);
  }

  /** Finds a booking by the hash of the token of a valid link, and locks it. */
  async loadByLink(tx: Tx, hash: string, now: Date): Promise<Booking | undefined> {
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
    if (state.status === 'removed') await this.forgetAnswers(tx, [state]);
    tx.hint(`store:${state.storeId}`);
  }

  /**
   * The booking created with a key and the request it was used for; also when the booking has been removed. Read before the
   * transaction: a repeated request opens none.
   */
  findByKey(
    enteredBy: string,
    storeId: StoreId,
    key: string,
  ): Promise<(BookingState & { asked: string }) | undefined> {
    return this.read.one(
      `select ${bookingSelection}, b.asked from orders.bookings b where b.entered_by = $1 and b.store_id = $2 and b.key = $3`,
      [enteredBy, storeId, key],
    );
  }

  /** Erases the customers of one batch of bookings whose retention has ended. Returns whether there may be more. */
  async eraseDue(tx: Tx, now: Date): Promise<boolean> {
    const erased = await this.erase(
      tx,
      `id in (select id from orders.bookings where forget_at <= $1 order by forget_at limit ${BATCH} for update skip locked)`,
      [now],
    );
    return erased === BATCH;
  }

  /** The phone's owner has closed the account: past bookings are erased now, future ones when they end. */
  async eraseOfPhone(tx: Tx, phoneKey: string, now: Date): Promise<void> {
    await this.erase(tx, 'phone_key = $1 and ends_at <= $2', [phoneKey, now]);
    const ahead = await tx.query<{ id: BookingId }>(
      `update orders.bookings set forget_at = ends_at, link_id = null, link_hash = null, link_until = null where phone_key = $1 returning id`,
      [phoneKey],
    );
    await this.forgetAnswers(tx, returningRows(ahead));
  }

  /** Erases the customers of all bookings of a store. */
  async eraseOfStore(tx: Tx, storeId: StoreId): Promise<void> {
    await this.erase(tx, 'store_id = $1 and forget_at is not null', [storeId]);
  }

  /** Removes one batch of a store's bookings that are not over, and frees their slots. Returns whether there may be more. */
  async removeOfStore(tx: Tx, storeId: StoreId, now: Date): Promise<boolean> {
    const states = await tx.query<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.store_id = $1 and b.status <> 'removed' and b.ends_at > $2
       order by b.starts_at, b.id limit ${BATCH} for update`,
      [storeId, now],
    );
    for (const state of states) {
      const booking = new Booking(state);
      booking.remove('system');
      await this.save(tx, booking);
    }
    return states.length === BATCH;
  }

  private async erase(tx: Tx, which: string, parameters: unknown[]): Promise<number> {
    const rows = returningRows(
      await tx.query<{ id: BookingId }>(
        `update orders.bookings set ${ERASED} where ${which} returning id`,
        parameters,
      ),
    );
    await this.forgetAnswers(tx, rows);
    return rows.length;
  }

  private forgetAnswers(tx: Tx, bookings: readonly { id: BookingId }[]): Promise<void> {
    return forgetAnswersAbout(
      tx,
      'bookings',
      bookings.map(({ id }) => id),
    );
  }
}
