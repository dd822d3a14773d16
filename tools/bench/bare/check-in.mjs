// The least a batch of scans can be: insert it in one statement and read what came since.
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';

const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.post('/', async (request) => {
  const { scans, deviceId, after } = /** @type {any} */ (request.body);
  await sql.query(
    `insert into bare.scans (id, subject_id, people, at, device_id)
     select g.id, g.subject_id, g.people, g.at, $2 from json_to_recordset($1) as g(id uuid, subject_id uuid, people int, at timestamptz)
     on conflict (id) do nothing`,
    [JSON.stringify(scans.map((one) => ({ ...one, id: one.scanId, subject_id: one.subjectId }))), deviceId],
  );
  const { rows } = await sql.query('select * from bare.scans where seq > $1 order by seq', [after]);
  return { arrivals: rows, next: rows.at(-1)?.seq ?? after };
});

answering({
  async begin() {
    await sql.query(
      `create table bare.scans (id uuid primary key, seq int generated always as identity, subject_id uuid, people int, at timestamptz,
         device_id uuid)`,
    );
    await sql.query('create index on bare.scans (seq)');
    return { ready: await app.listen({ port: 0, host: '127.0.0.1' }) };
  },
});
