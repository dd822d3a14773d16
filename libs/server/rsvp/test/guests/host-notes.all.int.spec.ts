import type { GuestPage, Invitation, Rsvp } from '@smachot/contracts';
import { MINUTE_MS, newId } from '@smachot/kernel';
import { ReadModel, Tx } from '@smachot/server-platform';
import { WishesOf, WishesOfHandler } from '../../src/adapters/wishes-of';
import { ConfirmedGuestQueries } from '../../src/persistence/guests/confirmed-guest.queries';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { MAKE_HOST_NOTES_PRIVATE } from '../../src/persistence/migrations/1796000060010-host-notes';
import { anInvitationForm } from '../../src/testing';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let eventId: string;
const host = newId();
const NOTE = 'לא ליד דודה שושנה';
const rsvps = () => `/v1/events/rsvps/${eventId}`;

beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  const invitation = await app.call<Invitation>('POST', '/v1/events/event-rsvps', {
    as: host,
    body: anInvitationForm(),
  });
  eventId = invitation.body._id;
});
afterAll(() => app.close());

const add = async (overrides: object = {}): Promise<Rsvp> => {
  const guests = [{ attendeeName: 'דנה כהן', attendeePhone: '0533334444', ...overrides }];
  const added = await app.call<{ rsvps: Rsvp[] }>('POST', rsvps(), { as: host, body: { guests } });
  expect(added.status).toBe(201);
  return added.body.rsvps[0]!;
};
const edit = (guest: Rsvp, body: object) =>
  app.call<Rsvp>('PATCH', `${rsvps()}/${guest._id}`, { as: host, body });
const tokenOf = ({ _id }: Rsvp) =>
  app.source.transaction((manager) => app.app.get(GuestTokens).issue(new Tx(manager), _id, app.clock.now()));
const wishes = async () =>
  (
    await new WishesOfHandler(new ConfirmedGuestQueries(app.app.get(ReadModel))).execute(
      new WishesOf([eventId]),
    )
  ).get(eventId);
const stored = async ({ _id }: Rsvp) =>
  (
    await app.source.query('select host_note, special_requests, answers from rsvp.guests where id = $1', [
      _id,
    ])
  )[0];

describe('a private note', () => {
  it('is written and read by the host, with the host’s own group and the side', async () => {
    const guest = await add({ hostNote: NOTE, groupLabel: 'צבא', side: 'groom' });
    expect(guest).toMatchObject({ hostNote: NOTE, groupLabel: 'צבא', side: 'groom', specialRequests: null });
    const changed = await edit(guest, { hostNote: '', groupLabel: null, side: 'both' });
    expect(changed).toMatchObject({
      status: 200,
      body: { hostNote: null, groupLabel: null, side: 'both', version: 2 },
    });
    const list = await app.call<{ rsvps: Rsvp[] }>('GET', rsvps(), { as: host });
    expect(list.body.rsvps[0]).toMatchObject({ hostNote: null, side: 'both' });
  });

  it('is kept as typed, like the name: emoji with their joiners, Persian with its half-spaces', async () => {
    const typed = { attendeeName: 'דנה 👰‍♀️🤵‍♂️', hostNote: '❤️ 👨‍👩‍👧‍👦 می‌خواهم', specialRequests: 'צמחונית 🌱❤️' };
    const guest = await add({ ...typed, attendeeName: `\u202b${typed.attendeeName}\u200f` });
    expect(guest).toMatchObject(typed);
    const page = await app.call<GuestPage>('GET', `${rsvps()}/guest`, { token: await tokenOf(guest) });
    expect(page.body.guest).toMatchObject({
      attendeeName: typed.attendeeName,
      specialRequests: typed.specialRequests,
    });
  });

  it.each([
    ['a note of 1001 characters', { hostNote: 'א'.repeat(1001) }],
    ['a group of 31', { groupLabel: 'א'.repeat(31) }],
    ['a side nobody has', { side: 'neighbours' }],
  ])('is refused: %s', async (_, overrides) => {
    const guest = await add();
    expect((await edit(guest, overrides)).status).toBe(422);
  });

  it('never reaches the guest, nor the kitchen', async () => {
    const guest = await add({ hostNote: NOTE });
    const token = await tokenOf(guest);
    const page = await app.call<GuestPage>('GET', `${rsvps()}/guest`, { token });
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('שושנה');
    expect(page.body.guest?.specialRequests).toBeNull();
    await edit(guest, { answer: 'confirmed' });
    expect(await wishes()).toEqual([]);
    const answered = await app.call('PUT', `${rsvps()}/guest/answers`, {
      token,
      body: { specialRequests: 'צמחונית' },
    });
    expect(answered.text).not.toContain('שושנה');
    expect(await wishes()).toEqual([{ kind: 'vegetarian', count: 1 }]);
    expect(await stored(guest)).toMatchObject({ host_note: NOTE, special_requests: 'צמחונית' });
  });

  it('leaves the question open in the conversation', async () => {
    const guest = await add({ hostNote: NOTE });
    expect((await stored(guest)).answers).toEqual({});
  });
});

describe('what was stored before notes were private', () => {
  const migrate = () => app.source.query(MAKE_HOST_NOTES_PRIVATE);

  it('becomes private when the host typed it, and stays when the guest said it', async () => {
    const typed = await add({ specialRequests: NOTE });
    const said = await add({ attendeePhone: '0533334445' });
    await app.call('PUT', `${rsvps()}/guest/answers`, {
      token: await tokenOf(said),
      body: { specialRequests: 'טבעונית' },
    });
    await migrate();
    expect(await stored(typed)).toEqual({ host_note: NOTE, special_requests: null, answers: {} });
    expect(await stored(said)).toMatchObject({
      host_note: null,
      special_requests: 'טבעונית',
      answers: { special_requests: { by: 'guest', value: 'טבעונית' } },
    });
  });

  it('gives the guest back the words the host wrote over', async () => {
    const guest = await add();
    await app.call('PUT', `${rsvps()}/guest/answers`, {
      token: await tokenOf(guest),
      body: { specialRequests: 'טבעונית' },
    });
    app.clock.moveTo(new Date(app.clock.now().getTime() + MINUTE_MS));
    await edit(guest, { specialRequests: NOTE });
    expect((await stored(guest)).special_requests).toBe(NOTE);
    await migrate();
    expect(await stored(guest)).toMatchObject({
      host_note: NOTE,
      special_requests: 'טבעונית',
      answers: { special_requests: { by: 'guest', value: 'טבעונית' } },
    });
  });

  it('is moved once: again changes nothing', async () => {
    const guest = await add({ specialRequests: NOTE });
    await migrate();
    const once = await stored(guest);
    await migrate();
    expect(await stored(guest)).toEqual(once);
  });
});
