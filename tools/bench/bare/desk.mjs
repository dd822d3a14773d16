// The least a page of guests can be: one indexed query over Fastify.
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';

const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

app.get('/:eventId', async (request) => {
  const { eventId } = /** @type {{ eventId: string }} */ (request.params);
  const { rows } = await sql.query(
    'select * from rsvp.guests where event_id = $1 and deleted_at is null order by id limit 100',
    [eventId],
  );
  return { rsvps: rows };
});

answering({ begin: async () => ({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) }) });
