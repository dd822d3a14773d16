import { DAY_MS, DAY_SECONDS, newId } from '@smachot/kernel';
import { inboxDesk, type InboxDesk, PHONE } from './inbox-desk';
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

describe('a reply', () => {
  it('goes into the conversation once, names the hosts, and is told in the timeline by whom', async () => {
    await desk.write('אפשר להביא את הכלב?', 1);
    const editor = await desk.joined('Editor', ['רות', 'לוי']);
    const key = newId();
    const sent = await desk.reply('בטח!\n\n\n\nנשמח.\u202e', { as: editor, key });
    expect(sent.status).toBe(201);
    expect((await desk.reply('בטח!\n\n\n\nנשמח.\u202e', { as: editor, key })).body).toEqual(sent.body);
    expect((await desk.turns()).filter(({ id }) => id === sent.body.replyId)).toHaveLength(1);
    const { replyId } = sent.body;
    expect(await desk.decisionOf(replyId)).toEqual({
      kind: 'send',
      to: PHONE,
      content: { kind: 'text', body: '💬 \u2068נועה ואיתי\u2069 כותבים לכם:\nבטח!\n\nנשמח.' },
    });
    await desk.outcome(replyId, 'delivered');
    await desk.outcome(replyId, 'sent');
    const seen = await desk.read();
    expect(seen.lastReplyId).toBe(replyId);
    expect(seen.entries.find(({ by: answeredBy }) => answeredBy === 'host')).toMatchObject({
      text: 'בטח!\n\nנשמח.',
      status: 'delivered',
      actor: { name: 'רות לוי', you: false },
      retryable: false,
    });
    const history = await app.call<{ entries: object[] }>(
      'GET',
      `/v1/events/rsvps/${desk.eventId}/${dana}/history`,
      { as: owner },
    );
    expect(history.body.entries).toContainEqual(
      expect.objectContaining({
        kind: 'replied',
        by: 'host',
        text: 'בטח!\n\nנשמח.',
        actor: { name: 'רות לוי', you: false },
      }),
    );
  });

  it('is possible for 24 hours after what the guest wrote last, asked again just before it is sent', async () => {
    await desk.write('יש חניה?', 0);
    app.clock.moveTo(new Date(TUESDAY.getTime() + DAY_MS - 1000));
    const inTime = await desk.reply('כן, בכניסה');
    expect(inTime.status).toBe(201);
    expect((await desk.decisionOf(inTime.body.replyId))?.kind).toBe('send');
    app.clock.moveTo(new Date(TUESDAY.getTime() + DAY_MS));
    expect(await desk.decisionOf(inTime.body.replyId)).toEqual({ kind: 'withdraw' });
    const late = await desk.reply('ועוד משהו', { lastReplyId: inTime.body.replyId });
    expect(late).toMatchObject({ status: 409, body: { code: 'reply.window_closed' } });
    expect(await desk.read()).toMatchObject({ answerableUntil: null, obstacle: 'window_closed' });
    expect((await desk.list()).items[0]!.answerableUntil).toBeNull();
    // Any later message, also a button, reopens the window.
    await desk.write('כן', DAY_SECONDS, { payload: 'not-ours', kind: 'button', matchedBy: 'context' });
    expect((await desk.reply('תודה', { lastReplyId: inTime.body.replyId })).status).toBe(201);
  });

  it('of two hosts who answer at once reaches the guest from one; the other reads it first', async () => {
    await desk.write('יש חניה?', 1);
    const editor = await desk.joined('Editor');
    const answers = await Promise.all([desk.reply('כן'), desk.reply('לא', { as: editor })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('reply.answered_meanwhile');
    const { lastReplyId } = await desk.read(editor);
    expect((await desk.reply('ועוד דבר', { as: editor, lastReplyId })).status).toBe(201);
  });

  it('that failed may be sent once more, by one of those who try', async () => {
    await desk.write('יש חניה?', 1);
    const { replyId } = (await desk.reply('כן')).body;
    const retry = (as?: string) => desk.retry(replyId, as);
    await desk.outcome(replyId, 'uncertain');
    expect((await retry()).status).toBe(409);
    await desk.outcome(replyId, 'failed');
    expect((await desk.read()).entries.find(({ by: answeredBy }) => answeredBy === 'host')).toMatchObject({
      status: 'failed',
      retryable: true,
    });
    const editor = await desk.joined('Editor');
    const tries = await Promise.all([retry(), retry(editor), retry()]);
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const hosts = (await desk.read()).entries.filter(({ by: answeredBy }) => answeredBy === 'host');
    expect(hosts).toMatchObject([
      { text: 'כן', status: 'failed', retryable: false },
      { text: 'כן', status: 'queued' },
    ]);
  });

  it('that the guest answers is between the two: no number of it moves the seats', async () => {
    await desk.write('כן', 1);
    await desk.write('אפשר עם ילדים?', 2);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 10_000));
    await desk.reply('בשמחה, כמה ילדים?');
    await desk.write('2', 20);
    const [guest] = await app.source.query('select number from rsvp.guests where id = $1', [dana]);
    expect(guest.number).toBeNull();
    expect(await desk.list()).toMatchObject({ items: [{ last: { text: '2' }, unread: 2 }] });
  });
});
