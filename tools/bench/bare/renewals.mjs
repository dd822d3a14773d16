// The minimal renewal: read the subscription, open a sale, pay it, note the period. It is not crash-safe.
import pg from 'pg';
import { Pool } from 'undici';
import { answering } from './answering.mjs';

const { DATABASE_URL, PAYME_URL, SELLER } = process.env;
const lanes = 8;
const sql = new pg.Pool({ connectionString: DATABASE_URL, max: lanes });
const { origin, pathname } = new URL(PAYME_URL);
const pool = new Pool(origin, { connections: lanes });

async function ask(action, body) {
  const answer = await pool.request({
    path: `${pathname}/${action}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seller_payme_id: SELLER, ...body }),
  });
  const told = /** @type {any} */ (await answer.body.json());
  if (told.status_code !== 0) throw new Error(`${action}: ${JSON.stringify(told)}`);
  return told;
}

async function renew(id, token) {
  const { rows } = await sql.query('select price from subscriptions.subscriptions where id = $1', [id]);
  const { price } = rows[0];
  const { payme_sale_id: sale } = await ask('generate-sale', {
    sale_price: price,
    currency: 'ILS',
    product_name: 'bare',
  });
  await ask('pay-sale', { payme_sale_id: sale, sale_price: String(price), buyer_key: token });
  await sql.query('insert into bare.periods (subscription_id, price, sale) values ($1, $2, $3)', [
    id,
    price,
    sale,
  ]);
}

answering({
  begin: () =>
    sql
      .query('create table bare.periods (subscription_id uuid primary key, price int, sale text)')
      .then(() => {}),
  async run({ ids, token }) {
    const left = [...ids];
    const lane = async () => {
      for (let id = left.pop(); id; id = left.pop()) await renew(id, token);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  },
});
