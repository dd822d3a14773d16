import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Invitation } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { Config, FileStore, UnitOfWork } from '@smachot/server-platform';
import sharp from 'sharp';
import { anInvitationForm } from '../../src/testing';
import { GuestErasure } from '../../src/persistence/guests/guest-erasure';
import { EraseGuests, EraseGuestsHandler } from '../../src/use-cases/guests/erase-guests';
import { TUESDAY } from '../rsvp-app';
import { multipart, rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
beforeAll(async () => {
  app = await rsvpHttp();
  app.clock.moveTo(TUESDAY);
});
afterAll(() => app.close());

const events = '/v1/events/event-rsvps';
const create = (host: string) =>
  app.call<Invitation & { code?: string }>('POST', events, { as: host, body: anInvitationForm() });
const fill = (eventId: string, guests: number) =>
  app.source.query(
    `insert into rsvp.guests select (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'phone', null))).*
     from rsvp.guests g, generate_series(1, $2) where g.event_id = $1`,
    [eventId, guests],
  );

const createAtOnce = async (host: string, count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, () => create(host)));
  const refused = answers.filter(({ status }) => status !== 201);
  return {
    created: answers.flatMap(({ status, body }) => (status === 201 ? [body._id] : [])),
    refused: new Set(refused.map(({ status, body }) => `${status} ${body.code}`)),
  };
};
const ageEvents = (host: string) =>
  app.source.query(
    `update rsvp.invitations set created_at = created_at - interval '2 days' where host_id = $1`,
    [host],
  );

it('an account has 50 events to come, however many forms are sent at once', async () => {
  const host = newId();
  for (let days = 0; days < 2; days++) {
    expect((await createAtOnce(host, 20)).created).toHaveLength(20);
    await ageEvents(host);
  }
  const { created, refused } = await createAtOnce(host, 14);
  expect(created).toHaveLength(10);
  expect([...refused]).toEqual(['409 events.too_many']);
  expect((await create(newId())).status).toBe(201);
  await app.call('DELETE', `${events}/${created[0]!}`, { as: host });
  expect((await create(host)).status).toBe(201);
});

it('an account creates as many in a day, deleted and past ones included', async () => {
  const host = newId();
  const { created } = await createAtOnce(host, 50);
  expect(created).toHaveLength(50);
  await app.call('DELETE', `${events}/${created[0]!}`, { as: host });
  await app.source.query('update rsvp.invitations set date = $2 where id = $1', [created[1], TUESDAY]);
  expect((await create(host)).body.code).toBe('events.too_many_today');
  await ageEvents(host);
  expect((await create(host)).status).toBe(201);
});

it('an event has 10,000 guests: one more is refused, by form and already in the preview of a table', async () => {
  const host = newId();
  const { _id: eventId } = (await create(host)).body;
  const add = (attendeeName: string) =>
    app.call<{ code?: string }>('POST', `/v1/events/rsvps/${eventId}`, {
      as: host,
      body: { guests: [{ attendeeName }] },
    });
  const preview = (text: string) =>
    app.call<{ code?: string }>('POST', `/v1/events/rsvps/${eventId}/tables/text`, {
      as: host,
      body: { text, kind: 'list' },
    });
  await add('דנה');
  await fill(eventId, 9_998);
  expect((await preview('יוסי 0502345678')).status).toBe(201);
  expect(await preview('יוסי 0502345678\nרות 0502345679')).toMatchObject({
    status: 422,
    body: { code: 'guests.too_many' },
  });
  expect((await add('יוסי')).status).toBe(201);
  expect(await add('רות')).toMatchObject({ status: 422, body: { code: 'guests.too_many' } });
});

describe('the picture of an invitation', () => {
  const files = (): number => {
    const folder = path.join(app.app.get(Config).settings.FILES_DIR, 'images');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };
  const picture = () =>
    sharp({ create: { width: 1_000, height: 700, channels: 3, background: '#5E2CA5' } })
      .png()
      .toBuffer();

  it('leaves no size of it when it is replaced, nor when the event is forgotten', async () => {
    const host = newId();
    const { _id: eventId } = (await create(host)).body;
    const upload = async () =>
      app.call('POST', `${events}/${eventId}/upload-image`, {
        as: host,
        ...multipart('a.png', await picture()),
      });
    const before = files();
    await upload();
    await upload();
    expect(files() - before).toBe(5);
    await app.source.query(`update rsvp.invitations set erase_at = $2 where id = $1`, [eventId, TUESDAY]);
    const erasing = new EraseGuestsHandler(
      app.app.get(UnitOfWork),
      new GuestErasure(),
      app.app.get(FileStore),
    );
    await erasing.execute(new EraseGuests(new Date(TUESDAY.getTime() + DAY_MS)));
    expect(files() - before).toBe(0);
  });
});
