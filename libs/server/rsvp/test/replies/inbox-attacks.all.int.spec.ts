import { HOUR_SECONDS, newId } from '@smachot/kernel';
import { REPLY_LIMITS } from '@smachot/server-guest-dialogue';
import { anE164, hostedEvent } from '../hosted-event';
import { at, inboxDesk, type InboxDesk, PHONE } from './inbox-desk';
import { TUESDAY } from '../rsvp-app';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let desk: InboxDesk;
let owner: string;
let dana: string;
beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  desk = await inboxDesk(app);
  ({ owner, dana } = desk);
});
afterAll(() => app.close());

describe('somebody with an account and bad intentions', () => {
  it('reaches no phone but the one that wrote: changing the guest’s number closes the window', async () => {
    await desk.write('שלום', 1);
    await desk.write('מה קורה?', 2);
    await app.call('PATCH', `/v1/events/rsvps/${desk.eventId}/${dana}`, {
      as: owner,
      body: { attendeePhone: '0537778888' },
    });
    expect(await desk.read()).toMatchObject({ answerableUntil: null, obstacle: 'window_closed' });
    expect(await desk.reply('זכיתם!')).toMatchObject({ status: 409, body: { code: 'reply.window_closed' } });
  });

  it('nor with a reply that waits while the number changes', async () => {
    await desk.write('מה קורה?', 2);
    const { replyId } = (await desk.reply('שלום')).body;
    await app.source.query(`update rsvp.guests set phone = '+972537778888' where id = $1`, [dana]);
    expect(await desk.decisionOf(replyId)).toEqual({ kind: 'withdraw' });
  });

  it('nor anybody who wrote to the hosts of another event', async () => {
    const other = await hostedEvent(app);
    await desk.invited(other.dana);
    await app.source.query('update rsvp.guests set last_queued = $2 where id = $1', [other.dana, at(-30)]);
    // The same phone is on both lists, and the other event wrote to it last.
    await desk.write('שאלה פרטית למארחים האחרים?', 5, { refs: [dana, other.dana] });
    expect(await desk.list()).toMatchObject({ unread: 0, items: [] });
    expect(await desk.reply('ראיתי שכתבתם')).toMatchObject({
      status: 409,
      body: { code: 'reply.window_closed' },
    });
  });

  it('sends no links', async () => {
    await desk.write('מה קורה?', 2);
    for (const text of ['https://pay.example.com', 'כנסו ל evil.xyz', 'a@b.co'])
      expect(await desk.reply(text)).toMatchObject({ status: 422, body: { code: 'reply.link' } });
    expect((await desk.reply('החניה ב-050-1234567, https://waze.com/ul?q=x')).status).toBe(201);
  });

  it.each(['', '   ', '\u200e\u202e', 'א'.repeat(1001)])(
    'sends no empty or endless text: %p',
    async (text) => {
      await desk.write('מה קורה?', 2);
      expect((await desk.reply(text)).status).toBe(422);
    },
  );

  it('writes to nobody without end, and deleting the guest or the event refills nothing', async () => {
    await desk.write('מה קורה?', 2);
    const hostKey = desk.keyOf(
      (await app.source.query('select phone from identity.users where id = $1', [owner]))[0].phone,
    );
    const spend = (guestKey: string, count: number, when = TUESDAY) =>
      app.source.query(
        `insert into rsvp.reply_log (reply_id, host_key, guest_key, at) select gen_random_uuid(), $1, $2, $4 from generate_series(1, $3)`,
        [hostKey, guestKey, count, when],
      );
    await spend(desk.keyOf(PHONE), REPLY_LIMITS.guest - 1);
    const last = await desk.reply('אחרונה');
    expect(last.status).toBe(201);
    const { lastReplyId } = await desk.read();
    expect(await desk.reply('מיותרת', { lastReplyId })).toMatchObject({
      status: 429,
      body: { code: 'reply.too_many_to_guest' },
    });
    await app.source.query('delete from rsvp.reply_log where guest_key = $1', [desk.keyOf(PHONE)]);
    await spend('somebody', REPLY_LIMITS.host);
    expect(await desk.reply('מיותרת', { lastReplyId })).toMatchObject({
      status: 429,
      body: { code: 'reply.too_many_today' },
    });
    await app.source.query(`update rsvp.reply_log set at = $2 where host_key = $1`, [
      hostKey,
      at(-25 * HOUR_SECONDS),
    ]);
    expect((await desk.reply('למחרת', { lastReplyId })).status).toBe(201);
  });

  it('is heard by nobody who asked for silence, nor while suspended', async () => {
    await desk.write('מה קורה?', 2);
    await app.source.query(
      `insert into messaging.suppressions (phone_key, reason, since) values ($1, 'guest', now()) on conflict do nothing`,
      [desk.keyOf(PHONE)],
    );
    expect(await desk.reply('שלום')).toMatchObject({ status: 409, body: { code: 'reply.opted_out' } });
    expect((await desk.read()).obstacle).toBe('opted_out');
    await app.source.query('delete from messaging.suppressions');
    await app.source.query('insert into messaging.suspended_hosts (host_id, since) values ($1, now())', [
      owner,
    ]);
    expect(await desk.reply('שלום')).toMatchObject({ status: 403, body: { code: 'reply.host_suspended' } });
    const editor = await desk.joined('Editor');
    expect((await desk.reply('שלום', { as: editor })).body.code).toBe('reply.host_suspended');
  });

  it('sees nothing of others’ events, and no answer may be stored on the way', async () => {
    await desk.write('מה קורה?', 2);
    const stranger = await app.person(anE164());
    for (const path of [desk.path, `${desk.path}/${dana}`])
      expect((await app.call('GET', path, { as: stranger })).status).toBe(404);
    expect((await desk.reply('שלום', { as: stranger })).status).toBe(404);
    const mine = await hostedEvent(app);
    const foreign = `/v1/events/rsvps/${mine.eventId}/inbox/${dana}`;
    expect((await app.call('GET', foreign, { as: mine.owner })).status).toBe(404);
    const body = { text: 'שלום', lastReplyId: null };
    expect(
      (await app.call('POST', `${foreign}/replies`, { as: mine.owner, key: newId(), body })).status,
    ).toBe(404);
    expect(
      (await app.call('POST', `${foreign}/read`, { as: mine.owner, body: { upTo: newId() } })).status,
    ).toBe(404);
    const raw = await app.app.inject({
      url: `${desk.path}/${dana}`,
      headers: { authorization: `Bearer ${owner}` },
    });
    expect([raw.statusCode, raw.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
