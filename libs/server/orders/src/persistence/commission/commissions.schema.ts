import { defineEntity } from '@smachot/server-platform';

/**
 * Commission rates with the time from which they apply. `storeId` null: for every business; `rate` in basis points, null: the business has
 * no rate of its own any more. Rows are only added.
 */
export const CommissionSchema = defineEntity({
  name: 'Commission',
  schema: 'orders',
  tableName: 'commissions',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: { type: 'uuid', name: 'store_id', nullable: true },
    rate: { type: 'int', nullable: true },
    validFrom: { type: 'timestamptz', name: 'valid_from' },
    notedBy: { type: 'uuid', name: 'noted_by', nullable: true },
    notedAt: { type: 'timestamptz', name: 'noted_at' },
  },
  indices: [{ name: 'commissions_of_store', columns: ['storeId', 'validFrom'] }],
  checks: [{ name: 'commissions_share', expression: 'rate >= 0 AND rate <= 10000' }],
});
