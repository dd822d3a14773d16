// The minimal campaign: one BullMQ job and one POST for each recipient. Nothing is stored.
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'undici';
import { answering } from './answering.mjs';

const { REDIS_URL, WHATSAPP_URL, TOKEN } = process.env;
const atOnce = 128;
const inOneAdd = 1000;

const { origin, pathname } = new URL(WHATSAPP_URL);
const pool = new Pool(origin, { connections: atOnce });
const connect = () => new Redis(REDIS_URL, { maxRetriesPerRequest: null });
const queue = new Queue('bare', {
  connection: connect(),
  prefix: 'bare',
  defaultJobOptions: { removeOnComplete: true },
});

let letter;
let left = 0;
let done = () => {};

async function post({ data: { to } }) {
  const answer = await pool.request({
    path: pathname,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ ...letter, to }),
  });
  await answer.body.json();
  if (answer.statusCode !== 200) throw new Error(`refused: ${answer.statusCode}`);
  if (--left === 0) done();
}

answering({
  async begin() {
    const worker = new Worker('bare', post, { connection: connect(), prefix: 'bare', concurrency: atOnce });
    worker.on('failed', (_, error) => {
      throw error;
    });
    await worker.waitUntilReady();
  },
  async send({ phones, letter: said }) {
    letter = said;
    left = phones.length;
    const finished = new Promise((resolve) => (done = () => resolve({})));
    for (let from = 0; from < phones.length; from += inOneAdd)
      await queue.addBulk(phones.slice(from, from + inOneAdd).map((to) => ({ name: 'post', data: { to } })));
    return finished;
  },
});
