import { exchangeRates } from '@smachot/contracts';

/** 3.75 shekels for a euro. */
export const euroRates = {
  call: exchangeRates,
  answer: { publishedOn: '2026-11-20', source: 'bank_of_israel', EUR: 3.75, USD: 3.5 },
};
