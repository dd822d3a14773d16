import type { ExchangeRates as Rates } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import first from '../src/exchange/exchange-rates.json';
import { ExchangeRates, SetExchangeRates } from '../src/exchange/exchange-rates';
import { type PaymentsApp, paymentsApp } from './payments-app';

let app: PaymentsApp;
beforeAll(async () => {
  app = await paymentsApp();
});
afterAll(() => app.close());

const shown = () => app.queries.execute(new ExchangeRates());
const set = (rates: Partial<Rates>) =>
  app.commands.execute(new SetExchangeRates({ ...(first as Rates), ...rates }));

it('are those of the file at first, with their day and who published them', async () => {
  expect(await shown()).toEqual(first);
});

it('are replaced by those of a later day, corrected on the same, and not by those of an earlier one', async () => {
  await set({ publishedOn: '2025-02-03', EUR: 3.6934, USD: 3.61 });
  expect(await shown()).toEqual({
    publishedOn: '2025-02-03',
    source: 'bank_of_israel',
    EUR: 3.6934,
    USD: 3.61,
  });
  await set({ publishedOn: '2025-02-03', EUR: 3.6935, USD: 3.61 });
  expect(await shown()).toMatchObject({ EUR: 3.6935 });
  await set({ publishedOn: '2025-02-02', EUR: 9, USD: 9 });
  expect(await shown()).toMatchObject({ publishedOn: '2025-02-03', EUR: 3.6935 });
});

it('of a day that has not come are refused', async () => {
  const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
  const before = await shown();
  expect(await set({ publishedOn: tomorrow })).toMatchObject({
    ok: false,
    fields: { publishedOn: 'date.invalid' },
  });
  expect(await shown()).toEqual(before);
});
