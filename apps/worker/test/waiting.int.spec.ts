import { createHash } from 'node:crypto';
import type { AnswerOf, readStoreWaiting } from '@smachot/contracts';
import { addDays, DAY_MS, type FixedClock, HOUR_MS, newId, wallTime } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { stopClock } from '@smachot/server-testing';
import { aCard, anOrder, aStore } from './costs/a-market';
import { aPlanThatEnds } from './costs/acts-of-work';
import { ask } from './person-calls';
import { aDinner, aspects } from './review-a-dinner';
import { hostEvent, register } from './public-events';
import { type Person, startWholeProduct, type WholeProduct } from './whole-product';

type Waiting = AnswerOf<typeof readStoreWaiting>;
const NOTHING: Waiting = { orders: [], others: [], steps: [] };

let product: WholeProduct;
let clock: FixedClock;
let owner: Person;
let member: Person;
let customer: Person;
let store: Awaited<ReturnType<typeof aStore>>;

/** At eleven in Israel, when everybody may be written to. */
const aTuesday = (): Date => {
  const now = new Date();
  const days = (2 - now.getUTCDay() + 7) % 7 || 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 9));
};
const inDays = (days: number): string => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
const waits = (as: Person, path = store.path) => ask<Waiting>(product, as, 'GET', `${path}/waiting`);
const kinds = async (as: Person) => (await waits(as)).others.map(({ kind }) => kind);
const tick = async (name: string): Promise<void> => {
  const { run } = product.jobs.ticks.find((one) => one.name === name)!;
  await run(new Date(clock.now().getTime() + HOUR_MS));
  await product.jobs.drain();
};
const joins = (person: Person, path: string) =>
  product.source.query(
    `insert into stores.crew (id, store_id, user_id, role, joined_at)
     select gen_random_uuid(), id, $2, 'Member', now() from stores.stores where username = $1`,
    [path.split('/').at(-1), person.user.id],
  );

beforeAll(async () => {
  product = await startWholeProduct();
  clock = stopClock(product.app, aTuesday());
  owner = await product.signUp('0521119001');
  member = await product.signUp('0521119002');
  customer = await product.signUp('0521119003');
  store = await aStore(product, owner);
  await joins(member, store.path);
  await aCard(product, customer);
});
afterAll(() => product.close());

/** How much the crew is told of by the round of a morning on which all of it has waited for a day. */
const toldOnAMorning = async (): Promise<Record<string, number>> => {
  let at = new Date(clock.now().getTime() + 25 * HOUR_MS);
  while (isRestDay(at)) at = new Date(at.getTime() + DAY_MS);
  await product.source.query('update waiting.rounds set due_at = $1', [at]);
  await product.jobs.ticks.find(({ name }) => name === 'waiting.nudge_crews')!.run(at);
  const rows: { user: string; count: number }[] = await product.source.query(
    `select payload->>'userId' as user, (payload->'values'->>'count')::int as count from platform.outbox
     where job = 'notifications.deliver' and payload->>'kind' = 'store_waiting'`,
  );
  return Object.fromEntries(rows.map(({ user, count }) => [user, count]));
};

/** The cardholder disputes the payment of an order, and the provider announces it. */
const disputed = async (): Promise<void> => {
  const form = anOrder(store.pricingUnitId, 25);
  const { orderId } = await ask(product, customer, 'POST', '/v1/orders', form, newId());
  await product.jobs.drain();
  await ask(product, owner, 'POST', `/v1/orders/${orderId}/approve`, undefined, newId());
  await product.jobs.drain();
  const control = `${product.sandboxUrl}/_sandbox/payments`;
  const sales = (await (await fetch(`${control}/sales`)).json()) as { saleId: string; charged: number }[];
  const { saleId } = sales.find(({ charged }) => charged > 0)!;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${control}/chargebacks`, { method: 'POST', headers, body: JSON.stringify({ saleId }) });
  const transaction = `TRAN-${saleId}`;
  const signed = `pk_demo_7F3Aps_demo_51C9${transaction}${saleId}`;
  const fields = {
    ...{ notify_type: 'sale-chargeback', payme_sale_id: saleId, payme_transaction_id: transaction },
    payme_signature: createHash('md5').update(signed).digest('hex'),
  };
  await product.ask('POST', '/webhooks/payme', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await tick('payments.read_chargebacks');
};

/** A booking taken by phone, whose customer says by the link that something is wrong. */
const booked = async (): Promise<string> => {
  const phone = '0531119005';
  const path = `${store.path}/bookings`;
  const startsAt = new Date(clock.now().getTime() + 30 * DAY_MS);
  const booking = {
    ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 5 * HOUR_MS).toISOString() },
    ...{ customerName: 'מיכל', customerPhone: phone, participants: 50, title: 'חינה' },
  };
  const { bookingId } = await ask(product, owner, 'POST', path, booking, newId());
  await ask(product, owner, 'POST', `${path}/${bookingId}/ask`, undefined, newId());
  await product.jobs.drain();
  const texts = (await (await fetch(`${product.sandboxUrl}/_sandbox/sms?to=${phone}`)).json()) as {
    text: string;
  }[];
  const token = texts.flatMap(({ text }) => /#t=([0-9a-f]{64})$/.exec(text)?.[1] ?? []).at(-1);
  await product.ask('POST', '/v1/booking-links/answer', {
    body: { token, answer: 'not_right', reason: 'היינו 60' },
  });
  return bookingId!;
};

/** The customer asks for the price of something that has none. */
const askedForProposal = async (): Promise<void> => {
  const unit = {
    ...{ type: 'simple', name: 'חתונה', summary: 'הכול', description: 'לפי בקשה', visibility: 'public' },
    pricingFactor: { type: 'personalized' },
  };
  const { pricingUnitId } = await ask(product, owner, 'POST', `${store.path}/pricing-units`, unit);
  const { eventInfo } = anOrder(pricingUnitId!, 40);
  await ask(product, customer, 'POST', '/v1/proposals/requests', { pricingUnitId, eventInfo });
};

/** Somebody registers for an event of the store, which approves each registration. @returns the registration's address */
const askedToCome = async (person: Person): Promise<string> => {
  const event = await hostEvent(product, owner, 'המטבח', {
    ...{ partnerUsername: store.partner, requireApproval: true },
  });
  await register(product, person, event, '');
  const registrations = `/v1/events/host/${event.data.id}/registrations`;
  const list = await ask<{ attendees: { registrationId: string }[] }>(
    product,
    owner,
    'GET',
    `${registrations}?group=queue`,
  );
  return `${registrations}/${list.attendees[0]!.registrationId}`;
};

it('of a store that has just been opened is the steps to its first order; of a member’s, the hours', async () => {
  const path = '/v1/partners/new-kitchen';
  const profile = {
    ...{ businessName: 'החדשים', categories: ['catering'], isMobile: false, businessCity: 'חיפה' },
    businessPhone: '0531234568',
    businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
  };
  await ask(product, owner, 'POST', '/v1/partners', { partnerUsername: 'new-kitchen', ...profile });
  await joins(member, path);
  expect(await waits(owner, path)).toEqual({ ...NOTHING, steps: ['unit', 'hours', 'bank'] });
  expect(await waits(member, path)).toEqual({ ...NOTHING, steps: ['hours'] });
  await ask(product, owner, 'PUT', path, {
    ...profile,
    ...{ links: {}, externalMedia: {}, cancellationPolicy: [], settings: { isPublic: false } },
    kashrut: { certificate: 'rabbinate', until: addDays(wallTime(clock.now()).day, 90) },
  });
  const hours = { availabilities: [], shortestNotice: 24, dailyCapacity: 1, slotsPerCustomer: 1 };
  await ask(product, member, 'PUT', `${path}/availability`, hours);
  expect((await waits(owner, path)).steps).toEqual(['unit', 'bank', 'kashrut']);
  expect(await waits(member, path)).toEqual(NOTHING);
});

it('does not exist for others', async () => {
  const address = `${store.path}/waiting`;
  expect((await product.call('GET', address, { bearer: customer.bearer })).status).toBe(404);
  expect((await product.call('GET', address)).status).toBe(401);
});

it('is every kind with its number and the time that is left, and of members what they may do', async () => {
  expect(await waits(owner)).toEqual({ ...NOTHING, steps: ['bank'] });
  await disputed();
  const { orderId } = await ask(
    ...([product, customer, 'POST', '/v1/orders', anOrder(store.pricingUnitId, 20), newId()] as const),
  );
  await product.jobs.drain();
  const bookingId = await booked();
  await askedForProposal();
  const text = 'יש לכם מקום?';
  const { threadId } = await ask(
    ...([product, customer, 'POST', '/v1/conversations', { store: store.partner, text }, newId()] as const),
  );
  const registration = await askedToCome(customer);
  const { reviewId } = await ask(product, customer, 'POST', '/v1/reviews', {
    ...{ orderId: await aDinner(product, customer, store.partner), rating: 5, aspects, text: 'היה טעים' },
  });
  await aPlanThatEnds({ product, clock, owner, store });
  await product.source.query('delete from payments.cards where user_id = $1', [owner.user.id]);
  await tick('subscriptions.advance_due');

  const { orders, others, steps } = await waits(owner);
  expect(orders).toMatchObject([{ orderId, asks: 'answer', until: expect.any(String) }]);
  expect(steps).toEqual(['bank']);
  expect(others).toEqual(
    expect.arrayContaining([
      { kind: 'plan_unpaid', count: 1, until: expect.any(String) },
      { kind: 'disputes', count: 1, until: expect.any(String) },
      { kind: 'bookings', count: 1, until: inDays(30), reason: 'היינו 60' },
      { kind: 'proposals', count: 1, until: null },
      { kind: 'conversations', count: 1, until: null },
      { kind: 'reviews', count: 1, until: null },
      { kind: 'registrations', count: 1, until: inDays(6) },
    ]),
  );
  expect(others).toHaveLength(7);
  const until = others.flatMap((one) => one.until ?? []);
  expect(until).toEqual([...until].sort());
  expect(others.slice(until.length).every((one) => one.until === null)).toBe(true);
  const ofMembers = ['registrations', 'bookings', 'proposals', 'conversations', 'reviews'];
  expect(await waits(member)).toMatchObject({ orders: [{ orderId }], steps: [] });
  expect(await kinds(member)).toEqual(ofMembers);
  // an order and seven kinds; a member has neither the dispute nor the plan
  expect(await toldOnAMorning()).toEqual({ [owner.user.id]: 8, [member.user.id]: 6 });

  // each is gone with the act of the crew
  await ask(product, member, 'POST', `/v1/reviews/${reviewId}/reply`, { text: 'תודה' });
  await ask(product, member, 'POST', `/v1/conversations/${threadId}/read`, { upTo: 1 });
  expect(await kinds(member)).toContain('conversations');
  await ask(product, member, 'POST', `/v1/conversations/${threadId}/settled`, { upTo: 1 });
  await ask(product, member, 'DELETE', `${store.path}/bookings/${bookingId}`);
  await ask(product, member, 'POST', `${registration}/decision`, { move: 'approve' });
  expect(await kinds(member)).toEqual(['proposals']);
  const { chargebacks } = await ask<{ chargebacks: { _id: string }[] }>(
    ...([product, owner, 'GET', `/v1/payments/chargebacks?partnerId=${await storeId()}`] as const),
  );
  const answers = `/v1/payments/chargebacks/${chargebacks[0]!._id}/answers`;
  await ask(product, owner, 'POST', answers, { text: 'הם אכלו הכול' });
  expect(await kinds(owner)).toEqual(['plan_unpaid', 'proposals']);
  await ask(product, member, 'POST', `/v1/orders/${orderId}/decline`, { reason: 'תפוס' }, newId());
  // a request and a registration for events that are over
  await askedToCome(await product.signUp('0521119007'));
  expect(await kinds(member)).toContain('registrations');
  clock.moveTo(new Date(clock.now().getTime() + 60 * DAY_MS));
  expect(await waits(member)).toEqual(NOTHING);
});

const storeId = async (): Promise<string> => {
  const { partnerId } = await ask(product, owner, 'GET', `${store.path}/manage`);
  return partnerId!;
};
