import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, answerBookingLink, BookingLink, InputOf } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, safeWords, toShekels } from '@smachot/kernel';
import { type Tx, UnitOfWork, withoutContacts } from '@smachot/server-platform';
import type { KnownStore } from '@smachot/server-stores';
import { StoresGateway } from '../../stores-gateway';
import { BookingLinks } from '../../services/booking-links';
import { BookingRepository } from '../../persistence/bookings/booking.repository';
import type { BookingState } from '../../domain/bookings/booking';

/** Reads the booking behind a link for anyone who has the link: the terms the customer is asked to confirm. */
export class ReadBookingLink extends Query<Result<BookingLink>> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(ReadBookingLink)
export class ReadBookingLinkHandler implements IQueryHandler<ReadBookingLink> {
  constructor(
    private readonly links: BookingLinks,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ReadBookingLink): Promise<Result<BookingLink>> {
    const state = await this.links.bookingOf(token, this.clock.now());
    const store = state && (await this.stores.known(state.storeId));
    if (!state || !store || store.closed) return refuse('not_found');
    return accept({
      businessName: store.businessName,
      status: state.status,
      declinedBecause: state.declinedBecause,
      reason: state.reason,
      // typed by a store the reader may not know: addresses and phone numbers are removed
      title: safeWords(state.title),
      place: safeWords(state.place),
      startsAt: state.startsAt.toISOString(),
      endsAt: state.endsAt.toISOString(),
      participants: state.participants,
      price: state.price === null ? null : toShekels(state.price),
      until: state.linkUntil!.toISOString(),
    });
  }
}

type AnsweredBooking = { crew: string[]; store: KnownStore; state: BookingState };

/** Notifies the crew. The customer's name is read when the notification is shown or sent: stored in it, it would outlive the booking's. */
const tellCrew = (tx: Tx, { crew, store, state }: AnsweredBooking): void => {
  for (const userId of crew)
    tx.emit('notifications.wanted', {
      userId,
      kind: state.status === 'confirmed' ? 'booking_confirmed' : 'booking_declined',
      values: {
        side: 'partner',
        store: store.businessName,
        bookingId: state.id,
        startsAt: state.startsAt.toISOString(),
      },
      href: `/dashboard/${store.partnerUsername}/orders/bookings/${state.id}`,
      urgent: false,
    });
};

type LinkAnswer = InputOf<typeof answerBookingLink>['body'];
type Answered = AnswerOf<typeof answerBookingLink>;

/** Records the customer's answer to a booking; the store sees it. */
export class AnswerBookingLink extends Command<Result<Answered>> {
  constructor(readonly asked: LinkAnswer) {
    super();
  }
}

@CommandHandler(AnswerBookingLink)
export class AnswerBookingLinkHandler implements ICommandHandler<AnswerBookingLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly bookings: BookingRepository,
    private readonly links: BookingLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ asked: { token, answer, reason } }: AnswerBookingLink): Promise<Result<Answered>> {
    const now = this.clock.now();
    const storeId = await this.links.storeOf(token);
    if (!storeId) return refuse('not_found');
    const [crew, store] = await Promise.all([this.stores.crew(storeId), this.stores.known(storeId)]);
    return this.work.run(async (tx) => {
      const booking = await this.bookings.loadByLink(tx, this.links.hashOf(token), now);
      if (!booking) return refuse('not_found');
      const { linkId, status: before } = booking.state;
      const moved =
        answer === 'confirm'
          ? booking.confirm(now)
          : booking.decline({ because: answer, reason: withoutContacts(reason) }, now);
      if (!moved.ok) return moved;
      if (answer === 'not_me') await this.links.refused(tx, linkId!);
      await this.bookings.save(tx, booking);
      // a second tap changes nothing, so the crew is not told again
      if (store && booking.state.status !== before) tellCrew(tx, { crew, store, state: booking.state });
      for (const userId of crew) tx.hint(`user:${userId}`);
      const { status, declinedBecause } = booking.state;
      return accept({ status, declinedBecause });
    });
  }
}
