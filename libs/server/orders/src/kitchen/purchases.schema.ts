import type { AnyEntity } from '@smachot/server-platform';
import { EntitySchema } from 'typeorm';

/** What a store buys for one portion of a dish, by the dish's name. */
export const PurchaseSchema = new EntitySchema({
  name: 'Purchase',
  schema: 'orders',
  tableName: 'purchases',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    dish: { type: 'text', primary: true },
    lines: { type: 'jsonb' },
  },
}) as unknown as AnyEntity;
