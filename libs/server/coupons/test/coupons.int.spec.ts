import type { Coupon, CouponTarget, CouponTerms } from '@smachot/contracts';
import { accept, DAY_MS, newId } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { CouponRedemptions } from '../src';
import { ADMIN, type CouponsApp, couponsApp } from './coupons-app';

let app: CouponsApp;
beforeAll(async () => {
  app = await couponsApp();
});
afterAll(() => app.close());

const FORM = { code: 'welcome-10', discountType: 'Percentage', discount: 10, appliesTo: 'All' };
const DINNER: CouponTarget = { kind: 'pricing_unit', id: newId() };
type Said = Coupon & { code: string };
type At = { owner: string; path: string };
const create = ({ owner, path }: At, change: object = {}) =>
  app.call<Said>('POST', path, { as: owner, body: { ...FORM, ...change } });
const check = (as: string, partnerId: string | null, code: string, target = DINNER) =>
  app.call<CouponTerms & { code: string }>('POST', '/v1/coupons/check', {
    as,
    body: { code, partnerId, target },
  });

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('is written by an owner, read by a member, and told with its history', async () => {
  const at = await app.store();
  const member = await app.member(at.store.partnerId);
  const made = await create(at, { minimumSum: 500.5, maxRedemptions: '3', maxPerCustomer: 1 });
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      code: 'WELCOME-10',
      minimumSum: 500.5,
      redemptions: { maxRedemptions: 3, maxPerCustomer: 1, taken: 0 },
    },
  ]);
  const { couponId } = made.body;
  expect((await create({ ...at, owner: member })).body.code).toBe('crew.owners_only');
  expect(await create(at, { code: 'Welcome-10' })).toMatchObject({
    status: 409,
    body: { code: 'coupon.code_taken', fields: { code: expect.any(String) } },
  });
  const changed = await app.call<Said>('PUT', `${at.path}/${couponId}`, {
    as: at.owner,
    body: { ...FORM, discountType: 'Amount', discount: 99.9, version: 1 },
  });
  expect(changed.body).toMatchObject({ discount: 99.9, minimumSum: null, version: 2 });
  const stale = { as: at.owner, body: { ...FORM, discount: 20, version: 1 } };
  expect((await app.call<Said>('PUT', `${at.path}/${couponId}`, stale)).body.code).toBe('conflict.version');
  const seen = await app.call<Coupon>('GET', `${at.path}/${couponId}`, { as: member });
  expect(seen.body.updatedBy).toMatchObject([
    {
      updateType: 'Updated',
      byName: 'ג׳ולי כהן',
      byAdmin: false,
      details: {
        changes: expect.arrayContaining([{ field: 'minimumSum', before: 500.5, after: null }]) as unknown,
      },
    },
    { updateType: 'Created' },
  ]);
  expect((await app.call<{ mayEdit: boolean }>('GET', at.path, { as: member })).body).toMatchObject({
    mayEdit: false,
    coupons: [{ couponId }],
  });
});

it('does not exist for other stores', async () => {
  const [at, other] = [await app.store(), await app.store()];
  const { couponId } = (await create(at)).body;
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { ...FORM, version: 1 }],
    ['DELETE', undefined],
  ] as const) {
    const theirs = await app.call(method, `${other.path}/${couponId}`, { as: other.owner, body });
    expect([method, theirs.status]).toEqual([method, 404]);
    const foreign = await app.call(method, `${at.path}/${couponId}`, { as: other.owner, body });
    expect([method, foreign.status]).toEqual([method, 404]);
  }
  // two stores may give out the same code
  expect((await create(other)).status).toBe(201);
});

it('says why a code is no use, and frees the code of a deleted coupon', async () => {
  const at = await app.store();
  const customer = await app.person();
  const { partnerId } = at.store;
  expect((await check(customer, partnerId, 'welcome-10')).body.code).toBe('coupon.unknown');
  const tomorrow = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
  const { couponId } = (await create(at, { validFrom: tomorrow })).body;
  expect((await check(customer, partnerId, 'welcome-10')).body.code).toBe('coupon.not_yet');
  await app.call('PUT', `${at.path}/${couponId}`, { as: at.owner, body: { ...FORM, version: 1 } });
  expect((await check(customer, partnerId, ' Welcome-10 ')).body).toEqual({
    code: 'WELCOME-10',
    discountType: 'Percentage',
    discount: 10,
    minimumSum: null,
  });
  const plan = await check(customer, partnerId, 'welcome-10', { kind: 'plan', id: 'pro-plan' });
  expect(plan.body.code).toBe('coupon.not_for_this');
  expect((await app.call('DELETE', `${at.path}/${couponId}`, { as: at.owner })).status).toBe(204);
  expect((await check(customer, partnerId, 'welcome-10')).body.code).toBe('coupon.unknown');
  expect((await app.call('DELETE', `${at.path}/${couponId}`, { as: at.owner })).status).toBe(404);
  expect((await create(at)).status).toBe(201);
});

it('an admin writes coupons of every store and of the platform, each with a reason', async () => {
  const at = await app.store();
  const admin = (method: string, path: string, body?: object) =>
    app.call<Said>(method, `/admin/api/coupons${path}`, { as: ADMIN, body });
  const form = { ...FORM, partnerId: at.store.partnerId, reason: 'פנייה מספר 12' };
  const made = await admin('POST', '', form);
  expect(made).toMatchObject({ status: 201, body: { partnerId: at.store.partnerId } });
  expect((await admin('POST', '', { ...form, reason: 'קצר' })).status).toBe(422);
  const dinner = { ...form, partnerId: null, appliesTo: [DINNER] };
  expect((await admin('POST', '', dinner)).body.code).toBe('coupon.wrong_kind');
  const plans = { ...form, partnerId: null, code: `P${newId().slice(-12)}` };
  const ours = await admin('POST', '', plans);
  expect(ours.body.partnerId).toBeNull();
  const customer = await app.person();
  const target: CouponTarget = { kind: 'plan', id: 'pro-plan' };
  expect((await check(customer, null, plans.code, target)).status).toBe(200);
  const again = await admin('POST', '', plans);
  expect(again.body.code).toBe('coupon.code_taken');
  expect((await admin('POST', `/${made.body.couponId}/delete`, { reason: 'הוקם בטעות' })).status).toBe(204);
  expect(
    app.changes
      .filter(({ subject }) => subject.id === made.body.couponId)
      .map(({ before, after }) => [before?.['status'], after?.['status']]),
  ).toEqual([
    [undefined, 'active'],
    ['active', 'deleted'],
  ]);
  const story = await admin('GET', `/${made.body.couponId}`);
  expect(story.body).toMatchObject({
    deleted: true,
    updatedBy: [
      { updateType: 'Deleted', byAdmin: true, details: { reason: 'הוקם בטעות' } },
      { updateType: 'Created', byAdmin: true, details: { reason: 'פנייה מספר 12' } },
    ],
  });
  const found = await app.call<{ coupons: Coupon[] }>(
    'GET',
    `/admin/api/coupons?q=${plans.code.slice(0, 6)}`,
    {
      as: ADMIN,
    },
  );
  expect(found.body.coupons.map(({ couponId }) => couponId)).toContain(ours.body.couponId);
  const ofStore = await admin('GET', `?partnerId=${at.store.partnerId}`);
  const named = { businessName: at.store.businessName, couponId: made.body.couponId };
  expect(ofStore.body).toMatchObject({ coupons: [named] });
  expect(found.body.coupons).toContainEqual(expect.objectContaining({ businessName: null }));
  expect((await app.call('GET', '/admin/api/coupons', { as: at.owner })).status).toBe(404);
});

it('one use of one customer is reserved, redeemed and freed once, whatever is asked twice', async () => {
  const at = await app.store();
  const { couponId } = (await create(at, { maxRedemptions: 1, maxPerCustomer: 1 })).body;
  const [work, uses] = [app.get<UnitOfWork>(UnitOfWork), app.get<CouponRedemptions>(CouponRedemptions)];
  const userId = await app.person();
  const reserve = (subjectId: string) =>
    work.run((tx) =>
      uses.reserve(tx, { subjectId, couponId, userId, target: DINNER, amount: 100, version: 1 }),
    );
  const taken = async () => {
    const [row]: { taken: number }[] = await app.source.query(
      'select taken from coupons.coupons where id = $1',
      [couponId],
    );
    return row!.taken;
  };
  const [first, second] = [newId(), newId()];
  expect((await reserve(first)).ok).toBe(true);
  expect(await reserve(second)).toMatchObject({ ok: false, code: 'coupon.used_by_you' });
  for (const act of ['redeem', 'redeem', 'free', 'free', 'redeem'] as const)
    await work.run(async (tx) => {
      await uses[act](tx, first);
      return accept();
    });
  expect(await taken()).toBe(0);
  expect((await reserve(second)).ok).toBe(true);
  expect(await taken()).toBe(1);
});
