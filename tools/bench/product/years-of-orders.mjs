import { until } from './until.mjs';

const DAY_MS = 86_400_000;
const first = ['נועה', 'דנה', 'איתי', 'מיכל', 'יוסי', 'רות', 'עמית', 'תמר', 'אלון', 'שירה', 'Dana', 'Omer'];
/** The id of a person by their number, as a valid UUID. */
const personId = `overlay(overlay(md5('user ' || n) placing '4' from 13) placing '8' from 17)::uuid`;
const last = ['כהן', 'לוי', 'מזרחי', 'פרץ', 'ביטון', 'אברהם', 'פרידמן', 'אזולאי', 'שפירא', 'ברק', 'Levi'];

/** One order of the host at this shop, placed through the product; the others are copies of it. */
async function anOrder({ servers, host }, { pricingUnitId, location }) {
  const { now } = await host.call('GET', '/_dev/clock');
  const checkout = await host.call('POST', '/v1/orders', {
    pricingUnitId,
    eventInfo: {
      participants: 100,
      datetime: new Date(Date.parse(now) + 25 * DAY_MS).toISOString(),
      location,
    },
    termsOfService: true,
    expectedPrice: 6_500,
  });
  await until('the order is placed', async () => {
    const { rows } = await servers.sql.query('select 1 from orders.orders where id = $1', [checkout.orderId]);
    return rows.length > 0 || undefined;
  });
  return checkout.orderId;
}

/** So many people, who signed up over three years. All values follow from the number of the row. */
const people = (sql, count) =>
  sql.query(
    `insert into identity.users (id, username, phone, first_name, last_name, email, email_verified_at, language, groups, terms_accepted_at, created_at)
     select ${personId}, 'person-' || n, '+97256' || lpad(n::text, 7, '0'), ($2::text[])[1 + n % $4], ($3::text[])[1 + n / 7 % $5],
       case when n % 3 = 0 then 'person.' || n || '@example.com' end, case when n % 3 = 0 then at end, case when n % 9 = 0 then 'en' else 'he' end,
       '{}', at, at
     from (select n, now() - (n * interval '3 years' / $1) as at from generate_series(1, $1::int) n) rows`,
    [count, first, last, first.length, last.length],
  );

/** So many orders that are over, over the branches of the shop, each of another person. */
const orders = (sql, orderId, count) =>
  sql.query(
    `insert into orders.orders select copy.* from generate_series(1, $2::int) n, orders.orders one,
       lateral (select now() - (n * interval '2 years' / $2) as at, ${personId} as user_id) made,
       lateral jsonb_populate_record(one, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), 'code', 'B' || lpad(upper(to_hex(n)), 7, '0'),
         'user_id', made.user_id, 'customer_first_name', ($3::text[])[1 + n % $5], 'customer_last_name', ($4::text[])[1 + n / 7 % $6],
         'customer_phone', '+97256' || lpad(n::text, 7, '0'), 'payment_id', gen_random_uuid(), 'created_at', made.at, 'starts_at', made.at + interval '30 days',
         'ends_at', made.at + interval '31 days', 'respond_by', null, 'pay_by', null,
         'status', case when n % 10 = 0 then 'declined' when n % 17 = 0 then 'cancelled_customer' else 'done' end,
         'payment_status', case when n % 10 = 0 then 'voided' when n % 17 = 0 then 'refunded' else 'captured' end)) copy
     where one.id = $1`,
    [orderId, count, first, last, first.length, last.length],
  );

/** People and orders of years, as many of each. */
export async function yearsOfOrders(ground, shop, count) {
  const { sql } = ground.servers;
  const orderId = await anOrder(ground, shop);
  await people(sql, count);
  await orders(sql, orderId, count);
  await sql.query('vacuum analyze');
}

/** What admins look for: a phone in the notation of a person, the beginning of a name, an order's code, an address. */
export const searchesAmong = (count) => {
  const numbers = Array.from({ length: 20 }, (_, at) => 1 + Math.floor((at * count) / 20));
  return {
    phone: numbers.map((n) => `056-${String(n).padStart(7, '0')}`),
    name: [...first.map((name) => `${name} ל`), ...last],
    code: numbers.map((n) => `B${n.toString(16).toUpperCase().padStart(7, '0')}`),
    email: numbers.map((n) => `person.${n - (n % 3) || 3}@example.com`),
  };
};
