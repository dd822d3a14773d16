import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InputOf, readStoreAnalytics, StoreAnalytics } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { periodSums } from '../domain/figures';
import { figuresOfOrder } from '../domain/order-figures';
import { previousPeriod } from '../domain/periods';
import { levelOf } from '../domain/plan-level';
import { FigureQueries } from '../persistence/figure.queries';
import { StoresGateway } from '../stores-gateway';
import { analyticsView, FUNNEL_FIGURES } from '../views/analytics-view';

/** The figures of a store in a period, for its crew and super admins, as far as its plan includes them. */
export class StoreAnalyticsOf extends Query<Result<StoreAnalytics>> {
  constructor(
    readonly store: string,
    readonly period: InputOf<typeof readStoreAnalytics>['query'],
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreAnalyticsOf)
export class StoreAnalyticsOfHandler implements IQueryHandler<StoreAnalyticsOf> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly figures: FigureQueries,
  ) {}

  async execute({ store, period, reader }: StoreAnalyticsOf): Promise<Result<StoreAnalytics>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { partnerId, role } = seen;
    const level = levelOf(await this.stores.planOf(partnerId));
    if (level === 'none') return refuse('plan.analytics.iron_swords');
    const previous = previousPeriod(period);
    const [kept, keptDays, orders, recordedSince] = await Promise.all([
      this.figures.ofPeriods(partnerId, period, previous),
      this.figures.byDay(partnerId, period, FUNNEL_FIGURES),
      this.figures.orders(partnerId, { from: previous.from, until: period.until }),
      this.figures.firstDay(partnerId),
    ]);
    const ofOrders = orders.flatMap(figuresOfOrder);
    const sums = [...kept, ...periodSums(ofOrders, period.from)];
    const days = [...keptDays, ...ofOrders.filter(({ day }) => day >= period.from)];
    // a store's income is shown to its owners, as on its home page
    const withMoney = role !== 'Member';
    return accept(analyticsView({ level, period, previous, sums, days, recordedSince, withMoney }));
  }
}
