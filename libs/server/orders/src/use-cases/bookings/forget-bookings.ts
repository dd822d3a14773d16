import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { BookingLinkRepository } from '../../persistence/bookings/booking-link.repository';
import { BookingRepository } from '../../persistence/bookings/booking.repository';

/** Erases the customers of bookings whose retention has ended; of the links sent it keeps the data that limits need. */
export class ForgetOldBookings extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ForgetOldBookings)
export class ForgetOldBookingsHandler implements ICommandHandler<ForgetOldBookings> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bookings: BookingRepository,
    private readonly links: BookingLinkRepository,
  ) {}

  async execute({ now }: ForgetOldBookings): Promise<void> {
    while (await this.work.run((tx) => this.bookings.eraseDue(tx, now)));
    await this.work.run((tx) => this.links.purge(tx, now));
  }
}

/** Removes the bookings of a store that is closed for good: they hold no place and name no person. */
export class RemoveBookingsOf extends Command<void> {
  constructor(
    readonly storeId: StoreId,
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
    while (await this.work.run((tx) => this.bookings.removeOfStore(tx, storeId, this.clock.now())));
    await this.work.runOnce(delivery, (tx) => this.bookings.eraseOfStore(tx, storeId));
  }
}
