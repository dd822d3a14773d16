import { newId } from '@smachot/kernel';
import { withoutRateLimits } from '@smachot/server-testing';
import { DeliverNotifications } from '../src/use-cases/deliver-notifications';
import { retrySeconds, SendPushes } from '../src/use-cases/send-pushes';
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

const { subscribed, devices } = deviceCalls(() => app);
const deliver = async (more: object = {}, delivery?: Awaited<ReturnType<NotificationsApp['delivery']>>) =>
  app.commands.execute(
    new DeliverNotifications([
      { payload: newOrder(app, more), delivery: delivery ?? (await app.delivery('notifications.deliver')) },
    ]),
  );
const sendPushes = () => app.commands.execute(new SendPushes());
const states = async () =>
  (await app.source.query('select state, attempts from notifications.pushes order by notification_id')).map(
    ({ state, attempts }: { state: string; attempts: number }) => `${state} ${attempts}`,
  );
const letPass = (time: string) =>
  app.source.query(
    `update notifications.pushes set due_at = due_at - $1::interval, changed_at = changed_at - $1::interval`,
    [time],
  );
const behave = (rule: string, more: object = { count: 1 }) =>
  fetch(`${app.outside.url}/_sandbox/behaviour`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'push', rule, ...more }),
  });

describe('a notice', () => {
  it('comes to each device once, however often delivery and sending run', async () => {
    const browser = await subscribed();
    const delivery = await app.delivery('notifications.deliver');
    await Promise.all([deliver({}, delivery), deliver({}, delivery), deliver({}, delivery)]);
    await Promise.all([sendPushes(), sendPushes(), sendPushes()]);
    await sendPushes();
    const [{ id }] = await app.source.query('select id from notifications.notifications');
    expect(await browser.received()).toEqual([
      {
        notice: {
          title: 'שמחות',
          body: expect.stringContaining('בופה'),
          href: '/dashboard/shula/orders/7',
          ...{ tag: id, lang: 'he', dir: 'rtl' },
        },
        ttl: expect.any(Number),
        urgency: 'high',
        topic: id.replaceAll('-', ''),
      },
    ]);
    expect((await browser.received())[0]!.ttl).toBeGreaterThan(86_000);
    expect(await states()).toEqual(['accepted 1']);
  });

  it('goes to no device when its kind can wait, or is for another person', async () => {
    const browser = await subscribed();
    await deliver({ kind: 'payout_sent' });
    await deliver({ userId: app.adminId });
    await sendPushes();
    expect([await browser.received(), await states()]).toEqual([[], []]);
  });

  it('says nobody’s name, also where the bell does', async () => {
    const browser = await subscribed();
    const bookingId = newId();
    app.customers.set(bookingId, 'דנה כהן');
    await deliver({
      kind: 'booking_confirmed',
      values: { bookingId, store: 'שולה', startsAt: '2027-12-17T16:00:00.000Z' },
    });
    await sendPushes();
    const { notice } = (await browser.received())[0]!;
    expect(notice.body).toContain('שולה');
    expect(notice.body).not.toContain('דנה');
  });

  it('that was read under the bell meanwhile, or is a day old, does not come any more', async () => {
    const browser = await subscribed();
    await deliver();
    await app.source.query('update notifications.notifications set read_at = now()');
    await sendPushes();
    await deliver({ values: {} });
    await app.source.query(`update notifications.pushes set wanted_at = now() - interval '25 hours'`);
    await sendPushes();
    expect([await browser.received(), await states()]).toEqual([[], ['withdrawn 1', 'withdrawn 1']]);
  });

  it('is not lost when its worker dies between sending and noting it; the device can tell that it is the same', async () => {
    const browser = await subscribed();
    await deliver();
    await sendPushes();
    await app.source.query(`update notifications.pushes set state = 'intended'`);
    await sendPushes();
    expect(await browser.received()).toHaveLength(1);
    await letPass('2 minutes');
    await sendPushes();
    const both = await browser.received();
    expect([both.length, new Set(both.map(({ notice }) => notice.tag)).size]).toEqual([2, 1]);
    expect(await states()).toEqual(['accepted 2']);
  });

  it.each(['gone', 'unknown'])('removes a device that is %s', async (rule) => {
    await subscribed();
    await deliver();
    await behave(rule);
    await sendPushes();
    expect([await devices(), await states()]).toEqual([[], []]);
  });

  it('waits as long as a busy push service asks, and goes then', async () => {
    const browser = await subscribed();
    await behave('busy', { count: 1, value: 600 });
    await deliver();
    await sendPushes();
    expect(await states()).toEqual(['wanted 1']);
    await letPass('9 minutes');
    await sendPushes();
    expect(await browser.received()).toEqual([]);
    await letPass('2 minutes');
    await sendPushes();
    expect([(await browser.received()).length, await states()]).toEqual([1, ['accepted 2']]);
  });

  it('is tried eight times, later each time, and no more', async () => {
    await subscribed();
    await behave('server_error', {});
    await deliver();
    for (let round = 0; round < 10; round++) {
      await sendPushes();
      await letPass('7 hours');
    }
    expect(await states()).toEqual(['refused 8']);
    expect([1, 2, 3, 8].map((attempts) => retrySeconds(attempts, null))).toEqual([30, 60, 120, 3840]);
    expect([retrySeconds(1, 10), retrySeconds(1, 900), retrySeconds(1, 999_999)]).toEqual([30, 900, 21_600]);
  });
});
