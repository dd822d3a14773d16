import crypto from 'node:crypto';
import { Pool } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { anEvent } from '../product/host.mjs';
import { measured } from '../product/meter.mjs';
import { perSecond, rate, row } from '../report.mjs';

const phones = 4;
const scans = 1000;
const inBatch = 10; // what a phone has recorded between two sendings; a host may send 120 times a minute
const warmUp = 10;

/** Scans of four phones at the door of one event, beside a bare insert of the same batches. */
export async function checkIn(ground) {
  const { servers, product, host, say } = ground;
  say(`an event of ${scans} guests`);
  const { eventId, rsvpIds } = await anEvent(host, scans);
  const path = `/v1/events/event-rsvps/${eventId}/door/scans`;
  const bare = await startBare('check-in', { DATABASE_URL: servers.ourDatabaseUrl });
  const ours = sender(product.apiUrl, path, host.token);
  const theirs = sender(bare.ready, '/');
  try {
    const [warm, plain, real] = [rsvpIds.slice(0, warmUp), rsvpIds, rsvpIds].map(batchesOf);
    for (const send of [ours.send, theirs.send]) await fromPhones(send, warm);
    say(`${scans} scans from ${phones} phones, bare and through the product`);
    const bareRun = await measured(servers, [bare], () => fromPhones(theirs.send, plain));
    const ourRun = await ground.profiled('api', () =>
      measured(servers, [product.api], () => fromPhones(ours.send, real)),
    );
    return rowsOf(ourRun, bareRun);
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
    await bare.stop();
  }
}

const at = () => new Date().toISOString();
const scanOf = (subjectId) => ({
  scanId: crypto.randomUUID(),
  ...{ subjectId, people: 1, at: at(), undoes: null },
});

const batchesOf = (subjects) =>
  Array.from({ length: Math.ceil(subjects.length / inBatch) }, (_, index) =>
    subjects.slice(index * inBatch, (index + 1) * inBatch).map(scanOf),
  );

function sender(url, path, token = '') {
  const pool = new Pool(url, { connections: phones });
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const send = async (batch) => {
    const answer = await pool.request({ path, method: 'POST', headers, body: JSON.stringify(batch) });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  return { send, close: () => pool.close() };
}

/** Each phone sends its batches one after the other and reads what the others recorded. @returns milliseconds until the last answer */
async function fromPhones(send, batches) {
  const left = [...batches].reverse();
  const began = performance.now();
  const phone = async () => {
    const deviceId = crypto.randomUUID();
    let after = 0;
    for (let batch = left.pop(); batch; batch = left.pop())
      ({ next: after } = await send({ deviceId, door: '', sentAt: at(), scans: batch, after }));
  };
  await Promise.all(Array.from({ length: phones }, phone));
  return performance.now() - began;
}

function rowsOf(ours, bare) {
  const speedOf = ({ result }) => (1000 * scans) / result;
  return [
    row(`scans of ${phones} phones, ${inBatch} in a batch`, {
      ours: perSecond(speedOf(ours)),
      bare: perSecond(speedOf(bare)),
      ratio: rate(speedOf(ours) / speedOf(bare)),
    }),
    row('SQL statements a scan', {
      ours: (ours.sql / scans).toFixed(2),
      target: '≤ 1',
      met: ours.sql / scans <= 1,
    }),
    row('CPU a scan, api + database', {
      ours: `${(ours.cpuMs / scans).toFixed(2)} ms`,
      bare: `${(bare.cpuMs / scans).toFixed(2)} ms`,
      ratio: `${(ours.cpuMs / bare.cpuMs).toFixed(1)} ×`,
    }),
  ];
}
