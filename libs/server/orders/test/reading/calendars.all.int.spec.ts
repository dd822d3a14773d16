import { DAY_MS, newId } from '@smachot/kernel';
import ICAL from 'ical.js';
import { aLinkedOrder } from '../a-linked-order';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 10 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  customer = await app.customer();
});

const feedOf = ({ store: { partnerUsername } }: Store = store) =>
  `/v1/partners/${partnerUsername}/calendar-feed`;
const create = (as: string, target: Store = store) =>
  app.call<{ url: string; createdAt: string }>('POST', feedOf(target), { as });
const pathOf = (url: string): string => {
  expect(url).toMatch(/^webcal:\/\/[^/]+\/v1\/calendar-feeds\/[\w-]{43}\/orders\.ics$/);
  return new URL(url.replace(/^webcal/, 'https')).pathname;
};
const read = async (path: string, as?: string) => {
  const answer = await app.app.inject({
    method: 'GET',
    url: path,
    ...(as ? { headers: { authorization: `Bearer ${as}` } } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
};
/** The entries of a file, parsed as a calendar does. */
const entriesOf = (text: string): Record<string, string>[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((entry) =>
      Object.fromEntries(
        entry
          .getAllProperties()
          .map((property) => [property.name.toUpperCase(), String(property.getFirstValue())]),
      ),
    );
/** An instant in the parser's format. */
const utc = (instant: string) => instant.replace(/\.\d{3}/, '');
const file = (orderId: string, as: string) => read(`/v1/orders/${orderId}/calendar.ics`, as);

describe('an order as a file for a calendar', () => {
  it('is an entry of one stable name, tentative until it is approved', async () => {
    const orderId = await app.order(customer, store);
    const pending = await file(orderId, customer);
    expect(pending.status).toBe(200);
    expect(pending.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(pending.headers['content-type']).toContain('text/calendar');
    expect(pending.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const [before] = entriesOf(pending.text);
    expect(before).toMatchObject({ UID: `order-${orderId}@smachot`, STATUS: 'TENTATIVE', SEQUENCE: '0' });
    await app.taken(app.move(orderId, store.owner, 'approve'));
    const [approved] = entriesOf((await file(orderId, customer)).text);
    const { orderSummary, endsAt } = await app.read(orderId, customer);
    expect(approved).toMatchObject({
      UID: before!['UID'],
      STATUS: 'CONFIRMED',
      SEQUENCE: '1',
      DTSTART: utc(orderSummary.eventInfo.datetime),
      DTEND: utc(endsAt),
      LOCATION: expect.stringContaining(','),
    });
  });

  it('is a newer one when the order moves, and a cancelled one when it is over', async () => {
    const { orderId } = await aLinkedOrder(app, { customer, store, seats: 50 });
    const [before] = entriesOf((await file(orderId, customer)).text);
    const datetime = new Date(TUESDAY.getTime() + 31 * DAY_MS).toISOString();
    const asked = await app.taken(
      app.move(orderId, customer, 'changes', { datetime, location: null, expectedDifference: 0 }),
    );
    await app.taken(app.move(orderId, store.owner, `changes/${asked.changeRequest!.requestId}/accept`));
    const [moved] = entriesOf((await file(orderId, customer)).text);
    expect(Number(moved!['SEQUENCE'])).toBeGreaterThan(Number(before!['SEQUENCE']));
    expect([moved!['UID'], moved!['DTSTART']]).toEqual([before!['UID'], utc(datetime)]);
    await app.taken(app.move(orderId, store.owner, 'cancel', { expectedRefund: 6_500, reason: '' }));
    const [cancelled] = entriesOf((await file(orderId, store.owner)).text);
    expect(cancelled).toMatchObject({ UID: before!['UID'], STATUS: 'CANCELLED' });
    expect(Number(cancelled!['SEQUENCE'])).toBeGreaterThan(Number(moved!['SEQUENCE']));
    expect(cancelled!['LOCATION']).toBeUndefined();
  });

  it('is for its two sides only', async () => {
    const orderId = await app.order(customer, store);
    expect((await file(orderId, await app.person())).status).toBe(404);
    expect((await file(newId(), customer)).status).toBe(404);
  });
});

describe('the calendar of a store', () => {
  it('has its orders, without phones, family names and streets of what is not agreed', async () => {
    const agreed = await app.order(customer, store, { remarks: 'להתקשר 0521234567; בלי\nאגוזים' });
    await app.taken(app.move(agreed, store.owner, 'approve'));
    const asked = await app.order(await app.customer(), store);
    const { status, headers, text } = await read(pathOf((await app.taken(create(store.owner))).url));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      expect.stringContaining('PRODID'),
    ]);
    const entries = new Map(entriesOf(text).map((entry) => [entry['UID'], entry]));
    expect(entries.get(`order-${agreed}@smachot`)).toMatchObject({
      STATUS: 'CONFIRMED',
      SUMMARY: expect.stringContaining('דנה'),
      LOCATION: expect.any(String),
    });
    const waiting = entries.get(`order-${asked}@smachot`)!;
    expect(waiting).toMatchObject({ STATUS: 'TENTATIVE' });
    expect(waiting['LOCATION']).toBeUndefined();
    expect(text).not.toMatch(/לוי|\+972|05\d{8}|₪|6,?500/);
  });

  it('is known by a hash only, and told once', async () => {
    const { url } = await app.taken(create(store.owner));
    const [, token] = /calendar-feeds\/([\w-]+)\//.exec(url)!;
    const rows: object[] = await app.source.query('select * from orders.calendar_feeds');
    expect(JSON.stringify(rows)).not.toContain(token);
    const shown = await app.call<object>('GET', feedOf(), { as: store.owner });
    expect(shown.body).toEqual({ createdAt: expect.any(String) });
  });

  it('has one address at a time, and none once it was revoked', async () => {
    const first = pathOf((await app.taken(create(store.owner))).url);
    const second = pathOf((await app.taken(create(store.owner))).url);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await app.taken(app.call('DELETE', feedOf(), { as: store.owner }));
    expect((await read(second)).status).toBe(404);
    expect((await read('/v1/calendar-feeds/nonsense/orders.ics')).status).toBe(404);
  });

  it('ends for a member who leaves the crew, and does not come back with them', async () => {
    const member = await app.member(store);
    const path = pathOf((await app.taken(create(member))).url);
    expect((await read(path)).status).toBe(200);
    await app.source.query('delete from stores.crew where user_id = $1', [member]);
    expect((await read(path)).status).toBe(404);
    await app.source.query(
      `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
      [newId(), store.store.partnerId, member],
    );
    expect((await read(path)).status).toBe(404);
  });

  it('is made for nobody who does not work there', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await app.call(method, feedOf(), { as: customer })).status).toBe(404);
  });

  it('ends with the account', async () => {
    const member = await app.member(store);
    const path = pathOf((await app.taken(create(member))).url);
    await app.source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'orders.forget_customer', $2)`,
      [newId(), JSON.stringify({ userId: member })],
    );
    await app.jobs.drain();
    expect((await read(path)).status).toBe(404);
    const left: object[] = await app.source.query('select 1 from orders.calendar_feeds where user_id = $1', [
      member,
    ]);
    expect(left).toEqual([]);
  });
});
