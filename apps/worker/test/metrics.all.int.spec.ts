import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { HOUR_MS, newId } from '@smachot/kernel';
import { WorkModule } from '@smachot/server-platform';
import { eventually } from '@smachot/server-testing';
import { freePort } from './outside';
import { startWholeProduct, type WholeProduct } from './whole-product';

const METRICS_TOKEN = 'a token for the metrics';
const redisUrl = new URL(process.env['TEST_REDIS_URL'] ?? '');
redisUrl.pathname = '/6';

let product: WholeProduct;
let port: number;
beforeAll(async () => {
  port = await freePort();
  product = await startWholeProduct({
    settings: { METRICS_TOKEN, METRICS_PORT: String(port), REDIS_URL: redisUrl.href },
    modules: [WorkModule],
  });
});
afterAll(() => product?.close());

const authorization = `Bearer ${METRICS_TOKEN}`;
const ofApi = async () => (await product.call('GET', '/metrics', { headers: { authorization } })).text;
const ofWorker = (headers: Record<string, string> = { authorization }) =>
  fetch(`http://127.0.0.1:${port}/metrics`, { headers });

/** Names of samples, with the endings of histograms. */
const exported = (text: string): Set<string> => {
  const names = new Set<string>();
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const ending of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      names.add(name! + ending);
  return names;
};
const valueOf = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

it('every metric that rules and dashboard ask for is exported by the api or the worker', async () => {
  const program = path.join(process.env['SMACHOT_ROOT']!, 'tools/ops/metric-names.mjs');
  const wanted = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })) as string[];
  const names = exported((await ofApi()) + (await (await ofWorker()).text()));
  expect(wanted.length).toBeGreaterThan(15);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

it('the worker gives its metrics to the bearer of the token alone, and has no other address', async () => {
  expect((await ofWorker({})).status).toBe(404);
  expect((await ofWorker({ authorization: 'Bearer another' })).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { authorization } })).status).toBe(404);
});

it('numbers are those of the database, and name nobody', async () => {
  await product.source.query(
    `insert into platform.outbox (id, job, payload, created_at, dispatched_at, dispatches, dead_at) values
       ($1, 'payments.charge', '{}', now() - interval '2 minutes', now() + interval '1 hour', 1, null),
       ($2, 'payments.charge', '{}', now(), now(), 13, now())`,
    [newId(), newId()],
  );
  // an earlier reading serves for a while
  const text = await eventually('a new reading', async () => {
    const read = await ofApi();
    return valueOf(read, 'jobs_dead') === 1 && read;
  });
  expect(valueOf(text, 'jobs_waiting{queue="marketplace"}')).toBe(1);
  const age = valueOf(text, 'jobs_oldest_seconds{queue="marketplace"}')!;
  expect(age).toBeGreaterThan(119);
  expect(age).toBeLessThan(HOUR_MS / 1000);
  expect(valueOf(text, 'jobs_oldest_seconds{queue="documents"}')).toBe(0);
  expect(valueOf(text, 'outbox_waiting')).toBe(0);
  expect(text).not.toMatch(/\d{9,}"|@|[\u0590-\u05FF]/);
});

it('a failed job is counted, and its error kept beside it', async () => {
  const id = newId();
  await product.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'payments.charge', '{"nobody": "דנה 0502345678"}')`,
    [id],
  );
  const error = async () =>
    (
      await product.source.query<{ last_error: string | null }[]>(
        'select last_error from platform.outbox where id = $1',
        [id],
      )
    )[0]!.last_error;
  expect(await eventually('an error', error)).toMatch(/^ZodError|^\$ZodError|Error/);
  expect(await error()).not.toMatch(/דנה|0502345678/);
  const text = await (await ofWorker()).text();
  expect(valueOf(text, 'jobs_failed_total{job="payments.charge"}')).toBeGreaterThan(0);
});
