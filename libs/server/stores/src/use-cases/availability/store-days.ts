import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreDay, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { daysFrom, MOST_DAYS, storeDay } from '../../domain/calendar/store-days';
import { AvailabilityQueries } from '../../persistence/availability/availability.queries';

/** The days of a store's calendar for customers. The crew also sees those of a hidden store. */
export class StoreDays extends Query<Result<{ days: StoreDay[] }>> {
  constructor(
    readonly partner: string,
    readonly from: string,
    readonly to: string,
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

  async execute({ partner, from, to, userId }: StoreDays): Promise<Result<{ days: StoreDay[] }>> {
    const days = daysFrom(from, to);
    if (!days.length || days.length > MOST_DAYS)
      return refuse('request.invalid', { fields: { to: 'number.range' } });
    const row = await this.availability.calendarForCustomers(partner, from, to, userId ?? null);
    if (!row) return refuse('not_found');
    const taken = new Map(row.taken.map(({ day, taken: slots }) => [day, slots]));
    const now = this.clock.now();
    return accept({ days: days.map((day) => storeDay(day, { ...row, taken }, now)) });
  }
}
