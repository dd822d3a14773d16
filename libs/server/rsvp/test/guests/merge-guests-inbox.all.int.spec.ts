import type { Rsvp } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { FileStore, UnitOfWork } from '@smachot/server-platform';
import { GuestErasure } from '../../src/persistence/guests/guest-erasure';
import { EraseGuests, EraseGuestsHandler } from '../../src/use-cases/guests/erase-guests';
import { at, type Conversation, inboxDesk, type InboxDesk, PHONE } from '../replies/inbox-desk';
import { TUESDAY } from '../rsvp-app';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let desk: InboxDesk;
let owner: string;
let dana: string;
/** Dana's other record; it has more progress, so it survives. */
let kept: string;
beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  desk = await inboxDesk(app);
  ({ owner, dana } = desk);
  const added = await app.call<{ rsvps: Rsvp[] }>('POST', `/v1/events/rsvps/${desk.eventId}`, {
    as: owner,
    body: { guests: [{ attendeeName: 'דנה כ.', attendeePhone: '0533334444' }] },
  });
  kept = added.body.rsvps[0]!._id;
  await desk.invited(kept);
  await app.source.query(`update rsvp.guests set status = 'confirmed' where id = $1`, [kept]);
});
afterAll(() => app.close());

const merge = async () => {
  const versions: { id: string; version: number }[] = await app.source.query(
    'select id, version from rsvp.guests where event_id = $1',
    [desk.eventId],
  );
  const guests = versions.map(({ id: rsvpId, version }) => ({ rsvpId, version }));
  return app.call<Rsvp>('POST', `/v1/events/rsvps/${desk.eventId}/merge`, {
    as: owner,
    body: { guests, take: {} },
  });
};
const conversation = async (rsvpId: string) =>
  (await app.call<Conversation>('GET', `${desk.path}/${rsvpId}`, { as: owner })).body;
const wrote = ({ entries }: Conversation) =>
  entries.flatMap((entry) => (entry.by === 'guest' ? [[entry.text, entry.unread]] : []));
const rowsOf = (table: 'inbox_messages' | 'host_replies'): Promise<object[]> =>
  app.source.query(`select distinct rsvp_id from rsvp.${table} where event_id = $1`, [desk.eventId]);
const erase = (now: Date) =>
  new EraseGuestsHandler(app.get(UnitOfWork), new GuestErasure(), app.get(FileStore)).execute(
    new EraseGuests(now),
  );

describe('the inbox after a merge', () => {
  it('has one thread with what both records heard, and the same messages wait', async () => {
    await desk.write('יש חניה?', 1);
    const [seen] = await desk.write('מתי החופה?', 2, { refs: [kept] });
    await app.call('POST', `${desk.path}/${kept}/read`, { as: owner, body: { upTo: seen } });
    await desk.write('אפשר להביא את הכלב?', 3);
    expect((await merge()).body._id).toBe(kept);
    expect(await desk.list()).toMatchObject({
      unread: 1,
      items: [{ rsvpId: kept, unread: 2, last: { text: 'אפשר להביא את הכלב?' } }],
    });
    const thread = await conversation(kept);
    expect(thread).toMatchObject({ unread: 2, obstacle: null });
    expect(wrote(thread)).toEqual([
      ['יש חניה?', true],
      ['מתי החופה?', false],
      ['אפשר להביא את הכלב?', true],
    ]);
  });

  it('hears what is written later to the record that is gone, and changes what was written to it', async () => {
    await desk.write('אפשר לבוא עם הכלב?', 1, { wamid: 'merged-1' });
    await merge();
    await desk.write('אפשר לבוא עם החתול?', 5, { edits: 'merged-1' });
    await desk.write('ויש חניה?', 6);
    expect(await desk.list()).toMatchObject({
      unread: 1,
      items: [{ rsvpId: kept, unread: 2, last: { text: 'ויש חניה?' } }],
    });
    expect(wrote(await conversation(kept))).toEqual([
      ['אפשר לבוא עם החתול?', true],
      ['ויש חניה?', true],
    ]);
  });

  it('sends replies of before and after; a page still open at the gone record reads, answers and marks as read', async () => {
    const [asked] = await desk.write('יש חניה?', 1);
    const before = (await desk.reply('כן, בכניסה')).body.replyId;
    await merge();
    const open = await conversation(dana);
    expect(open).toEqual(await conversation(kept));
    expect(open.lastReplyId).toBe(before);
    expect((await desk.reply('בלי לדעת')).body.code).toBe('reply.answered_meanwhile');
    const after = (await desk.reply('ויש גם הסעה', { lastReplyId: before })).body.replyId;
    for (const replyId of [before, after])
      expect(await desk.decisionOf(replyId)).toMatchObject({ kind: 'send', to: PHONE });
    await desk.outcome(before, 'failed');
    expect((await desk.retry(before)).status).toBe(201);
    const hosts = (await conversation(kept)).entries.filter(({ by }) => by === 'host');
    expect(hosts).toMatchObject([
      { text: 'כן, בכניסה', status: 'failed', retryable: false },
      { text: 'ויש גם הסעה', status: 'queued' },
      { text: 'כן, בכניסה', status: 'queued' },
    ]);
    expect((await desk.markRead(asked!)).status).toBe(204);
    expect(await desk.list()).toMatchObject({ unread: 0, items: [{ rsvpId: kept, unread: 0 }] });
  });

  it('takes the later mark of a message that both records have', async () => {
    const [first] = await desk.write('יש חניה?', 1);
    const [second] = await desk.write('מתי החופה?', 2);
    const mark = (rsvpId: string, inboundId: string, read: string | null) =>
      app.source.query(
        `insert into rsvp.inbox_messages (rsvp_id, inbound_id, event_id, at, read_at) values ($1, $2, $3, $4, $5)
         on conflict (rsvp_id, inbound_id) do update set read_at = excluded.read_at`,
        [rsvpId, inboundId, desk.eventId, at(1), read],
      );
    await mark(dana, first!, at(60));
    await mark(kept, first!, null);
    await mark(dana, second!, at(30));
    await mark(kept, second!, at(90));
    await merge();
    const marks: { id: string; read: Date }[] = await app.source.query(
      'select inbound_id as id, read_at as read from rsvp.inbox_messages where event_id = $1',
      [desk.eventId],
    );
    expect(new Map(marks.map(({ id, read }) => [id, read.toISOString()]))).toEqual(
      new Map([
        [first, at(60)],
        [second, at(90)],
      ]),
    );
  });

  it('keeps a reply that waited for the merge', async () => {
    await desk.write('יש חניה?', 1);
    const holder = app.source.createQueryRunner();
    await holder.startTransaction();
    await holder.query('select 1 from rsvp.invitations where id = $1 for update', [desk.eventId]);
    const waiting = async (count: number) => {
      for (;;) {
        const [row] = await app.source.query(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (row.n >= count) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const merging = merge();
    await waiting(1);
    const replying = desk.reply('כן');
    await waiting(2);
    await holder.rollbackTransaction();
    await holder.release();
    expect([(await merging).status, (await replying).status]).toEqual([200, 201]);
    expect(await rowsOf('host_replies')).toEqual([{ rsvp_id: kept }]);
    expect(await desk.decisionOf((await replying).body.replyId)).toMatchObject({ kind: 'send', to: PHONE });
  });
});

describe('what was written', () => {
  it.each(['the guest', 'the event'])('is erased with %s, merged records included', async (what) => {
    await desk.write('יש חניה?', 1);
    await desk.reply('כן');
    await merge();
    for (const table of ['inbox_messages', 'host_replies'] as const)
      expect(await rowsOf(table)).toEqual([{ rsvp_id: kept }]);
    const deleted =
      what === 'the guest'
        ? await app.call('POST', `/v1/events/rsvps/${desk.eventId}/delete`, {
            as: owner,
            body: { rsvpIds: [kept] },
          })
        : await app.call('DELETE', `/v1/events/event-rsvps/${desk.eventId}`, { as: owner, key: newId() });
    expect(deleted.status).toBeLessThan(300);
    for (const id of [dana, kept])
      expect((await app.call('GET', `${desk.path}/${id}`, { as: owner })).status).toBe(404);
    await erase(new Date(TUESDAY.getTime() + (what === 'the guest' ? 1 : 40 * 24) * HOUR_MS));
    expect([await rowsOf('inbox_messages'), await rowsOf('host_replies')]).toEqual([[], []]);
    await desk.write('ויש הסעה?', 9);
    expect(await rowsOf('inbox_messages')).toEqual([]);
  });
});
