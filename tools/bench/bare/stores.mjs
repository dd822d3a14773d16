// The least a page of stores can be: one indexed SELECT of twenty rows over Fastify. And the least the check of a price: one of one.
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';

const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

app.get('/', async () => {
  const { rows } = await sql.query(
    `select id, username, business_name, description, categories, business_city, is_mobile, rating, rating_count, lat, lng, cover_photo
     from stores.stores where listed order by rank desc, id desc limit 20`,
  );
  return { stores: rows };
});

app.post('/price/:id', async (/** @type {any} */ request) => {
  const { rows } = await sql.query(
    'select price_base, price_per, content from stores.pricing_units where id = $1',
    [request.params.id],
  );
  const { participants } = request.body;
  return { price: Number(rows[0].price_base) + Number(rows[0].price_per) * participants };
});

answering({ begin: async () => ({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) }) });
