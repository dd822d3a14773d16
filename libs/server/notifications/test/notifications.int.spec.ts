import { newId } from '@smachot/kernel';
import { DeliverNotifications } from '../src/use-cases/deliver-notifications';
import { ForgetReader } from '../src/use-cases/forget-reader';
import { SendTexts } from '../src/use-cases/send-texts';
import { TellSendingStopped } from '../src/use-cases/tell-sending-stopped';
import { type NotificationsApp, notificationsApp } from './notifications-app';

let app: NotificationsApp;
beforeAll(async () => {
  app = await notificationsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.source.query('delete from notifications.notifications');
  app.inbox.messages.length = 0;
  app.inbox.answers = { status: 0 };
});

const wanted = (more: object = {}) => ({
  userId: app.hostId,
  kind: 'charge_failed' as const,
  values: { amount: 312 },
  href: '/me/payments',
  urgent: false,
  ...more,
});
const deliver = async (more: object = {}) =>
  app.commands.execute(
    new DeliverNotifications([
      { payload: wanted(more), delivery: await app.delivery('notifications.deliver') },
    ]),
  );
const sendTexts = () => app.commands.execute(new SendTexts());
const states = async () =>
  (await app.source.query('select state from notifications.texts order by notification_id')).map(
    ({ state }: { state: string }) => state,
  );
const letPass = (minutes: number) =>
  app.source.query(
    `update notifications.texts set due_at = due_at - make_interval(mins => $1), changed_at = changed_at - make_interval(mins => $1)`,
    [minutes],
  );

describe('the schema', () => {
  it('is the one the entities describe', async () => {
    const { upQueries } = await app.source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('notifications'))).toEqual(
      [],
    );
  });
});

describe('a wanted notification', () => {
  it('is told once, however often its delivery comes', async () => {
    const delivery = await app.delivery('notifications.deliver');
    const again = () =>
      app.commands.execute(new DeliverNotifications([{ payload: wanted({ urgent: true }), delivery }]));
    await Promise.all([again(), again(), again()]);
    await again();
    const page = await app.read();
    expect(page).toEqual({
      notifications: [
        {
          _id: expect.any(String),
          kind: 'charge_failed',
          values: { amount: 312 },
          href: '/me/payments',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          readAt: null,
        },
      ],
      unread: 1,
      nextCursor: null,
    });
    expect(await states()).toEqual(['wanted']);
  });

  it('is not told to somebody who is gone', async () => {
    await deliver({ userId: newId(), urgent: true });
    expect(await states()).toEqual([]);
  });

  it('goes only into the product when it can wait', async () => {
    await deliver();
    await sendTexts();
    expect(app.inbox.messages).toEqual([]);
  });
});

describe('an urgent one', () => {
  it('goes out as one text message, even when several workers look at once', async () => {
    await deliver({ urgent: true });
    await Promise.all([sendTexts(), sendTexts(), sendTexts()]);
    await sendTexts();
    expect(app.inbox.messages).toEqual([
      {
        to: '0502345678',
        text: expect.stringMatching(/312[\s\S]*https:\/\/app\.smachot\.example\/me\/payments$/),
      },
    ]);
    expect(await states()).toEqual(['accepted']);
  });

  it('is never sent again once its sending was begun and the worker died', async () => {
    await deliver({ urgent: true });
    await app.source.query(`update notifications.texts set state = 'intended'`);
    await sendTexts();
    await letPass(6);
    await sendTexts();
    await sendTexts();
    expect(app.inbox.messages).toEqual([]);
    expect(await states()).toEqual(['unknown']);
  });

  it('is tried three times while the gateway refuses, later each time', async () => {
    app.inbox.answers = { status: 998 };
    await deliver({ urgent: true });
    await sendTexts();
    expect(await states()).toEqual(['wanted']);
    await sendTexts();
    const attempts = async () =>
      (await app.source.query('select attempts from notifications.texts'))[0].attempts;
    expect(await attempts()).toBe(1);
    await letPass(1);
    await sendTexts();
    await letPass(2);
    await sendTexts();
    expect([await states(), await attempts()]).toEqual([['refused'], 3]);
  });
});

describe('by mail', () => {
  const address = 'dana@example.test';
  const giveAddress = (email: string | null, verified = 'now()') =>
    app.source.query(`update identity.users set email = $2, email_verified_at = ${verified} where id = $1`, [
      app.hostId,
      email,
    ]);
  beforeAll(() => giveAddress(address));
  afterEach(() => app.source.query('delete from notifications.preferences'));
  afterAll(() => giveAddress(null));
  const choose = (preferences: object) =>
    app.app.inject({
      method: 'PUT',
      url: '/v1/notifications/preferences',
      payload: { preferences },
      headers: { authorization: `Bearer ${app.host}` },
    });
  const all = { sending: { sms: true, email: true }, money: { sms: true, email: true } };
  const chosen = {
    ...all,
    orders: { sms: false, email: false, whatsapp: true },
    store: { sms: true, email: false, whatsapp: false },
  };

  it('a notification comes once, also when several workers look at once', async () => {
    const before = (await app.mails(address)).length;
    await deliver({ urgent: true });
    await Promise.all([sendTexts(), sendTexts(), sendTexts()]);
    const mails = (await app.mails(address)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toContain('312');
    expect(mails[0]!.text).toContain('https://app.smachot.example/me/profile#notifications');
    expect(app.inbox.messages).toHaveLength(1);
    expect(await states()).toEqual(['accepted', 'accepted']);
  });

  it('nothing comes that the person does not want, and the bell has it all the same', async () => {
    const nothing = { sms: false, email: false };
    const answer = await choose({ ...chosen, money: nothing });
    expect(answer.json()).toEqual({ preferences: { ...chosen, money: nothing }, email: address });
    await deliver({ urgent: true });
    await sendTexts();
    expect(await states()).toEqual([]);
    expect((await app.read()).unread).toBe(1);
  });

  it.each([
    ['nothing comes once the address is gone', null, 'now()'],
    ['nothing comes to an address that nobody has verified', address, 'null'],
  ])('%s', async (_, email, verified) => {
    await deliver();
    await giveAddress(email, verified);
    await sendTexts();
    expect(await states()).toEqual(['withdrawn']);
    await giveAddress(address);
  });

  it('a choice that leaves a topic or WhatsApp out changes nothing', async () => {
    expect((await choose(all)).statusCode).toBe(422);
    expect((await choose({ ...chosen, store: { sms: true, email: true } })).statusCode).toBe(422);
    expect(await app.source.query('select 1 from notifications.preferences')).toEqual([]);
  });
});

describe('when sending has stopped', () => {
  it('every super admin hears of it, once, by SMS too', async () => {
    const delivery = await app.delivery('notifications.tell_sending_stopped');
    await app.commands.execute(new TellSendingStopped('token_refused', delivery));
    await app.commands.execute(new TellSendingStopped('token_refused', delivery));
    await sendTexts();
    const rows = await app.source.query('select user_id, kind, values from notifications.notifications');
    const told = { kind: 'sending_stopped', values: { reason: 'token_refused' } };
    expect(rows).toHaveLength(2);
    expect(rows).toMatchObject([told, told]);
    expect(rows).toContainEqual({ user_id: app.adminId, ...told });
    expect(app.inbox.messages.map(({ to }) => to).sort()).toEqual(['0509876543', '0509876544']);
  });
});

describe('the list', () => {
  it('comes page by page, newest first, each person his own', async () => {
    for (let amount = 1; amount <= 5; amount++) await deliver({ values: { amount } });
    await deliver({ userId: app.adminId });
    const seen: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page = await app.read(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.unread).toBe(5);
      seen.push(...page.notifications.map(({ values }) => values['amount']));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('refuses a cursor that is none', async () => {
    await expect(app.read('?cursor=nonsense')).rejects.toThrow(/^422 .*"code":"request.invalid"/);
  });

  it('is read one by one or at once, never somebody else’s', async () => {
    for (let i = 0; i < 3; i++) await deliver();
    await deliver({ userId: app.adminId });
    const others = await app.source.query('select id from notifications.notifications where user_id = $1', [
      app.adminId,
    ]);
    const [first] = (await app.read()).notifications;
    const mark = (payload: object) =>
      app.app.inject({
        method: 'POST',
        url: '/v1/notifications/read',
        payload,
        headers: { authorization: `Bearer ${app.host}` },
      });
    expect((await mark({ ids: [first!._id, others[0].id] })).statusCode).toBe(204);
    expect((await app.read()).unread).toBe(2);
    expect((await mark({})).statusCode).toBe(204);
    expect((await app.read()).unread).toBe(0);
    const [other] = await app.source.query('select read_at from notifications.notifications where id = $1', [
      others[0].id,
    ]);
    expect(other.read_at).toBeNull();
  });

  it('is for the signed in', async () => {
    expect((await app.app.inject({ url: '/v1/notifications' })).statusCode).toBe(401);
  });
});

describe('a deleted account', () => {
  it('leaves no notification', async () => {
    await deliver({ urgent: true });
    await app.commands.execute(
      new ForgetReader(app.hostId, await app.delivery('notifications.forget_reader')),
    );
    expect(await app.source.query('select 1 from notifications.notifications')).toEqual([]);
    expect(await states()).toEqual([]);
  });
});
