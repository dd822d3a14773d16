// The least a ticket can be: a seat taken in one statement if there is one, a hold on the card, the ticket. It is not crash-safe.
import crypto from 'node:crypto';
import pg from 'pg';
import { Pool } from 'undici';
import { answering } from './answering.mjs';

const { DATABASE_URL, PAYME_URL, SELLER } = process.env;
const sql = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const { origin, pathname } = new URL(PAYME_URL);
const pool = new Pool(origin, { connections: 20 });

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

async function buy({ token, price }) {
  const { rowCount } = await sql.query('update bare.seats set sold = sold + 1 where sold < stock');
  if (!rowCount) return;
  const { payme_sale_id: sale } = await ask('generate-sale', {
    ...{ sale_price: price, currency: 'ILS', product_name: 'bare', sale_type: 'authorize' },
  });
  await ask('pay-sale', { payme_sale_id: sale, sale_price: String(price), buyer_key: token });
  await sql.query('insert into bare.tickets (id, sale) values ($1, $2)', [crypto.randomUUID(), sale]);
}

answering({
  begin: async () => {
    await sql.query('create table bare.seats (stock int, sold int)');
    await sql.query('create table bare.tickets (id uuid primary key, sale text)');
  },
  /** So many buyers at once, a seat for each. */
  async run({ buyers, token, price }) {
    await sql.query('insert into bare.seats values ($1, 0)', [buyers]);
    await Promise.all(Array.from({ length: buyers }, () => buy({ token, price })));
  },
});
