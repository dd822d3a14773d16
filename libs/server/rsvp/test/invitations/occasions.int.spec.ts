import { eventTypeOf, type GuestPage, type Invitation, InvitationOccasion } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { anInvitationForm } from '../../src/testing';
import { TUESDAY } from '../rsvp-app';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
const host = newId();
const events = '/v1/events/event-rsvps';
beforeAll(async () => {
  app = await rsvpHttp();
  app.clock.moveTo(TUESDAY);
});
afterAll(() => app.close());

const create = (form: Parameters<typeof anInvitationForm>[0]) =>
  app.call<Invitation>('POST', events, { as: host, body: anInvitationForm(form) });
const read = async (eventId: string) =>
  (await app.call<Invitation>('GET', `${events}/${eventId}`, { as: host })).body;
const change = (eventId: string, form: Parameters<typeof anInvitationForm>[0]) =>
  app.call<Invitation>('PUT', `${events}/${eventId}`, { as: host, body: anInvitationForm(form) });

it('every occasion is kept, and shown to hosts and guests beside its event type', async () => {
  for (const occasion of InvitationOccasion.options) {
    const kind = { occasion, eventType: eventTypeOf(occasion) };
    const { body, status } = await create(kind);
    expect([status, body]).toEqual([201, expect.objectContaining(kind)]);
    expect(await read(body._id)).toMatchObject(kind);
    const page = await app.call<GuestPage>('GET', `/v1/events/rsvps/${body._id}/guest/invitation`);
    expect(page.body).toMatchObject(kind);
  }
});

it('one of another event type is refused and changes nothing; a memorial is none of an invitation', async () => {
  const refused = await create({ eventType: 'toast', occasion: 'henna' });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'invitation.occasion_mismatch',
      fields: { occasion: expect.any(String) },
    },
  });
  const { _id: eventId } = (await create({ eventType: 'toast', occasion: 'brit' })).body;
  const before = await read(eventId);
  const changed = await change(eventId, { eventType: 'wedding', occasion: 'brit', title: 'שם אחר' });
  expect(changed).toMatchObject({ status: 422, body: { code: 'invitation.occasion_mismatch' } });
  expect(await read(eventId)).toEqual(before);
  const memorial = { ...anInvitationForm({ eventType: 'toast' }), occasion: 'memorial' };
  expect((await app.call('POST', events, { as: host, body: memorial })).status).toBe(422);
});

it('a client that knows no occasions keeps the one it does not name, until another event type is chosen', async () => {
  const { _id: eventId } = (await create({ eventType: 'toast', occasion: 'brit' })).body;
  await change(eventId, { eventType: 'toast', title: 'הברית של אורי' });
  expect(await read(eventId)).toMatchObject({ title: 'הברית של אורי', occasion: 'brit' });
  await change(eventId, { eventType: 'wedding' });
  expect(await read(eventId)).toMatchObject({ eventType: 'wedding', occasion: 'wedding' });
});
