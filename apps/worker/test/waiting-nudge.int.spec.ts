import { addDays, atWallTime, type FixedClock, HOUR_MS, newId, wallTime } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { NoticeSource } from '@smachot/server-messaging';
import { stopClock } from '@smachot/server-testing';
import { aCard, anOrder, aStore } from './costs/a-market';
import { aPlanThatEnds } from './costs/acts-of-work';
import { ask } from './person-calls';
import { aDinner, aspects } from './review-a-dinner';
import { type Person, startWholeProduct, type WholeProduct } from './whole-product';

/** A Tuesday after which only Shabbat is a day of rest for a week. */
const aTuesday = (): string => {
  let { day } = wallTime(new Date());
  const rests = (from: string) =>
    [...Array(8).keys()].filter((after) => isRestDay(atWallTime(addDays(from, after), '12:00')));
  do day = addDays(day, 1);
  while (new Date(day).getUTCDay() !== 2 || rests(day).join() !== '4');
  return day;
};
const tuesday = aTuesday();
const at = (days: number, time: string): Date => atWallTime(addDays(tuesday, days), time);

let product: WholeProduct;
let clock: FixedClock;
let owner: Person;
let member: Person;
let customer: Person;
let store: Awaited<ReturnType<typeof aStore>>;

const joins = (person: Person) =>
  product.source.query(
    `insert into stores.crew (id, store_id, user_id, role, joined_at)
     select gen_random_uuid(), id, $2, 'Member', now() from stores.stores where username = $1`,
    [store.path.split('/').at(-1), person.user.id],
  );

beforeAll(async () => {
  product = await startWholeProduct();
  clock = stopClock(product.app, at(0, '11:00'));
  owner = await product.signUp('0521129001');
  member = await product.signUp('0521129002');
  customer = await product.signUp('0521129003');
  store = await aStore(product, owner);
  await joins(member);
  await aCard(product, customer);
});
afterAll(() => product?.close());

const nudgeTick = () => product.jobs.ticks.find(({ name }) => name === 'waiting.nudge_crews')!;
/** Makes a round due, does it at this moment, and delivers its notices. */
const round = async (now: Date): Promise<void> => {
  clock.moveTo(now);
  await product.source.query('update waiting.rounds set due_at = $1, reached = null', [
    new Date(now.getTime() - 1),
  ]);
  await nudgeTick().run(now);
  await product.jobs.drain();
};
const nextRound = async () => {
  const [{ at: due }] = await product.source.query('select due_at as at from waiting.rounds');
  return wallTime(due as Date);
};
type Told = { id: string; values: { count: number; days: number; store: string }; href: string };
const told = (person: Person): Promise<Told[]> =>
  product.source.query(
    `select id, values, href from notifications.notifications where user_id = $1 and kind = 'store_waiting' order by id`,
    [person.user.id],
  );
const counts = async (person: Person) => (await told(person)).map(({ values }) => values.count);
const writes = (text: string) =>
  ask(product, customer, 'POST', '/v1/conversations', { store: store.partner, text }, newId());

it('tells nobody of what has waited for less than a day', async () => {
  await writes('יש לכם מקום?');
  const orderId = await aDinner(product, customer, store.partner);
  await ask(product, customer, 'POST', '/v1/reviews', { orderId, rating: 5, aspects, text: 'היה טעים' });
  await aPlanThatEnds({ product, clock, owner, store });
  await product.source.query(`update subscriptions.subscriptions set phase = 'grace', due_at = null`);
  await round(at(0, '12:00'));
  expect([await told(owner), await told(member)]).toEqual([[], []]);
  expect(await nextRound()).toMatchObject({ day: addDays(tuesday, 1), time: '10:00' });
});

it('waits for the morning of a working day', async () => {
  for (const [days, time, next] of [
    [1, '09:00', 1],
    [1, '14:00', 2],
    [4, '11:00', 5],
  ] as const) {
    await round(at(days, time));
    expect(await nextRound()).toMatchObject({ day: addDays(tuesday, next), time: '10:00' });
  }
  expect(await told(owner)).toEqual([]);
});

it('is whole or not at all: one that dies before its commit is done once by the next', async () => {
  await product.source.query(
    `create function platform.no_nudge() returns trigger language plpgsql as $$ begin
       if new.payload->>'kind' = 'store_waiting' then raise exception 'the worker died'; end if; return new; end $$`,
  );
  await product.source.query(
    'create trigger no_nudge before insert on platform.outbox for each row execute function platform.no_nudge()',
  );
  await expect(round(at(1, '11:30'))).rejects.toThrow('the worker died');
  await product.source.query('drop function platform.no_nudge() cascade');
  expect(await product.source.query('select * from waiting.nudges')).toEqual([]);
  await Promise.all([nudgeTick().run(at(1, '11:31')), nudgeTick().run(at(1, '11:31'))]);
  await product.jobs.drain();
  expect([await counts(owner), await counts(member)]).toEqual([[3], [2]]);
});

it('says how much waits and since when, and leads to the home of the store; members hear nothing of the plan', async () => {
  const [ofOwner] = await told(owner);
  expect(ofOwner).toMatchObject({ values: { days: 1 }, href: `/dashboard/${store.path.split('/').at(-1)}` });
  const [ofMember] = await told(member);
  const chat = (await product.app.get(NoticeSource).notices([ofMember!.id])).get(ofMember!.id);
  expect(chat).toMatchObject({
    kind: 'send',
    content: {
      name: 'store_waiting',
      variables: [ofMember!.values.store, 'שני דברים', 'יום אחד'],
      linkSuffix: ofMember!.href.slice(1),
    },
  });
  const [{ count }] = await product.source.query(
    `select count(*)::int as count from messaging.messages where ref_id = any($1)`,
    [[ofOwner!.id, ofMember!.id]],
  );
  expect(count).toBe(2);
});

it('comes once a day, and not again for the same things', async () => {
  await round(at(1, '12:00'));
  await round(at(2, '10:00'));
  expect([await counts(owner), await counts(member)]).toEqual([[3], [2]]);
});

it('comes again once something new has waited for a day, with everything that waits', async () => {
  clock.moveTo(at(2, '10:30'));
  await product.signUp('0521129004').then(async (other) => {
    const text = 'ולנו?';
    await ask(product, other, 'POST', '/v1/conversations', { store: store.partner, text }, newId());
  });
  await round(at(3, '10:00'));
  expect(await counts(member)).toEqual([2]);
  await round(at(3, '11:00'));
  expect([await counts(owner), await counts(member)]).toEqual([
    [3, 4],
    [2, 3],
  ]);
});

it('reaches nobody whose account is blocked, and no crew of a store that an admin suspended', async () => {
  clock.moveTo(at(5, '09:00'));
  await product.source.query(`update conversations.threads set unanswered_since = $1`, [at(4, '09:00')]);
  await product.source.query('update identity.users set blocked_at = now() where id = $1', [owner.user.id]);
  await round(at(5, '10:00'));
  expect([await counts(owner), await counts(member)]).toEqual([
    [3, 4],
    [2, 3, 3],
  ]);
  await product.source.query(`update conversations.threads set unanswered_since = $1`, [at(5, '11:00')]);
  await product.source.query(
    `update stores.stores set suspension = jsonb_build_object('reason', 'other', 'at', now())`,
  );
  await round(at(6, '12:00'));
  expect(await counts(member)).toEqual([2, 3, 3]);
  expect(await product.source.query('select * from waiting.nudges')).toEqual([]);
});

it('counts what the home of the store counts', async () => {
  await product.source.query('update stores.stores set suspension = null');
  await product.source.query('update identity.users set blocked_at = null where id = $1', [owner.user.id]);
  clock.moveTo(at(5, '11:00'));
  await ask(product, customer, 'POST', '/v1/orders', anOrder(store.pricingUnitId, 40), newId());
  await product.jobs.drain();
  await round(new Date(at(6, '12:00').getTime() + HOUR_MS));
  const { orders, others } = await ask<{ orders: unknown[]; others: { count: number }[] }>(
    ...([product, owner, 'GET', `${store.path}/waiting`] as const),
  );
  expect((await counts(owner)).at(-1)).toBe(
    orders.length + others.reduce((all, { count }) => all + count, 0),
  );
});
