import type { PricingUnitId, StoreId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';

export type UnitRating = { pricingUnitId: PricingUnitId; sum: number; count: number };
export type RatingRow = { storeId: StoreId; version: number; units: UnitRating[] };

/** The ratings of a store's units, as reviews published them with the totals of the store; the greatest version wins. */
export const RatingSchema = new EntitySchema<RatingRow>({
  name: 'StoreRating',
  schema: 'stores',
  tableName: 'ratings',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true, primaryKeyConstraintName: 'PK_ratings' },
    version: { type: 'int' },
    units: { type: 'jsonb' },
  },
});
