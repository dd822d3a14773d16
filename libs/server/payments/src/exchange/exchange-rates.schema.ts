import { defineEntity } from '@smachot/server-platform';

/** Shekels for one euro and one dollar, by the day of their publication. */
export const ExchangeRatesSchema = defineEntity({
  name: 'ExchangeRates',
  schema: 'payments',
  tableName: 'exchange_rates',
  columns: {
    publishedOn: { type: 'date', primary: true, name: 'published_on' },
    source: { type: 'text' },
    eur: { type: 'numeric', precision: 10, scale: 4 },
    usd: { type: 'numeric', precision: 10, scale: 4 },
    notedAt: { type: 'timestamptz', name: 'noted_at' },
  },
});
