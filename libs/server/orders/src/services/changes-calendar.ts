import { Injectable } from '@nestjs/common';
import type { CalendarAnswer, StoreId } from '@smachot/contracts';
import { refuse, accept, type Result, wallTime } from '@smachot/kernel';
import { kmBetween } from '@smachot/pricing';
import { isRestDay } from '@smachot/server-calendar';
import type { AskedTerms } from '../domain/changes/change-terms';
import type { OrderState } from '../domain/order-state';
import { DayQueries } from '../persistence/placing/day.queries';
import { StoresGateway } from '../stores-gateway';

/** Wanted terms of an order, with the answers that only its store can give. */
export type TermsWithCalendar = { wanted: AskedTerms; calendar: CalendarAnswer };

/** Answer of a store's calendar for another start, and its distance to another place. */
@Injectable()
export class ChangesCalendar {
  constructor(
    private readonly days: DayQueries,
    private readonly stores: StoresGateway,
  ) {}

  async ask(
    order: Pick<OrderState, 'id' | 'storeId'>,
    asked: Omit<AskedTerms, 'km'>,
  ): Promise<Result<TermsWithCalendar>> {
    const { startsAt, location } = asked;
    const store = await this.stores.calendarAt(order.storeId, startsAt);
    if (!store) return refuse('pricing_unit.gone');
    const km = location?.geocode ? kmBetween(store.geocode, location.geocode) : null;
    const state = await this.state(order, startsAt, store);
    const calendar = { state, restDay: isRestDay(startsAt) };
    return accept({ wanted: { ...asked, km }, calendar });
  }

  /** Seats of the store per day; null when it is closed for good. */
  async capacity(storeId: StoreId, at: Date): Promise<number | null> {
    return (await this.stores.calendarAt(storeId, at))?.dailyCapacity ?? null;
  }

  private async state(
    { id, storeId }: Pick<OrderState, 'id' | 'storeId'>,
    startsAt: Date,
    { open, dailyCapacity }: { open: boolean; dailyCapacity: number },
  ): Promise<CalendarAnswer['state']> {
    const others = await this.days.takenByOthers(storeId, wallTime(startsAt).day, id);
    if (others >= dailyCapacity) return 'taken';
    return open ? 'free' : 'closed';
  }
}
