import type { StoreId } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { Tx, type UnitOfWork } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { figureOfAnswer } from '../domain/answer-figure';
import { summed } from '../domain/figures';
import { figuresOfOrder } from '../domain/order-figures';
import { FigureRepository } from '../persistence/figure.repository';
import { OrderFactRepository } from '../persistence/order-fact.repository';
import { COUNTED_AT_ONCE, VisitRepository } from '../persistence/visit.repository';
import { demoQuarter } from './demo-quarter';

/** Seeds a plausible quarter of visits, orders and answers of one store, counted as real ones are. A store with figures is left alone. */
export const seedAnalyticsDemo = async (source: DataSource, storeId: StoreId, now: Date): Promise<void> => {
  const known: unknown[] = await source.query(
    'select 1 from analytics.daily_figures where store_id = $1 limit 1',
    [storeId],
  );
  if (known.length > 0) return;
  const { visits, orders, answers } = demoQuarter(storeId, wallTime(now).day);
  const figures = new FigureRepository();
  const facts = new OrderFactRepository();
  await source.transaction(async (manager) => {
    const tx = new Tx(manager);
    const inside: Pick<UnitOfWork, 'alone'> = { alone: (sql, given) => tx.query(sql, given) };
    const counting = new VisitRepository(inside as UnitOfWork);
    await counting.add(visits);
    while ((await counting.count()) === COUNTED_AT_ONCE);
    for (const order of orders) await facts.save(tx, order);
    await figures.add(tx, summed([...orders.flatMap(figuresOfOrder), ...answers.map(figureOfAnswer)]));
  });
};
