import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { isOpenAt } from '../../domain/calendar/opening-hours';
import { AvailabilityQueries } from '../../persistence/availability/availability.queries';

export type CalendarOfStore = {
  /** Whether the store's rules are open at that moment. Capacity is a separate question. */
  open: boolean;
  dailyCapacity: number;
  /** The point from which kilometres are counted. */
  geocode: { lat: number; lng: number };
};

/** The calendar that a change of an order needs of its store, even when the ordered unit is gone; null: the store is closed for good. */
export class CalendarAt extends Query<CalendarOfStore | null> {
  constructor(
    readonly storeId: StoreId,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(CalendarAt)
export class CalendarAtHandler implements IQueryHandler<CalendarAt> {
  constructor(private readonly availability: AvailabilityQueries) {}

  async execute({ storeId, at }: CalendarAt): Promise<CalendarOfStore | null> {
    const row = await this.availability.calendarOf(storeId);
    if (!row) return null;
    const { rules, dailyCapacity, lat, lng } = row;
    return { open: isOpenAt(rules, at), dailyCapacity, geocode: { lat, lng } };
  }
}
