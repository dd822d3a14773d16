import {
  acceptChange,
  approveOrder,
  placeOrder,
  previewChange,
  type PricingUnitRequest,
  proposeChange,
  publishPricingUnit,
  readOrder,
  readPricingUnit,
  readPricingUnitDraft,
  savePricingUnitDraft,
} from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import type { Host } from '../src/world/a-host';
import { clock } from '../src/world/clock';
import { until } from '../src/world/sandbox';
import { payingHosts } from './world/crowd';
import { Mischief } from './world/mischief';
import { type Misbehaviour, outsideWorld } from './world/outside';
import { paymentsRest } from './world/payments-rest';
import { tell } from './world/patient-client';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { openStore } from './world/store-under-fire';
import { tellOfRun } from './world/tell-of-run';

const CUSTOMERS = 4;
const GUESTS = 50;
const MORE_GUESTS = 60;
const FISH = 20;
const REVISIONS = 3;
const DAYS_AHEAD = 20;

const item = (name: string, index: number, pricePerParticipant: number) => ({
  name,
  index,
  pricePerParticipant,
});
const form = (perGuest: number) => ({
  type: 'compound' as const,
  ...{ name: 'ארוחה', summary: 'ארוחה', description: 'ארוחה', visibility: 'public' as const },
  ...{ basePrice: 0, basePricePerParticipant: perGuest },
  sections: [
    {
      ...{ name: 'עיקריות', index: 0, type: 'selectible-items' as const, minSelection: 1, maxSelection: 1 },
      items: [item('עוף', 0, 0), item('דג', 1, FISH)],
    },
  ],
});
const PER_GUEST = 130;
const choice = (index: number): PricingUnitRequest => ({
  sections: [{ index: 0, items: [{ index, quantity: 1 }] }],
});
const [CHICKEN, FISHES] = [choice(0), choice(1)];
const misbehaviours: Misbehaviour[] = [
  { service: 'payments', rule: 'timeout_capture', share: 0.2 },
  { service: 'payments', rule: 'repeated_callback', share: 0.3 },
  { service: 'payments', rule: 'no_callback', share: 0.2 },
];

const random = new Seeded();
let product: RealProduct;
let owner: Host;
let customers: Host[];
let pricingUnitId: string;
let datetime: string;

beforeAll(async () => {
  product = await RealProduct.start('changes', { product: { PAYME_TIMEOUT_MS: '1000' } });
  [owner, ...customers] = (await payingHosts(CUSTOMERS + 1)) as [Host, ...Host[]];
  const settings = { capacity: CUSTOMERS, noticeHours: 24 };
  const { unit } = await openStore(product, owner, form(PER_GUEST), settings);
  pricingUnitId = unit.pricingUnitId;
  datetime = atWallTime(addDays(await clock.today(), DAYS_AHEAD), '18:00').toISOString();
});
afterAll(() => product?.stop());

const tokenOf = ({ tokens }: Host) => tokens.access_token;
const keepTrying = <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => until(what, look);

it('settles what was agreed once, and keeps every order to its revision, whoever is killed', async () => {
  await outsideWorld.misbehave(misbehaviours);
  const work = `select (select count(*) from payments.ledger) + (select count(*) from orders.checkouts)
    + (select count(*) from orders.change_requests) + (select count(*) from stores.pricing_unit_revisions) as count`;
  const mischief = new Mischief(product, random, {
    progress: async () => Number((await product.database.one<{ count: string }>(work)).count),
    ...{ least: 2, most: 5, worker: 3, api: 1, redis: 1, database: 1 },
  });
  mischief.begin();
  const [orders] = await Promise.all([Promise.all(customers.map(order)), publishAnew()]);
  await Promise.all(orders.map((orderId, nth) => agree(orderId, customers[nth]!, nth)));
  await clock.moveTo(addDays(await clock.today(), DAYS_AHEAD - 1), '18:01');
  await keepTrying('the settlement has begun', async () => {
    const { begun } = await product.database.one<{ begun: number }>(
      'select count(*)::int as begun from orders.followings where extra_payment_id is not null',
    );
    return begun > 0 ? true : undefined;
  });
  // The worker that requests the difference is killed before it gets the answer.
  for (const worker of product.workers) if (worker.alive) worker.kill();
  await keepTrying('everything that was agreed is settled', async () => {
    const { open } = await product.database.one<{ open: number }>(
      `select count(*)::int as open from orders.followings where status <> 'settled'`,
    );
    return open === 0 ? true : undefined;
  });
  await mischief.end();
  await outsideWorld.behave(misbehaviours);
  await paymentsRest(product);
  await everyOrderCostsWhatWasAgreed();
  tellOfRun('changes', random, { orders: orders.length, kills: product.kills, cuts: mischief.cuts });
  expect(product.kills).toBeGreaterThan(0);
});

/** Raises the price per guest while customers order. */
async function publishAnew(): Promise<void> {
  const asked = { token: tokenOf(owner), params: { pricingUnitId } };
  for (let nth = 1; nth <= REVISIONS; nth++)
    await keepTrying(`revision ${nth + 1} is published`, async () => {
      const read = await tell(readPricingUnitDraft, asked);
      if (read.status !== 200) return undefined;
      const { published, pricingUnit } = read.answer;
      // a lost answer was a yes
      if (published?.type === 'compound' && published.basePricePerParticipant === PER_GUEST + nth)
        return true;
      const saved = await tell(savePricingUnitDraft, {
        ...asked,
        body: { pricingUnit: form(PER_GUEST + nth), version: pricingUnit.version },
      });
      if (saved.status !== 200) return undefined;
      const { pricingUnit: draft, revision } = saved.answer;
      await tell(publishPricingUnit, { ...asked, body: { version: draft.version, revision } });
      return undefined;
    });
}

/** A customer orders the unit as shown, and reads it again when it has changed; the business approves, and the order is paid. */
async function order(customer: Host): Promise<string> {
  const token = tokenOf(customer);
  let key = crypto.randomUUID();
  let body: Record<string, unknown> | undefined;
  const orderId = await keepTrying('the order is placed', async () => {
    body ??= await whatIsOnScreen();
    if (!body) return undefined;
    const { status, answer } = await tell(placeOrder, { token, key, body: body as never });
    if (status === 202) return answer.orderId;
    const { code } = (answer as unknown as { code?: string } | undefined) ?? {};
    if (code !== 'price.changed' && code !== 'pricing_unit.changed') return undefined;
    key = crypto.randomUUID();
    body = undefined;
    return undefined;
  });
  await keepTrying('the order is paid', async () => {
    await tell(approveOrder, { token: tokenOf(owner), params: { orderId } });
    const { status, answer } = await tell(readOrder, { token, params: { orderId } });
    return status === 200 && answer.payment.status === 'captured' ? true : undefined;
  });
  return orderId;
}

async function whatIsOnScreen() {
  const { status, answer: unit } = await tell(readPricingUnit, { params: { pricingUnitId } });
  if (status !== 200 || unit.type !== 'compound') return undefined;
  return {
    pricingUnitId,
    pricingUnitRequest: CHICKEN,
    pricingUnitRevision: unit.revision,
    eventInfo: { participants: GUESTS, datetime, location: null },
    termsOfService: true,
    expectedPrice: unit.basePricePerParticipant * GUESTS,
  };
}

/** One half asks for fish, the other for more guests. */
const wishOf = (nth: number) =>
  nth % 2 ? { datetime, participants: MORE_GUESTS } : { datetime, pricingUnitRequest: FISHES };

async function agree(orderId: string, customer: Host, nth: number): Promise<void> {
  const params = { orderId };
  const token = tokenOf(customer);
  await keepTrying('the change is agreed on', async () => {
    const { status, answer } = await tell(readOrder, { token, params });
    if (status !== 200) return undefined;
    const asked = answer.changeRequest;
    if (asked?.status === 'accepted') return true;
    if (asked) {
      const { requestId } = asked;
      await tell(acceptChange, { token: tokenOf(owner), params: { orderId, requestId } });
      return undefined;
    }
    const preview = await tell(previewChange, { token, params, body: wishOf(nth) });
    if (preview.status !== 200) return undefined;
    const { difference } = preview.answer;
    await tell(proposeChange, { token, params, body: { ...wishOf(nth), expectedDifference: difference } });
    return undefined;
  });
}

type Paid = {
  price: number;
  due: number;
  captured: number;
  refunded: number;
  payments: string[];
  guests: number;
  perGuest: number;
  dish: string;
};

/** By its own revision, by our books and by the provider's. */
async function everyOrderCostsWhatWasAgreed(): Promise<void> {
  const orders = await product.database.rows<Paid>(
    `select o.price, o.due, o.captured, o.refunded, array[o.payment_id, f.extra_payment_id] as payments,
       (o.summary#>>'{eventInfo,participants}')::int as guests, o.summary#>>'{menu,0,items,0,name}' as dish,
       (r.form->>'basePricePerParticipant')::int as "perGuest"
     from orders.orders o join orders.followings f on f.order_id = o.id
     join stores.pricing_unit_revisions r on r.unit_id = (o.summary->>'pricingUnitId')::uuid and r.revision = o.unit_revision`,
  );
  expect(orders).toHaveLength(CUSTOMERS);
  const entries = await product.database.rows<{ id: string; payment: string }>(
    'select id, payment_id as payment from payments.ledger where payment_id is not null',
  );
  const sales = await outsideWorld.sales();
  for (const { price, due, captured, refunded, payments, guests, perGuest, dish } of orders) {
    const agreed = (perGuest + (dish === 'דג' ? FISH : 0)) * guests * 100;
    const own = new Set(entries.filter(({ payment }) => payments.includes(payment)).map(({ id }) => id));
    const atProvider = sales
      .filter(({ transactionId }) => own.has(transactionId))
      .reduce((sum, { charged, refunded: back }) => sum + charged - back, 0);
    expect({ price, due, paid: captured - refunded, atProvider }).toEqual({
      ...{ price: agreed, due: 0 },
      ...{ paid: agreed, atProvider: agreed },
    });
    expect([dish, guests]).toEqual(dish === 'דג' ? ['דג', GUESTS] : ['עוף', MORE_GUESTS]);
  }
  expect(orders.filter(({ dish }) => dish === 'דג')).toHaveLength(CUSTOMERS / 2);
}
