import { copyRows } from './copies.mjs';
import { until } from './until.mjs';

const profile = {
  businessName: 'המטבח של החידושים',
  categories: ['catering'],
  isMobile: false,
  businessCity: 'חיפה',
  businessPhone: '0531234567',
  businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
};
const choice = { planId: 'plus-plan', billing: 'monthly' };

/** One store of the host with a plan that is paid through the product; the others are copies of it. */
export async function aSubscriber(host, sql) {
  const partnerUsername = `renewals-${Date.now().toString(36)}`;
  const { partnerId } = await host.call('POST', '/v1/partners', { partnerUsername, ...profile });
  const [{ termsVersion }, { due }] = await Promise.all([
    host.call('GET', '/v1/plans'),
    host.call(
      'GET',
      `/v1/payments/partner/subscriptions/${partnerId}/preview?${new URLSearchParams(choice).toString()}`,
    ),
  ]);
  const wanted = { partnerId, ...choice, due: due.total, termsVersion };
  await host.call('POST', '/v1/payments/partner/subscriptions', wanted);
  await until('the first period is paid', async () => {
    const { rows } = await sql.query(
      `select 1 from subscriptions.subscriptions where store_id = $1 and phase = 'active'`,
      [partnerId],
    );
    return rows.length > 0 || undefined;
  });
  return partnerId;
}

let phones = 0;
const nextPhone = (count) => (phones += count) - count;
const dayOf = (moment) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(moment);

/**
 * Stores whose paid month ends today, each with an owner and a card of its own. Nothing is charged before `makeDue`.
 * @returns the ids of their subscriptions
 */
export async function subscribers(host, sql, { storeId, count }) {
  const { now } = await host.call('GET', '/_dev/clock');
  const [from, till] = [dayOf(Date.parse(now) - 30 * 86_400_000), dayOf(Date.parse(now))];
  await sql.query(
    `create table bare.made as select gen_random_uuid() as owner_id, gen_random_uuid() as store_id, gen_random_uuid() as id, n
       from generate_series(1, $1::int) n`,
    [count],
  );
  const first = nextPhone(count);
  await copyRows(sql, 'identity.users', {
    changes: `jsonb_build_object('id', owner_id, 'username', owner_id, 'phone', '+97257' || lpad((n + ${first})::text, 7, '0'))`,
    of: `one.id = '${host.id}'`,
  });
  await copyRows(sql, 'payments.cards', {
    changes: `jsonb_build_object('id', gen_random_uuid(), 'user_id', owner_id)`,
    of: `one.user_id = '${host.id}' and one.is_default`,
  });
  await copyRows(sql, 'stores.stores', {
    changes: `jsonb_build_object('id', made.store_id, 'username', one.username || '-' || (n + ${first}))`,
    of: `one.id = '${storeId}'`,
  });
  await copyRows(sql, 'stores.crew', {
    changes: `jsonb_build_object('id', gen_random_uuid(), 'store_id', made.store_id, 'user_id', owner_id)`,
    of: `one.store_id = '${storeId}'`,
  });
  await copyRows(sql, 'subscriptions.subscriptions', {
    changes: `jsonb_build_object('id', made.id, 'store_id', made.store_id, 'payer_id', owner_id, 'from_day', '${from}'::text,
      'until_day', '${till}'::text, 'anchor', ${Number(till.slice(8))}, 'due_at', null)`,
    of: `one.store_id = '${storeId}'`,
  });
  const { rows } = await sql.query('select id from bare.made');
  await sql.query('drop table bare.made');
  return rows.map(({ id }) => id);
}

/** From now on they are to be renewed. */
export const makeDue = (sql, ids) =>
  sql.query(
    `update subscriptions.subscriptions set due_at = now() - interval '1 day' where id = any($1::uuid[])`,
    [ids],
  );
