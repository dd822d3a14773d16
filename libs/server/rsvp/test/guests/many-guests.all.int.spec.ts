import type { AnswerOf, changeGuests, deleteGuests, Invitation, Rsvp } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { anInvitationForm } from '../../src/testing';
import { TUESDAY } from '../rsvp-app';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
const owner = newId();
const editor = newId();
let rsvps: string;
let guests: Rsvp[];
beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  const { body } = await app.call<Invitation>('POST', '/v1/events/event-rsvps', {
    as: owner,
    body: anInvitationForm(),
  });
  rsvps = `/v1/events/rsvps/${body._id}`;
  await app.source.query(
    `insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, 'Editor', now())`,
    [newId(), body._id, editor],
  );
  const added = await app.call<{ rsvps: Rsvp[] }>('POST', rsvps, {
    as: owner,
    body: { guests: ['דנה', 'יוסי', 'נועה'].map((attendeeName) => ({ attendeeName })) },
  });
  guests = added.body.rsvps;
});
afterAll(() => app.close());

const ids = () => guests.map(({ _id }) => _id);
const versions = () => guests.map(({ version }) => version);
const move = (as: string, target: object) =>
  app.call<AnswerOf<typeof changeGuests> & { code?: string }>('PATCH', rsvps, {
    as,
    body: { rsvpIds: ids(), versions: versions(), ...target },
  });
const remove = (as: string) =>
  app.call<AnswerOf<typeof deleteGuests>>('POST', `${rsvps}/delete`, {
    as,
    body: { rsvpIds: ids(), versions: versions() },
  });
const change = (as: string, at: number, body: object) =>
  app.call('PATCH', `${rsvps}/${guests[at]!._id}`, { as, body });
const tables = async (): Promise<(string | null)[]> =>
  (await app.call<{ rsvps: Rsvp[] }>('GET', rsvps, { as: owner })).body.rsvps.map(
    ({ tableName }) => tableName,
  );

it('moves many to a table, a group of the host’s own and a side at once, and back to none', async () => {
  await move(owner, { tableName: '4', group: 'work', groupLabel: 'צבא', side: 'groom' });
  const list = (await app.call<{ rsvps: Rsvp[] }>('GET', rsvps, { as: owner })).body.rsvps;
  for (const guest of list)
    expect(guest).toMatchObject({ tableName: '4', group: 'work', groupLabel: 'צבא', side: 'groom' });
  guests = list;
  await move(owner, { tableName: null, groupLabel: null, side: null });
  expect((await app.call<{ rsvps: Rsvp[] }>('GET', rsvps, { as: owner })).body.rsvps[0]).toMatchObject({
    tableName: null,
    groupLabel: null,
    side: null,
    group: 'work',
  });
});

it('what another host did to some of them stays, and it is said to whom', async () => {
  await change(editor, 1, { tableName: '9' });
  const { body } = await move(owner, { tableName: '4' });
  expect(body).toEqual({ changed: 2, outdated: [{ _id: guests[1]!._id, attendeeName: 'יוסי' }] });
  expect(await tables()).toEqual(['4', '9', '4']);
});

it('a change of something else does not stand in the way of a move, but of a deletion', async () => {
  await change(editor, 1, { hostNote: 'לא ליד שושנה' });
  expect((await move(owner, { tableName: '4' })).body.outdated).toEqual([]);
  guests = (await app.call<{ rsvps: Rsvp[] }>('GET', rsvps, { as: owner })).body.rsvps;
  await change(editor, 2, { answer: 'confirmed' });
  const { body } = await remove(owner);
  expect(body).toEqual({
    deleted: 2,
    answered: 0,
    outdated: [{ _id: guests[2]!._id, attendeeName: 'נועה' }],
  });
});

it('what a message moved makes nothing outdated', async () => {
  await app.source.query(`update rsvp.guests set version = version + 1, status = 'sent' where id = any($1)`, [
    ids(),
  ]);
  expect((await move(owner, { tableName: '4' })).body).toEqual({ changed: 3, outdated: [] });
});

it('two hosts at once move every guest once', async () => {
  const [a, b] = await Promise.all([move(owner, { tableName: '4' }), move(editor, { tableName: '9' })]);
  expect([a.body.changed, b.body.changed].sort()).toEqual([0, 3]);
  expect(new Set(await tables()).size).toBe(1);
});

it('versions of other guests than those named are refused', async () => {
  const answer = await app.call<{ code: string }>('PATCH', rsvps, {
    as: owner,
    body: { rsvpIds: ids(), versions: [1], tableName: '4' },
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
});
