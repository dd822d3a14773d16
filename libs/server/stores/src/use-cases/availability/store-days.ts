import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Availability, StoreDay } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { daysFrom, MOST_DAYS, storeDay } from '../../domain/calendar/store-days';
import { namedBy } from '../../persistence/stores/partner-key';

/** The days of a store's calendar for customers. The crew also sees those of a hidden store. */
export class StoreDays extends Query<Result<{ days: StoreDay[] }>> {
  constructor(
    readonly partner: string,
    readonly from: string,
    readonly to: string,
    readonly userId: string | undefined,
  ) {
    super();
  }
}

type Row = {
  /** Null: hours were never chosen. */
  rules: Availability[] | null;
  shortestNotice: number;
  dailyCapacity: number;
  taken: { day: string; taken: number }[];
};

@QueryHandler(StoreDays)
export class StoreDaysHandler implements IQueryHandler<StoreDays> {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, from, to, userId }: StoreDays): Promise<Result<{ days: StoreDay[] }>> {
    const days = daysFrom(from, to);
    if (!days.length || days.length > MOST_DAYS)
      return refuse('request.invalid', { fields: { to: 'number.range' } });
    const row = await this.read.one<Row>(
      `select case when s.hours_chosen then coalesce(a.rules, '[]') end as rules, s.shortest_notice as "shortestNotice", s.daily_capacity as "dailyCapacity",
         coalesce((select json_agg(json_build_object('day', t.day, 'taken', t.taken)) from stores.taken_days t
           where t.store_id = s.id and t.day between $2 and $3), '[]') as taken
       from stores.stores s left join stores.availability a on a.store_id = s.id
       where ${namedBy(partner, '$1')} and s.closed_at is null
         and (s.is_public or exists (select 1 from stores.crew c where c.store_id = s.id and c.user_id = $4))`,
      [partner, from, to, userId ?? null],
    );
    if (!row) return refuse('not_found');
    const taken = new Map(row.taken.map(({ day, taken: slots }) => [day, slots]));
    const now = this.clock.now();
    return accept({ days: days.map((day) => storeDay(day, { ...row, taken }, now)) });
  }
}
