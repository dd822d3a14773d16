// The minimal table upload: reading alone; and a request over HTTP that is read and stored for a preview.
import fs from 'node:fs';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import pg from 'pg';
import { answering } from './answering.mjs';
import { readCells } from './read-cells.mjs';

const firstPage = 200;
const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const app = Fastify();
app.register(multipart);

app.post('/', async (request) => {
  const file = await request.file();
  if (!file) throw new Error('no file');
  const bytes = await file.toBuffer();
  const rows = readCells(bytes, file.filename.endsWith('.csv'));
  await sql.query('insert into bare.uploads (content, rows) values ($1, $2)', [bytes, JSON.stringify(rows)]);
  return { count: rows.length, rows: rows.slice(0, firstPage) };
});

answering({
  async begin() {
    await sql.query('create table if not exists bare.uploads (content bytea, rows json)');
    for (const column of ['content', 'rows'])
      await sql.query(`alter table bare.uploads alter column ${column} set storage external`);
    return { ready: await app.listen({ port: 0, host: '127.0.0.1' }) };
  },
  /** Milliseconds and rows of one reading. */
  read({ file }) {
    const bytes = fs.readFileSync(file);
    const began = performance.now();
    const cpu = process.cpuUsage();
    const rows = readCells(bytes, file.endsWith('.csv'));
    const { user, system } = process.cpuUsage(cpu);
    return { ms: performance.now() - began, cpuMs: (user + system) / 1000, rows: rows.length };
  },
});
