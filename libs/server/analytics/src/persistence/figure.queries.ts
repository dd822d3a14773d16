import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { Figure, FigureName } from '../domain/figures';
import type { Period } from '../domain/periods';

export type DayFigure = Pick<Figure, 'day' | 'figure' | 'count' | 'amount'>;
/** The sums of a part of a figure, of the period or of the one before it. */
export type PeriodFigure = Pick<Figure, 'figure' | 'part' | 'count' | 'amount'> & { isNow: boolean };

/** Reads the figures of a store. */
@Injectable()
export class FigureQueries {
  constructor(private readonly read: ReadModel) {}

  /** The sums of each part, from the first day of the previous period to the last one of `period`. */
  ofPeriods(storeId: StoreId, period: Period, previous: Period): Promise<PeriodFigure[]> {
    return this.read.rows<PeriodFigure>(
      `select figure, part, day >= $3 as "isNow", sum(count)::int as count, sum(amount)::float8 as amount
       from analytics.daily_figures where store_id = $1 and day between $2 and $4 group by 1, 2, 3`,
      [storeId, previous.from, period.from, period.until],
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
      `select min(day)::text as day from analytics.daily_figures where store_id = $1 and figure <> 'scan'`,
      [storeId],
    );
    return row?.day ?? null;
  }
}
