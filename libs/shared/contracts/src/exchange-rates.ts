import * as z from 'zod/mini';
import { call } from './call';
import { Day } from './primitives';

/** What sums are shown in. Everything is priced and charged in shekels; the other two are estimates beside it. */
export const DisplayCurrency = z.enum(['ILS', 'EUR', 'USD']);
export type DisplayCurrency = z.infer<typeof DisplayCurrency>;
export type ForeignCurrency = Exclude<DisplayCurrency, 'ILS'>;

/** Who published the rates. */
export const RateSource = z.enum(['bank_of_israel']);
export type RateSource = z.infer<typeof RateSource>;

/** Shekels for one unit, with at most four decimals, as the Bank of Israel publishes them. */
const Rate = z.number().check(z.gt(0), z.lt(1000), z.multipleOf(0.0001));

/** The representative rates of one day. */
export const ExchangeRates = z.object({
  publishedOn: Day,
  source: RateSource,
  EUR: Rate,
  USD: Rate,
});
export type ExchangeRates = z.infer<typeof ExchangeRates>;

/** The newest rates we have. */
export const exchangeRates = call({
  id: 'payments.exchangeRates',
  method: 'GET',
  path: '/v1/exchange-rates',
  access: 'visitor',
  answer: ExchangeRates,
});
/** Rates of another day, or corrected ones of the same; the newest day is shown. A day that has not come is refused. */
export const setExchangeRates = call({
  id: 'payments.setExchangeRates',
  method: 'PUT',
  path: '/admin/api/exchange-rates',
  access: 'superAdmin',
  body: ExchangeRates,
  answer: ExchangeRates,
});
