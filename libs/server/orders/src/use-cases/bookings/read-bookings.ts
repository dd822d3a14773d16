import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, BookingId, InputOf, listBookings, readBooking } from '@smachot/contracts';
import { accept, addDays, atWallTime, Clock, DAY_MS, refuse, type Result, wallTime } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { StoresGateway } from '../../stores-gateway';
import { daysOf } from '../../domain/whole-days';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { searchedWords } from '../../persistence/bookings/searched-words';
import { RETENTION_MS } from '../../domain/bookings/booking';
import { bookingCursor, readBookingCursor } from '../../views/booking-cursor';
import { bookingView } from '../../views/booking-view';

type ListBookingsInput = InputOf<typeof listBookings>['query'];
const REMEMBERED_DAYS = Math.ceil(RETENTION_MS / DAY_MS) + 2;

/** Bookings of a store that hold a place of a day, for its crew and for a reader who may only look. */
export class ListBookings extends Query<Result<AnswerOf<typeof listBookings>>> {
  constructor(
    readonly store: string,
    readonly asked: ListBookingsInput,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListBookings)
export class ListBookingsHandler implements IQueryHandler<ListBookings> {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ store, asked, reader }: ListBookings): Promise<Result<AnswerOf<typeof listBookings>>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { from, till } = daysOf(asked);
    const words = searchedWords(asked.q);
    const rows = await this.bookings.within(seen.partnerId, {
      from: from ?? (asked.to ? null : this.since(words ? REMEMBERED_DAYS : 0)),
      till,
      words,
      after: readBookingCursor(asked.cursor),
      limit: asked.limit + 1,
    });
    const shown = rows.slice(0, asked.limit);
    const last = shown.at(-1);
    return accept({
      partnerId: seen.partnerId,
      bookings: shown.map(bookingView),
      nextCursor: last && rows.length > asked.limit ? bookingCursor(last) : null,
    });
  }

  private since(daysAgo: number): Date {
    return atWallTime(addDays(wallTime(this.clock.now()).day, -daysAgo), '00:00');
  }
}

export class OneBooking extends Query<Result<AnswerOf<typeof readBooking>>> {
  constructor(
    readonly store: string,
    readonly bookingId: BookingId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OneBooking)
export class OneBookingHandler implements IQueryHandler<OneBooking> {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ store, bookingId, reader }: OneBooking): Promise<Result<AnswerOf<typeof readBooking>>> {
    const seen = await this.stores.seenBy(store, reader);
    const found = seen && (await this.bookings.find(seen.partnerId, bookingId));
    return found ? accept(bookingView(found)) : refuse('not_found');
  }
}
