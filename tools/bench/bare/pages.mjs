// The least a page of one thing can be: one query by an index over Fastify, once for a store and once for a public event.
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';

const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

const one = (statement) => async (request) => (await sql.query(statement, [request.params.key])).rows[0];
app.get('/stores/:key', one('select * from stores.stores where username = $1'));
app.get('/events/:key', one('select * from hosted_events.events where id = $1'));

answering({ begin: async () => ({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) }) });
