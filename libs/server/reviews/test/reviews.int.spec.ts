import type { AnswerOf, browseStores, listReviewReports, listStoreReviews } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import { ADMIN, type AStore, NO_ASPECTS, type ReviewsApp, reviewsApp, TUESDAY } from './reviews-app';

let app: ReviewsApp;
beforeAll(async () => {
  app = await reviewsApp();
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const REASON = 'נקרא ונבדק';
type Received = AnswerOf<typeof listStoreReviews>;
const received = (as: string, { store }: AStore, query = '') =>
  app.call<Received>('GET', `/v1/partners/${store.partnerUsername}/received-reviews${query}`, { as });
const report = (as: string, reviewId: string) =>
  app.call('POST', `/v1/reviews/${reviewId}/report`, { as, body: { reason: 'abuse', note: 'מעליב' } });
const reply = (as: string, reviewId: string, text = 'תודה רבה') =>
  app.call<{ code: string; reply: { text: string } }>('POST', `/v1/reviews/${reviewId}/reply`, {
    as,
    body: { text },
  });
const decide = (reviewId: string, decision: string) =>
  app.call<{ code: string; status: string }>('POST', `/admin/api/review-reports/${reviewId}/decision`, {
    as: ADMIN,
    body: { decision, rule: 'abuse', reason: REASON },
  });

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('thirty reviews at once give the exact averages of store and units, in browse too, and late or repeated events change nothing', async () => {
  const at = await app.store(2);
  const customers = await Promise.all(Array.from({ length: 30 }, () => app.person()));
  const orders = await Promise.all(
    customers.map((customer, number) => app.order(customer, at, {}, at.units[number % 2])),
  );
  const answers = await Promise.all(
    customers.map((customer, number) =>
      app.write(customer, orders[number]!, {
        rating: (number % 5) + 1,
        aspects: { ...NO_ASPECTS, service: number < 3 ? 4 : null },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
  await app.jobs.drain();
  const [one, two] = at.units.map(({ pricingUnitId }) => pricingUnitId);
  const average = (...numbers: number[]) =>
    Math.round((numbers.reduce((sum, number) => sum + (number % 5) + 1, 0) / numbers.length) * 100) / 100;
  const all = Array.from({ length: 30 }, (_, number) => number);
  const metrics = {
    avgRating: average(...all),
    ratingCount: 30,
    pricingUnits: [
      { pricingUnitId: one, avgRating: average(...all.filter((n) => n % 2 === 0)), ratingCount: 15 },
      { pricingUnitId: two, avgRating: average(...all.filter((n) => n % 2 === 1)), ratingCount: 15 },
    ],
  };
  expect((await app.profile(at)).ratingMetrics).toEqual(metrics);
  expect((await app.shown(at)).summary).toEqual({
    avgRating: 3,
    ratingCount: 30,
    stars: [6, 6, 6, 6, 6],
    aspects: { ...NO_ASPECTS, service: 4 },
  });
  expect((await app.shown(at, two)).reviews).toHaveLength(15);
  // an old event again, after the newest
  await app.rated({ storeId: at.store.partnerId, version: 3, sum: 5, count: 1, units: [] });
  await app.jobs.drain();
  expect((await app.profile(at)).ratingMetrics).toEqual(metrics);

  const better = await app.store();
  await app.review(better, { rating: 4 });
  await app.jobs.drain();
  type Browsed = AnswerOf<typeof browseStores>;
  const browse = async (query: string) =>
    (await app.call<Browsed>('GET', `/v1/partners?${query}`)).body.stores.map(
      ({ partnerId, ratingMetrics }) => [partnerId, ratingMetrics.avgRating],
    );
  expect(await browse('sort=rating&limit=2')).toEqual([
    [better.store.partnerId, 4],
    [at.store.partnerId, 3],
  ]);
  expect(await browse('rating=3.5')).toEqual([[better.store.partnerId, 4]]);
});

it('is written once, about an own order that is done and paid, not by who works there, and without contact details', async () => {
  const at = await app.store();
  const [customer, other] = [await app.person(), await app.person()];
  const code = async (as: string, order: Promise<string>, text?: string) => {
    const answer = await app.write(as, await order, text === undefined ? {} : { text });
    return answer.status === 201 ? 201 : answer.body.code;
  };
  const order = app.order(customer, at);
  expect(await code(other, order)).toBe('not_found');
  expect(await code(customer, order, 'התקשרו 050-2345678')).toBe('review.contacts');
  expect(await code(customer, order, 'ראו www.example.com')).toBe('review.contacts');
  const twice = await Promise.all([code(customer, order), code(customer, order)]);
  expect(twice.toSorted()).toEqual([201, 'review.exists'].toSorted());
  expect(await code(customer, app.order(customer, at, { status: 'approved' }))).toBe('review.not_done');
  expect(await code(customer, app.order(customer, at, { refunded: 10_000 }))).toBe('review.not_paid');
  expect(await code(customer, app.order(customer, at, { captured: 0 }))).toBe('review.not_paid');
  expect(await code(customer, app.order(customer, at, { endedDaysAgo: 181 }))).toBe('review.too_late');
  expect(await code(at.owner, app.order(at.owner, at))).toBe('review.own_store');
  expect((await app.shown(at)).summary.ratingCount).toBe(1);
  expect(await app.told(at.owner)).toContain('review_received');

  await app.order(customer, at);
  const orders = await app.call<{ orders: { partnerName: string }[] }>('GET', '/v1/reviews/orders', {
    as: customer,
  });
  expect(orders.body.orders).toMatchObject([
    { partnerName: at.store.businessName, pricingUnitName: 'ארוחה 0' },
  ]);
  const own = await app.call('GET', '/v1/reviews', { as: customer });
  expect(own.body).toMatchObject({
    reviews: [{ rating: 5, status: 'published', author: 'דנה' }],
    nextCursor: null,
  });
});

it('is replied to once by the crew, and pages go on where they ended', async () => {
  const at = await app.store();
  const { customer, review } = await app.review(at);
  const others = [await app.review(at, { rating: 1 }), await app.review(at)];
  expect((await reply(customer, review.reviewId)).status).toBe(404);
  expect((await reply((await app.store()).owner, review.reviewId)).status).toBe(404);
  expect((await reply(at.owner, review.reviewId, 'כתבו ל a@b.co.il')).body.code).toBe('review.contacts');
  const replies = await Promise.all([reply(at.owner, review.reviewId), reply(at.owner, review.reviewId)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await app.told(customer)).toEqual(['review_replied']);

  const unanswered = (await received(at.owner, at, '?only=unanswered')).body;
  expect(unanswered).toMatchObject({ unanswered: 2, mayReply: true });
  expect(unanswered.reviews).toHaveLength(2);
  const first = (await received(at.owner, at, '?limit=2')).body;
  const second = (await received(at.owner, at, `?limit=2&cursor=${first.nextCursor}`)).body;
  expect([...first.reviews, ...second.reviews].map(({ reviewId }) => reviewId)).toEqual(
    [review, ...others.map((other) => other.review)].map(({ reviewId }) => reviewId).toReversed(),
  );
  expect(second.nextCursor).toBeNull();
  expect((await received(customer, at)).status).toBe(404);
  expect((await received(ADMIN, at)).body.mayReply).toBe(false);
});

it('a report leaves it on the page until an admin has decided; a hidden review counts no longer', async () => {
  const at = await app.store();
  const [kept, hidden] = [await app.review(at, { rating: 1 }), await app.review(at, { rating: 5 })];
  const reader = await app.person();
  expect((await report(hidden.customer, hidden.review.reviewId)).body.code).toBe('review.own');
  for (const { review } of [kept, hidden])
    for (const as of [at.owner, reader, reader]) expect((await report(as, review.reviewId)).status).toBe(204);
  expect((await app.shown(at)).summary.ratingCount).toBe(2);
  type Reports = AnswerOf<typeof listReviewReports>;
  const reports = async (query: string) =>
    (await app.call<Reports>('GET', `/admin/api/review-reports${query}`, { as: ADMIN })).body;
  const waiting = await reports('?limit=1');
  expect(waiting.reviews).toMatchObject([
    { review: { reviewId: kept.review.reviewId }, count: 2, reports: [{ note: 'מעליב' }, {}] },
  ]);
  expect((await reports(`?limit=1&cursor=${waiting.nextCursor}`)).reviews).toMatchObject([
    { review: { reviewId: hidden.review.reviewId } },
  ]);
  expect((await decide(kept.review.reviewId, 'keep')).body.status).toBe('kept');
  expect((await decide(hidden.review.reviewId, 'hide')).body.status).toBe('hidden');
  expect((await decide(hidden.review.reviewId, 'keep')).body.code).toBe('lifecycle.illegal_move');
  expect((await report(reader, kept.review.reviewId)).body.code).toBe('review.checked');
  await app.jobs.drain();
  expect((await app.profile(at)).ratingMetrics).toMatchObject({ avgRating: 1, ratingCount: 1 });
  expect((await app.shown(at)).reviews.map(({ reviewId }) => reviewId)).toEqual([kept.review.reviewId]);
  expect((await reports('?state=decided')).reviews.map(({ status }) => status)).toEqual(['hidden', 'kept']);
  const own = await app.call('GET', '/v1/reviews', { as: hidden.customer });
  expect(own.body).toMatchObject({ reviews: [{ status: 'hidden', hiddenFor: 'abuse' }] });
  expect(await app.told(hidden.customer)).toEqual(['review_hidden']);
  expect((await app.call('GET', '/admin/api/review-reports', { as: at.owner })).status).toBe(404);
});

it('one person reports ten reviews a day at most', async () => {
  const at = await app.store();
  const reviews = await Promise.all(Array.from({ length: 11 }, () => app.review(at)));
  const reader = await app.person();
  const answers = await Promise.all(reviews.map(({ review }) => report(reader, review.reviewId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(204), 429]);
});

it('its customer is invited on the second day after, once, unless there is a review or no payment', async () => {
  const at = await app.store();
  const [invited, wrote, unpaid] = [await app.person(), await app.person(), await app.person()];
  const orders = [
    await app.order(invited, at),
    await app.order(wrote, at),
    await app.order(unpaid, at, { captured: 0 }),
  ];
  await app.write(wrote, orders[1]!);
  for (const orderId of [...orders, orders[0]!]) await app.done(orderId, at.store.partnerId);
  await app.jobs.drain();
  const tick = async (days: number) => {
    app.clock.moveTo(new Date(TUESDAY.getTime() + days * DAY_MS));
    await app.jobs.tick(app.clock.now());
    return Promise.all([invited, wrote, unpaid].map((userId) => app.told(userId)));
  };
  expect(await tick(1)).toEqual([[], [], []]);
  expect(await tick(2)).toEqual([['review_invited'], [], []]);
  expect(await tick(3)).toEqual([['review_invited'], [], []]);
});

it('a picture comes without what the file says of its maker, four at most; erasing its author leaves the stars', async () => {
  const at = await app.store();
  const { customer, review } = await app.review(at, { rating: 4 });
  expect((await app.upload(at.owner, review.reviewId)).status).toBe(404);
  const bad = await app.upload(customer, review.reviewId, Buffer.from('<svg onload="alert(1)"/>'));
  expect([bad.status, bad.body.code]).toEqual([415, 'image.unsupported']);
  expect((await app.upload(customer, review.reviewId)).status).toBe(201);
  await app.source.query(
    `update reviews.reviews set pictures = pictures || pictures || pictures || pictures where id = $1`,
    [review.reviewId],
  );
  expect((await app.upload(customer, review.reviewId)).body.code).toBe('review.too_many_pictures');
  await app.source.query(
    'update reviews.reviews set pictures = jsonb_build_array(pictures->0) where id = $1',
    [review.reviewId],
  );
  await reply(at.owner, review.reviewId);
  expect((await app.upload(customer, review.reviewId)).body.code).toBe('review.replied');
  const { url } = (await app.shown(at)).reviews[0]!.pictures[0]!;
  const file = await app.call('GET', url);
  expect([file.status, file.raw.includes(Buffer.from('ZEHAVIT'))]).toEqual([200, false]);
  const exported = (await app.exported(customer)) as { reviews: object[] };
  expect(exported.reviews).toMatchObject([{ rating: 4, text: 'היה טעים מאוד', by: 'customer' }]);

  const [{ key }]: [{ key: string }] = await app.source.query(
    `select pictures->0->>'key' as key from reviews.reviews where id = $1`,
    [review.reviewId],
  );
  const forget = async (userId: string) => {
    await app.source.query(
      `insert into platform.outbox (id, job, payload) values (gen_random_uuid(), 'reviews.forget_person', $1)`,
      [JSON.stringify({ userId })],
    );
    await app.jobs.drain();
    return app.shown(at);
  };
  const { summary, reviews } = await forget(customer);
  expect(summary).toMatchObject({ avgRating: 4, ratingCount: 1 });
  expect(reviews).toMatchObject([{ author: null, text: '', pictures: [], reply: { text: 'תודה רבה' } }]);
  await expect(app.app.get(FileStore).read(key)).rejects.toThrow();
  // nobody else works there
  expect((await forget(at.owner)).reviews).toMatchObject([{ reply: null }]);
  expect((await app.exported(at.owner)) as object).toMatchObject({ reviews: [] });
});
