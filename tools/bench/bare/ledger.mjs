// The least a long statement can be: its lines, a thousand at a time, sent as text.
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';

const page = 1_000;
const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
const app = Fastify();

async function* linesOf(username) {
  for (let last = 0; ;) {
    const { rows } = await sql.query(
      `select e.line, e.at, e.kind, e.amount, e.balance from payouts.entries e join stores.stores s on s.id = e.store_id
       where s.username = $1 and e.line > $2 order by e.line limit ${page}`,
      [username, last],
    );
    yield rows
      .map(({ line, at, kind, amount, balance }) => [line, at.toISOString(), kind, amount, balance].join(','))
      .join('\n');
    if (rows.length < page) return;
    last = rows.at(-1).line;
  }
}

app.get('/:username', (request, reply) => {
  const { username } = /** @type {{ username: string }} */ (request.params);
  return reply.type('text/csv').send(Readable.from(linesOf(username)));
});

answering({ begin: async () => ({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) }) });
