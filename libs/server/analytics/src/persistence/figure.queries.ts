import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import { type Figure, type FigureName, KEPT_FIGURES, type PeriodFigure } from '../domain/figures';
import type { OrderFact } from '../domain/order-figures';
import type { Period } from '../domain/periods';
import { OrderFactSchema } from './analytics.schema';

export type DayFigure = Pick<Figure, 'day' | 'figure' | 'count' | 'amount'>;

const FACTS = selection(columnsOf(OrderFactSchema), 'o', {
  // a date is read as its text: the driver would make it an instant
  ...{ placedOn: 'o.placed_on::text', eventOn: 'o.event_on::text' },
});

/** Reads the figures of a store. */
@Injectable()
export class FigureQueries {
  constructor(private readonly read: ReadModel) {}

  /** The sums of each part, from the first day of the previous period to the last one of `period`. */
  ofPeriods(storeId: StoreId, period: Period, previous: Period): Promise<PeriodFigure[]> {
    return this.read.rows<PeriodFigure>(
      `select figure, part, day >= $3 as "isNow", sum(count)::int as count, sum(amount)::float8 as amount
       from analytics.daily_figures where store_id = $1 and day between $2 and $4 and figure = any($5) group by 1, 2, 3`,
      [storeId, previous.from, period.from, period.until, KEPT_FIGURES],
    );
  }

  /** These figures day by day, all their parts together. */
  byDay(storeId: StoreId, { from, until }: Period, figures: readonly FigureName[]): Promise<DayFigure[]> {
    return this.read.rows<DayFigure>(
      `select day::text as day, figure, sum(count)::int as count, sum(amount)::float8 as amount
       from analytics.daily_figures where store_id = $1 and day between $2 and $3 and figure = any($4) group by 1, 2`,
      [storeId, from, until, figures],
    );
  }

  /** Orders placed on these days. */
  orders(storeId: StoreId, { from, until }: Period): Promise<OrderFact[]> {
    return this.read.rows<OrderFact>(
      `select ${FACTS} from analytics.orders o where o.store_id = $1 and o.placed_on between $2 and $3`,
      [storeId, from, until],
    );
  }

  /** Scans of each code, by day. */
  scans(storeId: StoreId, { from, until }: Period): Promise<{ day: string; part: string; count: number }[]> {
    return this.read.rows(
      `select day::text as day, part, count from analytics.daily_figures
       where store_id = $1 and day between $2 and $3 and figure = 'scan'`,
      [storeId, from, until],
    );
  }

  /** The first day with a figure of visits, orders or answers. */
  async firstDay(storeId: StoreId): Promise<string | null> {
    const row = await this.read.one<{ day: string | null }>(
      `select least((select min(day) from analytics.daily_figures where store_id = $1 and figure <> 'scan'),
         (select min(placed_on) from analytics.orders where store_id = $1))::text as day`,
      [storeId],
    );
    return row?.day ?? null;
  }
}
