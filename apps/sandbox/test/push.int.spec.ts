import { createECDH, randomBytes } from 'node:crypto';
import webPush from 'web-push';
import { ASandbox } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const keys = webPush.generateVAPIDKeys();
const browser = createECDH('prime256v1');
const p256dh = browser.generateKeys('base64url');

const send = async (
  more: { headers?: Record<string, string>; body?: Buffer; signer?: typeof keys; audience?: string } = {},
) => {
  const endpoint = `${world.sandbox.url}/push/phone-1`;
  const details = webPush.generateRequestDetails(
    { endpoint: more.audience ?? endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } },
    'hello',
    {
      vapidDetails: { ...(more.signer ?? keys), subject: 'mailto:hello@smachot.example' },
      TTL: 60,
      urgency: 'high',
      topic: 'order-1',
    },
  );
  const headers: Record<string, string | number> = { ...details.headers, ...more.headers };
  delete headers['Content-Length'];
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return fetch(endpoint, {
    method: 'POST',
    headers: named.filter(([, value]) => value !== ''),
    body: new Uint8Array(more.body ?? details.body),
  });
};
const list = () => world.read<{ device: string; body: string }[]>('/_sandbox/push?device=phone-1');

describe('the push service', () => {
  it('takes a signed message, and keeps it as it came', async () => {
    const answer = await send();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      expect.stringMatching(/^\/push\//),
    ]);
    expect(await list()).toEqual([
      {
        device: 'phone-1',
        body: expect.stringMatching(/^[\w-]{100,}$/),
        ...{ ttl: 60, urgency: 'high', topic: 'order-1', subject: 'mailto:hello@smachot.example' },
        at: expect.any(String),
      },
    ]);
    expect(await world.read('/_sandbox/push?device=another')).toEqual([]);
  });

  it.each([
    ['no token', { headers: { Authorization: '' } }, 403],
    [
      'a token of another key',
      { signer: { ...webPush.generateVAPIDKeys(), publicKey: keys.publicKey } },
      403,
    ],
    ['a token for another service', { audience: 'https://push.example/x' }, 403],
    ['no TTL', { headers: { TTL: '' } }, 400],
    ['a TTL of words', { headers: { TTL: 'soon' } }, 400],
    ['an urgency of its own', { headers: { Urgency: 'now' } }, 400],
    ['a long topic', { headers: { Topic: 'x'.repeat(33) } }, 400],
    ['what is not encrypted', { headers: { 'Content-Encoding': 'identity' } }, 400],
    ['too much', { body: Buffer.alloc(4097) }, 413],
  ])('refuses %s', async (_, more, status) => {
    expect((await send(more)).status).toBe(status);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['gone', 410],
    ['unknown', 404],
    ['server_error', 500],
  ])('answers as %s on request', async (rule, status) => {
    await world.behave('push', rule, { count: 1 });
    expect((await send()).status).toBe(status);
    expect((await send()).status).toBe(201);
  });

  it('is busy on request, and says for how long', async () => {
    await world.behave('push', 'busy', { count: 1, value: 7 });
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  });
});
