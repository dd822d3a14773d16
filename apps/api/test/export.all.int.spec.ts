import { DAY_MS, newId } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { type Person, type Product, startProduct } from './product';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

const invitation = {
  title: 'החתונה של נועה ואיתי',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  recipient: 'guests',
  date: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  location: { address: 'ראשון לציון' },
  rsvpConfig: { questions: ['headcount'] },
};
type Export = Record<
  'account' | 'events' | 'guests' | 'messages' | 'replies' | 'cards' | 'notifications',
  unknown
>;
const exportOf = async (person: Person): Promise<Export> => {
  await product.confirm(person);
  return (await product.call('GET', '/api/auth/me/export', { bearer: person.bearer })).body;
};

it('gives a host everything the product holds of the celebration, and nobody else anything of it', async () => {
  const [host, other] = [await product.signUp('0521110001'), await product.signUp('0521110002')];
  const { _id: eventId } = (
    await product.call('POST', '/v1/events/event-rsvps', { bearer: host.bearer, body: invitation })
  ).body as { _id: string };
  const { rsvps } = (
    await product.call('POST', `/v1/events/rsvps/${eventId}`, {
      bearer: host.bearer,
      body: { guests: [{ attendeeName: 'דנה כהן', attendeePhone: '0533334444' }] },
    })
  ).body as { rsvps: { _id: string }[] };
  const guestId = rsvps[0]!._id;
  await product.call('PATCH', `/v1/events/rsvps/${eventId}/${guestId}`, {
    bearer: host.bearer,
    body: { answer: 'confirmed', income: 500.5 },
  });
  await wasWrittenTo(guestId, host.user.id);

  const everything = await exportOf(host);
  expect(everything).toMatchObject({
    account: { id: host.user.id },
    events: [{ id: eventId, title: 'החתונה של נועה ואיתי', occasion: 'wedding', billableResponses: 0 }],
    guests: [
      {
        id: guestId,
        eventId,
        attendeeName: 'דנה כהן',
        attendeePhone: '+972533334444',
        income: 500.5,
        rsvpStatus: 'confirmed',
        answers: { attending: { value: 'confirmed' } },
      },
    ],
    messages: [{ guestId, messageType: 'template', currentStatus: 'read' }],
    replies: [{ guestId, name: 'דנה', text: 'בשמחה!' }],
    cards: [],
    notifications: [],
  });
  expect(JSON.stringify(everything)).not.toMatch(/wamid|phone_?key|token/i);
  expect(await exportOf(other)).toMatchObject({ events: [], guests: [], messages: [], replies: [] });
});

const timesMore = (guestId: string, count: number) =>
  product.source.query(
    `insert into rsvp.guests select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'phone', null))).*
     from rsvp.guests g, generate_series(1, $2) where g.id = $1`,
    [guestId, count],
  );

it('reads guests, messages and replies by the page, each once, and never all of them', async () => {
  const host = await product.signUp('0521110003');
  const eventIds: string[] = [];
  for (const guests of [2_000, 1]) {
    const { _id: eventId } = (
      await product.call('POST', '/v1/events/event-rsvps', { bearer: host.bearer, body: invitation })
    ).body as { _id: string };
    const added = await product.call('POST', `/v1/events/rsvps/${eventId}`, {
      bearer: host.bearer,
      body: { guests: [{ attendeeName: 'דנה כהן' }] },
    });
    await timesMore((added.body as { rsvps: { _id: string }[] }).rsvps[0]!._id, guests);
    eventIds.push(eventId);
  }
  await product.source.query(
    `insert into messaging.messages (id, ref_id, round, host_id, lane, quiet, state, status, message_type, wamid, due_at, created_at, posted_at)
     select gen_random_uuid(), g.id, 'invite:' || n, $1, 'campaign', 'jewish', 'done', 'read', 'template', null, now(), now(), now()
     from rsvp.guests g, generate_series(1, 2) n where g.event_id = any($2)`,
    [host.user.id, eventIds],
  );
  await product.source.query(
    `with heard as (insert into messaging.inbound (id, wamid, kind, text, provider_at, received_at)
       select g.id, 'wamid.' || g.id, 'text', 'כן', now(), now() from rsvp.guests g where g.event_id = any($1) returning id)
     insert into messaging.inbound_refs (ref_id, inbound_id) select id, id from heard`,
    [eventIds],
  );
  const reads = jest.spyOn(product.app.get(ReadModel), 'rows');
  const { guests, messages, replies } = (await exportOf(host)) as Record<string, { guestId: string }[]>;
  expect(new Set(guests!.map((guest) => JSON.stringify(guest))).size).toBe(2_003);
  expect(guests).toHaveLength(2_003);
  expect(messages).toHaveLength(4_006);
  expect(new Set(replies!.map(({ guestId }) => guestId)).size).toBe(2_003);
  expect(replies).toHaveLength(2_003);
  const pages = await Promise.all(reads.mock.results.map(({ value }) => value as Promise<object[]>));
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(1_000);
});

const wasWrittenTo = async (guestId: string, hostId: string): Promise<void> => {
  const inboundId = newId();
  await product.source.query(
    `insert into messaging.messages (id, ref_id, round, host_id, lane, quiet, state, status, message_type, wamid, due_at, created_at, posted_at)
     values ($1, $2, 'invite:1', $3, 'campaign', 'jewish', 'done', 'read', 'template', 'wamid.out', now(), now(), now())`,
    [newId(), guestId, hostId],
  );
  await product.source.query(
    `insert into messaging.inbound (id, wamid, kind, text, name, provider_at, received_at)
     values ($1, 'wamid.in', 'text', 'בשמחה!', 'דנה', now(), now())`,
    [inboundId],
  );
  await product.source.query('insert into messaging.inbound_refs (ref_id, inbound_id) values ($1, $2)', [
    guestId,
    inboundId,
  ]);
};
