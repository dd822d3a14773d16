// The minimal order: a place in the day, a hold on the card, the order. It is not crash-safe.
import crypto from 'node:crypto';
import pg from 'pg';
import { Pool } from 'undici';
import { answering } from './answering.mjs';

const { DATABASE_URL, PAYME_URL, SELLER } = process.env;
const sql = new pg.Pool({ connectionString: DATABASE_URL, max: 4 });
const { origin, pathname } = new URL(PAYME_URL);
const pool = new Pool(origin, { connections: 2 });

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

answering({
  begin: async () => {
    await sql.query(
      'create table bare.orders (id uuid primary key, day date, seat int, sale text, summary jsonb, unique (day, seat))',
    );
  },
  async place({ token, seat, price, summary }) {
    const id = crypto.randomUUID();
    await sql.query('insert into bare.orders (id, day, seat, summary) values ($1, now()::date, $2, $3)', [
      id,
      seat,
      JSON.stringify(summary),
    ]);
    const { payme_sale_id: sale } = await ask('generate-sale', {
      sale_price: price,
      currency: 'ILS',
      product_name: 'bare',
      sale_type: 'authorize',
    });
    await ask('pay-sale', { payme_sale_id: sale, sale_price: String(price), buyer_key: token });
    await sql.query('update bare.orders set sale = $2 where id = $1', [id, sale]);
  },
});
