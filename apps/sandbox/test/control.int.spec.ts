import { HOUR_MS } from '@smachot/kernel';
import { connect } from 'node:net';
import { startSandbox } from '../src/start';
import { ASandbox, dayOfMessage } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe('/_sandbox', () => {
  it('is empty and back to its defaults after a reset', async () => {
    await world.behave('whatsapp', 'never_read');
    await world.send(dayOfMessage('972521234567'));
    await world.call('POST', '/_sandbox/reset');
    expect(await world.read('/_sandbox/health')).toMatchObject({
      messages: 0,
      statusesToCome: 0,
      webhooksQueued: 0,
      sales: 0,
    });
    expect(await world.read('/_sandbox/behaviour')).toMatchObject({ active: [] });
  });

  it('switches rules on, counts them down, and off', async () => {
    expect((await world.behave('sms', 'fail', { count: 2 })).body).toEqual([
      { service: 'sms', rule: 'fail', count: 2 },
    ]);
    expect((await world.behave('sms', 'fail', { share: 0 })).body).toEqual([]);
  });

  it.each([
    { service: 'fax', rule: 'fail' },
    { service: 'sms', rule: 'fail', share: 2 },
    { service: 'sms', rule: 'fail', shares: 0.5 },
  ])('refuses %j', async (behaviour) => {
    expect((await world.call('PUT', '/_sandbox/behaviour', behaviour)).status).toBe(400);
  });

  it('moves the clock, and jumps through the product', async () => {
    await world.call('PUT', '/_sandbox/clock', { offsetMs: HOUR_MS });
    const clock = await world.read<{ now: string }>('/_sandbox/clock');
    expect(Date.parse(clock.now) - Date.now()).toBeGreaterThan(3_590_000);
    const { body } = await world.call('POST', '/_sandbox/clock/jump', { to: 'next-day' });
    expect(body).toMatchObject({ productMoved: true });
    const asked = world.product.received.find(({ path }) => path === '/_dev/clock');
    expect(JSON.parse(asked!.raw.toString())).toEqual({ offsetMs: body.offsetMs });
    expect(Math.abs(Number(body.offsetMs) - 25 * HOUR_MS)).toBeLessThan(HOUR_MS / 4);
    await world.call('POST', '/_sandbox/clock/jump', { to: 'real-time' });
  });

  it('keeps what both analytics services were told, and shows it', async () => {
    const events = [{ event: 'order_placed' }, { event: 'page' }];
    await world.call('POST', '/analytics/batch', { api_key: 'phc_demo', batch: events });
    const hit = await fetch(`${world.sandbox.url}/analytics/g/collect?v=2&tid=G-DEMO&en=page_view`, {
      method: 'POST',
    });
    expect(hit.status).toBe(204);
    expect(hit.headers.get('access-control-allow-origin')).toBe('*');
    expect(await world.read('/_sandbox/analytics')).toMatchObject([
      ...events.map((event) => ({ service: 'product', path: 'batch', event })),
      { service: 'web', path: 'g/collect', event: { tid: 'G-DEMO', en: 'page_view' } },
    ]);
    const side = await (await fetch(`${world.sandbox.url}/?side=measured`)).text();
    for (const shown of ['order_placed', 'page_view', 'G-DEMO']) expect(side).toContain(shown);
  });

  it('answers feature flags as it was told, late or not at all', async () => {
    const flags = () => world.call('POST', '/analytics/flags/?v=2', { token: 'phc_demo', distinct_id: 'x' });
    expect((await flags()).body).toMatchObject({ flags: {}, errorsWhileComputingFlags: false });
    await world.call('PUT', '/_sandbox/analytics/flags', { confetti: false });
    expect((await flags()).body).toMatchObject({ flags: { confetti: { key: 'confetti', enabled: false } } });
    await world.call('PUT', '/_sandbox/behaviour', {
      service: 'analytics',
      rule: 'flags_delay',
      value: 300,
      count: 1,
    });
    const before = Date.now();
    await flags();
    expect(Date.now() - before).toBeGreaterThanOrEqual(290);
    await world.call('PUT', '/_sandbox/behaviour', { service: 'analytics', rule: 'flags_error', count: 1 });
    expect((await flags()).status).toBe(500);
  });

  it('listens to its own machine, and not to pages of other sites', async () => {
    const foreign = await world.call('POST', '/_sandbox/reset', undefined, {
      origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    const own = await world.call('POST', '/_sandbox/reset', undefined, { origin: world.sandbox.url });
    expect(own.status).toBe(200);
    expect(await rawGet('/_sandbox/health', 'rebound.example')).toContain('403');
  });
});

/** fetch does not let Host be set. */
const rawGet = (path: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(world.sandbox.url).port), '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString().split('\r\n')[0] ?? '');
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  });

describe('starting and ending', () => {
  it('says so when its port is taken', async () => {
    const port = Number(new URL(world.sandbox.url).port);
    await expect(startSandbox({ port, smtpPort: 0, productUrl: 'http://127.0.0.1:1' })).rejects.toThrow(
      /EADDRINUSE/,
    );
  });

  it('ends although somebody still waits for an answer', async () => {
    const other = await ASandbox.running();
    await other.behave('whatsapp', 'timeout', { count: 1 });
    const waiting = other.send(dayOfMessage('972521234567')).catch(() => 'cut');
    const isAsked = async () =>
      (await other.read<{ active: unknown[] }>('/_sandbox/behaviour')).active.length === 0;
    while (!(await isAsked()));
    await other.close();
    expect(await waiting).toBe('cut');
  });
});
