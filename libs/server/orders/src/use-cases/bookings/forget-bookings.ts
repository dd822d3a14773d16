import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { Booking, type BookingState } from '../../domain/bookings/booking';
import { BookingRepository, bookingSelection } from '../../persistence/bookings/booking.repository';

const BATCH = 500;
/** SQL that erases the customer of a past booking and keeps the facts of the event. */
const FORGOTTEN = `customer_name = '', customer_phone = null, phone_key = null, place = '', note = '', title = case when unit_id is null then '' else title end,
  link_id = null, link_hash = null, link_until = null, forget_at = null, version = version + 1`;

/** Erases the customers of bookings whose retention has ended; of the links sent it keeps the data that limits need. */
export class ForgetOldBookings extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ForgetOldBookings)
export class ForgetOldBookingsHandler implements ICommandHandler<ForgetOldBookings> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ now }: ForgetOldBookings): Promise<void> {
    for (let gone = BATCH; gone === BATCH;)
      gone = await this.work.run(async (tx) => {
        const rows = await tx.query(
          `update orders.bookings set ${FORGOTTEN} where id in (
             select id from orders.bookings where forget_at <= $1 order by forget_at limit ${BATCH} for update skip locked) returning id`,
          [now],
        );
        return returningRows(rows).length;
      });
    await this.work.run((tx) =>
      tx.query(
        `delete from orders.booking_links where sent_at < $1::timestamptz - interval '2 days'
           and (not refused or sent_at < $1::timestamptz - interval '1 year')`,
        [now],
      ),
    );
  }
}

/** The phone's owner has closed the account: past bookings are erased now, future ones when they end. */
export const forgetBookingsOf = async (tx: Tx, phoneKey: string, now: Date): Promise<void> => {
  await tx.query(`update orders.bookings set ${FORGOTTEN} where phone_key = $1 and ends_at <= $2`, [
    phoneKey,
    now,
  ]);
  await tx.query(
    `update orders.bookings set forget_at = ends_at, link_id = null, link_hash = null, link_until = null where phone_key = $1`,
    [phoneKey],
  );
};

/** Removes the bookings of a store that is closed for good: they hold no place and name no person. */
export class RemoveBookingsOf extends Command<void> {
  constructor(
    readonly storeId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(RemoveBookingsOf)
export class RemoveBookingsOfHandler implements ICommandHandler<RemoveBookingsOf> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bookings: BookingRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId, delivery }: RemoveBookingsOf): Promise<void> {
    for (let more = true; more;) more = await this.work.run((tx) => this.portion(tx, storeId));
    await this.work.runOnce(delivery, async (tx) => {
      await tx.query(
        `update orders.bookings set ${FORGOTTEN} where store_id = $1 and forget_at is not null`,
        [storeId],
      );
    });
  }

  /** Removes one batch; future bookings free their places. */
  private async portion(tx: Tx, storeId: string): Promise<boolean> {
    const states = await tx.query<BookingState>(
      `select ${bookingSelection} from orders.bookings b where b.store_id = $1 and b.status <> 'removed' and b.ends_at > $2
       order by b.starts_at, b.id limit ${BATCH} for update`,
      [storeId, this.clock.now()],
    );
    for (const state of states) {
      const booking = new Booking(state);
      booking.remove('system');
      await this.bookings.save(tx, booking);
    }
    return states.length === BATCH;
  }
}
