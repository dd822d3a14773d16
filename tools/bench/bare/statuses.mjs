// The least a webhook of statuses can be: check the signature, read the body, insert its statuses in one statement.
import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';

const { DATABASE_URL, APP_SECRET } = process.env;
const sql = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify({ bodyLimit: 3 * 1024 * 1024 });

app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
);
app.post('/', async (request, reply) => {
  const body = /** @type {Buffer} */ (request.body);
  const expected = `sha256=${createHmac('sha256', APP_SECRET).update(body).digest('hex')}`;
  const given = String(request.headers['x-hub-signature-256']);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return reply.status(403).send();
  const { statuses } = JSON.parse(body.toString('utf8')).entry[0].changes[0].value;
  await sql.query(
    `insert into bare.statuses (message_id, status, at, wamid)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict do nothing`,
    [
      statuses.map((one) => one.biz_opaque_callback_data),
      statuses.map((one) => one.status),
      statuses.map((one) => one.timestamp),
      statuses.map((one) => one.id),
    ],
  );
  return reply.status(200).send();
});

answering({
  async begin() {
    await sql.query(
      'create table bare.statuses (message_id text, status text, at text, wamid text, primary key (message_id, status, at))',
    );
    return { ready: await app.listen({ port: 0, host: '127.0.0.1' }) };
  },
});
