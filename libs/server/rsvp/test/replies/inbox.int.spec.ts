import { DAY_MS } from '@smachot/kernel';
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

describe('what waits in the inbox', () => {
  it('is what a person should read, newest guest first, until a host has opened it', async () => {
    expect(await desk.list()).toEqual({ items: [], unread: 0, nextCursor: null });
    await desk.write('כן, נגיע', 1);
    await desk.write('אפשר להביא את הכלב?', 2);
    const [voice] = await desk.write('', 3, { kind: 'audio' });
    const { items, unread } = await desk.list();
    expect({ unread, items }).toEqual({
      unread: 1,
      items: [
        {
          rsvpId: dana,
          attendeeName: 'דנה כהן',
          last: { kind: 'audio', text: '', at: at(3) },
          unread: 2,
          answeredAt: null,
          answerableUntil: new Date(TUESDAY.getTime() + 3000 + DAY_MS).toISOString(),
        },
      ],
    });
    const seen = await desk.read();
    expect(seen).toMatchObject({ unread: 2, obstacle: null, lastReplyId: null, attendeePhone: PHONE });
    expect(
      seen.entries.flatMap((entry) => (entry.by === 'guest' ? [[entry.text, entry.unread]] : [])),
    ).toEqual([
      ['כן, נגיע', false],
      ['אפשר להביא את הכלב?', true],
      ['', true],
    ]);
    expect(seen.entries.flatMap((entry) => (entry.by === 'product' ? entry.said : []))).toEqual([
      ...['ask_headcount', 'tell_passed_on', 'tell_only_text'],
    ]);
    // A message that arrives while the host reads stays unread.
    await desk.write('ועוד שאלה לגבי החניה', 9);
    expect((await desk.markRead(voice!)).status).toBe(204);
    expect(await desk.list()).toMatchObject({
      unread: 1,
      items: [{ unread: 1, last: { text: 'ועוד שאלה לגבי החניה' } }],
    });
  });

  it('is seen on the desk until a host has written back', async () => {
    type Row = { _id: string; wrote?: true };
    const rows = async () =>
      (await app.call<{ rsvps: Row[] }>('GET', `/v1/events/rsvps/${desk.eventId}`, { as: owner })).body.rsvps;
    const waits = async () => (await rows()).find(({ _id }) => _id === dana)?.wrote;
    expect(await waits()).toBeUndefined();
    await desk.write('אפשר להביא את הכלב?', 0);
    expect(await waits()).toBe(true);
    const one = await app.call<Row>('GET', `/v1/events/rsvps/${desk.eventId}/${dana}`, { as: owner });
    expect(one.body.wrote).toBe(true);
    await desk.reply('בטח!');
    expect(await waits()).toBeUndefined();
  });

  it('goes on behind a cursor, and may show only what is unread', async () => {
    const added = await app.call<{ rsvps: { _id: string }[] }>('POST', `/v1/events/rsvps/${desk.eventId}`, {
      as: owner,
      body: { guests: [1, 2, 3].map((n) => ({ attendeeName: `אורח ${n}`, attendeePhone: `053444555${n}` })) },
    });
    const guests = added.body.rsvps.map(({ _id }) => _id);
    for (const [index, guest] of guests.entries()) {
      await desk.invited(guest);
      await desk.write(`שאלה ${index}?`, 10 + index, {
        refs: [guest],
        phoneKey: desk.keyOf(`+97253444555${index + 1}`),
      });
    }
    const first = await desk.list('?limit=2');
    const rest = await desk.list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ rsvpId }) => rsvpId)).toEqual([...guests].reverse());
    expect(rest.nextCursor).toBeNull();
    const [, , last] = guests;
    await app.source.query('update rsvp.inbox_messages set read_at = now() where rsvp_id = $1', [last]);
    expect((await desk.list('?unread=true')).items.map(({ rsvpId }) => rsvpId)).toEqual([
      guests[1],
      guests[0],
    ]);
    expect((await desk.list('?cursor=nonsense')).items).toHaveLength(3);
    await app.call('POST', `/v1/events/rsvps/${desk.eventId}/delete`, {
      as: owner,
      body: { rsvpIds: [guests[0]] },
    });
    expect(await desk.list()).toMatchObject({ unread: 1, items: [{ rsvpId: last }, { rsvpId: guests[1] }] });
  });

  it('follows a message that its writer changed', async () => {
    await desk.write('אפשר לבוא עם הכלב?', 1, { wamid: 'w1' });
    await desk.write('אפשר לבוא עם החתול?', 5, { edits: 'w1' });
    expect(await desk.list()).toMatchObject({
      unread: 1,
      items: [{ unread: 1, last: { text: 'אפשר לבוא עם החתול?' } }],
    });
    const { entries } = await desk.read();
    expect(entries.filter(({ by }) => by === 'guest')).toMatchObject([{ text: 'אפשר לבוא עם החתול?' }]);
  });

  it('rings once, for the owner and editors, until everything was read', async () => {
    const editor = await desk.joined('Editor');
    await desk.joined('Viewer');
    await desk.write('יש חניה?', 1);
    const [id] = await desk.write('ומתי החופה?', 2);
    const rung = await desk.bells();
    expect(rung.map(({ userId }) => userId).sort()).toEqual([owner, editor].sort());
    expect(rung[0]!.href).toBe(`/me/rsvps/${desk.eventId}/inbox`);
    await desk.markRead(id!);
    await desk.write('עוד שאלה?', 3);
    expect(await desk.bells()).toHaveLength(4);
  });

  it('rings once also when two guests write at the same moment', async () => {
    await Promise.all([desk.write('שאלה אחת?', 1), desk.write('שאלה שנייה?', 1), desk.write('שלישית?', 1)]);
    expect(await desk.bells()).toHaveLength(1);
  });

  it('shows nothing of a phone the hosts never wrote to, and nothing of who asked to be left alone', async () => {
    await desk.write('תפסיקו לשלוח לי הודעות', 1);
    expect((await desk.list()).items).toEqual([]);
    await app.source.query('update rsvp.guests set sends = 0, opted_out = false where id = $1', [dana]);
    await desk.write('זה מיועד לאירוע אחר לגמרי', 1);
    expect((await desk.list()).items).toEqual([]);
    expect((await desk.read()).entries.filter(({ by }) => by === 'guest')).toEqual([]);
    expect(await desk.reply('שלום, זכיתם בפרס')).toMatchObject({
      status: 409,
      body: { code: 'reply.window_closed' },
    });
  });
});
