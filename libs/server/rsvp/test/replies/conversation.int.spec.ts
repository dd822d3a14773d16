import { newId } from '@smachot/kernel';
import { MessageContentProvider } from '@smachot/server-messaging';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { Tx } from '@smachot/server-platform';
import { ChangeGuest } from '../../src/use-cases/guests/change-guest';
import { openConversation } from './open-conversation';
import { type RsvpApp, rsvpApp } from '../rsvp-app';

let app: RsvpApp;
let host: string;
let eventId: string;
let dana: string;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  ({ host, eventId, dana } = await openConversation(app));
});
afterAll(() => app.close());

const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
const tap = (rsvpId: string, question: 'attending' | 'headcount' | 'transportation', value: string) =>
  app.button(rsvpId, question, value);

it('leads a guest from the invitation to thanks with a link of his own', async () => {
  await app.replies([
    { refs: [dana], payload: await tap(dana, 'attending', 'yes'), text: 'כן, מגיעים', at: at(1) },
  ]);
  const asked = await app.lastTurn(dana);
  expect(asked).toMatchObject({ say: 'ask_headcount', content: { kind: 'list' } });
  const rows = (asked!.content as { rows: { id: string; title: string }[] }).rows;
  expect(rows.map(({ title }) => title)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'יותר מ-9']);

  await app.replies([{ refs: [dana], payload: rows[3]!.id, text: '4', kind: 'interactive', at: at(2) }]);
  expect(await app.lastTurn(dana)).toMatchObject({
    say: 'ask_special_requests',
    content: { kind: 'buttons', body: expect.stringMatching(/^רשמנו 4 מקומות\.\n/) as string },
  });
  await app.replies([{ refs: [dana], text: 'אלרגיה לאגוזים', at: at(3) }]);
  expect(await app.lastTurn(dana)).toMatchObject({ say: 'ask_transportation' });
  await app.replies([{ refs: [dana], text: 'כן', at: at(4) }]);

  expect(await app.guest(dana)).toMatchObject({
    status: 'confirmed',
    number: 4,
    special_requests: 'אלרגיה לאגוזים',
    transportation: true,
    response: 'כן',
  });
  const thanks = (await app.lastTurn(dana))!.content as { body: string };
  const token = /\/rsvp\/[\w-]+#t=([\w-]+)/.exec(thanks.body)![1]!;
  expect(await app.get(GuestTokens).authenticate(token, eventId)).toEqual({
    kind: 'guest',
    rsvpId: dana,
    eventId,
  });
  const [kept] = await app.source.query(
    'select details from rsvp.turns where rsvp_id = $1 order by created_at desc, id desc limit 1',
    [dana],
  );
  expect(JSON.stringify(kept)).not.toContain(token);
});

it('promises to ask again after a maybe only while a reminder is ahead', async () => {
  await app.replies([
    { refs: [dana], payload: await tap(dana, 'attending', 'maybe'), text: 'אולי', at: at(1) },
  ]);
  const thanks = async () => ((await app.lastTurn(dana))!.content as { body: string }).body;
  expect(await thanks()).toMatch(/נשאל שוב לקראת האירוע.*\/rsvp\//);
  await app.source.query('update rsvp.rounds set done_at = now() where event_id = $1', [eventId]);
  expect(await thanks()).toMatch(/^אין בעיה\. כשתדעו, אפשר לענות כאן: .*\/rsvp\//);
});

it('names a day that is more than a year away with its year', async () => {
  const [[{ year }]] = await app.source.query(
    `update rsvp.invitations set date = date + interval '400 days' where id = $1 returning extract(year from date)::text as year`,
    [eventId],
  );
  await app.replies([{ refs: [dana], text: 'מתי החתונה?', at: at(1) }]);
  expect((await app.lastTurn(dana))!.content).toMatchObject({
    body: expect.stringMatching(new RegExp(`🗓 .* ${year}, `)) as string,
  });
});

it('writes one billable fact, however often and in whatever order the answers come', async () => {
  const replies = [
    { refs: [dana], payload: await tap(dana, 'attending', 'no'), text: 'לא', at: at(1), wamid: newId() },
    { refs: [dana], payload: await tap(dana, 'attending', 'yes'), text: 'כן', at: at(5), wamid: newId() },
    { refs: [dana], payload: await tap(dana, 'headcount', '3'), text: '3', at: at(6), wamid: newId() },
  ];
  await app.replies([replies[2]!, replies[1]!]);
  await app.replies([replies[1]!]);
  await app.replies([replies[0]!, replies[2]!]);
  expect(await app.guest(dana)).toMatchObject({ status: 'confirmed', number: 3, billable: true });
  expect(
    await app.source.query('select host_id, channel, bill_id from rsvp.billable_facts where rsvp_id = $1', [
      dana,
    ]),
  ).toEqual([{ host_id: host, channel: 'chat', bill_id: null }]);
});

it('takes the answers of all who wrote at once, also when a limit falls into an emoji of one', async () => {
  const others = await app.guests(
    eventId,
    host,
    ['א', 'ב', 'ג'].map((attendeeName) => ({ attendeeName })),
  );
  await app.invite(eventId, host, others);
  await app.replies([{ refs: [dana], text: 'נגיע 2', at: at(1) }]);
  expect((await app.lastTurn(dana))!.say).toBe('ask_special_requests');
  const wish = 'ללא גלוטן '.repeat(100).slice(0, 999);
  await app.replies([
    { refs: [others[0]!], text: 'כן', at: at(2) },
    { refs: [dana], text: `${wish}🎉 וגם ללא אגוזים`, at: at(2) },
    { refs: [others[1]!], text: 'כן', at: at(2) },
    { refs: [others[2]!], text: 'לא', at: at(2) },
  ]);
  expect((await app.guest(dana)).special_requests).toBe(wish);
  expect(await Promise.all(others.map(async (id) => (await app.guest(id)).status))).toEqual([
    'confirmed',
    'confirmed',
    'declined',
  ]);
});

it('does the work of a delivery once', async () => {
  const delivery = await app.delivery('rsvp.record_replies');
  const id = newId();
  await app.source.query(
    `insert into messaging.inbound (id, wamid, kind, text, provider_at, received_at) values ($1, $2, 'text', 'כן', $3, $3)`,
    [id, newId(), at(1)],
  );
  await app.source.query('insert into messaging.inbound_refs (ref_id, inbound_id) values ($1, $2)', [
    dana,
    id,
  ]);
  await Promise.all([1, 2, 3].map(() => app.jobs.replies({ inboundIds: [id] }, delivery)));
  expect(await app.source.query('select say from rsvp.turns where rsvp_id = $1', [dana])).toEqual([
    { say: 'ask_headcount' },
  ]);
});

it('tells the host about a number far above the guess, and counts it only after a yes', async () => {
  await app.replies([{ refs: [dana], payload: await tap(dana, 'attending', 'yes'), text: 'כן', at: at(1) }]);
  await app.replies([{ refs: [dana], text: '25', at: at(2) }]);
  expect(await app.guest(dana)).toMatchObject({ number: null, number_waiting: 25 });
  const wanted = await app.outbox('notifications.deliver');
  expect(wanted.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({
      userId: host,
      kind: 'number_awaiting_approval',
      values: { eventId, rsvpId: dana, number: 25 },
    }),
  );
});

it('believes no button that was not signed here', async () => {
  const forged = `${(await tap(dana, 'attending', 'yes')).slice(0, -4)}0000`;
  await app.replies([{ refs: [dana], payload: forged, text: 'כן, מגיעים', at: at(1), kind: 'button' }]);
  expect(await app.guest(dana)).toMatchObject({ status: 'received', billable: false });
});

it('asks which of several events a text is about, and then takes it', async () => {
  const other = await app.event(host, { title: 'החינה של נועה', eventType: 'henna' });
  const { phone } = (await app.guest(dana)) as { phone: string };
  const [sister] = await app.guests(other, host, [{ attendeeName: 'דנה', attendeePhone: phone }]);
  await app.replies([{ refs: [dana, sister!], text: 'נגיע 3', at: at(1) }]);
  expect(await app.guest(dana)).toMatchObject({ status: 'received' });
  const said = (await app.lastTurn(dana))!;
  expect(said.say).toBe('which_event');
  const rows = (said.content as { rows: { id: string; title: string }[] }).rows;
  expect(rows.map(({ title }) => title).sort()).toEqual(['החינה של נועה', 'החתונה של נועה ואיתי']);

  const chosen = rows.find(({ title }) => title === 'החינה של נועה')!;
  await app.replies([
    { refs: [dana], payload: chosen.id, text: chosen.title, kind: 'interactive', at: at(9) },
  ]);
  expect(await app.guest(sister!)).toMatchObject({ status: 'confirmed', number: 3 });
  expect(await app.guest(dana)).toMatchObject({ status: 'received' });
});

it('leaves alone whoever asks for it, in every event', async () => {
  const other = await app.event(host, { title: 'אירוע שני' });
  const [again] = await app.guests(other, host, [{ attendeeName: 'דנה' }]);
  await app.replies([{ refs: [dana, again!], text: 'הסר', at: at(1) }]);
  expect([(await app.guest(dana))['opted_out'], (await app.guest(again!))['opted_out']]).toEqual([
    true,
    true,
  ]);
  expect(await app.lastTurn(dana)).toBeUndefined();
  expect((await app.invite(other, host, [again!])).refused).toEqual([{ rsvpId: again, code: 'opted_out' }]);
});

it('remembers who does not know the host', async () => {
  const more = await app.guests(eventId, host, [{ attendeeName: 'א' }, { attendeeName: 'ב' }]);
  await app.invite(eventId, host, more);
  const told = async () =>
    (
      await app.source.query('select kind from rsvp.history where rsvp_id = any($1) order by at', [
        [dana, ...more],
      ])
    )
      .map(({ kind }: { kind: string }) => kind)
      .filter((kind: string) => kind !== 'added');
  await app.replies([
    { refs: [dana], text: 'אני לא מכיר אתכם', at: at(1) },
    { refs: [more[0]!], text: 'הסר', at: at(2) },
    { refs: [more[1]!], text: 'wrong number', at: at(3) },
  ]);
  expect(await told()).toEqual(['complained', 'opted_out', 'complained']);
  expect(await app.lastTurn(dana)).toMatchObject({ say: 'tell_who' });
  expect(await app.said(more[0]!)).toEqual([]);
});
it('answers whoever asks who writes before anything was sent', async () => {
  const [unsent] = (await app.guests(eventId, host, [{ attendeeName: 'ג' }])) as [string];
  await app.replies([{ refs: [unsent], text: 'מי זה?', at: at(1) }]);
  expect(await app.said(unsent)).toEqual(['tell_passed_on']);
});

it('takes away the links of an old phone', async () => {
  const token = await app.source.transaction((manager) =>
    app.get(GuestTokens).issue(new Tx(manager), dana, app.clock.now()),
  );
  await app.commands.execute(new ChangeGuest(eventId, dana, { tableName: '4' }, host));
  expect(await app.get(GuestTokens).authenticate(token, eventId)).toBeDefined();
  await app.commands.execute(new ChangeGuest(eventId, dana, { attendeePhone: '053-8887776' }, host));
  expect(await app.get(GuestTokens).authenticate(token, eventId)).toBeUndefined();
});

it('takes no answer from the buttons in the chat of an old phone', async () => {
  const { phone } = (await app.guest(dana)) as { phone: string };
  const old = await tap(dana, 'attending', 'no');
  await app.commands.execute(new ChangeGuest(eventId, dana, { attendeePhone: '053-8887775' }, host));
  await app.replies([{ refs: [dana], payload: old, text: 'לא', at: at(1) }]);
  expect(await app.guest(dana)).toMatchObject({ status: 'received', billable: false });
  const provider = app.get(MessageContentProvider);
  const changed = (await provider.phonesOf([dana, newId()])).get(dana)!;
  const { ref, madeFor } = provider.refOfPayload(old)!;
  expect({ changed, ref, now: changed.some(madeFor), then: madeFor(phone) }).toEqual({
    changed: ['+972538887775'],
    ref: dana,
    now: false,
    then: true,
  });
  await app.replies([{ refs: [dana], payload: await tap(dana, 'attending', 'yes'), text: 'כן', at: at(2) }]);
  expect(await app.guest(dana)).toMatchObject({ status: 'confirmed' });
});

it('takes nothing from a deleted guest or event', async () => {
  await app.source.query('update rsvp.guests set deleted_at = now() where id = $1', [dana]);
  await app.replies([{ refs: [dana], payload: await tap(dana, 'attending', 'yes'), text: 'כן', at: at(1) }]);
  expect(await app.guest(dana)).toMatchObject({ status: 'received', billable: false });
});

it('finds the open matters of a phone that WhatsApp writes in another form', async () => {
  await app.source.query(`update rsvp.guests set phone = '+525512345678' where id = $1`, [dana]);
  expect(await app.get(MessageContentProvider).refsOfPhone('+5215512345678')).toEqual([dana]);
});

it('finds the open matters of a phone', async () => {
  const { phone } = (await app.guest(dana)) as { phone: string };
  const provider = app.get(MessageContentProvider);
  expect(await provider.refsOfPhone(phone)).toEqual([dana]);
  app.clock.moveTo(new Date('2027-06-20T09:00:00Z'));
  expect(await provider.refsOfPhone(phone)).toEqual([]);
  app.clock.moveTo(new Date('2027-04-06T08:00:00Z'));
});
