import type { JobPayload } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { NoticeSource } from '@smachot/server-messaging';
import { Chats1795000000420 } from '../src/persistence/migrations/1795000000420-chats';
import { DeliverNotifications } from '../src/use-cases/deliver-notifications';
import { ForgetOld, ForgetReader } from '../src/use-cases/forget-reader';
import { NoteChats } from '../src/use-cases/note-chats';
import { SendTexts } from '../src/use-cases/send-texts';
import { type NotificationsApp, notificationsApp } from './notifications-app';

let app: NotificationsApp;
beforeAll(async () => {
  app = await notificationsApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.source.query('delete from notifications.notifications');
  await app.source.query('delete from notifications.preferences');
  await app.source.query('delete from platform.outbox');
  app.inbox.messages.length = 0;
});

const HREF = '/me/orders/0190b8f0-0000-7000-8000-000000000001';
const values = { code: 'SM-7K2', amount: 4120, startsAt: '2099-12-17T16:00:00.000Z' };
/** Notifies the host of an order's status change; answers the notification's id. */
const move = async (more: object = {}): Promise<string> => {
  const wanted = {
    userId: app.hostId,
    kind: 'order_approved' as const,
    values,
    href: HREF,
    urgent: true,
    ...more,
  };
  const delivery = await app.delivery('notifications.deliver');
  await app.commands.execute(new DeliverNotifications([{ payload: wanted, delivery }]));
  const [{ id }] = await app.source.query(
    'select id from notifications.notifications order by id desc limit 1',
  );
  return id;
};
const states = async (id: string): Promise<Record<string, string>> => {
  const rows = await app.source.query(
    'select channel, state from notifications.texts where notification_id = $1',
    [id],
  );
  return Object.fromEntries(
    rows.map(({ channel, state }: { channel: string; state: string }) => [channel, state]),
  );
};
type Outcome = JobPayload<'notifications.note_chats'>['items'][number]['outcome'];
const note = async (refId: string, ...outcomes: Outcome[]) => {
  const at = new Date().toISOString();
  const items = outcomes.map((outcome) => ({ refId, messageId: newId(), round: 'notice', outcome, at }));
  await app.commands.execute(new NoteChats(items, await app.delivery('notifications.note_chats')));
};
const sendTexts = () => app.commands.execute(new SendTexts());
const emitted = async (job: string) =>
  (await app.source.query('select payload from platform.outbox where job = $1', [job])).map(
    ({ payload }: { payload: object }) => payload,
  );
const decision = async (id: string) => (await app.app.get(NoticeSource).notices([id])).get(id);
const tenMinutesLater = () =>
  app.source.query(`update notifications.texts set due_at = due_at - interval '11 minutes'`);

describe('an order’s move', () => {
  it('goes by WhatsApp, and its SMS stands by', async () => {
    const id = await move();
    expect(await states(id)).toEqual({ whatsapp: 'handed', sms: 'wanted' });
    expect(await emitted('messaging.write_notice')).toEqual([{ notificationId: id, urgent: true }]);
    await sendTexts();
    expect(app.inbox.messages).toEqual([]);
    expect(await decision(id)).toEqual({
      kind: 'send',
      to: '+972502345678',
      content: {
        kind: 'template',
        name: 'order_approved',
        language: 'he',
        variables: ['יום ה׳, 17 בדצמבר 2099', 'SM-7K2'],
        imageFileKey: null,
        payloads: [],
        linkSuffix: HREF.slice(1),
      },
    });
  });

  it.each<[string, Outcome[]]>([
    ['sent', ['sent']],
    ['read at once', ['read']],
  ])('spares the SMS once it is %s', async (_, outcomes) => {
    const id = await move();
    await note(id, ...outcomes);
    await tenMinutesLater();
    await sendTexts();
    expect(await states(id)).toEqual({ whatsapp: 'accepted', sms: 'spared' });
    expect(app.inbox.messages).toEqual([]);
  });

  it.each<[Outcome, string]>([
    ['failed', 'refused'],
    ['undeliverable', 'refused'],
    ['withdrawn', 'withdrawn'],
    ['uncertain', 'unknown'],
    ['held', 'handed'],
  ])('that is %s goes by SMS at once, and by WhatsApp no more', async (outcome, state) => {
    const id = await move();
    await note(id, outcome);
    await note(id, outcome);
    await sendTexts();
    await sendTexts();
    expect(app.inbox.messages).toHaveLength(1);
    expect(await states(id)).toEqual({ whatsapp: state, sms: 'accepted' });
    expect(await decision(id)).toEqual({ kind: 'withdraw' });
  });

  it('that failed after it was sent goes by SMS, in whatever order that is told', async () => {
    const [id, other] = [await move(), await move()];
    await note(id, 'sent');
    await note(id, 'failed');
    await note(other, 'failed');
    await note(other, 'sent');
    await sendTexts();
    expect(app.inbox.messages).toHaveLength(2);
  });

  it('of which nothing is heard for ten minutes goes by SMS', async () => {
    const id = await move();
    await tenMinutesLater();
    await sendTexts();
    expect(app.inbox.messages).toHaveLength(1);
    expect(await decision(id)).toEqual({ kind: 'withdraw' });
    await note(id, 'withdrawn');
    await sendTexts();
    expect(app.inbox.messages).toHaveLength(1);
  });

  it('that can wait has no SMS, and is no news after a day', async () => {
    const id = await move({ kind: 'order_done', urgent: false });
    expect(await states(id)).toEqual({ whatsapp: 'handed' });
    expect(await decision(id)).toMatchObject({ kind: 'send' });
    await app.source.query(
      `update notifications.notifications set created_at = created_at - interval '25 hours'`,
    );
    expect(await decision(id)).toEqual({ kind: 'withdraw' });
  });

  it('goes at once by SMS to who does not want WhatsApp', async () => {
    const nothing = { sms: false, email: false };
    const orders = { sms: true, email: false, whatsapp: false };
    const preferences = { sending: nothing, money: nothing, orders, store: { ...orders, sms: false } };
    await app.app.inject({
      method: 'PUT',
      url: '/v1/notifications/preferences',
      payload: { preferences },
      headers: { authorization: `Bearer ${app.host}` },
    });
    expect(await states(await move())).toEqual({ sms: 'wanted' });
    expect(await emitted('messaging.write_notice')).toEqual([]);
    await sendTexts();
    expect(app.inbox.messages).toHaveLength(1);
  });
});

it('what has no template is never said by WhatsApp', async () => {
  const id = await move({ kind: 'charge_failed', href: '/me/payments' });
  expect(await states(id)).toEqual({ sms: 'wanted' });
  expect(await decision(id)).toEqual({ kind: 'withdraw' });
});

it('who chose before there was WhatsApp has it where they wanted an SMS', async () => {
  const chosen = { orders: { sms: false, email: true }, store: { sms: true, email: true } };
  await app.source.query('insert into notifications.preferences values ($1, $2, now())', [
    app.hostId,
    JSON.stringify(chosen),
  ]);
  const runner = app.source.createQueryRunner();
  await new Chats1795000000420().up(runner);
  await runner.release();
  const [row] = await app.source.query('select chosen from notifications.preferences');
  expect(row.chosen).toEqual({
    orders: { sms: false, email: true, whatsapp: false },
    store: { sms: true, email: true, whatsapp: true },
  });
});

describe('what went out by WhatsApp is let go of', () => {
  it('with the account', async () => {
    const id = await move();
    await move({ kind: 'charge_failed', href: '/me/payments' });
    await app.commands.execute(
      new ForgetReader(app.hostId, await app.delivery('notifications.forget_reader')),
    );
    expect(await emitted('messaging.forget_notices')).toEqual([{ notificationIds: [id] }]);
    expect(await app.source.query('select 1 from notifications.notifications')).toEqual([]);
  });

  it('after twelve months', async () => {
    const id = await move();
    await app.source.query(
      `update notifications.notifications set created_at = created_at - interval '13 months'`,
    );
    const young = await move();
    await app.commands.execute(new ForgetOld());
    expect(await emitted('messaging.forget_notices')).toEqual([{ notificationIds: [id] }]);
    expect(await app.source.query('select id from notifications.notifications')).toEqual([{ id: young }]);
  });
});
