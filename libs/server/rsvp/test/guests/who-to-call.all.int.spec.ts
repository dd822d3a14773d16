import { type Invitation, type Rsvp, RsvpStatus } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { callReason } from '@smachot/lifecycles';
import { ReadModel } from '@smachot/server-platform';
import { anInvitationForm } from '../../src/testing';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let rsvps: string;
const host = newId();
type Page = { rsvps: Rsvp[]; nextCursor: string | null };
const get = <T>(url: string, as = host) => app.call<T>('GET', url, { as });

/** Every combination of status, trouble, kind of phone, number of reminders and read receipt; some guests opted out. */
const everyKind = RsvpStatus.options.flatMap((status) =>
  [null, 'undeliverable', 'uncertain', 'failed'].flatMap((trouble) =>
    [null, '+972502345678', '+97236543210'].flatMap((phone) =>
      [0, 1, 2].flatMap((reminders) =>
        [false, true].map((read) => ({
          ...{ status, trouble, phone, read },
          reminded: Array.from({ length: reminders }, (_, at) => at + 2),
          attempts: read && reminders === 1 ? 5 : 1 + reminders,
          optedOut: read && trouble === 'failed' && phone !== null && reminders === 2,
        })),
      ),
    ),
  ),
);

beforeAll(async () => {
  app = await rsvpHttp();
  const { body } = await app.call<Invitation>('POST', '/v1/events/event-rsvps', {
    as: host,
    body: anInvitationForm(),
  });
  rsvps = `/v1/events/rsvps/${body._id}`;
  await app.call('POST', rsvps, {
    as: host,
    body: {
      guests: everyKind.map((_, at) => ({
        attendeeName: `אורח ${at}`,
        estimatedNumberOfGuests: 1 + (at % 7),
      })),
    },
  });
  await app.source.query(
    `update rsvp.guests g set status = n.status, trouble = n.trouble, phone = n.phone, mobile = (n.phone like '+9725%') is true,
       read_confirmed = n.read, opted_out = n."optedOut", reminded = n.reminded, attempts = n.attempts
     from json_to_recordset($1) n(name text, status text, trouble text, phone text, read boolean, "optedOut" boolean, reminded int[], attempts int)
     where g.name = n.name`,
    [JSON.stringify(everyKind.map((kind, at) => ({ ...kind, name: `אורח ${at}` })))],
  );
});
afterAll(() => app.close());

const allOfThem = async (query: string): Promise<Rsvp[]> => {
  const seen: Rsvp[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = (await get<Page>(`${rsvps}?${query}${cursor && `&cursor=${cursor}`}`)).body;
    seen.push(...page.rsvps);
    cursor = page.nextCursor;
  }
  return seen;
};

it.each([
  ['while there is time for reminders', 72, false],
  ['in the last two days before closing', 47, true],
] as const)('finds whom to ring, most seats first, page by page: %s', async (_, hours, callsDue) => {
  await app.source.query('update rsvp.invitations set closing_date = $1', [
    new Date(app.clock.now().getTime() + hours * HOUR_MS),
  ]);
  const everybody = await allOfThem('limit=500');
  const expected = everybody
    .filter((guest) => callReason(guest, callsDue) !== null)
    .sort((a, b) => b.seats - a.seats || (a._id < b._id ? -1 : 1))
    .map(({ _id }) => _id);
  expect(everybody).toHaveLength(everyKind.length);
  expect((await allOfThem('toCall=true&limit=20')).map(({ _id }) => _id)).toEqual(expected);
  const ids = await get<{ rsvpIds: string[] }>(`${rsvps}/ids?toCall=true`);
  expect(ids.body.rsvpIds).toEqual([...expected].sort());
});

it('takes three statements for the first page: its numbers, guests, messages', async () => {
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
  await app.call('POST', `${rsvps}/delete`, { as: host, body: { rsvpIds: [guest!._id] } });
  expect((await get(`${rsvps}/${guest!._id}`)).status).toBe(404);
});
