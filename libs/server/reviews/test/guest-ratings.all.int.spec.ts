import type { AnswerOf, GuestRatings, listStoreReviews } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { type AStore, type ReviewsApp, reviewsApp, TUESDAY } from './reviews-app';

let app: ReviewsApp;
beforeAll(async () => {
  app = await reviewsApp();
});
afterAll(() => app.close());

/** A celebration of yesterday with guests; `arrived`: those who were scanned at its door. */
const celebration = async (hostId: string) => {
  const eventId = newId();
  const { source } = app;
  await source.query(
    `insert into rsvp.invitations (id, host_id, title, host_name, event_type, recipient, date, location, questions, is_registration_open,
       language, quiet_calendar, closing_date, reminder_rounds, billing_at, erase_at, created_at, version)
     values ($1, $2, 'החתונה', 'נועה', 'wedding', 'guests', $3, '{}', '{headcount}', true, 'he', 'jewish', $3, '[]', $3, $3, $3, 1)`,
    [eventId, hostId, new Date(TUESDAY.getTime() - DAY_MS)],
  );
  const guest = async ({ arrived = true, phone = null as string | null } = {}) => {
    const guestId = newId();
    await source.query(
      `insert into rsvp.guests (id, event_id, name, search_key, phone, mobile, guest_group, language, status, sends, attempts, estimated, number,
         number_waiting, special_requests, answers, answered_late, billable, opted_out, delivery_confirmed, read_confirmed, created_at, version)
       values ($1, $2, 'רחל כהן', '', $3, false, 'family', 'he', 'confirmed', 0, 0, 2, 2, null, '', '{}', false, false, false, false, false, now(), 1)`,
      [guestId, eventId, phone],
    );
    if (arrived)
      await source.query(
        `insert into rsvp.arrivals (id, event_id, seq, subject_id, people, name, at, device_id, door, received_at)
         select $1, $2, count(*) + 1, $3, 2, '', now(), $1, '', now() from rsvp.arrivals where event_id = $2`,
        [newId(), eventId, guestId],
      );
    return `${eventId}:${guestId}`;
  };
  return { eventId, guest };
};
/** A done order of the store that is linked to a celebration. */
const linked = async (customer: string, at: AStore, eventId: string): Promise<string> => {
  const orderId = await app.order(customer, at);
  await app.source.query(
    `insert into orders.followings (order_id, event_id, status, agreed_participants, paid_participants, cut_off_at, told_participants, told_price,
       extra_captured, extra_refunded) values ($1, $2, 'settled', 50, 50, now(), 50, 10000, 0, 0)`,
    [orderId, eventId],
  );
  await app.done(orderId, at.store.partnerId);
  await app.jobs.drain();
  return orderId;
};
const path = (token: string) => `/v1/events/rsvps/${token.split(':')[0]}/guest/ratings`;
const read = async (token: string) => (await app.call<GuestRatings>('GET', path(token), { token })).body;
const rate = (token: string, orderId: string, stars: number) =>
  app.call<GuestRatings & { code: string }>('PUT', `${path(token)}/${orderId}`, { token, body: { stars } });

it('takes one rating per guest who was there, and tells nobody before there are three and the time is over', async () => {
  app.clock.moveTo(TUESDAY);
  const at = await app.store();
  const host = await app.person();
  const { eventId, guest } = await celebration(host);
  const phoneOf = async (userId: string): Promise<string> =>
    (await app.source.query('select phone from identity.users where id = $1', [userId]))[0].phone;
  const orderId = await linked(host, at, eventId);
  const guests = [await guest(), await guest(), await guest()];
  const [first] = guests as [string];
  expect(await read(first)).toMatchObject({
    orders: [{ orderId, kind: 'food', partnerName: at.store.businessName, stars: null }],
  });
  // who was not scanned, the host and the crew of the store find nothing to rate
  const outsiders = [
    await guest({ arrived: false }),
    await guest({ phone: await phoneOf(host) }),
    await guest({ phone: await phoneOf(at.owner) }),
  ];
  for (const outsider of outsiders) {
    expect(await read(outsider)).toEqual({ until: null, orders: [] });
    expect(await rate(outsider, orderId, 1)).toMatchObject({ status: 404 });
  }
  await Promise.all([rate(first, orderId, 1), rate(first, orderId, 2)]);
  for (const [place, token] of guests.entries())
    expect((await rate(token, orderId, 3 + place)).body.orders[0]!.stars).toBe(3 + place);
  expect((await app.shown(at)).ratedByGuests).toEqual([]);
  const review = await app.write(host, orderId);
  expect(review.body.attended).toBeNull();

  app.clock.moveTo(new Date(TUESDAY.getTime() + 15 * DAY_MS));
  expect(await read(first)).toEqual({ until: null, orders: [] });
  await app.jobs.tick(app.clock.now());
  await app.jobs.tick(app.clock.now());
  const shown = await app.shown(at);
  expect(shown.ratedByGuests).toEqual([{ kind: 'food', avgRating: 4, guests: 3, celebrations: 1 }]);
  expect(shown.summary).toMatchObject({ avgRating: 5, ratingCount: 1 });
  expect(shown.reviews[0]).toMatchObject({ attended: 10 });
  expect(await app.source.query('select 1 from reviews.guest_ratings')).toEqual([]);
});

it('rates the music of a band, by who is checked in: taken back at the door, a guest finds nothing to rate', async () => {
  app.clock.moveTo(TUESDAY);
  const at = await app.store();
  await app.source.query(`update stores.stores set categories = '{venue,music,catering}' where id = $1`, [
    at.store.partnerId,
  ]);
  const host = await app.person();
  const { eventId, guest } = await celebration(host);
  const orderId = await linked(host, at, eventId);
  const tokens = [await guest(), await guest(), await guest()];
  for (const token of tokens) expect((await read(token)).orders).toMatchObject([{ orderId, kind: 'music' }]);
  for (const token of tokens) await rate(token, orderId, 4);
  const mistaken = await guest();
  const [, guestId] = mistaken.split(':') as [string, string];
  const undo = `insert into rsvp.arrivals (id, event_id, seq, subject_id, people, name, at, device_id, door, received_at, undoes)
     select $1, event_id, 1000, subject_id, people, '', now(), device_id, '', now(), id from rsvp.arrivals where subject_id = $2`;
  await app.source.query(undo, [newId(), guestId]);
  expect(await read(mistaken)).toEqual({ until: null, orders: [] });
  expect(await rate(mistaken, orderId, 1)).toMatchObject({ status: 404 });
  app.clock.moveTo(new Date(TUESDAY.getTime() + 15 * DAY_MS));
  await app.jobs.tick(app.clock.now());
  expect((await app.shown(at)).ratedByGuests).toEqual([
    { kind: 'music', avgRating: 4, guests: 3, celebrations: 1 },
  ]);
  type Received = AnswerOf<typeof listStoreReviews>;
  const received = `/v1/partners/${at.store.partnerUsername}/received-reviews`;
  const { body } = await app.call<Received>('GET', received, { as: at.owner });
  expect(body.ratedByGuests).toMatchObject([{ kind: 'music', guests: 3 }]);
});

it('shows no celebration of two, none that was not paid, and forgets an erased guest', async () => {
  app.clock.moveTo(TUESDAY);
  const at = await app.store();
  const host = await app.person();
  const few = await celebration(host);
  const fewOrder = await linked(host, at, few.eventId);
  for (const stars of [1, 1]) await rate(await few.guest(), fewOrder, stars);
  const erased = await few.guest();
  await rate(erased, fewOrder, 1);
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'reviews.forget_guests', $2)`,
    [newId(), JSON.stringify({ rsvpIds: [erased.split(':')[1]] })],
  );
  await app.jobs.drain();
  const unpaid = await celebration(host);
  const unpaidOrder = await linked(host, at, unpaid.eventId);
  for (const stars of [5, 5, 5]) await rate(await unpaid.guest(), unpaidOrder, stars);
  await app.source.query('update orders.orders set refunded = captured, version = 2 where id = $1', [
    unpaidOrder,
  ]);
  app.clock.moveTo(new Date(TUESDAY.getTime() + 15 * DAY_MS));
  await app.jobs.tick(app.clock.now());
  expect((await app.shown(at)).ratedByGuests).toEqual([]);
});
