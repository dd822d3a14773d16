// The least an api can be: Fastify, a pool that has connected, Redis, one route.
import Fastify from 'fastify';
import { Redis } from 'ioredis';
import pg from 'pg';

const { DATABASE_URL, REDIS_URL, PORT } = process.env;
const sql = new pg.Pool({ connectionString: DATABASE_URL });
const redis = new Redis(REDIS_URL);
const app = Fastify();
app.get('/readyz', async () => {
  await Promise.all([sql.query('select 1'), redis.ping()]);
  return { status: 'ready' };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
