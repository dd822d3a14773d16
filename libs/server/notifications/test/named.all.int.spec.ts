import { newId } from '@smachot/kernel';
import { DeliverNotifications } from '../src/use-cases/deliver-notifications';
import { SendTexts } from '../src/use-cases/send-texts';
import { type NotificationsApp, notificationsApp } from './notifications-app';

let app: NotificationsApp;
beforeAll(async () => {
  app = await notificationsApp();
});
afterAll(() => app.close());

const deliver = async (wanted: object) =>
  app.commands.execute(
    new DeliverNotifications([
      {
        payload: {
          userId: app.hostId,
          kind: 'booking_confirmed',
          values: {},
          href: '',
          urgent: true,
          ...wanted,
        },
        delivery: await app.delivery('notifications.deliver'),
      },
    ]),
  );

describe('a notification about a booking by phone', () => {
  it('names its customer where it is read and sent, and nowhere it is kept', async () => {
    const [bookingId, forgotten] = [newId(), newId()];
    app.customers.set(bookingId, 'מיכל אברהמי');
    for (const id of [bookingId, forgotten])
      await deliver({
        values: { side: 'partner', store: 'סבתא ג׳ולי', bookingId: id, startsAt: '2026-12-22T17:00:00Z' },
        // a text message has room for a name beside a short address
        href: '/dashboard/savta',
      });
    const { notifications } = await app.read();
    expect(
      Object.fromEntries(notifications.map(({ values }) => [values['bookingId'], values['customer']])),
    ).toEqual({
      [bookingId]: 'מיכל אברהמי',
      [forgotten]: undefined,
    });
    app.inbox.messages.length = 0;
    await app.commands.execute(new SendTexts());
    const texts = app.inbox.messages.map((message) => JSON.stringify(message));
    expect(texts.filter((text) => text.includes('הטלפונית של מיכל אברהמי ליום '))).toHaveLength(1);
    expect(texts.filter((text) => /הטלפונית ליום .*22/.test(text))).toHaveLength(1);
    const kept: object[] = await app.source.query(
      'select values from notifications.notifications union all select to_jsonb(t) from notifications.texts t',
    );
    expect(JSON.stringify(kept)).not.toContain('מיכל');
  });
});
