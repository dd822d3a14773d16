import type { Attendee, HostedEvent, OwnRegistration, PublicEvent } from '@smachot/contracts';
import { DAY_MS, HOUR_MS } from '@smachot/kernel';
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

const MANY = process.env['TEST_LONG'] ? 500 : 50;
const own = '/v1/events/host';
const approval = { ...anEventForm().registrationOptions, requireApproval: true };
type Group = { attendees: Attendee[] };
const group = async (id: string, name: string, as = host) =>
  (await app.ask<Group>('GET', `${own}/${id}/registrations?group=${name}`, { as })).body.attendees;
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
  expect(listed.body.events.map(({ id }) => id)).toEqual([copy.body.data.id, event.id]);
  const first = await app.ask<{ events: HostedEvent[]; nextCursor: string }>('GET', `${own}?limit=1`, {
    as: host,
  });
  const next = await app.ask<{ events: HostedEvent[] }>(
    'GET',
    `${own}?limit=1&cursor=${first.body.nextCursor}`,
    { as: host },
  );
  expect(next.body.events.map(({ id }) => id)).toEqual([event.id]);
  expect((await app.ask('DELETE', path, { as: host })).status).toBe(204);
  expect((await app.ask('GET', `${own}/event/${event.id}`, { as: host })).status).toBe(404);
  expect((await app.call(`/v1/events/public/${event.slug}`)).status).toBe(404);
});

it(`never sells a seat twice: ${MANY} register at once for the last one, one gets it, and the others wait`, async () => {
  const event = await app.hosted(host, { ticketTypes: [{ name: 'רגיל', price: 0, quantityAvailable: 1 }] });
  const [ticket] = event.ticketTypes;
  const people = await Promise.all(Array.from({ length: MANY }, () => app.person()));
  const body = { ticketTypeId: ticket!.id };
  const answers = await Promise.all(people.map((one) => app.register(one, event.slug, body)));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(answers.filter(({ body: { status } }) => status === 'approved')).toHaveLength(1);
  expect(answers.filter(({ body: { waitlisted } }) => waitlisted)).toHaveLength(MANY - 1);
  expect(await seats(event.id)).toEqual({ taken: 1, counted: 1 });
  const page = await app.call<PublicEvent>(`/v1/events/public/${event.slug}`);
  expect(page.body).toMatchObject({
    registration: 'waiting_list',
    ticketTypes: [{ display: 'sold_out', seatsLeft: 0 }],
  });
  await expect(app.source.query('update hosted_events.ticket_types set taken = 2')).rejects.toThrow(
    'not_oversold',
  );
});

it('registers each person once, also when they ask twice at once, and again after they canceled', async () => {
  const event = await app.hosted(host);
  const dana = await app.person();
  const twice = await Promise.all([1, 2, 3].map(() => app.register(dana, event.slug)));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await seats(event.id)).toEqual({ taken: 1, counted: 1 });
  const { registrationId } = twice.find(({ status }) => status === 201)!.body;
  const other = await app.person();
  const path = `/v1/events/registrations/${registrationId}/cancel`;
  expect((await app.ask('POST', path, { as: other })).status).toBe(404);
  expect((await app.ask<OwnRegistration>('POST', path, { as: dana })).body.status).toBe('canceled');
  expect((await app.ask<Refused>('POST', path, { as: dana })).body.code).toBe('lifecycle.illegal_move');
  expect((await app.register(dana, event.slug)).status).toBe(201);
  expect((await app.register(host, event.slug)).body.code).toBe('registration.own_event');
});

it('moves the waiting list up by itself, whoever fits first, when seats are given back or added', async () => {
  const event = await app.hosted(host, { maxTickets: 2 });
  const people = await Promise.all(Array.from({ length: 4 }, () => app.person()));
  const [first, second, pair, late] = people as [string, string, string, string];
  const one = (await app.register(first, event.slug)).body;
  await app.register(second, event.slug);
  expect((await app.register(pair, event.slug, { participants: 2 })).body.waitlisted).toBe(true);
  expect((await app.register(late, event.slug)).body.waitlisted).toBe(true);
  await app.ask('POST', `/v1/events/registrations/${one.registrationId}/cancel`, { as: first });
  expect(await app.notices(late)).toEqual(['registration_moved_up']);
  expect((await group(event.id, 'waiting')).map(({ participants }) => participants)).toEqual([2]);
  const [waiting] = await group(event.id, 'waiting');
  expect((await app.decide(host, event.id, waiting!.registrationId, 'approve')).body.code).toBe(
    'registration.full',
  );
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body: { maxTickets: 4 } });
  expect(await app.notices(pair)).toEqual(['registration_moved_up']);
  expect(await seats(event.id)).toEqual({ taken: 4, counted: 4 });
});

it('asks the host where approval is needed, shows addresses to the approved alone, and keeps phones to itself', async () => {
  const secrets = { meetingUrl: 'https://meet.example/secret', chatGroupUrl: 'https://chat.example/secret' };
  const event = await app.hosted(host, {
    ...{ ...secrets, locationType: 'hybrid', registrationOptions: approval },
    questions: [{ text: 'מידת חולצה?', required: true }],
  });
  const [question] = event.questions;
  const dana = await app.person(['דנה', 'לוי']);
  expect((await app.register(dana, event.slug)).body.code).toBe('registration.answer_missing');
  const answers = [{ questionId: question!.id, text: 'M' }];
  const asked = await app.register(dana, event.slug, { answers, specialRequests: 'צמחוני' });
  expect(asked.body).toMatchObject({
    status: 'pending',
    waitlisted: false,
    meetingUrl: null,
    chatGroupUrl: null,
  });
  expect(await app.notices(host)).toContain('registration_waiting');
  for (const url of [`/v1/events/public/${event.slug}`, '/v1/events/public', `/event/${event.slug}`])
    expect((await app.call(url)).text).not.toContain('secret');
  const queue = await app.ask<Group>('GET', `${own}/${event.id}/registrations?group=queue`, { as: host });
  expect(queue.body.attendees).toMatchObject([
    { fullName: 'דנה לוי', specialRequests: 'צמחוני', answers: [{ question: 'מידת חולצה?', text: 'M' }] },
  ]);
  expect(queue.text).not.toMatch(/9725|052/);
  await app.decide(host, event.id, asked.body.registrationId, 'approve');
  const mine = await app.ask<{ registration: OwnRegistration }>(
    'GET',
    `/v1/events/public/${event.slug}/registration`,
    { as: dana },
  );
  expect(mine.body.registration).toMatchObject({ status: 'approved', ...secrets });
  const file = await app.ask('GET', `${own}/${event.id}/registrations/export.xlsx`, { as: host });
  expect([file.status, file.raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  await app.decide(host, event.id, asked.body.registrationId, 'cancel');
  const after = await app.ask<{ registration: OwnRegistration }>(
    'GET',
    `/v1/events/public/${event.slug}/registration`,
    { as: dana },
  );
  expect(after.body.registration).toMatchObject({ status: 'canceled', meetingUrl: null });
  expect((await app.register(dana, event.slug, { answers })).body.code).toBe('registration.rejected');
  expect(await app.notices(dana)).toEqual(['registration_approved', 'registration_canceled']);
});

it('rejects what nobody answered for 144 hours, and everything that waits when the event begins', async () => {
  const event = await app.hosted(host, { registrationOptions: approval, maxTickets: 1 });
  const [dana, omer] = [await app.person(), await app.person()];
  await app.register(dana, event.slug);
  await app.register(omer, event.slug);
  await app.jobs.tick(new Date(NOW.getTime() + 144 * HOUR_MS - 1));
  expect(await app.notices(dana)).toEqual([]);
  const later = new Date(NOW.getTime() + 144 * HOUR_MS);
  app.clock.moveTo(later);
  await app.jobs.tick(later);
  expect(await app.notices(dana)).toEqual(['registration_rejected']);
  expect(await app.notices(omer)).toEqual(['registration_moved_up']);
  await app.jobs.tick(new Date(event.startDatetime));
  expect(await app.notices(omer)).toEqual(['registration_moved_up', 'registration_rejected']);
  expect(await seats(event.id)).toEqual({ taken: 0, counted: 0 });
});

it('tells the registered of another time or place and of the end, and forgets it a month later', async () => {
  const event = await app.hosted(host);
  const dana = await app.person();
  await app.register(dana, event.slug);
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body: { title: 'ערב זרים' } });
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body: { location: 'הגינה' } });
  await app.ask('DELETE', `${own}/${event.id}/`, { as: host });
  expect(await app.notices(dana)).toEqual(['registration_approved', 'event_changed', 'event_canceled']);
  const mine = () =>
    app.ask<{ registrations: OwnRegistration[] }>('GET', '/v1/events/registrations', { as: dana });
  expect((await mine()).body.registrations).toMatchObject([{ status: 'canceled', eventCanceled: true }]);
  await app.jobs.tick(new Date(Date.now() + 31 * DAY_MS + (NOW.getTime() - Date.now())));
  expect((await mine()).body.registrations).toEqual([]);
});

it('of a store is changed by owners, run by the crew, and shown while the store is', async () => {
  const store = await app.store();
  const { owner, member, partnerId, partnerUsername } = store;
  const create = { as: member, body: { ...anEventForm(), partnerUsername } };
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
  const hidden = { as: owner, body: { ...anEventForm(), partnerUsername } };
  expect((await app.ask<Refused>('POST', own, hidden)).body.code).toBe('hosted_event.store_hidden');
  expect((await app.ask('DELETE', `${own}/${event.id}/${partnerUsername}`, { as: owner })).status).toBe(204);
  expect(await app.notices(dana)).toContain('event_canceled');
});

it('limits what a free account may open and fill, and hides the events of a blocked one', async () => {
  const stranger = await app.person();
  const made = await Promise.all(
    Array.from({ length: 7 }, () =>
      app.ask<Refused & { data: HostedEvent }>('POST', own, { as: stranger, body: anEventForm() }),
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
