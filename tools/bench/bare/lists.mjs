// The least a page of a list can be: one query by an index over Fastify.
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';

const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

app.get('/orders', async () => {
  const { rows } = await sql.query('select * from orders.orders order by created_at desc, id desc limit 50');
  return { orders: rows };
});
app.get('/users', async () => {
  const { rows } = await sql.query('select * from identity.users order by created_at desc, id desc limit 50');
  return { users: rows };
});

answering({ begin: async () => ({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) }) });
