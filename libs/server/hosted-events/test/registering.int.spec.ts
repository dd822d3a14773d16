import type { Attendee, OwnRegistration, PublicEvent } from '@smachot/contracts';
import { DAY_MS, HOUR_MS } from '@smachot/kernel';
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

const MANY = process.env['TEST_ALL'] ? 500 : 50;
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
  const again = await app.register(dana, event.slug);
  expect(again.status).toBe(201);
  expect((await app.register(host, event.slug)).body.code).toBe('registration.own_event');
  app.clock.moveTo(new Date(event.endDatetime));
  for (const late of [
    () =>
      app.ask<Refused>('POST', `/v1/events/registrations/${again.body.registrationId}/cancel`, { as: dana }),
    () => app.decide(host, event.id, again.body.registrationId, 'cancel'),
  ])
    expect((await late()).body.code).toBe('lifecycle.illegal_move');
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

it('moves up everybody for whom there is room, however long the line and whoever stands before them', async () => {
  const tickets = [1, null].map((quantityAvailable, at) => ({ name: `${at}`, price: 0, quantityAvailable }));
  const event = await app.hosted(host, { maxTickets: 2, ticketTypes: tickets });
  const [few, many] = event.ticketTypes.map(({ id }) => id);
  for (const ticketTypeId of [few, many])
    await app.register(await app.person(), event.slug, { ticketTypeId });
  const wait = (ticketTypeId: string | undefined, count: number) =>
    app.source.query(
      `insert into hosted_events.registrations (id, event_id, status, participants, created_at, waitlisted, special_requests, answers,
         pending_since, ticket_type_id)
       select gen_random_uuid(), $1, 'pending', 1, now(), true, '', '[]', now(), $2 from generate_series(1, $3)`,
      [event.id, ticketTypeId, count],
    );
  await wait(few, 250);
  await wait(many, 250);
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body: { maxTickets: 400 } });
  expect(await seats(event.id)).toEqual({ taken: 252, counted: 252 });
});

it('counts what a person registers for in a day, also when they ask at once', async () => {
  const [over, ...events] = await Promise.all([1, 2, 3, 4].map(() => app.hosted(host)));
  const eager = await app.person();
  await app.source.query(
    `insert into hosted_events.registrations (id, event_id, user_id, status, participants, created_at, waitlisted, special_requests, answers,
       pending_since) select gen_random_uuid(), $1, $2, 'canceled', 1, $3, false, '', '[]', $3 from generate_series(1, 19)`,
    [over!.id, eager, NOW],
  );
  const answers = await Promise.all(events.map(({ slug }) => app.register(eager, slug)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429, 429]);
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
  const blocked = (at: string | null) =>
    app.source.query('update identity.users set blocked_at = $2 where id = $1', [host, at]);
  await blocked(NOW.toISOString());
  const list = await app.ask('GET', '/v1/events/registrations', { as: dana });
  expect([list.status, list.text]).toEqual([200, expect.not.stringContaining('secret')]);
  await blocked(null);
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
  expect((await app.notices(host)).filter((kind) => kind === 'registration_waiting').length).toBeGreaterThan(
    1,
  );
  await app.jobs.tick(new Date(event.startDatetime));
  expect(await app.notices(omer)).toEqual(['registration_moved_up', 'registration_rejected']);
  expect(await seats(event.id)).toEqual({ taken: 0, counted: 0 });
});

it('refuses registrations of a network that made too many in an hour', async () => {
  const event = await app.hosted(host);
  const limits = app.get(RateLimits);
  const take = jest
    .spyOn(limits, 'take')
    .mockImplementation((key) =>
      Promise.resolve(
        key.startsWith('registrations:') ? { allowed: false, retryAfterSeconds: 60 } : { allowed: true },
      ),
    );
  const refused = await app.register(await app.person(), event.slug);
  take.mockRestore();
  expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
  expect(await seats(event.id)).toEqual({ taken: 0, counted: 0 });
});

it('tells by SMS, too, of another place when the event is near', async () => {
  const event = await app.hosted(host);
  const dana = await app.person();
  await app.register(dana, event.slug);
  app.clock.moveTo(new Date(new Date(event.startDatetime).getTime() - DAY_MS));
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body: { location: 'הגינה' } });
  expect(await app.notices(dana, { urgent: true })).toEqual(['event_changed']);
});
