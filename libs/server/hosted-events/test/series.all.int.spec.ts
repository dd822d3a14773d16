import type { HostedEvent, PublicEvent, PublicEventCard, RepeatDate, RepeatForm } from '@smachot/contracts';
import { DAY_MS, newId, wallTime } from '@smachot/kernel';
import { anEventForm } from '../src/testing/an-event';
import { type HostedEventsApp, hostedEventsApp, NOW, type Refused } from './hosted-events-app';

let app: HostedEventsApp;
let host: string;
beforeAll(async () => {
  app = await hostedEventsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOW);
  await app.source.query('delete from hosted_events.events');
  host = await app.person(['נועה', 'ברק']);
});

const own = '/v1/events/host';
/** Tuesdays at 19:00 in Israel, over the change of the clock on 29 October 2027. */
const evening = {
  startDatetime: '2027-10-19T16:00:00.000Z',
  endDatetime: '2027-10-19T18:30:00.000Z',
};
const weekly = (change: Partial<RepeatForm> = {}): RepeatForm => ({
  every: 'week',
  times: 4,
  leaveOut: [],
  ...change,
});
const opened = (change: object = {}) => app.hosted(host, { ...evening, repeats: weekly(), ...change });
const read = async (id: string) =>
  (await app.ask<HostedEvent>('GET', `${own}/event/${id}`, { as: host })).body;
const dates = async (id: string) => (await read(id)).series!.dates;
const page = async (slug: string) =>
  (await app.call<PublicEvent>(`/v1/events/public/${encodeURIComponent(slug)}`)).body;
const repeat = (id: string, repeats: object, as = host) =>
  app.ask<HostedEvent & Refused>('POST', `${own}/${id}/dates`, { as, body: { repeats } });
const dateAt = async (id: string, at: number) => read((await dates(id))[at]!.id);

it('opens each date as an event of its own, at the same hour on the clock, and a repeated call opens none', async () => {
  const event = await opened({
    repeats: weekly({ leaveOut: ['2027-10-26'] }),
    ticketTypes: [{ name: 'רגיל', price: 0, quantityAvailable: 5, validTo: '2027-10-18T21:00:00.000Z' }],
    questions: [{ text: 'מידת חולצה?', required: false }],
  });
  const made = await dates(event.id);
  expect(made.map(({ startDatetime }) => startDatetime)).toEqual([
    '2027-10-19T16:00:00.000Z',
    '2027-11-02T17:00:00.000Z',
    '2027-11-09T17:00:00.000Z',
  ]);
  const again = await repeat(event.id, weekly({ leaveOut: ['2027-10-26'] }));
  expect(again.body.series!.dates).toEqual(made);
  const last = await dateAt(event.id, 2);
  expect(last).toMatchObject({
    title: event.title,
    questions: event.questions,
    endDatetime: '2027-11-09T19:30:00.000Z',
  });
  expect(last.ticketTypes[0]).toMatchObject({
    kindId: event.ticketTypes[0]!.kindId,
    validTo: '2027-11-08T22:00:00.000Z',
  });
  expect(last.ticketTypes[0]!.id).not.toBe(event.ticketTypes[0]!.id);
  // one that was called off is not opened again; the one that was left out may be
  await app.ask('DELETE', `${own}/${last.id}`, { as: host });
  const filled = await Promise.all([repeat(event.id, weekly()), repeat(event.id, weekly())]);
  expect(filled.map(({ status }) => status)).toEqual([200, 200]);
  expect((await dates(event.id)).map(({ canceled }) => canceled)).toEqual([false, false, false, true]);
  const stranger = await app.person();
  expect((await repeat(event.id, weekly(), stranger)).status).toBe(404);
});

it('shows one card of a series, and its other dates with free places on each page', async () => {
  const event = await opened({ maxTickets: 2 });
  const once = await app.hosted(host, {
    startDatetime: '2027-10-20T16:00:00.000Z',
    endDatetime: '2027-10-20T17:00:00.000Z',
  });
  const second = await dateAt(event.id, 1);
  const dana = await app.person();
  await app.register(dana, second.slug, { participants: 2 });
  const cards = async (query = '') =>
    (await app.call(`/v1/events/public${query}`)).body.events.map(({ id, moreDates }: PublicEventCard) => [
      id,
      moreDates,
    ]);
  expect(await cards()).toEqual([
    [event.id, 3],
    [once.id, 0],
  ]);
  expect((await page(event.slug)).otherDates).toMatchObject([
    { slug: second.slug, seatsLeft: 0, closed: false },
    { seatsLeft: 2 },
    { seatsLeft: 2 },
  ]);
  // unlisted dates are shown beside unlisted ones alone
  const third = await dateAt(event.id, 2);
  await app.ask('PATCH', `${own}/${third.id}`, { as: host, body: { visibility: 'unlisted' } });
  expect((await page(event.slug)).otherDates).toHaveLength(2);
  expect((await page(third.slug)).otherDates).toHaveLength(3);
  expect(await cards()).toContainEqual([event.id, 2]);
  const sitemap = (await app.call('/sitemap.xml')).text;
  expect([event, second, third].map(({ slug }) => sitemap.includes(encodeURIComponent(slug)))).toEqual([
    true,
    true,
    false,
  ]);
  // the second page of the list does not begin with a date whose series was on the first
  const first = (await app.call<{ nextCursor: string }>('/v1/events/public?limit=1')).body;
  expect(await cards(`?limit=1&cursor=${first.nextCursor}`)).toEqual([[once.id, 0]]);
  app.clock.moveTo(new Date('2027-10-19T17:00:00.000Z'));
  expect(await cards()).toEqual([
    [once.id, 0],
    [second.id, 1],
  ]);
});

it('changes the dates that follow: all of them in words, those without registrations in everything', async () => {
  const event = await opened({ ticketTypes: [{ name: 'רגיל', price: 0, quantityAvailable: 5 }] });
  const [second, third] = [await dateAt(event.id, 1), await dateAt(event.id, 2)];
  const dana = await app.person();
  await app.register(dana, third.slug, { ticketTypeId: third.ticketTypes[0]!.id });
  const change = (body: object, id = second.id, as = host) =>
    app.ask<{ changed: number; wordsOnly: number } & Refused>('PUT', `${own}/${id}/dates`, { as, body });
  const form = (of: HostedEvent, more: object) => ({
    ...anEventForm(),
    ...times(of),
    ticketTypes: of.ticketTypes,
    ...more,
  });
  const times = ({ startDatetime, endDatetime }: HostedEvent) => ({ startDatetime, endDatetime });
  expect((await change(form(second, {}), second.id, await app.person())).status).toBe(404);
  const words = await change(form(second, { title: 'ערב זרים', version: second.version }));
  expect(words.body).toMatchObject({ changed: 3, wordsOnly: 0 });
  expect((await change(form(second, { version: second.version }))).body.code).toBe('conflict.version');
  const tickets = [
    { ...second.ticketTypes[0]!, quantityAvailable: 8 },
    { name: 'סטודנט', price: 0 },
  ];
  const moved = {
    startDatetime: '2027-10-27T15:00:00.000Z',
    endDatetime: '2027-10-27T17:00:00.000Z',
    location: 'הגג',
  };
  const later = await change(form(second, { title: 'ערב זרים', ...moved, ticketTypes: tickets }));
  expect(later.body).toMatchObject({ changed: 2, wordsOnly: 1 });
  const now = await Promise.all([0, 1, 2, 3].map((at) => dateAt(event.id, at)));
  expect(now.map(({ title }) => title)).toEqual(['ערב פרחים', 'ערב זרים', 'ערב זרים', 'ערב זרים']);
  expect(now.map(({ location }) => location)).toEqual(['הסטודיו', 'הגג', 'הסטודיו', 'הגג']);
  // a day and an hour later on the clock, which was set back meanwhile
  expect(now.map(({ startDatetime }) => wallTime(new Date(startDatetime)))).toMatchObject([
    { day: '2027-10-19', time: '19:00' },
    { day: '2027-10-27', time: '18:00' },
    { day: '2027-11-02', time: '19:00' },
    { day: '2027-11-10', time: '18:00' },
  ]);
  expect(now[3]!.ticketTypes.map(({ name, quantityAvailable }) => [name, quantityAvailable])).toEqual([
    ['רגיל', 8],
    ['סטודנט', null],
  ]);
  expect(now[3]!.ticketTypes.map(({ kindId }) => kindId)).toEqual(
    now[1]!.ticketTypes.map(({ kindId }) => kindId),
  );
  expect(now[3]!.ticketTypes[0]!.kindId).toBe(event.ticketTypes[0]!.kindId);
  expect(await app.notices(dana)).toEqual(['registration_approved']);
  const once = await app.hosted(host);
  expect((await change(form(once, {}), once.id)).body.code).toBe('hosted_event.no_series');
});

it('leaves a date with registrations its link, where it stays online and the others do not', async () => {
  const link = 'https://meet.example/abc';
  const online = { locationType: 'online', location: '', address: null, meetingUrl: link };
  const event = await opened(online);
  const second = await dateAt(event.id, 1);
  await app.register(await app.person(), second.slug);
  const { startDatetime, endDatetime, version } = event;
  const body = { ...anEventForm({ startDatetime, endDatetime }), version };
  const { body: changed } = await app.ask('PUT', `${own}/${event.id}/dates`, { as: host, body });
  expect(changed).toMatchObject({ changed: 3, wordsOnly: 1 });
  const now = await Promise.all([0, 1, 2].map((at) => dateAt(event.id, at)));
  expect(now.map(({ locationType, meetingUrl }) => [locationType, meetingUrl])).toEqual([
    ['in-person', ''],
    ['online', link],
    ['in-person', ''],
  ]);
});

it('calls off one date, or the rest, and tells who registered', async () => {
  const event = await opened();
  const [first, , third] = await dates(event.id);
  const dana = await app.person();
  await app.register(dana, (await read(third!.id)).slug);
  const second = (await dates(event.id))[1]!;
  const cancel = () =>
    app.ask<{ canceled: number }>('POST', `${own}/${second.id}/dates/cancel`, { as: host });
  expect((await cancel()).body).toEqual({ canceled: 3 });
  expect((await cancel()).status).toBe(404);
  expect((await dates(first!.id)).map(({ canceled }) => canceled)).toEqual([false, true, true, true]);
  expect(await app.notices(dana)).toEqual(['registration_approved', 'event_canceled']);
  await app.jobs.tick(new Date(NOW.getTime() + 31 * DAY_MS));
  expect(await dates(first!.id)).toHaveLength(1);
  const [{ seriesId } = { seriesId: '' }] = await app.source.query<{ seriesId: string }[]>(
    'select series_id as "seriesId" from hosted_events.events',
  );
  const series = () =>
    app.source.query<object[]>(
      'select 1 from hosted_events.series s where id in (select series_id from hosted_events.events union select $1::uuid)',
      [seriesId],
    );
  expect(await series()).toHaveLength(1);
  await app.source.query('update hosted_events.events set deleted_at = $1', [NOW]);
  await app.jobs.tick(new Date(NOW.getTime() + 32 * DAY_MS));
  expect(await series()).toEqual([]);
});

it('keeps to the limits: 26 dates, a year, 50 events ahead, and one of the five of a day', async () => {
  const create = (repeats: object) =>
    app.ask<Refused>('POST', own, { as: host, key: newId(), body: { ...anEventForm(evening), repeats } });
  for (const [repeats, code] of [
    [weekly({ times: 27 }), 'request.invalid'],
    [weekly({ times: null }), 'hosted_event.repeat_end'],
    [weekly({ times: null, until: '2027-10-20' }), 'hosted_event.repeat_none'],
    [weekly({ times: null, until: '2028-10-20' }), 'hosted_event.repeat_too_far'],
    [weekly({ times: null, until: '2028-10-18' }), 'hosted_event.repeat_too_many'],
  ] as const)
    expect((await create(repeats)).body.code).toBe(code);
  expect(await app.slugs()).toEqual([]);
  // two of 25 are 50, in one day; the 51st is too many, and nothing of it is left
  const made = [await create(weekly({ times: 25 })), await create(weekly({ times: 25 }))];
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  expect((await create(weekly({ times: 2 }))).body.code).toBe('hosted_event.too_many');
  expect(await app.slugs()).toHaveLength(2);
});

it('says which dates touch Shabbat or a holiday', async () => {
  // a Friday evening, and the week after it Shavuot
  const body = {
    startDatetime: '2027-06-04T16:00:00.000Z',
    endDatetime: '2027-06-04T19:00:00.000Z',
    repeats: weekly({ times: 3, leaveOut: ['2027-06-11'] }),
  };
  const preview = async (change: object = {}) =>
    (
      await app.ask<{ dates: RepeatDate[] }>('POST', '/v1/events/repeats', {
        as: host,
        body: { ...body, ...change },
      })
    ).body.dates.map(({ day, rest }) => [day, rest]);
  expect(await preview()).toEqual([
    ['2027-06-04', 'shabbat'],
    ['2027-06-11', 'holiday'],
    ['2027-06-18', 'shabbat'],
  ]);
  const morning = { startDatetime: '2027-06-04T06:00:00.000Z', endDatetime: '2027-06-04T08:00:00.000Z' };
  expect((await preview(morning)).map(([, rest]) => rest)).toEqual([null, 'holiday', null]);
});
