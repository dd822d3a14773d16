import { defineEntity } from '../../database/define-entity';

/** What was taken of a daily budget; the subject is a purpose with an HMAC of a network, or with everybody. */
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
