import { defineEntity } from '@smachot/server-platform';

/** Shopping list of a store for one portion of a dish, by the dish's name. */
export const PurchaseSchema = defineEntity({
  name: 'Purchase',
  schema: 'orders',
  tableName: 'purchases',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    dish: { type: 'text', primary: true },
    lines: { type: 'jsonb' },
  },
});
