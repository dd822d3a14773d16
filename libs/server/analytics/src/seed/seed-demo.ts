import type { StoreId } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import type { Tx, UnitOfWork } from '@smachot/server-platform';
import { figureOfAnswer } from '../domain/answer-figure';
import type { OrderFact } from '../domain/order-figures';
import { FigureRepository } from '../persistence/figure.repository';
import { seedOrderFacts } from '../persistence/order-fact.repository';
import { COUNTED_AT_ONCE, VisitRepository } from '../persistence/visit.repository';
import { demoQuarter } from './demo-quarter';

type Demo = { storeId: StoreId; orders: OrderFact[]; now: Date };

/** Seeds half a year of visits and answers of one store, and counts the demo's orders, all as real ones are. A store with figures is left alone. */
export const seedAnalyticsDemo = async (tx: Tx, { storeId, orders, now }: Demo): Promise<void> => {
  const known = await tx.query('select 1 from analytics.daily_figures where store_id = $1 limit 1', [
    storeId,
  ]);
  if (known.length > 0) return;
  const { visits, answers } = demoQuarter(storeId, wallTime(now).day);
  const inside: Pick<UnitOfWork, 'alone'> = { alone: (sql, given) => tx.query(sql, given) };
  const counting = new VisitRepository(inside as UnitOfWork);
  await counting.add(visits);
  while ((await counting.count()) === COUNTED_AT_ONCE);
  await seedOrderFacts(tx, orders);
  await new FigureRepository().add(tx, answers.map(figureOfAnswer));
};
