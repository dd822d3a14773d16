import { type Invitation, type Rsvp, RsvpStatus } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { callReason } from '@smachot/lifecycles';
import { ReadModel } from '@smachot/server-platform';
import { anInvitationForm } from '../src/testing';
import { rsvpHttp, type RsvpHttp } from './rsvp-http';

let on: RsvpHttp;
let rsvps: string;
const host = newId();
type Page = { rsvps: Rsvp[]; nextCursor: string | null };
const get = <T>(url: string, as = host) => on.call<T>('GET', url, { as });

/** Every status, trouble, kind of phone and whether it was read, some of them asking for peace. */
const everyKind = RsvpStatus.options.flatMap((status) =>
  [null, 'undeliverable', 'uncertain', 'failed'].flatMap((trouble) =>
    [null, '+972502345678', '+97236543210'].flatMap((phone) =>
      [false, true].map((read) => ({ status, trouble, phone, read, optedOut: read && trouble === 'failed' })),
    ),
  ),
);

beforeAll(async () => {
  on = await rsvpHttp();
  const { body } = await on.call<Invitation>('POST', '/v1/events/event-rsvps', {
    as: host,
    body: anInvitationForm(),
  });
  rsvps = `/v1/events/rsvps/${body._id}`;
  await on.call('POST', rsvps, {
    as: host,
    body: {
      guests: everyKind.map((_, at) => ({
        attendeeName: `אורח ${at}`,
        estimatedNumberOfGuests: 1 + (at % 7),
      })),
    },
  });
  await on.source.query(
    `update rsvp.guests g set status = n.status, trouble = n.trouble, phone = n.phone, mobile = (n.phone like '+9725%') is true,
       read_confirmed = n.read, opted_out = n."optedOut"
     from json_to_recordset($1) n(name text, status text, trouble text, phone text, read boolean, "optedOut" boolean)
     where g.name = n.name`,
    [JSON.stringify(everyKind.map((kind, at) => ({ ...kind, name: `אורח ${at}` })))],
  );
});
afterAll(() => on.close());

it('finds whom to ring, most seats first, page by page', async () => {
  const everybody = (await get<Page>(`${rsvps}?limit=500`)).body.rsvps;
  const expected = everybody
    .filter((guest) => callReason(guest) !== null)
    .sort((a, b) => b.seats - a.seats || (a._id < b._id ? -1 : 1))
    .map(({ _id }) => _id);
  expect(everybody).toHaveLength(everyKind.length);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = (await get<Page>(`${rsvps}?toCall=true&limit=20${cursor && `&cursor=${cursor}`}`))
      .body;
    seen.push(...page.rsvps.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(expected);
  const ids = await get<{ rsvpIds: string[] }>(`${rsvps}/ids?toCall=true`);
  expect(ids.body.rsvpIds).toEqual([...expected].sort());
});

it('takes three statements for a page', async () => {
  const statements = jest.spyOn(ReadModel.prototype, 'rows');
  try {
    await get(`${rsvps}?toCall=true`);
    expect(statements).toHaveBeenCalledTimes(3);
  } finally {
    statements.mockRestore();
  }
});

it('shows one guest by the address, as the list does, and to nobody else', async () => {
  const [guest] = (await get<Page>(`${rsvps}?limit=1`)).body.rsvps;
  expect((await get<Rsvp>(`${rsvps}/${guest!._id}`)).body).toEqual(guest);
  expect((await get(`${rsvps}/${newId()}`)).status).toBe(404);
  expect((await get(`${rsvps}/${guest!._id}`, newId())).status).toBe(404);
  await on.call('POST', `${rsvps}/delete`, { as: host, body: { rsvpIds: [guest!._id] } });
  expect((await get(`${rsvps}/${guest!._id}`)).status).toBe(404);
});
