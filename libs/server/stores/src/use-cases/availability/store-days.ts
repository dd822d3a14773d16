import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InputOf, StoreDay, storeDays, UserId } from '@smachot/contracts';
import { accept, addMonths, Clock, daysOfMonth, monthOf, refuse, type Result } from '@smachot/kernel';
import { daysFrom, MOST_DAYS, storeDay } from '../../domain/calendar/store-days';
import { AvailabilityQueries } from '../../persistence/availability/availability.queries';

/** The days of a store's calendar for customers. The crew also sees those of a hidden store. */
export class StoreDays extends Query<Result<{ days: StoreDay[] }>> {
  constructor(
    readonly partner: string,
    readonly asked: InputOf<typeof storeDays>['query'],
    readonly userId: UserId | undefined,
  ) {
    super();
  }
}

@QueryHandler(StoreDays)
export class StoreDaysHandler implements IQueryHandler<StoreDays> {
  constructor(
    private readonly availability: AvailabilityQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, asked, userId }: StoreDays): Promise<Result<{ days: StoreDay[] }>> {
    const { length } = daysFrom(asked.from, asked.to);
    if (length === 0 || length > MOST_DAYS)
      return refuse('request.invalid', { fields: { to: 'number.range' } });
    const later = monthsAfter(asked.to, asked.searchMonths ?? 0);
    const last = later.at(-1) ?? asked;
    const row = await this.availability.calendarForCustomers(partner, asked.from, last.to, userId ?? null);
    if (!row) return refuse('not_found');
    const taken = new Map(row.taken.map(({ day, taken: slots }) => [day, slots]));
    const now = this.clock.now();
    const daysOf = ({ from, to }: Interval) =>
      daysFrom(from, to).map((day) => storeDay(day, { ...row, taken }, now));
    const hasOpen = (interval: Interval) => daysOf(interval).some(({ state }) => state === 'open');
    return accept({ days: daysOf([asked, ...later].find(hasOpen) ?? asked) });
  }
}

type Interval = { from: string; to: string };

const monthsAfter = (day: string, length: number): Interval[] =>
  Array.from({ length }, (_, index) => daysOfMonth(addMonths(monthOf(day), index + 1)));
