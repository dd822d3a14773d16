import { becomePartner, choosePlan, SUBSCRIPTION_TERMS_VERSION } from '@smachot/contracts';
import type { Host } from '../src/world/a-host';
import { clock } from '../src/world/clock';
import { askProduct } from '../src/world/product';
import { until } from '../src/world/sandbox';
import { payingHosts } from './world/crowd';
import { extent } from './world/extent';
import { Mischief } from './world/mischief';
import { type Misbehaviour, outsideWorld } from './world/outside';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { tellOfRun } from './world/tell-of-run';

const STORES = extent(6, 8, 12);
const MONTHS = extent(2, 6, 12);
const PRICE = 149;

const misbehaviours: Misbehaviour[] = [
  { rule: 'timeout', share: 0.2 },
  { rule: 'timeout_before', count: 2 },
  { rule: 'timeout_generate', count: 1 },
  { rule: 'server_error', count: 1 },
].map((rule) => ({ service: 'payments', ...rule }));

const random = new Seeded();
let product: RealProduct;

beforeAll(async () => {
  product = await RealProduct.start('renewals', { product: { PAYME_TIMEOUT_MS: '1000' } });
});
afterAll(() => product?.stop());

/** A store on a plan by the month. */
async function onAPlan({ tokens }: Host, nth: number): Promise<void> {
  const token = tokens.access_token;
  const { partnerId } = await askProduct(becomePartner, {
    token,
    body: {
      partnerUsername: `renewed-${nth}`,
      businessName: 'המטבח',
      categories: ['catering'],
      isMobile: false,
      businessCity: 'חיפה',
      businessPhone: '0502345678',
      businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
    },
  });
  await askProduct(choosePlan, {
    token,
    key: crypto.randomUUID(),
    body: {
      ...{ partnerId, planId: 'plus-plan' as const, billing: 'monthly' as const, due: PRICE },
      termsVersion: SUBSCRIPTION_TERMS_VERSION,
    },
  });
}

type Charge = { store: string; period: number; status: string; due: number; invoices: number };
const charges = (): Promise<Charge[]> =>
  product.database.rows<Charge>(
    `select s.store_id as store, c.period, c.status, c.due,
       (select count(*)::int from subscriptions.invoices i where i.charge_id = c.id) as invoices
     from subscriptions.charges c join subscriptions.subscriptions s on s.id = c.subscription_id order by s.store_id, c.period`,
  );
/** Every store has paid for so many periods. */
const paidUpTo = (period: number) =>
  until(`period ${period} is paid`, async () => {
    const paid = (await charges()).filter((charge) => charge.period === period && charge.status === 'paid');
    return paid.length === STORES ? true : undefined;
  });
const chargedSales = async (): Promise<number> =>
  (await outsideWorld.sales()).filter(({ charged }) => charged > 0).length;
/** The day on which the periods that run now end, the same for all stores. */
const endOfPeriod = async (): Promise<string> => {
  const rows = await product.database.rows<{ day: string }>(
    `select distinct until_day as day from subscriptions.subscriptions`,
  );
  expect(rows).toHaveLength(1);
  return rows[0]!.day;
};

it('charges each period of each store once, with one invoice, while workers are killed at random', async () => {
  const hosts = await payingHosts(STORES);
  for (const [nth, host] of hosts.entries()) await onAPlan(host, nth);
  await paidUpTo(1);
  await outsideWorld.misbehave(misbehaviours);
  const mischief = new Mischief(product, random, {
    ...{ progress: chargedSales, least: 1, most: 3 },
    ...{ worker: 4, api: 0, redis: 1, database: 1 },
  });
  mischief.begin();
  for (let month = 1; month <= MONTHS; month++) {
    await clock.moveTo(await endOfPeriod(), '10:00');
    // in the very moment: the charges are asked for, and their sales not yet answered
    await until('the renewals are asked for', async () =>
      (await charges()).some(({ period }) => period === month + 1) ? true : undefined,
    );
    for (const worker of product.workers) worker.kill();
    await paidUpTo(month + 1);
  }
  await mischief.end();
  await outsideWorld.behave(misbehaviours);

  const rows = await charges();
  const periods = Array.from({ length: MONTHS + 1 }, (_, nth) => nth + 1);
  expect(rows.map(({ period, status, due, invoices }) => ({ period, status, due, invoices }))).toEqual(
    Array.from({ length: STORES }, () =>
      periods.map((period) => ({ period, status: 'paid', due: PRICE * 100, invoices: 1 })),
    ).flat(),
  );
  const taken = (await outsideWorld.sales()).filter(({ charged, refunded }) => charged > refunded);
  expect(taken.map(({ charged, refunded }) => charged - refunded)).toEqual(rows.map(() => PRICE * 100));
  const [numbers] = await product.database.rows<{ count: number; last: number }>(
    `select count(*)::int as count, max(number)::int as last from subscriptions.invoices where kind = 'invoice'`,
  );
  expect(numbers).toEqual({ count: rows.length, last: rows.length });
  tellOfRun('renewals', random, { charges: rows.length, kills: product.kills, cuts: mischief.cuts });
  expect(product.kills).toBeGreaterThanOrEqual(MONTHS * product.workers.length);
});
