import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Booking as BookingContract, BookingForm, BookingId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { StoresGateway } from '../../stores-gateway';
import { BookingRepository } from '../../persistence/bookings/booking.repository';
import { TypedTerms } from '../../services/booking-terms';
import { bookingView } from '../../views/booking-view';

type Of = { store: string; bookingId: BookingId; userId: UserId };

/** Changes the terms of a booking; a change of the day takes a place of the new day first. */
export class EditBooking extends Command<Result<BookingContract>> {
  constructor(
    readonly of: Of,
    readonly form: BookingForm & { version: number },
  ) {
    super();
  }
}

@CommandHandler(EditBooking)
export class EditBookingHandler implements ICommandHandler<EditBooking> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly bookings: BookingRepository,
    private readonly terms: TypedTerms,
    private readonly clock: Clock,
  ) {}

  async execute({ of: { store, bookingId, userId }, form }: EditBooking): Promise<Result<BookingContract>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    const typed = await this.terms.ofChange(form, works.partnerId, bookingId);
    if (!typed.ok) return typed;
    const terms = typed.value;
    const calendar = await this.stores.calendarAt(works.partnerId, terms.startsAt);
    if (!calendar) return refuse('not_found');
    return this.work.run(async (tx) => {
      const booking = await this.bookings.load(tx, works.partnerId, bookingId);
      if (!booking) return refuse('not_found');
      if (booking.state.version !== form.version) return refuse('conflict.version');
      const changed = booking.change(terms, this.clock.now());
      if (!changed.ok) return changed;
      if (!(await this.bookings.moveSlot(tx, bookingId, terms.startsAt, calendar.dailyCapacity)))
        return refuse('slot.taken', { fields: { startsAt: 'slot.taken' } });
      await this.bookings.save(tx, booking);
      return accept(bookingView(booking.state));
    });
  }
}

/** Removes a booking and frees its place. The customer's data is erased at once. */
export class RemoveBooking extends Command<Result<undefined>> {
  constructor(readonly of: Of) {
    super();
  }
}

@CommandHandler(RemoveBooking)
export class RemoveBookingHandler implements ICommandHandler<RemoveBooking> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly bookings: BookingRepository,
  ) {}

  async execute({ of: { store, bookingId, userId } }: RemoveBooking): Promise<Result<undefined>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    return this.work.run(async (tx) => {
      const booking = await this.bookings.load(tx, works.partnerId, bookingId);
      if (!booking) return refuse('not_found');
      const removed = booking.remove('partner');
      if (!removed.ok) return removed;
      await this.bookings.save(tx, booking);
      return accept();
    });
  }
}
