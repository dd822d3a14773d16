import { defineEntity } from '@smachot/server-platform';
import { moment, ofStore } from '../columns';

/**
 * The table of availability. `rules` as the contract has them. `through`: the end of the months written to open_months;
 * null while always open.
 */
export const AvailabilitySchema = defineEntity({
  name: 'StoreAvailability',
  schema: 'stores',
  tableName: 'availability',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    rules: { type: 'jsonb' },
    through: moment('through', true),
  },
  indices: [{ name: 'availability_through', columns: ['through'] }],
  foreignKeys: [ofStore('availability_store_id')],
});

/** The open hours of the rules, month by month (UTC), so that one probe answers "open then?" for each store of a page. */
export const OpenMonthSchema = defineEntity({
  name: 'StoreOpenMonth',
  schema: 'stores',
  tableName: 'open_months',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    month: { type: 'date', primary: true },
    open: { type: 'tstzmultirange' },
  },
  foreignKeys: [ofStore('open_months_store_id')],
});

/** The taken slots of a day, as orders publishes them; the greatest version wins. */
export const TakenDaySchema = defineEntity({
  name: 'StoreTakenDay',
  schema: 'stores',
  tableName: 'taken_days',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    day: { type: 'date', primary: true },
    taken: { type: 'int' },
    version: { type: 'bigint' },
  },
});
