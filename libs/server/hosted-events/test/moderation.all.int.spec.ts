import type { ModeratedEvent } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { QueryBus } from '@nestjs/cqrs';
import { EventPage } from '../src';
import { ADMIN, type HostedEventsApp, hostedEventsApp } from './hosted-events-app';

let app: HostedEventsApp;
beforeAll(async () => {
  app = await hostedEventsApp();
});
afterAll(() => app.close());

type Coded = { code: string };
const report = (as: string, slug: string) =>
  app.ask<Coded>('POST', `/v1/events/public/${encodeURIComponent(slug)}/report`, {
    as,
    body: { reason: 'fraud', note: 'אין אירוע כזה' },
  });
const move = (eventId: string, to: string, version = 1) =>
  app.ask<ModeratedEvent & Coded>('POST', `/admin/api/events/${eventId}/standing`, {
    as: ADMIN,
    body: { move: to, version, reason: 'חשד להונאה' },
  });
const list = async (filter: object) =>
  (await app.get(QueryBus).execute(new EventPage(filter, { after: null, limit: 50 }))).rows;

it('an event that was reported waits for an admin, who takes it off the site and brings it back', async () => {
  const [host, reader] = [await app.person(), await app.person(['נועה', 'ברק'])];
  const { id, slug } = await app.hosted(host, { visibility: 'public' });
  expect((await report(host, slug)).body.code).toBe('event_report.own');
  expect((await report(reader, 'אין-כזה')).status).toBe(404);
  for (const as of [reader, reader, await app.person()]) expect((await report(as, slug)).status).toBe(204);
  expect(await list({ standing: 'reported' })).toMatchObject([
    { eventId: id, reports: 2, standing: 'reported', hostName: 'דנה לוי' },
  ]);
  const read = () => app.ask<ModeratedEvent>('GET', `/admin/api/events/${id}`, { as: ADMIN });
  expect((await read()).body).toMatchObject({ count: 2, reports: [{ note: 'אין אירוע כזה' }, {}] });
  expect((await app.ask('GET', `/admin/api/events/${id}`, { as: reader })).status).toBe(404);
  expect((await app.call(`/v1/events/public/${encodeURIComponent(slug)}`)).status).toBe(200);

  expect((await move(id, 'bring_back')).body.code).toBe('lifecycle.illegal_move');
  expect((await move(id, 'take_off')).body).toMatchObject({ standing: 'off', reason: 'חשד להונאה' });
  expect((await app.call(`/v1/events/public/${encodeURIComponent(slug)}`)).status).toBe(404);
  expect(await app.slugs()).not.toContain(slug);
  expect((await app.register(reader, slug)).status).toBe(404);
  expect((await report(await app.person(), slug)).status).toBe(404);
  const hosted = await app.ask<{ takenOff: string }>('GET', `/v1/events/host/event/${id}`, { as: host });
  expect(hosted.body.takenOff).toBe('חשד להונאה');
  expect((await list({ state: 'off' })).map(({ eventId }) => eventId)).toEqual([id]);
  expect(await list({ state: 'public', host })).toEqual([]);

  expect((await move(id, 'bring_back')).body).toMatchObject({ standing: 'clear', reason: null });
  expect(await app.slugs()).toContain(slug);
  expect(await app.notices(host)).toEqual(['event_taken_off', 'event_brought_back']);
  app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
  expect((await report(reader, slug)).status).toBe(204);
  expect((await read()).body).toMatchObject({ count: 2, standing: 'reported' });
  expect((await move(id, 'dismiss')).body.standing).toBe('clear');
  expect((await move(newId(), 'take_off')).status).toBe(404);
});

it('an event that its host changed is decided on only once it was read again', async () => {
  const host = await app.person();
  const { id } = await app.hosted(host, { visibility: 'public' });
  await app.ask('PATCH', `/v1/events/host/${id}`, { as: host, body: { title: 'ערב אחר' } });
  expect((await move(id, 'take_off')).body.code).toBe('conflict.version');
  const read = await app.ask<ModeratedEvent>('GET', `/admin/api/events/${id}`, { as: ADMIN });
  expect((await move(id, 'take_off', read.body.version)).body.standing).toBe('off');
});

it('one person reports ten events a day at most, and an erased one has reported none', async () => {
  const store = await app.store();
  const slugs = Array.from({ length: 11 }, (_, number) => `reported-${number}`);
  for (const slug of slugs)
    await app.event({ slug, start: '2027-06-01T17:00:00.000Z', end: '2027-06-01T20:00:00.000Z' });
  const answers = await Promise.all(slugs.map((slug) => report(store.owner, slug)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(204), 429]);
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'hosted_events.forget_person', $2)`,
    [newId(), JSON.stringify({ userId: store.owner })],
  );
  await app.jobs.drain();
  expect(
    await app.source.query('select 1 from hosted_events.event_reports where reporter_id = $1', [store.owner]),
  ).toEqual([]);
});

it('a queue of an event that is gone leaves no job behind', async () => {
  const [{ id }] = await app.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'hosted_events.tell_crew', $2) returning id`,
    [newId(), JSON.stringify({ eventId: newId() })],
  );
  await app.jobs.drain();
  const done = 'select 1 from platform.outbox where id = $1 and done_at is not null';
  expect(await app.source.query(done, [id])).toHaveLength(1);
});
