import { placeOrder } from '@smachot/contracts';
import { addDays, atWallTime, MINUTE_MS, wallTime } from '@smachot/kernel';
import type { Host } from '../src/world/a-host';
import { clock } from '../src/world/clock';
import { until } from '../src/world/sandbox';
import { payingHosts } from './world/crowd';
import { extent } from './world/extent';
import { forEachConcurrently } from './world/for-each-concurrently';
import { Mischief } from './world/mischief';
import { moveSomehow } from './world/order-moves';
import { type Misbehaviour, outsideWorld } from './world/outside';
import { paymentsRest } from './world/payments-rest';
import { tell } from './world/patient-client';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { settled } from './world/settled';
import { openStore } from './world/store-under-fire';
import { tellOfRun } from './world/tell-of-run';
import { admitUnheard } from './world/unheard';

const CUSTOMERS = 12;
const DAYS = extent(4, 14, 36);
const CAPACITY = 3;
const PRICE = 900;
const KILLS = extent(3, 12, 30);
/**
 * Messages to the two sides that the provider refused while their worker was killed before it received the refusal: one owner
 * gets all notices of a store, above the provider's rate limit for one phone.
 */
const UNHEARD = KILLS;
const FIRST_DAY_AHEAD = 20;
/** The day is taken, or the customer has the maximum of open orders. */
const REFUSALS = new Set(['slot.taken', 'order.too_many_unanswered', 'checkout.too_many_open']);

const misbehaviours: Misbehaviour[] = [
  { rule: 'timeout', share: 0.1 },
  { rule: 'timeout_before', count: 3 },
  { rule: 'timeout_generate', count: 3 },
  { rule: 'timeout_capture', share: 0.2 },
  { rule: 'refuse_capture', count: 2 },
  { rule: 'timeout_refund', share: 0.2 },
  { rule: 'server_error', count: 4 },
  { rule: 'decline', count: 2 },
  { rule: 'repeated_callback', share: 0.3 },
  { rule: 'no_callback', share: 0.2 },
].map((rule) => ({ service: 'payments', ...rule }));

const random = new Seeded();
let product: RealProduct;
let owner: Host;
let customers: Host[];
let pricingUnitId: string;

beforeAll(async () => {
  product = await RealProduct.start('orders', { product: { PAYME_TIMEOUT_MS: '1000' } });
  [owner, ...customers] = (await payingHosts(CUSTOMERS + 1)) as [Host, ...Host[]];
  const form = { type: 'simple' as const, pricingFactor: { type: 'no_participants', price: PRICE } };
  const { unit } = await openStore(product, owner, form, { capacity: CAPACITY });
  pricingUnitId = unit.pricingUnitId;
});
afterAll(() => product?.stop());

it('gives each slot once and keeps no money of what did not come about, whoever is killed', async () => {
  await outsideWorld.misbehave(misbehaviours);
  const mischief = new Mischief(product, random, {
    progress: async () => (await count('payments.ledger')) + (await count('orders.checkouts')),
    least: 2,
    most: 6,
    worker: 4,
    api: 1,
    redis: 1,
    database: 1,
  });
  mischief.begin();
  const today = await clock.today();
  const wishes = random.shuffled(
    customers.flatMap((customer) =>
      Array.from({ length: DAYS }, (_, nth) => ({ customer, day: addDays(today, FIRST_DAY_AHEAD + nth) })),
    ),
  );
  const refused: typeof wishes = [];
  const ask = async (wished: (typeof wishes)[number]) => {
    if (!(await wish(wished))) refused.push(wished);
  };
  await forEachConcurrently(wishes, 6, ask);
  // Released days are free for customers who were refused before.
  await forEachConcurrently(refused.splice(0), 6, ask);
  await mischief.end();
  await outsideWorld.behave(misbehaviours);
  await paymentsRest(product);
  // Moves the clock beyond the timeout of orders that still wait for a card.
  const now = wallTime(new Date((await clock.now()).getTime() + 20 * MINUTE_MS));
  await clock.moveTo(now.day, now.time);
  await settled(product, { unheard: UNHEARD });
  await admitUnheard(product);
  await settled(product);
  await paymentsRest(product);

  await everySlotHasOneOrder();
  await everyCheckoutIsDecided();
  const orders = await everyAgoraIsAccountedFor();
  tellOfRun('orders', random, {
    orders,
    kills: product.kills,
    flushes: mischief.flushes,
    cuts: mischief.cuts,
  });
  expect(product.kills).toBeGreaterThanOrEqual(KILLS);
  expect(orders).toBeGreaterThan(DAYS * CAPACITY);
});

const count = async (table: string): Promise<number> =>
  (await product.database.one<{ count: number }>(`select count(*)::int as count from ${table}`)).count;

/**
 * A customer orders a day and retries until the answer is yes or no; then one of the two sides changes the order. Returns whether
 * the answer was yes.
 */
async function wish({ customer, day }: { customer: Host; day: string }): Promise<boolean> {
  const key = crypto.randomUUID();
  const body = {
    pricingUnitId,
    eventInfo: { participants: 50, datetime: atWallTime(day, '18:00').toISOString(), location: null },
    termsOfService: true as const,
    expectedPrice: PRICE,
  };
  const orderId = await until('the order is placed or refused', async () => {
    const { status, answer } = await tell(placeOrder, { token: customer.tokens.access_token, key, body });
    if (status === 202) return answer.orderId;
    const { code } = (answer as unknown as { code?: string } | undefined) ?? {};
    return REFUSALS.has(code ?? '') ? '' : undefined;
  });
  if (orderId && random.next() < 0.8) await moveSomehow(orderId, { customer, owner }, random);
  return orderId !== '';
}

async function everySlotHasOneOrder(): Promise<void> {
  const rows = await product.database.rows<{
    day: string;
    taken: number;
    slots: number;
    orders: number;
    told: number;
  }>(
    `select d.day::text, d.taken, (select count(*)::int from orders.slots s where s.store_id = d.store_id and s.day = d.day) as slots,
       (select count(*)::int from orders.orders o where o.store_id = d.store_id and o.status in ('pending', 'approved', 'done')
          and (o.starts_at at time zone 'Asia/Jerusalem')::date = d.day) as orders,
       (select t.taken from stores.taken_days t where t.store_id = d.store_id and t.day = d.day) as told
     from orders.days d`,
  );
  expect(rows).toHaveLength(DAYS);
  for (const { day, taken, slots, orders, told } of rows) {
    expect({ day, slots, orders, told }).toEqual({ day, slots: taken, orders: taken, told: taken });
    expect(taken).toBeLessThanOrEqual(CAPACITY);
  }
}

async function everyCheckoutIsDecided(): Promise<void> {
  const rows = await product.database.rows<{ status: string; there: boolean }>(
    `select c.status, o.id is not null as there from orders.checkouts c left join orders.orders o on o.id = c.order_id`,
  );
  for (const { status, there } of rows) {
    expect(['placed', 'refused', 'expired']).toContain(status);
    expect({ status, there }).toEqual({ status, there: status === 'placed' });
  }
}

type Money = {
  id: string;
  status: string;
  price: number;
  kept: number | null;
  captured: number;
  refunded: number;
};

/** Answers how many orders there are. */
async function everyAgoraIsAccountedFor(): Promise<number> {
  const orders = await product.database.rows<Money>(
    'select payment_id as id, status, price, kept, captured, refunded from orders.orders',
  );
  const known = new Map(orders.map((order) => [order.id, order]));
  const entries = await product.database.rows<{ id: string; payment_id: string }>(
    'select id, payment_id from payments.ledger where payment_id is not null',
  );
  const paymentOf = new Map(entries.map(({ id, payment_id }) => [id, payment_id]));
  const money = new Map<string, { held: number; kept: number }>();
  for (const { transactionId, status, price, charged, refunded } of await outsideWorld.sales()) {
    const payment = paymentOf.get(transactionId)!;
    const sum = money.get(payment) ?? { held: 0, kept: 0 };
    money.set(payment, {
      held: sum.held + (status === 'authorized' ? price : 0),
      kept: sum.kept + charged - refunded,
    });
  }
  for (const [payment, sums] of money) {
    const order = known.get(payment);
    expect({ payment, ...sums }).toEqual({ payment, ...shouldBe(order) });
    if (order) expect(order.captured - order.refunded).toBe(sums.kept);
  }
  return orders.length;
}

const shouldBe = (order: Money | undefined): { held: number; kept: number } => {
  if (order?.status === 'pending') return { held: order.price, kept: 0 };
  // not paid yet: its customer still has time
  if (order?.status === 'approved') return { held: 0, kept: order.captured };
  return { held: 0, kept: order?.captured ? (order.kept ?? 0) : 0 };
};
