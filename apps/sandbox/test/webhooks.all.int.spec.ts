import { DAY_MS } from '@smachot/kernel';
import { eventually, hmac } from './a-product';
import { ASandbox, dayOfMessage, numbers } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running({ SANDBOX_WHATSAPP_MPS: 5000, SANDBOX_STATUS_PACE: 0.2 });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe('status webhooks', () => {
  it('tell sent and delivered with our data, signed over the raw bytes', async () => {
    await world.sendDayOf(['972521234567']);
    await eventually(() => world.product.statusesOf('972521234567').length >= 2);
    expect(world.product.statusesOf('972521234567').slice(0, 2)).toMatchObject([
      { status: 'sent', biz_opaque_callback_data: 'day:972521234567' },
      { status: 'delivered', biz_opaque_callback_data: 'day:972521234567' },
    ]);
    for (const { raw, headers } of world.product.webhooks()) {
      expect(headers['x-hub-signature-256']).toBe(hmac('demo_app_secret', raw));
    }
  });

  it('follow the moved clock', async () => {
    await world.call('PUT', '/_sandbox/clock', { offsetMs: 10 * DAY_MS });
    await world.sendDayOf(['972521234567']);
    const [status] = await eventually(
      () => world.product.statusesOf('972521234567').length > 0 && world.product.statusesOf('972521234567'),
    );
    await world.call('PUT', '/_sandbox/clock', { offsetMs: 0 });
    expect(Number(status!.timestamp) * 1000 - Date.now()).toBeGreaterThan(9.9 * DAY_MS);
  });

  it('come for every message, together, also after a request that was never answered', async () => {
    await world.behave('whatsapp', 'timeout', { count: 1 });
    const phones = numbers(150);
    const silent = await world.send(dayOfMessage('972521234567'), undefined, 1_000).catch(() => 'no answer');
    await world.sendDayOf(phones);
    await eventually(() => {
      const all = new Set(world.product.statuses().map(({ recipient_id }) => recipient_id));
      return [...phones, '972521234567'].every((phone) => all.has(phone));
    });
    expect(world.product.webhooks().length).toBeLessThan(150);
    expect(silent).toBe('no answer');
  });

  it('never come for a message that never got there', async () => {
    await world.behave('whatsapp', 'lost', { count: 1 });
    await expect(world.send(dayOfMessage('972521234568'))).rejects.toThrow();
    await world.sendDayOf(['972521234567']);
    await eventually(() => world.product.statusesOf('972521234567').length > 0);
    expect(world.product.statusesOf('972521234568')).toEqual([]);
    expect(await world.read('/_sandbox/whatsapp/messages?to=972521234568')).toEqual([]);
  });

  it('are tried again, as they were, until the product takes them', async () => {
    await world.product.stop();
    await world.sendDayOf(['972521234567']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    world.product.answerWith = 500;
    await world.product.start();
    const refused = await eventually(() => world.product.webhooks()[0]);
    world.product.answerWith = 200;
    const again = await eventually(() =>
      world.product.webhooks().find((one) => one !== refused && one.raw.equals(refused.raw)),
    );
    expect(again.headers['x-hub-signature-256']).toBe(refused.headers['x-hub-signature-256']);
  });

  it('never hold more than a thousand updates', async () => {
    await world.product.stop();
    const phones = numbers(600);
    for (let at = 0; at < phones.length; at += 100) await world.sendDayOf(phones.slice(at, at + 100));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await world.product.start();
    await eventually(() => world.product.statuses().length >= 1200);
    const sizes = world.product.values().map((value) => value.statuses?.length ?? 0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
    expect(Math.max(...sizes)).toBeGreaterThan(100);
  });
});

describe('POST /_sandbox/whatsapp/webhook', () => {
  it('sends any bytes, signed as ours or as it is told', async () => {
    const post = (query: string) =>
      fetch(`${world.sandbox.url}/_sandbox/whatsapp/webhook${query}`, {
        method: 'POST',
        body: '{"odd": "é"}',
      });
    expect(await (await post('')).json()).toEqual({ status: 200, body: 'ok' });
    await post('?signature=sha256=00');
    const ours = world.product.webhooks().filter(({ raw }) => raw.toString() === '{"odd": "é"}');
    const [good, bad] = ours;
    expect(ours).toHaveLength(2);
    expect(good!.headers['x-hub-signature-256']).toBe(hmac('demo_app_secret', good!.raw));
    expect(bad!.headers['x-hub-signature-256']).toBe('sha256=00');
  });
});
