import { Injectable } from '@nestjs/common';
import type { AnswerOf, Availability, readAvailability, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { Reader } from '../crew/crew.queries';
import { namedBy } from '../stores/partner-key';

type Rules = {
  /** Null: hours were never chosen. */
  rules: Availability[] | null;
  dailyCapacity: number;
};
export type StoreCalendar = Rules & { lat: number; lng: number };
export type CustomerCalendar = Rules & { shortestNotice: number; taken: { day: string; taken: number }[] };

/** Reads the calendars of stores that are not closed. */
@Injectable()
export class AvailabilityQueries {
  constructor(private readonly read: ReadModel) {}

  /** The availability of a store that the reader has access to. */
  ofStoreSeenBy(partner: string, reader: Reader): Promise<AnswerOf<typeof readAvailability> | undefined> {
    return this.read.one<AnswerOf<typeof readAvailability>>(
      `select coalesce(a.rules, '[]') as availabilities, s.shortest_notice as "shortestNotice", s.daily_capacity as "dailyCapacity",
         s.slots_per_customer as "slotsPerCustomer", s.hours_chosen as "hoursChosen", s.version
       from stores.stores s left join stores.crew c on c.store_id = s.id and c.user_id = $2
       left join stores.availability a on a.store_id = s.id
       where ${namedBy(partner, '$1')} and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [partner, reader.userId, reader.superAdmin],
    );
  }

  calendarOf(storeId: StoreId): Promise<StoreCalendar | undefined> {
    return this.read.one<StoreCalendar>(
      `select case when s.hours_chosen then coalesce(a.rules, '[]') end as rules, s.daily_capacity as "dailyCapacity", s.lat, s.lng
       from stores.stores s left join stores.availability a on a.store_id = s.id where s.id = $1 and s.closed_at is null`,
      [storeId],
    );
  }

  /** The calendar with the taken slots of the days from `from` to `to`. `userId` null: a visitor. The crew also sees a hidden store's. */
  calendarForCustomers(
    partner: string,
    from: string,
    to: string,
    userId: UserId | null,
  ): Promise<CustomerCalendar | undefined> {
    return this.read.one<CustomerCalendar>(
      `select case when s.hours_chosen then coalesce(a.rules, '[]') end as rules, s.shortest_notice as "shortestNotice", s.daily_capacity as "dailyCapacity",
         coalesce((select json_agg(json_build_object('day', t.day, 'taken', t.taken)) from stores.taken_days t
           where t.store_id = s.id and t.day between $2 and $3), '[]') as taken
       from stores.stores s left join stores.availability a on a.store_id = s.id
       where ${namedBy(partner, '$1')} and s.closed_at is null
         and (s.is_public or exists (select 1 from stores.crew c where c.store_id = s.id and c.user_id = $4))`,
      [partner, from, to, userId],
    );
  }
}
