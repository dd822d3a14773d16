import type { PublicEvent } from '@smachot/contracts';
import { seedHostedEventsDemo } from '../src';
import { type HostedEventsApp, hostedEventsApp, NOW, type Page } from './hosted-events-app';

let app: HostedEventsApp;
beforeAll(async () => {
  app = await hostedEventsApp();
});
afterAll(() => app.close());
beforeEach(() => app.source.query('delete from hosted_events.events'));
afterEach(() => jest.restoreAllMocks());

const list = '/v1/events/public';
const nextWeek = '2027-05-11T16:00:00.000Z';

describe('the schema', () => {
  it('is the one the entities describe', async () => {
    const { upQueries } = await app.source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});

describe('the list', () => {
  it('has what is public and has not begun, the next one first', async () => {
    await app.event({ slug: 'later', start: '2027-06-01T16:00:00Z' });
    await app.event({ slug: 'sooner', start: nextWeek });
    await app.event({ slug: 'over', start: '2027-05-01T16:00:00Z' });
    await app.event({ slug: 'going-on', start: '2027-05-04T07:59:59.999Z', end: '2027-05-04T12:00:00Z' });
    await app.event({ slug: 'begins-now', start: NOW.toISOString() });
    await app.event({ slug: 'unlisted', start: nextWeek, visibility: 'unlisted' });
    await app.event({ slug: 'private', start: nextWeek, visibility: 'private' });
    expect(await app.slugs()).toEqual(['sooner', 'later']);
  });

  it('gives each card in one query, and counts who was approved with those he brings', async () => {
    const id = await app.event({ slug: 'evening', start: nextWeek });
    await app.event({ slug: 'empty', start: '2027-05-12T16:00:00Z' });
    await app.registration(id, 'approved');
    await app.registration(id, 'approved', 3);
    for (const status of ['pending', 'rejected', 'canceled']) await app.registration(id, status, 10);
    const queries = jest.spyOn(app.read, 'rows');
    const { body } = await app.call(list);
    expect(queries).toHaveBeenCalledTimes(1);
    expect(body).toEqual({
      events: [
        {
          id,
          slug: 'evening',
          title: 'ערב היכרות',
          description: 'נפגשים, מדברים',
          category: 'networking',
          startDatetime: nextWeek,
          date: 'יום שלישי, 11 במאי 2027',
          location: 'הסטודיו',
          participantCount: 4,
          moreDates: 0,
          imageUrl: null,
          coverPhoto: null,
          language: 'he',
        },
        expect.objectContaining({ slug: 'empty', participantCount: 0 }),
      ],
      nextCursor: null,
    });
  });

  it('gives a cover by signed addresses, smaller for the card', async () => {
    await app.event({ slug: 'covered', start: nextWeek, coverPhoto: { key: 'images/a.jpg' } });
    const [card] = (await app.call(list)).body.events;
    expect(card?.imageUrl).toMatch(/^\/v1\/files\/images\/a-960\.webp\?expires=\d+&signature=/);
    expect(card?.coverPhoto).toMatch(/^\/v1\/files\/images\/a\.jpg\?expires=\d+&signature=/);
  });

  it('comes page by page, also through events of the same moment and new ones in between', async () => {
    const same: string[] = [];
    for (let at = 0; at < 5; at++) same.push(await app.event({ slug: `same-${at}`, start: nextWeek }));
    const last = await app.event({ slug: 'last', start: '2027-05-30T16:00:00.123Z' });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: Page } = await app.call(`${list}?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.events.map(({ id }) => id));
      if (cursor === null) await app.event({ slug: 'new-before', start: '2027-05-05T16:00:00Z' });
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual([...same.sort(), last]);
  });

  it('reads on where a hidden store has more events than a page', async () => {
    const { partnerId } = await app.store();
    const add = (day: number, slug: string) => app.event({ slug, start: `2027-06-${day}T16:00:00Z` });
    for (let day = 10; day < 23; day++) await add(day, `hidden-${day}`);
    await app.source.query('update hosted_events.events set store_id = $1', [partnerId]);
    await app.source.query('update stores.stores set is_public = false where id = $1', [partnerId]);
    for (const [at, slug] of ['first', 'second', 'third'].entries()) await add(23 + at, slug);
    expect(await app.slugs()).toEqual(['first', 'second', 'third']);
    const { body } = await app.call(`${list}?limit=2`);
    expect(body.events.map(({ slug }) => slug)).toEqual(['first', 'second']);
    expect(await app.slugs(`?limit=2&cursor=${body.nextCursor}`)).toEqual(['third']);
  });

  it('is of one category when asked', async () => {
    await app.event({ slug: 'talk', start: nextWeek, category: 'seminar' });
    await app.event({ slug: 'meeting', start: nextWeek });
    await app.event({ slug: 'second-talk', start: '2027-05-12T16:00:00Z', category: 'seminar' });
    expect(await app.slugs('?category=seminar')).toEqual(['talk', 'second-talk']);
    expect(await app.slugs('?category=webinar')).toEqual([]);
    const { body } = await app.call(`${list}?category=seminar&limit=1`);
    expect(await app.slugs(`?category=seminar&cursor=${body.nextCursor}`)).toEqual(['second-talk']);
  });

  it.each(['category=wedding', 'category=', 'cursor=nonsense', 'limit=0', 'limit=51'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await app.call<object>(`${list}?${query}`);
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    },
  );
});

describe('the page of an event', () => {
  it('says when, where and how to get there', async () => {
    await app.event({ slug: 'evening', start: nextWeek, end: '2027-05-11T19:00:00Z' });
    const { body } = await app.call<PublicEvent>(`${list}/evening`);
    expect(body).toMatchObject({
      slug: 'evening',
      type: 'meetup',
      startDatetime: nextWeek,
      endDatetime: '2027-05-11T19:00:00.000Z',
      locationType: 'in-person',
      address: 'דיזנגוף 50, תל אביב',
      wazeLink: expect.stringMatching(/^https:\/\/waze\.com\/ul\?q=/),
      mapLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('דיזנגוף 50, תל אביב')}`,
    });
    expect(body).not.toHaveProperty('geocode');
  });

  it('shows the profile picture of the store that hosts it', async () => {
    const { owner, partnerId, partnerUsername } = await app.store();
    const { slug } = await app.hosted(owner, { partnerUsername });
    const avatar = async () => (await app.call<PublicEvent>(`${list}/${slug}`)).body.host!.avatarUrl;
    const picture = (key: string) =>
      app.source.query('update stores.stores set profile_picture = $2 where id = $1', [partnerId, { key }]);
    expect(await avatar()).toBeNull();
    await picture('images/p1.jpg');
    expect(await avatar()).toMatch(/^\/v1\/files\/images\/p1-480\.webp\?.*signature=/);
    await picture('/drawings/x.svg');
    expect(await avatar()).toBe('/drawings/x.svg');
  });

  it('stays when the event is over or not listed, and leads nowhere when it is online', async () => {
    await app.event({ slug: 'over', start: '2027-05-01T16:00:00Z', address: null });
    await app.event({ slug: 'unlisted', start: nextWeek, visibility: 'unlisted' });
    expect(await app.call<PublicEvent>(`${list}/over`)).toMatchObject({
      status: 200,
      body: { address: null, wazeLink: null, mapLink: null },
    });
    expect((await app.call(`${list}/unlisted`)).status).toBe(200);
  });

  it.each(['private', 'nowhere', 'Not%20A%20Slug', 'a--b'])('is not found for %s', async (slug) => {
    await app.event({ slug: 'private', start: nextWeek, visibility: 'private' });
    for (const address of [`${list}/${slug}`, `${list}/${slug}/calendar.ics`])
      expect(await app.call(address)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('has a file for calendars', async () => {
    await app.event({ slug: 'evening', start: nextWeek, end: '2027-05-11T19:00:00Z' });
    const { headers, text } = await app.call(`${list}/evening/calendar.ics`);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20270511T160000Z',
        'DTEND:20270511T190000Z',
        'LOCATION:הסטודיו\\, דיזנגוף 50\\, תל אביב',
        'URL:https://app.smachot.example/event/evening',
      ]),
    );
  });

  it('tells calendars of each change, and that it was called off', async () => {
    const host = await app.person();
    const { id, slug } = await app.hosted(host);
    const own = `/v1/events/host/${id}`;
    const file = async () => (await app.call(`${list}/${encodeURIComponent(slug)}/calendar.ics`)).text;
    const sequence = async () => Number(/^SEQUENCE:(\d+)\r$/m.exec(await file())![1]);
    const before = await sequence();
    await app.ask('PATCH', own, { as: host, body: { location: 'הגינה', version: 1 } });
    const changed = await sequence();
    expect(changed).toBeGreaterThan(before);
    expect((await app.ask('DELETE', own, { as: host })).status).toBe(204);
    const calledOff = await file();
    expect(calledOff).toContain('METHOD:CANCEL\r\n');
    expect(calledOff).toContain('STATUS:CANCELLED\r\n');
    expect(await sequence()).toBeGreaterThan(changed);
    expect(calledOff).not.toContain('LOCATION');
  });
});

describe('the demo data', () => {
  const cards = async () =>
    (await app.call(list)).body.events.map(({ slug, startDatetime, participantCount }) => ({
      ...{ slug, startDatetime, participantCount },
    }));

  it('is two events to come, however often it is written', async () => {
    await seedHostedEventsDemo(app.source, NOW);
    const first = await cards();
    expect(first.map(({ slug }) => slug)).toEqual(['flowers-for-the-table', 'celebrations-conference']);
    for (const { participantCount } of first) expect(participantCount).toBeGreaterThan(10);
    await seedHostedEventsDemo(app.source, new Date('2027-05-20T08:00:00Z'));
    expect(await cards()).toEqual(first);
  });

  it('gives an event that is over its next date, and keeps who registered', async () => {
    await seedHostedEventsDemo(app.source, new Date('2027-01-01T08:00:00Z'));
    const before = await cards();
    expect(before.map(({ slug }) => slug)).toEqual(['celebrations-conference']);
    await seedHostedEventsDemo(app.source, NOW);
    const after = await cards();
    expect(after.map(({ slug }) => slug)).toEqual(['flowers-for-the-table', 'celebrations-conference']);
    expect(after[1]).toEqual(before[0]);
    expect(after[0]?.participantCount).toBe(19);
  });
});

describe('the page of an event, before anybody runs it', () => {
  it('says what it is about, in words and as a thing', async () => {
    await app.event({ slug: 'ערב-היכרות', start: nextWeek });
    const { status, text, headers } = await app.call(`/event/${encodeURIComponent('ערב-היכרות')}`);
    expect(status).toBe(200);
    expect(headers['content-language']).toBe('he');
    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(text).toContain('<title>ערב היכרות · שמחות</title>');
    expect(text).toContain('property="og:description" content="יום שלישי, 11 במאי 2027. נפגשים, מדברים"');
    expect(text).toContain(
      'https://app.smachot.example/event/%D7%A2%D7%A8%D7%91-%D7%94%D7%99%D7%9B%D7%A8%D7%95%D7%AA',
    );
    expect(text).toMatch(
      /og:image" content="https:\/\/app\.smachot\.example\/previews\/[\w-]{16}\/event\/%D7/,
    );
    expect(text).toContain('og:image:alt" content="ערב היכרות · יום שלישי, 11 במאי 2027');
    const picture = await app.call(new URL(/og:image" content="([^"]*)"/.exec(text)![1]!).pathname);
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    const thing = JSON.parse(/ld\+json"[^>]*>(.*?)<\/script>/.exec(text)![1]!);
    expect(thing).toMatchObject({ '@type': 'Event', name: 'ערב היכרות', startDate: nextWeek });
  });

  it.each(['none', 'private'])('is not there for what nobody may see: %s', async (slug) => {
    if (slug === 'private') await app.event({ slug, start: nextWeek, visibility: 'private' });
    const { status, text } = await app.call(`/event/${slug}`);
    expect(status).toBe(404);
    expect(text).toContain('<title>שמחות</title>');
  });

  it('goes out without its head when the database is away', async () => {
    jest.spyOn(app.read, 'one').mockRejectedValue(new Error('away'));
    expect((await app.call('/event/whatever')).status).toBe(200);
  });

  it('stands in the sitemap while people may still come', async () => {
    await app.event({ slug: 'sooner', start: nextWeek });
    await app.event({ slug: 'over', start: '2027-05-01T16:00:00Z' });
    await app.event({ slug: 'unlisted', start: nextWeek, visibility: 'unlisted' });
    const { text, headers } = await app.call('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://app.smachot.example/event/sooner</loc>']);
    expect((await app.call('/event/unlisted')).headers['x-robots-tag']).toBe('noindex');
    expect((await app.call('/robots.txt')).text).toContain('https://app.smachot.example/sitemap.xml');
  });
});
