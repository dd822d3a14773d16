import type { AnswerOf, readNotificationPreferences } from '@smachot/contracts';
import { DeliverNotifications } from '../src/use-cases/deliver-notifications';
import { type NotificationsApp, notificationsApp } from './notifications-app';

let app: NotificationsApp;
beforeAll(async () => {
  app = await notificationsApp();
});
afterAll(() => app.close());

/** The channels of a notification that the host takes by mail, and the address that their preferences name. */
const reached = async (email: string, verified: boolean) => {
  await app.source.query('delete from notifications.notifications');
  await app.source.query('update identity.users set email = $2, email_verified_at = $3 where id = $1', [
    app.hostId,
    email,
    verified ? new Date() : null,
  ]);
  const delivery = await app.delivery('notifications.deliver');
  const values = { store: 'evil.example' };
  const payload = { userId: app.hostId, kind: 'review_invited' as const, values, href: '/me', urgent: false };
  await app.commands.execute(new DeliverNotifications([{ payload, delivery }]));
  const texts: { channel: string }[] = await app.source.query('select channel from notifications.texts');
  const answer = await app.app.inject({
    url: '/v1/notifications/preferences',
    headers: { authorization: `Bearer ${app.host}` },
  });
  const named = answer.json<AnswerOf<typeof readNotificationPreferences>>().email;
  return { channels: texts.map(({ channel }) => channel), named };
};

it('mails nothing to an address that nobody has verified', async () => {
  const address = 'stranger@example.test';
  expect(await reached(address, false)).toEqual({ channels: [], named: null });
  expect(await reached(address, true)).toEqual({ channels: ['email'], named: address });
});
