import type { AnswerOf, previewSend, Rsvp } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { startWithOutside, type WithOutside } from './outside';
import type { Person } from './whole-product';

let app: WithOutside;
beforeAll(async () => {
  app = await startWithOutside();
});
afterAll(() => app?.close());
afterEach(() => app.moveClock(0));

let accounts = 5_210_100;
/** An account without a card, with an event of one guest. */
const aHost = async () => {
  const phone = `05${accounts++}0`;
  const host = await app.signUp(phone);
  const { bearer } = host;
  const event = await app.ask<{ _id: string }>('POST', '/v1/events/event-rsvps', {
    bearer,
    body: {
      ...{ title: 'בר המצווה', hostName: 'משפחת כהן', eventType: 'toast', occasion: 'bar-mitzva' },
      recipient: 'guests',
      date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
      ...{ location: { address: 'הגן' }, rsvpConfig: { questions: ['headcount'] } },
    },
  });
  const list = `/v1/events/rsvps/${event._id}`;
  const guest = { attendeeName: 'דנה', attendeePhone: `05${accounts++}5` };
  const added = await app.ask<{ rsvps: { _id: string }[] }>('POST', list, {
    bearer,
    body: { guests: [guest] },
  });
  const rsvpId = added.rsvps[0]!._id;
  return {
    host,
    phone: `+972${phone.slice(1)}`,
    guestPhone: `+972${guest.attendeePhone.slice(1)}`,
    eventId: event._id,
    rsvpId,
    list,
  };
};
type Host = Awaited<ReturnType<typeof aHost>>;

const test = ({ eventId, rsvpId }: Pick<Host, 'eventId' | 'rsvpId'>, { bearer }: Person, key = newId()) =>
  app.call('POST', '/v1/whatsapp/test-messages', {
    bearer,
    headers: { 'idempotency-key': key },
    body: { eventId, rsvpId, templateName: 'rsvp_invite_toast' },
  }) as Promise<{ status: number; body: { code: string; testId: string; phoneNumber: string } }>;
const codeOf = async (answer: ReturnType<typeof test>) => {
  const { status, body } = await answer;
  return status === 200 ? 'sent' : body.code;
};
const statusOf = (testId: string, { bearer }: Person) =>
  app.call('GET', `/v1/whatsapp/test-messages/${testId}`, { bearer }) as Promise<{
    status: number;
    body: { status: string };
  }>;
const twoHoursLater = ({ eventId }: Host) =>
  app.source.query(
    `update rsvp.test_messages set created_at = created_at - interval '2 hours' where event_id = $1`,
    [eventId],
  );
/** State that a test message must not change: the guest, the desk's counts, the bills, the send log. */
const traces = async ({ eventId, rsvpId, list, host }: Host) => ({
  guest: await app.ask<Rsvp>('GET', `${list}/${rsvpId}`, { bearer: host.bearer }),
  campaigns: await app.ask('GET', `${list}/campaigns`, { bearer: host.bearer }),
  rows: await app.source.query(
    `select (select count(*)::int from rsvp.billable_facts where event_id = $1) as facts,
       (select count(*)::int from rsvp.send_log where event_id = $1) as sends,
       (select count(*)::int from rsvp.turns where event_id = $1) as turns,
       (select count(*)::int from rsvp.inbox_messages where event_id = $1) as inbox`,
    [eventId],
  ),
});

it('comes at night to the host’s own phone as the guest would get it, and its buttons answer nothing', async () => {
  const event = await aHost();
  await app.moveClock(hoursUntil(1));
  const before = await traces(event);
  const key = newId();
  const { status, body } = await test(event, event.host, key);
  expect({ status, phone: body.phoneNumber }).toEqual({ status: 200, phone: event.phone });
  // the same tap once more
  expect((await test(event, event.host, key)).body.testId).toBe(body.testId);
  await app.eventually('delivered', async () =>
    ['delivered', 'read'].includes((await statusOf(body.testId, event.host)).body.status),
  );
  const [sent, ...others] = await app.messagesTo(event.phone);
  expect(others).toEqual([]);
  expect(sent!.body.template!.name).toBe('rsvp_invite_toast');
  const { messages } = await app.ask<AnswerOf<typeof previewSend>>(
    'POST',
    '/v1/whatsapp/send-invites/preview',
    {
      bearer: event.host.bearer,
      body: { eventId: event.eventId, rsvpIds: [event.rsvpId], templateName: 'rsvp_invite_toast' },
    },
  );
  const words = sent!.body.template!.components.find(({ type }) => type === 'body')!.parameters;
  for (const { text } of words) expect(messages[0]!.body).toContain(text);

  const taps = sent!.body.template!.components.filter(({ type }) => type === 'button');
  expect(taps).toHaveLength(3);
  for (const { parameters } of taps)
    await app.sandbox('POST', 'whatsapp/reply', {
      ...{ to: event.phone, wamid: sent!.wamid },
      payload: parameters[0]!.payload,
    });
  await app.eventually('the answer', async () => (await app.messagesTo(event.phone)).length > 1);
  await app.eventually('all three heard', async () => {
    const [{ heard }] = await app.source.query(
      'select count(*)::int as heard from messaging.inbound_refs where ref_id = $1',
      [body.testId],
    );
    return heard === 3;
  });
  const texts = (await app.messagesTo(event.phone)).flatMap((message) => message.body.text?.body ?? []);
  expect(texts).toEqual([expect.stringContaining('הודעת ניסיון')]);
  expect(await traces(event)).toEqual(before);
  expect(await app.messagesTo(event.guestPhone)).toEqual([]);
});

it('what the host writes to somebody who invited him is still heard there', async () => {
  const event = await aHost();
  const inviting = await aHost();
  const guests = { guests: [{ attendeeName: 'נועה', attendeePhone: event.phone }] };
  const { rsvps } = await app.ask<{ rsvps: { _id: string }[] }>('POST', inviting.list, {
    ...{ bearer: inviting.host.bearer, body: guests },
  });
  await app.source.query(`update rsvp.guests set sends = 1, status = 'received' where id = $1`, [
    rsvps[0]!._id,
  ]);
  const { body } = await test(event, event.host);
  await app.eventually('delivered', async () =>
    ['delivered', 'read'].includes((await statusOf(body.testId, event.host)).body.status),
  );
  await app.sandbox('POST', 'whatsapp/reply', { to: event.phone, text: 'אפשר להביא את הכלב?' });
  await app.eventually('heard by who invited him', async () => {
    const inbox = await app.ask<{ unread: number }>('GET', `${inviting.list}/inbox`, {
      bearer: inviting.host.bearer,
    });
    return inbox.unread === 1;
  });
});

it('is limited by the event, the account and the phone, also in a new account of that phone', async () => {
  const event = await aHost();
  for (let sent = 0; sent < 3; sent++) expect(await codeOf(test(event, event.host))).toBe('sent');
  expect(await codeOf(test(event, event.host))).toBe('test.too_many_this_hour');
  // at once, too
  await twoHoursLater(event);
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => codeOf(test(event, event.host))));
  expect(atOnce.sort()).toEqual([...Array(3).fill('sent'), ...Array(3).fill('test.too_many_this_hour')]);
  await twoHoursLater(event);
  for (let sent = 6; sent < 9; sent++) expect(await codeOf(test(event, event.host))).toBe('sent');
  await twoHoursLater(event);
  expect(await codeOf(test(event, event.host))).toBe('sent');
  expect(await codeOf(test(event, event.host))).toBe('test.too_many_today');
  // another account that has the phone now
  const other = await aHost();
  await app.source.query('update identity.users set phone = null, deleted_at = now() where id = $1', [
    event.host.user.id,
  ]);
  await app.source.query('update identity.users set phone = $2 where id = $1', [
    other.host.user.id,
    event.phone,
  ]);
  expect(await codeOf(test(other, other.host))).toBe('test.too_many_today');
});

it('is not for hosts guests complained about, for who asked to be left alone, for viewers and strangers', async () => {
  const event = await aHost();
  const stranger = await aHost();
  expect(await codeOf(test(event, stranger.host))).toBe('not_found');
  // a guest of another event
  expect(await codeOf(test({ ...event, rsvpId: stranger.rsvpId }, event.host))).toBe('not_found');
  const join = (role: string) =>
    app.source.query(
      `insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values (gen_random_uuid(), $1, $2, $3, now())
       on conflict (event_id, user_id) do update set role = excluded.role`,
      [event.eventId, stranger.host.user.id, role],
    );
  await join('Viewer');
  expect(await codeOf(test(event, stranger.host))).toBe('cohost.editors_only');
  await join('Editor');
  const { body } = await test(event, stranger.host);
  expect(body.phoneNumber).toBe(stranger.phone);
  expect((await statusOf(body.testId, event.host)).status).toBe(404);
  await app.source.query(
    `insert into messaging.suppressions (phone_key, reason, since) values ($1, 'asked', now())`,
    [app.phoneKey(stranger.phone)],
  );
  expect(await codeOf(test(event, stranger.host))).toBe('test.opted_out');
  await app.source.query(
    `insert into messaging.suspended_hosts (host_id, host_key, since) values ($1::uuid, $1::text, now())`,
    [event.host.user.id],
  );
  for (const person of [event.host, stranger.host])
    expect(await codeOf(test(event, person))).toBe('test.host_suspended');
});

it('names nobody any more when its account is closed', async () => {
  const event = await aHost();
  const { body } = await test(event, event.host);
  await app.eventually('delivered', async () =>
    ['delivered', 'read'].includes((await statusOf(body.testId, event.host)).body.status),
  );
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'rsvp.forget_host', json_build_object('userId', $2::text))`,
    [newId(), event.host.user.id],
  );
  await app.eventually('forgotten', async () => {
    const [row] = await app.source.query(
      `select t.user_id, m.phone_key, m.wamid from rsvp.test_messages t join messaging.messages m on m.ref_id = t.id
       where t.id = $1 and m.round = 'test'`,
      [body.testId],
    );
    return !row.user_id && !row.phone_key && !row.wamid;
  });
});

/** Milliseconds until this hour of the night in Israel, tomorrow. */
function hoursUntil(hour: number): number {
  const now = new Date();
  const wall = new Date(now.toLocaleString('en-US', { timeZone: 'Asia/Jerusalem' }));
  return (24 + hour - wall.getHours()) * HOUR_MS;
}
