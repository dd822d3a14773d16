import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RsvpId } from '@smachot/contracts';
import { forEachAlone, type Delivery, UnitOfWork } from '@smachot/server-platform';
import { GuestsGateway } from '../../guests-gateway';
import { OrdersGateway } from '../../orders-gateway';
import { GuestRatingQueries } from '../../persistence/guest-rating.queries';
import { GuestRatingRepository } from '../../persistence/guest-rating.repository';
import { Writing } from '../../services/writing';

const BATCH = 100;

/** Notes how many people arrived at celebrations, once their doors are closed. */
export class NoteArrivals extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(NoteArrivals)
export class NoteArrivalsHandler implements ICommandHandler<NoteArrivals> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly guests: GuestsGateway,
    private readonly queries: GuestRatingQueries,
    private readonly ratings: GuestRatingRepository,
  ) {}

  async execute({ now }: NoteArrivals): Promise<void> {
    const due = await this.queries.arrivalsDue(now, BATCH);
    if (!due.length) return;
    const counted = await this.guests.arrived([...new Set(due.map(({ eventId }) => eventId))]);
    const byEvent = new Map(counted.map((seats) => [seats.eventId, seats]));
    await this.work.run(async (tx) => {
      for (const { orderId, eventId } of due) {
        const seats = byEvent.get(eventId);
        const open = seats && seats.closesAt > now;
        // of a celebration that was deleted nobody is known to have come
        const arrived = seats ? Math.max(0, seats.arrived - seats.inDoubt) : 0;
        await this.ratings.noteArrivals(tx, orderId, open ? null : arrived, open ? seats.closesAt : now);
      }
    });
  }
}

/** Makes ratings of guests final when their time is over: the sum stays, what each guest gave is deleted. */
export class SettleGuestRatings extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(SettleGuestRatings)
export class SettleGuestRatingsHandler implements ICommandHandler<SettleGuestRatings> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrdersGateway,
    private readonly queries: GuestRatingQueries,
    private readonly ratings: GuestRatingRepository,
    private readonly writing: Writing,
  ) {}

  async execute({ now }: SettleGuestRatings): Promise<void> {
    const due = await this.queries.toSettle(now, BATCH);
    if (!due.length) return;
    const orders = new Map((await this.orders.byIds(due)).map((order) => [order.orderId, order]));
    await forEachAlone(due, String, (orderId) =>
      this.work.run(async (tx) => {
        const order = orders.get(orderId);
        const paid = order !== undefined && (await this.writing.isPaid(tx, order));
        await this.ratings.settle(tx, orderId, paid, now);
      }),
    );
  }
}

/** Deletes what erased guests gave. */
export class ForgetGuests extends Command<void> {
  constructor(
    readonly guestIds: readonly RsvpId[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetGuests)
export class ForgetGuestsHandler implements ICommandHandler<ForgetGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ratings: GuestRatingRepository,
  ) {}

  async execute({ guestIds, delivery }: ForgetGuests): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.ratings.forgetGuests(tx, guestIds));
  }
}
