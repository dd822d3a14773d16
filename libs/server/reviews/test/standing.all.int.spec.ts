import type { AnswerOf, listReviewReports, listStoreReviews, OwnReview } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { refuseRows } from '@smachot/server-testing';
import { ADMIN, type AStore, NO_ASPECTS, type ReviewsApp, reviewsApp, TUESDAY } from './reviews-app';

let app: ReviewsApp;
beforeAll(async () => {
  app = await reviewsApp();
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

type Coded = { code: string };
const edit = (as: string, reviewId: string, body: object = {}) =>
  app.call<OwnReview & Coded>('PUT', `/v1/reviews/${reviewId}`, {
    as,
    body: { rating: 2, aspects: NO_ASPECTS, text: 'בעצם היה קר', ...body },
  });
const own = async (as: string) =>
  (await app.call<{ reviews: OwnReview[] }>('GET', '/v1/reviews', { as })).body.reviews;
const reply = (as: string, reviewId: string) =>
  app.call('POST', `/v1/reviews/${reviewId}/reply`, { as, body: { text: 'תודה רבה' } });
const received = async ({ owner, store }: AStore) =>
  (
    await app.call<AnswerOf<typeof listStoreReviews>>(
      'GET',
      `/v1/partners/${store.partnerUsername}/received-reviews`,
      { as: owner },
    )
  ).body.reviews;
const rating = async (at: AStore) => {
  await app.jobs.drain();
  const { avgRating, ratingCount } = (await app.profile(at)).ratingMetrics;
  return [avgRating, ratingCount];
};

it('an unlisted unit is named to nobody but who has its address; its reviews open as its page does', async () => {
  const at = await app.store(2);
  await app.review(at);
  await app.review(at, {}, at.units[1]);
  const hidden = at.units[1]!.pricingUnitId;
  await app.source.query(`update stores.pricing_units set visibility = 'unlisted' where id = $1`, [hidden]);
  expect((await app.shown(at)).reviews).toMatchObject([
    { pricingUnitId: null, pricingUnitName: null },
    { pricingUnitId: at.units[0]!.pricingUnitId, pricingUnitName: 'ארוחה 0' },
  ]);
  expect((await received(at))[0]).toMatchObject({ pricingUnitId: hidden, pricingUnitName: 'ארוחה 1' });
  const path = `/v1/partners/${at.store.partnerUsername}/reviews?pricingUnitId=`;
  expect((await app.shown(at, hidden)).reviews).toMatchObject([
    { pricingUnitId: hidden, pricingUnitName: 'ארוחה 1' },
  ]);
  expect((await app.call('GET', path + newId())).status).toBe(404);
  expect((await app.call('GET', path + (await app.store()).units[0]!.pricingUnitId)).status).toBe(404);
  expect((await app.call('GET', path + at.units[0]!.pricingUnitId)).status).toBe(200);
  for (const visibility of ['private', 'archived']) {
    await app.source.query('update stores.pricing_units set visibility = $2 where id = $1', [
      hidden,
      visibility,
    ]);
    expect((await app.call('GET', path + hidden)).status).toBe(404);
  }
});

it('a reply is reported and hidden by itself: the review and its stars stay', async () => {
  const at = await app.store();
  const { customer, review } = await app.review(at, { rating: 2 });
  const report = (as: string, subject: string) =>
    app.call<Coded>('POST', `/v1/reviews/${review.reviewId}/report`, {
      as,
      body: { subject, reason: 'abuse' },
    });
  const decide = (subject: string) =>
    app.call<Coded & { status: string }>('POST', `/admin/api/review-reports/${review.reviewId}/decision`, {
      as: ADMIN,
      body: { subject, decision: 'hide', reason: 'נקרא ונבדק' },
    });
  expect((await report(customer, 'reply')).status).toBe(404);
  await reply(at.owner, review.reviewId);
  expect((await report(at.owner, 'reply')).body.code).toBe('review.own');
  expect((await report(customer, 'reply')).status).toBe(204);
  expect((await report(await app.person(), 'review')).status).toBe(204);
  type Reports = AnswerOf<typeof listReviewReports>;
  const waiting = async (query = '') =>
    (await app.call<Reports>('GET', `/admin/api/review-reports?limit=1${query}`, { as: ADMIN })).body;
  const first = await waiting();
  const second = await waiting(`&cursor=${first.nextCursor}`);
  expect([...first.reviews, ...second.reviews].map(({ subject }) => subject).toSorted()).toEqual([
    'reply',
    'review',
  ]);
  expect((await decide('review')).body.code).toBe('review.rule_missing');
  expect((await decide('reply')).body.status).toBe('hidden');
  expect((await app.shown(at)).reviews).toMatchObject([{ rating: 2, reply: null }]);
  expect((await received(at))[0]).toMatchObject({ replyStatus: 'hidden', reply: { text: 'תודה רבה' } });
  expect(await rating(at)).toEqual([2, 1]);
  expect(await app.told(at.owner)).toContain('review_reply_hidden');
});

it('who worked at the business and left may not review it, and is not asked to', async () => {
  const at = await app.store();
  const [left, suspended] = [await app.person(), await app.person()];
  for (const [table, moment, userId] of [
    ['crew', '', left],
    ['suspended_crew', 'suspended_at', suspended],
  ] as const)
    await app.source.query(
      `insert into stores.${table} (id, store_id, user_id, role, joined_at ${moment && `, ${moment}`})
       values ($1, $2, $3, 'Member', now() ${moment && ', now()'})`,
      [newId(), at.store.partnerId, userId],
    );
  type Crew = { members: { memberId: string; you: boolean }[] };
  const { body } = await app.call<Crew>('GET', `/v1/partners/${at.store.partnerUsername}/crew`, { as: left });
  const { memberId } = body.members.find(({ you }) => you)!;
  const gone = await app.call('DELETE', `/v1/partners/${at.store.partnerUsername}/crew/${memberId}`, {
    as: left,
  });
  expect(gone.status).toBe(204);
  for (const userId of [left, suspended]) {
    const orderId = await app.order(userId, at);
    expect((await app.write(userId, orderId)).body.code).toBe('review.own_store');
    const { body: asked } = await app.call('GET', '/v1/reviews/orders', { as: userId });
    expect(asked).toEqual({ orders: [] });
    await app.done(orderId, at.store.partnerId);
  }
  await app.jobs.drain();
  app.clock.moveTo(new Date(TUESDAY.getTime() + 3 * DAY_MS));
  await app.jobs.tick(app.clock.now());
  expect([await app.told(left), await app.told(suspended)]).toEqual([[], []]);
});

it('money that went back in full takes the stars out of the average, and a part of it does not', async () => {
  const at = await app.store();
  await app.review(at, { rating: 5 });
  const { customer, review } = await app.review(at, { rating: 1 });
  const { orderId } = review;
  expect(await rating(at)).toEqual([3, 2]);
  await app.moneyMoved(orderId, { refunded: 9_000 });
  expect(await rating(at)).toEqual([3, 2]);
  await app.moneyMoved(orderId, { refunded: 10_000 });
  expect(await rating(at)).toEqual([5, 1]);
  expect(await app.told(customer)).toEqual(['review_uncounted']);
  expect(await own(customer)).toMatchObject([{ counts: false, status: 'published' }]);
  expect((await app.shown(at)).reviews).toHaveLength(2);

  const disputed = await app.review(at, { rating: 3 });
  const order = { orderId: disputed.review.orderId, storeId: at.store.partnerId };
  // nothing was noted of the order since its review
  const chargebackId = newId();
  await app.chargebackDecided(order, { chargebackId, outcome: 'lost', version: 2 });
  expect(await rating(at)).toEqual([5, 1]);
  await app.chargebackDecided(order, { chargebackId, outcome: 'won', version: 3 });
  await app.chargebackDecided(order, { chargebackId, outcome: 'lost', version: 2 });
  expect(await rating(at)).toEqual([4, 2]);
  const late = await app.person();
  expect((await app.write(late, await app.order(late, at, { refunded: 9_999 }))).body.code).toBe(
    'review.not_paid',
  );
});

it('its author changes it for a week, until it is answered, and removes pictures at any time', async () => {
  const at = await app.store();
  const { customer, review } = await app.review(at, { rating: 5 });
  expect((await edit(at.owner, review.reviewId)).status).toBe(404);
  expect((await edit(customer, review.reviewId, { text: 'טלפון 0502345678' })).body.code).toBe(
    'review.contacts',
  );
  const { body } = await edit(customer, review.reviewId);
  expect(body).toMatchObject({ rating: 2, text: 'בעצם היה קר' });
  expect(body.editedAt).not.toBeNull();
  expect(await rating(at)).toEqual([2, 1]);
  const [picture] = (await app.upload(customer, review.reviewId)).body.pictures;
  await reply(at.owner, review.reviewId);
  expect((await edit(customer, review.reviewId)).body.code).toBe('review.replied');
  const remove = (as: string) =>
    app.call('DELETE', `/v1/reviews/${review.reviewId}/pictures/${picture!.pictureId}`, { as });
  expect((await remove(at.owner)).status).toBe(404);
  expect((await remove(customer)).status).toBe(200);
  expect((await remove(customer)).status).toBe(404);
  expect((await app.call('GET', picture!.url)).status).toBe(404);
  expect(await own(customer)).toMatchObject([{ pictures: [], editableUntil: null }]);

  const other = await app.review(at);
  const mine = await own(other.customer);
  expect(mine[0]!.editableUntil).toBe(new Date(TUESDAY.getTime() + 7 * DAY_MS).toISOString());
  app.clock.moveTo(new Date(TUESDAY.getTime() + 8 * DAY_MS));
  expect((await edit(other.customer, other.review.reviewId)).body.code).toBe('review.edit_late');
});

it('nothing of a person is written after they were erased', async () => {
  const at = await app.store();
  const customer = await app.person();
  const orderId = await app.order(customer, at);
  const { review } = await app.review(at);
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'reviews.forget_person', $2)`,
    [newId(), JSON.stringify({ userId: customer })],
  );
  await app.jobs.drain();
  expect((await app.write(customer, orderId)).status).toBe(404);
  const report = await app.call('POST', `/v1/reviews/${review.reviewId}/report`, {
    as: customer,
    body: { reason: 'spam' },
  });
  expect(report.status).toBe(404);
});

it('a customer is invited although another cannot be', async () => {
  const at = await app.store();
  const [broken, invited] = [await app.person(), await app.person()];
  for (const customer of [broken, invited]) await app.done(await app.order(customer, at), at.store.partnerId);
  await app.jobs.drain();
  const mend = await refuseRows(app.source, 'platform.outbox', `new.payload ->> 'userId' = '${broken}'`);
  app.clock.moveTo(new Date(TUESDAY.getTime() + 2 * DAY_MS));
  await expect(app.jobs.tick(app.clock.now())).rejects.toThrow(/^1 of/);
  expect([await app.told(broken), await app.told(invited)]).toEqual([[], ['review_invited']]);
  await mend();
  await app.jobs.tick(app.clock.now());
  expect([await app.told(broken), await app.told(invited)]).toEqual([['review_invited'], ['review_invited']]);
});
