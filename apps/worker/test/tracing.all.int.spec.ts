import { flushTraces, Logger, startTracing, traced, WorkModule } from '@smachot/server-platform';
import { eventually, testConfig } from '@smachot/server-testing';
import { type CollectedSpan, startCollector } from './collector';
import { aHost, GUEST, invitationsTo, OTHER_GUEST, setClocks } from './invited-guests';
import { linesLoggedBy } from './listening';
import { startWholeProduct, type WholeProduct } from './whole-product';

const redisUrl = new URL(process.env['TEST_REDIS_URL'] ?? '');
redisUrl.pathname = '/7';

let collector: Awaited<ReturnType<typeof startCollector>>;
let product: WholeProduct;
let lines: string[];
beforeAll(async () => {
  collector = await startCollector();
  const settings = {
    LOG_LEVEL: 'warn',
    REDIS_URL: redisUrl.href,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  await startTracing(testConfig('postgres://nowhere', settings).settings, 'worker');
  product = await startWholeProduct({ settings, modules: [WorkModule] });
  lines = linesLoggedBy(product.app);
  await setClocks(product);
});
afterAll(async () => {
  await product?.close();
  await collector?.close();
});

const until = (holds: () => boolean | Promise<boolean>) => eventually('told', holds);
const named = (spans: CollectedSpan[], name: string) => spans.filter((span) => span.name === name);
/** Spans of the trace, and how each goes back to its beginning. */
const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);
const wayOf = (span: CollectedSpan, spans: CollectedSpan[]): string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? wayOf(parent, spans) : []), span.name];
};

it('an invitation is one trace from the browser to the provider', async () => {
  const [traceId, browser] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const host = await aHost(product);
  await host.invite(host.rsvpIds[0]!, { traceparent: `00-${traceId}-${browser}-01` });
  await until(async () => (await invitationsTo(product.sandboxUrl, GUEST)) > 0);
  await until(async () => {
    await flushTraces();
    return named(spansOf(traceId), 'whatsapp message').length > 0;
  });
  const spans = spansOf(traceId);
  const [call] = named(spans, 'POST /v1/whatsapp/send-invites');
  expect(call).toMatchObject({ parentSpanId: browser, kind: 2 });
  const [sent] = named(spans, 'whatsapp message');
  const way = wayOf(sent!, spans);
  expect(way[0]).toBe('POST /v1/whatsapp/send-invites');
  expect(way.filter((name) => name.startsWith('job ')).length).toBeGreaterThan(0);
  expect(way.filter((name) => name === 'transaction').length).toBeGreaterThan(1);
  const statements = named(spans, 'transaction').flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === 'db.statements').map(({ value }) => Number(value.intValue)),
  );
  expect(Math.max(...statements)).toBeGreaterThan(3);
});

it('a call without a trace context begins a trace of its own, and a wrong one is not continued', async () => {
  const host = await product.signUp('0521110088');
  const read = (traceparent?: string) =>
    product.ask('GET', '/v1/events/event-rsvps', {
      bearer: host.bearer,
      ...(traceparent ? { headers: { traceparent } } : {}),
    });
  await read();
  await read(`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`);
  await read('not a context');
  await flushTraces();
  const spans = named(collector.spans(), 'GET /v1/events/event-rsvps');
  expect(spans).toHaveLength(3);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(3);
  expect(spans.filter(({ parentSpanId }) => parentSpanId)).toEqual([]);
});

it('spans name no person, no phone, no token and no address that opens something', async () => {
  await product.call('GET', `/v1/guest/${'s3cretTokenOfAGuest'.repeat(2)}`);
  await flushTraces();
  const text = collector.text();
  expect(collector.spans().length).toBeGreaterThan(20);
  for (const secret of [
    GUEST,
    OTHER_GUEST,
    '521110077',
    '521110088',
    'נועה',
    'דנה',
    'הגן',
    's3cretToken',
    'eyJ',
  ])
    expect({ secret, found: text.includes(secret.replace(/^0/, '')) }).toEqual({ secret, found: false });
});

it('log lines name their trace', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4799';
  await traced('a test', { kind: 'internal', parents: [`00-${trace}-00f067aa0ba902b7-01`] }, () => {
    product.app.get(Logger).warn({}, 'within');
    return Promise.resolve();
  });
  product.app.get(Logger).warn({}, 'outside');
  const logged = lines.find((line) => line.includes('within'))!;
  expect(JSON.parse(logged)).toMatchObject({ traceId: trace });
  expect(lines.find((line) => line.includes('outside'))).not.toContain('traceId');
});
