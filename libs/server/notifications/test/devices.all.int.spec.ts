import { MAX_PUSH_DEVICES } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { withoutRateLimits } from '@smachot/server-testing';
import { DeliverNotifications } from '../src/use-cases/deliver-notifications';
import { ForgetDevices } from '../src/use-cases/forget-devices';
import { ForgetOld, ForgetReader } from '../src/use-cases/forget-reader';
import { SendPushes } from '../src/use-cases/send-pushes';
import { ABrowser } from './a-browser';
import { deviceCalls, newOrder } from './device-calls';
import { type NotificationsApp, notificationsApp } from './notifications-app';

let app: NotificationsApp;
beforeAll(async () => {
  app = await notificationsApp();
  withoutRateLimits(app.app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.source.query('delete from notifications.notifications');
  await app.source.query('delete from notifications.devices');
  await fetch(`${app.outside.url}/_sandbox/reset`, { method: 'POST' });
});

const { call, subscribed, devices } = deviceCalls(() => app);
const deliver = async () =>
  app.commands.execute(
    new DeliverNotifications([
      { payload: newOrder(app), delivery: await app.delivery('notifications.deliver') },
    ]),
  );
const sendPushes = () => app.commands.execute(new SendPushes());
const states = async () =>
  (await app.source.query('select state from notifications.pushes')).map(
    ({ state }: { state: string }) => state,
  );

describe('a device', () => {
  it('is subscribed with the public key, and listed by its browser, without its address', async () => {
    const browser = await subscribed();
    const answer = (await call('GET')).json();
    expect(answer).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      devices: [
        {
          ...{ _id: expect.any(String), since: expect.stringMatching(/Z$/), current: true },
          ...{ browser: 'Chrome', system: 'Windows', device: 'computer' },
        },
      ],
    });
    expect(JSON.stringify(answer)).not.toContain(browser.device);
  });

  it('that subscribes again is the same one; another subscription of its session takes its place', async () => {
    const browser = await subscribed();
    const first = (await devices())[0]!;
    expect((await call('POST', '', browser.subscription)).json()).toEqual({ deviceId: first._id });
    await subscribed();
    expect(await devices()).toHaveLength(1);
  });

  it.each([
    ['a private address', 'https://10.0.0.7/push'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['a name within', 'https://redis:6379/'],
    ['any other server', 'https://evil.example/push'],
    ['no address of the web', 'file:///etc/passwd'],
  ])('at %s is refused', async (_, endpoint) => {
    const { subscription } = new ABrowser(app.outside.url);
    const answer = await call('POST', '', { ...subscription, endpoint });
    expect([answer.statusCode, await devices()]).toEqual([422, []]);
  });

  it('with a key that is no point of the curve is refused', async () => {
    const { subscription } = new ABrowser(app.outside.url);
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect((await call('POST', '', { ...subscription, p256dh })).json().code).toBe('devices.unknown_service');
  });

  it('is refused when it says more than a subscription', async () => {
    const { subscription } = new ABrowser(app.outside.url);
    const endpoint = `${subscription.endpoint}${'x'.repeat(5000)}`;
    expect((await call('POST', '', { ...subscription, endpoint })).statusCode).toBe(413);
  });

  it('is one of ten at most', async () => {
    const insert = (endpoint: string) =>
      app.source.query(
        `insert into notifications.devices (id, user_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, 'p', 'a')`,
        [newId(), app.hostId, newId(), endpoint],
      );
    for (let count = 0; count < MAX_PUSH_DEVICES; count++)
      await insert(`https://fcm.googleapis.com/${count}`);
    const answer = await call('POST', '', new ABrowser(app.outside.url).subscription);
    expect(answer.json().code).toBe('devices.too_many');
    expect(await devices()).toHaveLength(MAX_PUSH_DEVICES);
  });

  it('is removed by its owner alone', async () => {
    await subscribed();
    const { _id } = (await devices())[0]!;
    const stranger = await app.signIn('0503456789');
    expect((await call('DELETE', `/${_id}`, undefined, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `/${_id}`)).statusCode).toBe(204);
    expect(await devices()).toEqual([]);
  });

  it('of somebody else is not taken over by who knows its address; who uses its browser next has it', async () => {
    const browser = await subscribed();
    const stranger = await app.signIn('0503456789');
    const forged = { ...browser.subscription, auth: new ABrowser(app.outside.url).subscription.auth };
    expect((await call('POST', '', forged, stranger)).statusCode).toBe(422);
    expect(await devices()).toHaveLength(1);
    await deliver();
    expect((await call('POST', '', browser.subscription, stranger)).statusCode).toBe(201);
    expect([await devices(), await devices(stranger)]).toEqual([[], [expect.anything()]]);
    // what waited for the one before is not shown to the next
    await sendPushes();
    expect(await browser.received()).toEqual([]);
  });

  it('is renewed by the secret of the old subscription, and by nothing else', async () => {
    const old = await subscribed();
    const { subscription } = new ABrowser(app.outside.url);
    const endpointNow = async () =>
      (await app.source.query('select endpoint from notifications.devices'))[0].endpoint;
    const renew = (auth: string, next = subscription) =>
      call(
        'POST',
        '/renewal',
        { old: { endpoint: old.subscription.endpoint, auth }, subscription: next },
        null,
      );
    expect((await renew(subscription.auth)).statusCode).toBe(204);
    await renew(old.subscription.auth, { ...subscription, endpoint: 'https://10.0.0.7/push' });
    expect(await endpointNow()).toBe(old.subscription.endpoint);
    await renew(old.subscription.auth);
    expect(await endpointNow()).toBe(subscription.endpoint);
  });
});

describe('a session that ended', () => {
  const ended = async () => {
    const rows: { id: string; payload: never }[] = await app.source.query(
      `select id, payload from platform.outbox where job = 'notifications.forget_devices' and done_at is null order by id`,
    );
    for (const { id, payload } of rows)
      await app.commands.execute(
        new ForgetDevices(payload, { id, job: 'notifications.forget_devices', attempt: 1 }),
      );
    return rows.length;
  };
  const auth = (method: 'POST' | 'DELETE', url: string, bearer: string) =>
    app.app.inject({
      ...{ method, url, headers: { authorization: `Bearer ${bearer}` } },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
  const phone = '0502345678';

  it('by signing out takes its device along, and no other', async () => {
    const [here, there] = [await app.signIn(phone), await app.signIn(phone)];
    await subscribed(here);
    await subscribed(there);
    expect(await devices(here)).toMatchObject([{ current: true }, { current: false }]);
    await auth('POST', '/api/auth/logout', here);
    expect(await ended()).toBe(1);
    expect(await devices(there)).toMatchObject([{ current: true }]);
  });

  it('with all others takes the devices of sessions along that ran out long ago', async () => {
    const here = await app.signIn(phone);
    await subscribed(here);
    await app.source.query('update notifications.devices set session_id = $1', [newId()]);
    await auth('DELETE', '/api/auth/sessions', here);
    await ended();
    app.host = await app.signIn(phone);
    expect(await devices()).toEqual([]);
  });

  it('with its account leaves no device', async () => {
    await subscribed();
    await deliver();
    await app.commands.execute(
      new ForgetReader(app.hostId as never, await app.delivery('notifications.forget_reader')),
    );
    expect([await devices(), await states()]).toEqual([[], []]);
  });
});

it('a device is forgotten when its browser has not come back for a year', async () => {
  await subscribed();
  await app.commands.execute(new ForgetOld());
  expect(await devices()).toHaveLength(1);
  await app.source.query(`update notifications.devices set renewed_at = now() - interval '13 months'`);
  await app.commands.execute(new ForgetOld());
  expect(await devices()).toEqual([]);
});
