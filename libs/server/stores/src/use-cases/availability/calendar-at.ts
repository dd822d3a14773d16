import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Availability } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { isOpenAt } from '../../domain/calendar/opening-hours';

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
    readonly storeId: string,
    readonly at: Date,
  ) {
    super();
  }
}

type Row = {
  /** Null: hours were never chosen. */
  rules: Availability[] | null;
  dailyCapacity: number;
  lat: number;
  lng: number;
};

@QueryHandler(CalendarAt)
export class CalendarAtHandler implements IQueryHandler<CalendarAt> {
  constructor(private readonly read: ReadModel) {}

  async execute({ storeId, at }: CalendarAt): Promise<CalendarOfStore | null> {
    const row = await this.read.one<Row>(
      `select case when s.hours_chosen then coalesce(a.rules, '[]') end as rules, s.daily_capacity as "dailyCapacity", s.lat, s.lng
       from stores.stores s left join stores.availability a on a.store_id = s.id where s.id = $1 and s.closed_at is null`,
      [storeId],
    );
    if (!row) return null;
    const { rules, dailyCapacity, lat, lng } = row;
    return { open: isOpenAt(rules, at), dailyCapacity, geocode: { lat, lng } };
  }
}
