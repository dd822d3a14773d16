import { approveOrder, placeOrder } from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import type { Host } from '../src/world/a-host';
import { clock } from '../src/world/clock';
import { askProduct } from '../src/world/product';
import { until } from '../src/world/sandbox';
import { payingHosts } from './world/crowd';
import { type Misbehaviour, outsideWorld } from './world/outside';
import { RealProduct } from './world/real-product';
import { openStore } from './world/store-under-fire';

const ORDERS = 6;
const PRICE = 900;
const DAYS_AHEAD = 20;
const TERMS = { depositPercent: 30, restDaysBefore: 5, cardPayments: 1 };

const misbehaviours: Misbehaviour[] = [
  { rule: 'timeout', share: 0.3 },
  { rule: 'timeout_before', count: 2 },
  { rule: 'timeout_generate', count: 1 },
].map((rule) => ({ service: 'payments', ...rule }));

let product: RealProduct;
let owner: Host;
let customers: Host[];

beforeAll(async () => {
  product = await RealProduct.start('rests', { product: { PAYME_TIMEOUT_MS: '1000' } });
  [owner, ...customers] = (await payingHosts(ORDERS + 1)) as [Host, ...Host[]];
});
afterAll(() => product?.stop());

/** A unit of a store that takes a deposit at the approval and the rest five days before. */
async function inTwoParts(): Promise<string> {
  const { storeId, unit } = await openStore(
    product,
    owner,
    { type: 'simple', pricingFactor: { type: 'no_participants', price: PRICE } },
    { capacity: ORDERS },
  );
  await product.database.rows(
    `update stores.stores set payment_terms = '${JSON.stringify(TERMS)}' where id = '${storeId}'`,
  );
  return unit.pricingUnitId;
}

/** Approved, and its deposit taken. */
async function withDeposit(customer: Host, pricingUnitId: string, day: string): Promise<void> {
  const { orderId } = await askProduct(placeOrder, {
    token: customer.tokens.access_token,
    body: {
      pricingUnitId,
      eventInfo: { participants: 50, datetime: atWallTime(day, '18:00').toISOString(), location: null },
      termsOfService: true as const,
      expectedPrice: PRICE,
    },
  });
  await until('the order is there', async () =>
    (await count(`orders.orders where id = '${orderId}'`)) ? true : undefined,
  );
  const token = owner.tokens.access_token;
  await askProduct(approveOrder, { token, params: { orderId } });
}

const count = async (from: string): Promise<number> =>
  (await product.database.one<{ count: number }>(`select count(*)::int as count from ${from}`)).count;

it('charges each rest once, whoever is killed while the card is asked', async () => {
  const pricingUnitId = await inTwoParts();
  const today = await clock.today();
  for (const customer of customers) await withDeposit(customer, pricingUnitId, addDays(today, DAYS_AHEAD));
  const plansThat = (status: string) => count(`orders.payment_plans where status = '${status}'`);
  await until('every deposit is taken', async () =>
    (await plansThat('deposit_paid')) === ORDERS ? true : undefined,
  );
  await outsideWorld.misbehave(misbehaviours);
  await clock.moveTo(addDays(today, DAYS_AHEAD - TERMS.restDaysBefore), '10:00');
  // Once some sales are requested, and again while more are on the way, one worker after the other is killed.
  const asked = `payments.ledger l join orders.payment_plans p on p.payment_id = l.payment_id`;
  for (const [nth, least] of [1, ORDERS / 2].entries()) {
    await until('the card is asked for a rest', async () =>
      (await count(asked)) >= least ? true : undefined,
    );
    product.workers[nth]!.kill();
  }
  await until('every rest is paid', async () => ((await plansThat('paid')) === ORDERS ? true : undefined));
  await outsideWorld.behave(misbehaviours);

  const rows = await product.database.rows<{ id: string; payment: string; captured: number }>(
    `select l.id, p.payment_id as payment, o.captured from ${asked} join orders.orders o on o.id = p.order_id`,
  );
  const paymentOf = new Map(rows.map(({ id, payment }) => [id, payment]));
  const taken = new Map<string, number[]>();
  for (const { transactionId, charged, refunded } of await outsideWorld.sales()) {
    const payment = paymentOf.get(transactionId);
    if (payment && charged > refunded)
      taken.set(payment, [...(taken.get(payment) ?? []), charged - refunded]);
  }
  expect([...taken.values()]).toEqual(Array.from({ length: ORDERS }, () => [PRICE * 70]));
  for (const { captured } of rows) expect(captured).toBe(PRICE * 100);
  expect(product.kills).toBe(2);
});
