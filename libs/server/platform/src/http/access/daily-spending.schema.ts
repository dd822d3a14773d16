import { defineEntity } from '../../database/define-entity';

/** Requests counted against a daily budget. `subject`: a purpose with the HMAC of a network, or with `everybody`. */
export const DailySpendingSchema = defineEntity({
  name: 'DailySpending',
  schema: 'platform',
  tableName: 'daily_spending',
  columns: {
    subject: { type: 'text', primary: true },
    day: { type: 'date', primary: true },
    spent: { type: 'int' },
  },
});
