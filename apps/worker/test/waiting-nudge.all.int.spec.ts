import { addDays, atWallTime, DAY_MS, newId, wallTime } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { stopClock } from '@smachot/server-testing';
import { aStore } from './costs/a-market';
import { ask } from './person-calls';
import { startWholeProduct, type WholeProduct } from './whole-product';

const STORES = 1_200;
/** Stores of one part of a round. */
const AT_ONCE = 500;
const aMorning = (): Date => {
  let day = addDays(wallTime(new Date()).day, 1);
  while (isRestDay(atWallTime(day, '11:00'))) day = addDays(day, 1);
  return atWallTime(day, '11:00');
};
const now = aMorning();

let product: WholeProduct;
beforeAll(async () => {
  product = await startWholeProduct();
  stopClock(product.app, now);
  const owner = await product.signUp('0521139001');
  const customer = await product.signUp('0521139002');
  const store = await aStore(product, owner);
  const text = 'יש לכם מקום?';
  await ask(product, customer, 'POST', '/v1/conversations', { store: store.partner, text }, newId());
  await multiply();
});
afterAll(() => product?.close());

/** As many stores like the first one, each with an owner of the same account and one unanswered thread, two days old. */
const multiply = async (): Promise<void> => {
  const { source } = product;
  await source.query(
    `create table public.clones as select gen_random_uuid() as id, n from generate_series(2, ${STORES}) n`,
  );
  await source.query(
    `insert into stores.stores select made.* from (select * from stores.stores limit 1) s, public.clones c,
     lateral jsonb_populate_record(null::stores.stores, to_jsonb(s) || jsonb_build_object('id', c.id, 'username', 'clone-' || c.n)) made`,
  );
  await source.query(
    `insert into stores.crew select made.* from (select * from stores.crew limit 1) w, public.clones c,
     lateral jsonb_populate_record(null::stores.crew, to_jsonb(w) || jsonb_build_object('id', gen_random_uuid(), 'store_id', c.id)) made`,
  );
  await source.query(
    `insert into conversations.threads select made.* from (select * from conversations.threads limit 1) t, public.clones c,
     lateral jsonb_populate_record(null::conversations.threads, to_jsonb(t) || jsonb_build_object('id', gen_random_uuid(), 'store_id', c.id)) made`,
  );
  await source.query('update conversations.threads set unanswered_since = $1', [
    new Date(now.getTime() - 2 * DAY_MS),
  ]);
  await source.query('update waiting.rounds set due_at = $1', [now]);
};
const round = () =>
  product.jobs.ticks.find(({ name }) => name === 'waiting.nudge_crews')!.run(now) as Promise<void>;
const emitted = async (): Promise<{ all: number; stores: number }> => {
  const [counts] = await product.source.query(
    `select count(*)::int as all, count(distinct payload->>'href')::int as stores from platform.outbox
     where job = 'notifications.deliver' and payload->>'kind' = 'store_waiting'`,
  );
  return counts as { all: number; stores: number };
};

it('a worker that dies in the second part leaves the first done and the others to the next, each store once', async () => {
  await product.source.query(
    `create function waiting.dies() returns trigger language plpgsql as $$ begin
       if (select count(*) from waiting.nudges) > ${AT_ONCE} then raise exception 'the worker died'; end if; return null; end $$`,
  );
  await product.source.query(
    'create trigger dies after insert on waiting.nudges for each statement execute function waiting.dies()',
  );
  await expect(round()).rejects.toThrow('the worker died');
  expect(await emitted()).toEqual({ all: AT_ONCE, stores: AT_ONCE });
  await product.source.query('drop function waiting.dies() cascade');
  // two workers go on with it at once
  await Promise.all([round(), round()]);
  expect(await emitted()).toEqual({ all: STORES, stores: STORES });
  const [{ reached }] = await product.source.query('select reached from waiting.rounds');
  expect(reached).toBeNull();
});
