// The least a worker can be: one BullMQ queue and a pool that has connected.
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { answering } from './answering.mjs';

const { DATABASE_URL, REDIS_URL } = process.env;

answering({
  async begin() {
    const sql = new pg.Pool({ connectionString: DATABASE_URL });
    await sql.query('select 1');
    const connection = new Redis(REDIS_URL, { maxRetriesPerRequest: null });
    await new Worker('idle', async () => {}, { connection, prefix: 'bare' }).waitUntilReady();
  },
});
