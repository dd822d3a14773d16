import { newId } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { BookedCustomers } from '../src';
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

describe('texts whose names or people cannot be read', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['names', () => jest.spyOn(app.app.get(BookedCustomers), 'names')],
    ['people', () => jest.spyOn(app.app.get(UserDirectory), 'of')],
  ])('%s: were not sent, and are once they can be', async (_, readOf) => {
    await app.source.query('delete from notifications.texts');
    app.inbox.messages.length = 0;
    await deliver({
      values: { side: 'partner', store: 'סבתא', bookingId: newId(), startsAt: '2026-12-22T17:00:00Z' },
    });
    readOf().mockRejectedValueOnce(new Error('the database is away'));
    await expect(app.commands.execute(new SendTexts())).rejects.toThrow('the database is away');
    const texts = () => app.source.query('select state, attempts from notifications.texts');
    expect(await texts()).toEqual([{ state: 'wanted', attempts: 0 }]);
    await app.source.query('update notifications.texts set due_at = now()');
    await app.commands.execute(new SendTexts());
    expect(await texts()).toEqual([{ state: 'accepted', attempts: 1 }]);
    expect(app.inbox.messages).toHaveLength(1);
  });
});
