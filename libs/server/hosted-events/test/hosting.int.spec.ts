import type { HostedEvent, OwnRegistration, PublicEvent } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { codeOfId } from '@smachot/server-documents';
import { RateLimits } from '@smachot/server-platform';
import { anEventForm } from '../src/testing/an-event';
import { type HostedEventsApp, hostedEventsApp, NOW, type Refused } from './hosted-events-app';

let app: HostedEventsApp;
let host: string;
beforeAll(async () => {
  app = await hostedEventsApp();
  host = await app.person(['נועה', 'ברק']);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOW);
  await app.source.query('delete from hosted_events.events');
});

const own = '/v1/events/host';
const approval = { ...anEventForm().registrationOptions, requireApproval: true };
const seats = async (id: string) =>
  (
    await app.source.query<{ taken: number; counted: number }[]>(
      `select e.taken, (select coalesce(sum(participants), 0)::int from hosted_events.registrations r
         where r.event_id = e.id and (r.status = 'approved' or r.status = 'pending' and not r.waitlisted)) as counted
       from hosted_events.events e where e.id = $1`,
      [id],
    )
  )[0];

it('is opened, read, changed in whole and in part, copied and called off by the person who hosts it, and by nobody else', async () => {
  const event = await app.hosted(host, {
    budget: 1200.5,
    questions: [{ text: 'מידת חולצה?', required: true }],
  });
  expect(event).toMatchObject({
    ...{ host: { fullName: 'נועה ברק', id: host }, budget: 1200.5, tickets: 0, mayEdit: true, version: 1 },
    publicUrl: `https://app.smachot.example/event/${encodeURIComponent(event.slug)}`,
  });
  const stranger = await app.person();
  const path = `${own}/${event.id}`;
  for (const [method, url, body] of [
    ['GET', `${own}/event/${event.id}`],
    ['PUT', path, anEventForm()],
    ['PATCH', path, { title: 'שלי' }],
    ['DELETE', path],
    ['POST', `${path}/duplicate`],
    ['GET', `${path}/registrations?group=approved`],
    ['GET', `${path}/registrations/export.xlsx`],
  ] as const)
    expect((await app.ask(method, url, { as: stranger, ...(body ? { body } : {}) })).status).toBe(404);

  const patched = await app.ask<HostedEvent>('PATCH', path, {
    as: host,
    body: { title: 'ערב זרים', version: 1 },
  });
  expect(patched.body).toMatchObject({
    title: 'ערב זרים',
    slug: event.slug,
    questions: event.questions,
    version: 2,
  });
  const stale = { as: host, body: { ...anEventForm(), version: 1 } };
  expect((await app.ask<Refused>('PUT', path, stale)).body.code).toBe('conflict.version');
  const put = await app.ask<HostedEvent>('PUT', `${path}/`, {
    as: host,
    body: anEventForm({ maxTickets: 4 }),
  });
  expect(put.body).toMatchObject({ maxTickets: 4, questions: [], title: 'ערב פרחים' });
  const copy = await app.ask<{ data: HostedEvent; status: number }>('POST', `${path}/duplicate`, {
    as: host,
  });
  expect(copy.body).toMatchObject({ status: 201, data: { visibility: 'private', maxTickets: 4 } });
  const listed = await app.ask<{ events: HostedEvent[] }>('GET', own, { as: host });
  expect(listed.body.events.map(({ id }) => id)).toEqual([event.id, copy.body.data.id]);
  const first = await app.ask<{ events: HostedEvent[]; nextCursor: string }>('GET', `${own}?limit=1`, {
    as: host,
  });
  const next = await app.ask<{ events: HostedEvent[] }>(
    'GET',
    `${own}?limit=1&cursor=${first.body.nextCursor}`,
    { as: host },
  );
  expect(next.body.events.map(({ id }) => id)).toEqual([copy.body.data.id]);
  expect((await app.ask('DELETE', path, { as: host })).status).toBe(204);
  expect((await app.ask('GET', `${own}/event/${event.id}`, { as: host })).status).toBe(404);
  expect((await app.call(`/v1/events/public/${event.slug}`)).status).toBe(404);
});

it('is opened without a key, and with one once, however often it is asked', async () => {
  const create = (key?: string, change = {}) =>
    app.ask<{ data: HostedEvent } & Refused>('POST', `${own}/`, {
      ...{ as: host, key, body: { ...anEventForm(), ...change } },
    });
  const [first, second] = [await create(), await create()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.data.id).not.toBe(first.body.data.id);
  const key = newId();
  const [third, again] = [await create(key), await create(key)];
  expect([again.status, again.body.data.id]).toEqual([201, third.body.data.id]);
  expect((await create(key, { title: 'ערב אחר' })).body.code).toBe('idempotency.reused');
  expect((await create('short')).body.code).toBe('idempotency.required');
});

it('tells the registered of another time or place and of the end, and forgets it a month later', async () => {
  const event = await app.hosted(host);
  const dana = await app.person();
  await app.register(dana, event.slug);
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body: { title: 'ערב זרים' } });
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body: { location: 'הגינה' } });
  // four more of the day
  await app.source.query(
    `insert into hosted_events.told_changes (id, event_id, told_at) select gen_random_uuid(), $1, $2 from generate_series(1, 4)`,
    [event.id, app.clock.now()],
  );
  const again = { as: host, body: { location: 'הגג' } };
  const refused = await app.ask<Refused>('PATCH', `${own}/${event.id}`, again);
  expect(refused.body.code).toBe('hosted_event.moved_today');
  await app.ask('DELETE', `${own}/${event.id}/`, { as: host });
  expect(await app.notices(dana)).toEqual(['registration_approved', 'event_changed', 'event_canceled']);
  expect(await app.notices(dana, { urgent: true })).toEqual(['event_canceled']);
  const mine = () =>
    app.ask<{ registrations: OwnRegistration[] }>('GET', '/v1/events/registrations', { as: dana });
  expect((await mine()).body.registrations).toMatchObject([{ status: 'canceled', eventCanceled: true }]);
  await app.jobs.tick(new Date(Date.now() + 31 * DAY_MS + (NOW.getTime() - Date.now())));
  expect((await mine()).body.registrations).toEqual([]);
});

it('of a store is changed by owners, run by the crew, and shown while the store is', async () => {
  const store = await app.store();
  const { owner, member, partnerId, partnerUsername } = store;
  const create = { as: member, key: newId(), body: { ...anEventForm(), partnerUsername } };
  expect((await app.ask<Refused>('POST', own, create)).body.code).toBe('crew.owners_only');
  const event = await app.hosted(owner, { partnerUsername, registrationOptions: approval });
  expect(event.host).toMatchObject({ fullName: 'המטבח של סבתא ג׳ולי', id: partnerId });
  const dana = await app.person();
  const asked = await app.register(dana, event.slug);
  expect(await app.notices(member)).toEqual(['registration_waiting']);
  expect((await app.decide(member, event.id, asked.body.registrationId, 'approve')).status).toBe(200);
  const patch = { as: member, body: { title: 'שלי' } };
  expect((await app.ask('PATCH', `${own}/${event.id}`, patch)).status).toBe(403);
  const read = await app.ask<HostedEvent>('GET', `${own}/event/${event.id}/${partnerUsername}`, {
    as: member,
  });
  expect(read.body).toMatchObject({ mayEdit: false, partnerUsername, participantCount: 1 });
  const other = await app.store();
  for (const [who, at] of [
    [other.owner, partnerUsername],
    [other.owner, other.partnerUsername],
    [dana, partnerUsername],
  ] as const)
    expect((await app.ask('GET', `${own}/event/${event.id}/${at}`, { as: who })).status).toBe(404);
  expect((await app.ask('GET', `${own}/${partnerUsername}`, { as: dana })).status).toBe(404);
  const cards = () => app.call<PublicEvent[]>(`/api/partner-store/${partnerUsername}/events`);
  expect((await cards()).body.map(({ slug }) => slug)).toEqual([event.slug]);
  await app.source.query('update stores.stores set is_public = false where id = $1', [partnerId]);
  expect([(await cards()).status, await app.slugs()]).toEqual([404, []]);
  expect((await app.call(`/v1/events/public/${event.slug}`)).status).toBe(404);
  expect((await app.register(await app.person(), event.slug)).status).toBe(404);
  const hidden = { as: owner, key: newId(), body: { ...anEventForm(), partnerUsername } };
  expect((await app.ask<Refused>('POST', own, hidden)).body.code).toBe('hosted_event.store_hidden');
  expect((await app.ask('DELETE', `${own}/${event.id}/${partnerUsername}`, { as: owner })).status).toBe(204);
  expect(await app.notices(dana)).toContain('event_canceled');
});

it('limits what a free account may open and fill, and hides the events of a blocked one', async () => {
  const stranger = await app.person();
  const made = await Promise.all(
    Array.from({ length: 7 }, () =>
      app.ask<Refused & { data: HostedEvent }>('POST', own, {
        as: stranger,
        key: newId(),
        body: anEventForm(),
      }),
    ),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(made.filter(({ body }) => body?.code === 'hosted_event.too_many_today')).toHaveLength(2);
  expect(await app.slugs()).toHaveLength(5);
  await app.source.query('update identity.users set blocked_at = now() where id = $1', [stranger]);
  expect(await app.slugs()).toEqual([]);
  expect((await app.call('/sitemap.xml')).text).not.toContain('/event/');
});

it('forgets a person: their events are called off, their seats go to who waits, their export told of both', async () => {
  const [leaving, dana] = [await app.person(), await app.person()];
  const theirs = await app.hosted(leaving);
  await app.register(dana, theirs.slug);
  const event = await app.hosted(host, { maxTickets: 1 });
  await app.register(leaving, event.slug);
  await app.register(dana, event.slug);
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values (gen_random_uuid(), 'hosted_events.forget_person', $1)`,
    [{ userId: leaving }],
  );
  await app.jobs.drain();
  expect(await app.notices(dana)).toEqual([
    'registration_approved',
    'event_canceled',
    'registration_moved_up',
  ]);
  const left = await app.source.query<object[]>(
    `select 1 from hosted_events.events where host_user_id = $1 union all select 1 from hosted_events.registrations where user_id = $1`,
    [leaving],
  );
  expect([left, await seats(event.id)]).toEqual([[], { taken: 1, counted: 1 }]);
});

it('takes a cover by its content', async () => {
  const event = await app.hosted(host);
  const upload = (bytes: Buffer) =>
    app.ask<HostedEvent & Refused>('POST', `${own}/${event.id}/cover-photo`, {
      as: host,
      payload: Buffer.concat([
        Buffer.from('--b0undary\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
        bytes,
        Buffer.from('\r\n--b0undary--\r\n'),
      ]),
      type: 'multipart/form-data; boundary=b0undary',
    });
  expect((await upload(Buffer.from('not a picture'))).body.code).toBe('image.unsupported');
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect((await upload(pixel)).body.coverPhoto).toMatch(/^\/v1\/files\/images\//);
});

it('has a poster whose code leads to it and is counted, until it is shown no longer', async () => {
  const event = await app.hosted(host, { visibility: 'public' });
  const path = `${own}/${event.id}`;
  expect((await app.ask('GET', `${path}/poster?size=A5`, { as: host })).text.slice(0, 5)).toBe('%PDF-');
  for (const what of ['poster', 'scans'])
    expect((await app.ask('GET', `${path}/${what}`, { as: await app.person() })).status).toBe(404);
  const scan = (userAgent: string, code = codeOfId(event.id)) => app.follow(`/e/${code}`, userAgent);
  const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
  expect(await scan(phone)).toBe(`/event/${encodeURIComponent(event.slug)}`);
  expect(await scan('WhatsApp/2.23')).toBe(`/event/${encodeURIComponent(event.slug)}`);
  expect(await scan(phone, 'x')).toBe('/discover');
  expect((await app.ask('GET', `${path}/scans`, { as: host })).body).toEqual({ scans: 1 });
  // the same network on the same day
  const limits = jest.spyOn(app.get(RateLimits), 'take').mockImplementation((key) => {
    const scan = key.startsWith('event-scans:');
    if (scan) expect(key).not.toMatch(/127\.0\.0\.1/);
    return Promise.resolve(scan ? { allowed: false, retryAfterSeconds: 60 } : { allowed: true });
  });
  expect(await scan(phone)).toBe(`/event/${encodeURIComponent(event.slug)}`);
  limits.mockRestore();
  expect((await app.ask('GET', `${path}/scans`, { as: host })).body).toEqual({ scans: 1 });
  await app.source.query(
    'insert into hosted_events.moderations (event_id, status, decided_at) values ($1, $2, now())',
    [event.id, 'off'],
  );
  expect(await scan(phone)).toBe('/discover');
  expect((await app.ask('GET', `${path}/poster`, { as: host })).status).toBe(404);
  await app.source.query('delete from hosted_events.moderations where event_id = $1', [event.id]);
  await app.ask('PATCH', path, { as: host, body: { visibility: 'private' } });
  expect(await scan(phone)).toBe('/discover');
  expect((await app.ask('GET', `${path}/poster`, { as: host })).status).toBe(404);
});
