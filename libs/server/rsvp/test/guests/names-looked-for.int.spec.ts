import type { AnswerOf, listRsvps, Rsvp } from '@smachot/contracts';
import type { QueryRunner } from 'typeorm';
import { searchKey } from '@smachot/kernel';
import { NamesWithoutMarks1796000363000 } from '../../src/persistence/migrations/1796000363000-names-without-marks';
import { hostedEvent, type HostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

const NAMES = ['José Muñoz', 'Артём Ёлкин', 'أحمد فاطمة', 'מאיה לוי', 'Zoë'];

let app: RsvpHttp;
let event: HostedEvent;
beforeAll(async () => {
  app = await rsvpHttp();
  event = await hostedEvent(app);
  await app.call<{ rsvps: Rsvp[] }>('POST', `/v1/events/rsvps/${event.eventId}`, {
    as: event.owner,
    body: { guests: NAMES.map((attendeeName) => ({ attendeeName })) },
  });
});
afterAll(() => app.close());

const found = async (typed: string): Promise<string[]> => {
  const query = new URLSearchParams({ search: typed, limit: '20' }).toString();
  const { body } = await app.call<AnswerOf<typeof listRsvps>>(
    'GET',
    `/v1/events/rsvps/${event.eventId}?${query}`,
    { as: event.owner },
  );
  return body.rsvps.map(({ attendeeName }) => attendeeName);
};
const keys = async (): Promise<Record<string, string>> => {
  const rows = await app.source.query<{ name: string; key: string }[]>(
    'select name, search_key as key from rsvp.guests where event_id = $1',
    [event.eventId],
  );
  return Object.fromEntries(rows.map(({ name, key }) => [name, key]));
};

it.each([
  ['jose', 'José Muñoz'],
  ['MUNOZ', 'José Muñoz'],
  ['José', 'José Muñoz'],
  ['Артем', 'Артём Ёлкин'],
  ['елкин', 'Артём Ёлкин'],
  ['احمد', 'أحمد فاطمة'],
  ['فاطمه', 'أحمد فاطمة'],
  ['מַאיָה', 'מאיה לוי'],
  ['zoe', 'Zoë'],
])('"%s" finds %s', async (typed, name) => {
  expect(await found(typed)).toEqual([name]);
});

it('names from before are found in the same way', async () => {
  const now = await keys();
  for (const name of NAMES)
    await app.source.query('update rsvp.guests set search_key = $3 where event_id = $1 and name = $2', [
      event.eventId,
      name,
      `${searchKey(name)} `,
    ]);
  expect(await found('jose')).toEqual([]);
  await new NamesWithoutMarks1796000363000().up({
    query: (text: string) => app.source.query(text),
  } as QueryRunner);
  expect(await keys()).toEqual(now);
});
