import type { PricingUnitId, StoreId } from '@smachot/contracts';
import { type Config, FileStore, ReadModel, Secrets } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { PricingUnitQueries } from '../persistence/pricing-units/pricing-unit.queries';
import {
  type Orderable,
  OrderableUnit,
  OrderableUnitHandler,
} from '../use-cases/pricing-units/orderable-unit';
import { PricingUnitViews } from '../views/pricing-unit-view';

/** The public units of these stores that have a price, in each store's own order, as an order needs them. */
export const demoOrderables = async (
  source: DataSource,
  config: Config,
  storeIds: StoreId[],
): Promise<Orderable[]> => {
  const units = new PricingUnitQueries(new ReadModel(source));
  const views = new PricingUnitViews(units, new FileStore(config, new Secrets(config)));
  const handler = new OrderableUnitHandler(units, views);
  const rows = await source.query<{ id: PricingUnitId }[]>(
    `select id from stores.pricing_units where store_id = any($1::uuid[]) and visibility = 'public' order by store_id, position, id`,
    [storeIds],
  );
  const found = await Promise.all(rows.map(({ id }) => handler.execute(new OrderableUnit(id))));
  return found.filter(
    (one): one is Orderable =>
      one !== null && !(one.unit.type === 'simple' && one.unit.pricingFactor.type === 'personalized'),
  );
};
