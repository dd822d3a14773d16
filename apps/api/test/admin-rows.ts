import { newId } from '@smachot/kernel';
import { openStore, orderThings } from './order-things';
import type { Person, Product } from './product';

/** Rows of each list. */
export const ROWS = 3000;
/** Of so many rows one is of the rare kind that filters look for. */
export const RARE = 100;

const FIRST_DAY = `timestamptz '2026-01-01 00:00+00'`;

const insertUsers = ({ source }: Product) =>
  source.query(
    `insert into identity.users (id, username, phone, first_name, last_name, email, language, groups, created_at, blocked_at, deleted_at)
     select gen_random_uuid(), 'user-' || n, '+97258' || lpad(n::text, 7, '0'), 'אורי', 'משפחה ' || n, 'user' || n || '@Example.test', 'he', '{}',
       ${FIRST_DAY} + n * interval '1 minute', case when n % ${RARE} = 0 then now() end, case when n % ${RARE} = 1 then now() end
     from generate_series(1, ${ROWS}) n`,
  );

/** Copies of one store that was opened, under other names. */
const insertStores = ({ source }: Product, username: string) =>
  source.query(
    `insert into stores.stores select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'username', 'kitchen-' || n,
         'business_name', 'מטבח ' || n, 'business_city', case when n % ${RARE} = 2 then 'אילת' else 'חיפה' end,
         'business_phone', case when n % ${RARE} = 1 then '' else '+97259' || lpad(n::text, 7, '0') end, 'email', 'kitchen' || n || '@Example.test',
         'is_public', n % ${RARE} not in (0, 3), 'plan_id', case when n % ${RARE} = 4 then 'pro-plan' else 'basic-plan' end,
         'suspension', case when n % ${RARE} = 3 then '{"since": "2026-02-01T10:00:00.000Z", "reason": "x", "wasPublic": true}'::jsonb end,
         'bank_status', case when n % ${RARE} = 5 then 'rejected' when n % 2 = 0 then 'verified' end, 'listed', false, 'created_at', ${FIRST_DAY} + n * interval '1 minute',
         'closed_at', case when n % ${RARE} = 1 then now() end))).*
     from stores.stores s, generate_series(1, ${ROWS}) n where s.username = $1`,
    [username],
  );

/** Copies of one order, by other customers. */
const insertOrders = ({ source }: Product, orderId: string) =>
  source.query(
    `insert into orders.orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'code', (70000000 + n)::text,
         'user_id', gen_random_uuid(), 'store_id', gen_random_uuid(), 'payment_id', null,
         'customer_first_name', 'טליה', 'customer_last_name', 'כהן ' || n, 'customer_phone', '+97256' || lpad(n::text, 7, '0'),
         'status', case when n % ${RARE} = 0 then 'declined' else 'approved' end,
         'payment_status', case when n % ${RARE} = 1 then 'owed' else 'captured' end,
         'created_at', ${FIRST_DAY} + n * interval '1 minute'))).*
     from orders.orders o, generate_series(1, ${ROWS}) n where o.id = $1`,
    [orderId],
  );

const insertSubscriptions = ({ source }: Product) =>
  source.query(
    `insert into subscriptions.subscriptions (id, store_id, payer_id, phase, plan_id, billing, from_day, until_day, anchor, period, price, balance, created_at)
     select gen_random_uuid(), s.id, s.id, case when n % ${RARE} = 0 then 'grace' else 'active' end,
       case when n % ${RARE} = 1 then 'pro-plan' else 'plus-plan' end, 'monthly', '2026-11-01', '2026-12-01', 1, 1, 9900, 0,
       ${FIRST_DAY} + n * interval '1 minute'
     from (select id, row_number() over (order by created_at) as n from stores.stores where username like 'kitchen-%') s`,
  );

const insertActs = ({ source }: Product, actorId: string) =>
  source.query(
    `insert into identity.audit_log (id, at, act, actor_id, subject_id, details)
     select gen_random_uuid(), ${FIRST_DAY} + n * interval '1 minute', case when n % ${RARE} = 0 then 'account_exported' when n % 2 = 0 then 'admin_act' else 'signed_in' end,
       case when n % ${RARE} = 1 then $1::uuid else gen_random_uuid() end, gen_random_uuid(),
       jsonb_build_object('call', 'admin.readUser', 'userId', gen_random_uuid())
     from generate_series(1, ${ROWS}) n`,
    [actorId],
  );

/** Events of the store; of those that admins look for, some are called off, reported, or taken off the site. */
const insertEvents = async ({ source }: Product, storeId: string): Promise<void> => {
  await source.query(
    `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description, start_datetime, end_datetime,
       location_type, location, created_at, deleted_at, store_id, meeting_url, chat_group_url, registration_options, taken, questions, version)
     select gen_random_uuid(), 'many-' || n, 'public', 'workshop', case when n % ${RARE} = 1 then 'webinar' else 'seminar' end, 'he', 'מפגש ' || n, '',
       now() + n * interval '1 day', now() + n * interval '1 day', 'online', '', ${FIRST_DAY} + n * interval '1 minute',
       case when n % ${RARE} = 0 then now() end, $1, '', '', '{}', 0, '[]', 1
     from generate_series(1, ${ROWS}) n`,
    [storeId],
  );
  await source.query(
    `insert into hosted_events.moderations (event_id, status, reported_at)
     select id, case when split_part(slug, '-', 2)::int % ${RARE} = 2 then 'reported' else 'off' end, now() from hosted_events.events
     where slug like 'many-%' and split_part(slug, '-', 2)::int % ${RARE} in (2, 3)`,
  );
};

/** Inserts many rows for every list. Returns one store, an order of its owner, and a person with a few audit entries. */
export const insertRows = async (product: Product, owner: Person) => {
  const username = await openStore(product, owner);
  const [store] = await product.source.query<{ id: string }[]>(
    'select id from stores.stores where username = $1',
    [username],
  );
  const { orderId } = await orderThings(product, owner.user.id, store!.id);
  const actorId = newId();
  await insertUsers(product);
  await insertStores(product, username);
  await insertOrders(product, orderId);
  await insertSubscriptions(product);
  await insertActs(product, actorId);
  await insertEvents(product, store!.id);
  for (const table of [
    'identity.users',
    'identity.audit_log',
    'stores.stores',
    'orders.orders',
    'subscriptions.subscriptions',
    'hosted_events.events',
    'hosted_events.moderations',
  ])
    await product.source.query(`analyze ${table}`);
  return { username, storeId: store!.id, orderId, actorId };
};

export type Statement = { sql: string; values: unknown[] };

/** The plan of a statement as text; a table is scanned only where no index could be read. */
export const planOf = async ({ source }: Product, { sql, values }: Statement): Promise<string> => {
  const runner = source.createQueryRunner();
  try {
    await runner.query('set enable_seqscan = off');
    const plan: { 'QUERY PLAN': string }[] = await runner.query(`explain ${sql}`, values);
    return plan.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await runner.query('reset enable_seqscan');
    await runner.release();
  }
};
