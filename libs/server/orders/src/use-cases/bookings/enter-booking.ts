import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Booking as BookingContract, BookingForm, StoreId, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { StoresGateway } from '../../stores-gateway';
import { Booking } from '../../domain/bookings/booking';
import { BookingRepository } from '../../persistence/bookings/booking.repository';
import { TypedTerms } from '../../services/booking-terms';
import { bookingView } from '../../views/booking-view';

/** Enters a booking, which takes a place of its day as an order does. The same key returns the same booking in its present state. */
export class EnterBooking extends Command<Result<BookingContract>> {
  constructor(
    readonly store: string,
    readonly form: BookingForm,
    readonly userId: UserId,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(EnterBooking)
export class EnterBookingHandler implements ICommandHandler<EnterBooking> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly bookings: BookingRepository,
    private readonly terms: TypedTerms,
    private readonly clock: Clock,
  ) {}

  async execute(asked: EnterBooking): Promise<Result<BookingContract>> {
    const works = await this.stores.roleAt(asked.store, asked.userId);
    if (!works) return refuse('not_found');
    const { partnerId: storeId } = works;
    const earlier = await this.earlier(asked, storeId);
    if (earlier) return earlier;
    const entered = await this.enter(asked, storeId);
    // when two requests with one key run concurrently, the second returns the booking of the first
    return entered.ok && entered.value
      ? accept(entered.value)
      : ((await this.earlier(asked, storeId)) ?? (entered as Result<BookingContract>));
  }

  /** Undefined when the key was used before. */
  private async enter(
    { form, userId, key }: EnterBooking,
    storeId: StoreId,
  ): Promise<Result<BookingContract | undefined>> {
    const terms = await this.terms.of(form, storeId);
    if (!terms.ok) return terms;
    const calendar = await this.stores.calendarAt(storeId, terms.value.startsAt);
    if (!calendar) return refuse('not_found');
    const booking = Booking.enter({ id: newId(), storeId, enteredBy: userId }, terms.value, this.clock.now());
    if (!booking.ok) return booking;
    const { state } = booking.value;
    return this.work.run(async (tx) => {
      if (!(await this.bookings.add(tx, booking.value, { key, asked: hashOf(form) })))
        return accept(undefined);
      if (!(await this.bookings.takeSlot(tx, state, calendar.dailyCapacity)))
        return refuse('slot.taken', { fields: { startsAt: 'slot.taken' } });
      tx.hint(`store:${storeId}`);
      return accept(bookingView(state));
    });
  }

  private async earlier(
    { form, userId, key }: EnterBooking,
    storeId: StoreId,
  ): Promise<Result<BookingContract> | undefined> {
    const found = await this.bookings.findByKey(userId, storeId, key);
    if (!found) return undefined;
    return found.asked === hashOf(form) ? accept(bookingView(found)) : refuse('idempotency.reused');
  }
}

const hashOf = (form: BookingForm): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url');
