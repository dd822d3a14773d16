import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { Day } from '../primitives';

/** The currency in which sums are displayed. Prices and charges are in shekels; the other two are estimates beside them. */
export const DisplayCurrency = z.enum(['ILS', 'EUR', 'USD']);
export type DisplayCurrency = z.infer<typeof DisplayCurrency>;
export type ForeignCurrency = Exclude<DisplayCurrency, 'ILS'>;

/** The publisher of the rates. */
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

/** Returns the newest stored rates. */
export const exchangeRates = call({
  id: 'payments.exchangeRates',
  method: 'GET',
  path: '/v1/exchange-rates',
  access: 'visitor',
  answer: ExchangeRates,
});
/** Stores the rates of another day, or corrects those of a stored one; the newest day is shown. A future day is refused. */
export const setExchangeRates = call({
  id: 'payments.setExchangeRates',
  method: 'PUT',
  path: '/admin/api/exchange-rates',
  access: 'superAdmin',
  body: z.extend(ExchangeRates, { reason: ActReason }),
  answer: ExchangeRates,
});
