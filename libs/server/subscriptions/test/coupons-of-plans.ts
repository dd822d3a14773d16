import { startOfDay } from '@smachot/pricing';
import { ADMIN } from './neighbours';
import type { SubscriptionsApp } from './subscriptions-app';

const MANY = 50;

/** Cases of one spec, which share its app. */
export const couponsOfPlans = (app: () => SubscriptionsApp): void => {
  describe('a coupon of a plan', () => {
    const taken = async (code: string): Promise<number> => {
      const { body } = await app().call<{ coupons: { redemptions: { taken: number } }[] }>(
        'GET',
        `/admin/api/coupons?q=${code}`,
        { as: ADMIN },
      );
      return body.coupons[0]!.redemptions.taken;
    };
    const dues = async ({ path, owner }: { path: string; owner: string }) => {
      const { body } = await app().call<{ charges: { breakdown: { total: number } }[] }>(
        'GET',
        `${path}/charges`,
        { as: owner },
      );
      return body.charges.map(({ breakdown }) => breakdown.total);
    };

    it('is a line of the price for everybody, and lowers the first period', async () => {
      const store = await app().store();
      const code = await app().coupon({ discount: 20 });
      const path = `/v1/plans/plus-plan/pricing?billing=monthly&coupon=${code.toLowerCase()}`;
      expect((await app().call('GET', path)).body).toMatchObject({
        pricing: { breakdown: { total: 149 } },
        coupon: { code, discount: 20, periods: 1, amount: 29.8, breakdown: { total: 119.2 } },
      });
      expect((await app().preview(store, 'plus-plan', code)).body).toMatchObject({
        ...{ price: 149, coupon: { amount: 29.8 }, credit: 0, due: { total: 119.2 } },
      });
      await app().choose(store, 'plus-plan', { couponCode: code });
      expect(await app().read(store)).toMatchObject({
        planId: 'plus-plan',
        nextRenewal: { coupon: null, breakdown: { total: 149 } },
      });
      expect(await taken(code)).toBe(1);
      app().clock.moveTo(startOfDay('2027-02-28'));
      await app().settle();
      expect(await dues(store)).toEqual([149, 119.2]);
    });
    it('lowers as many periods as it says', async () => {
      const store = await app().store();
      const code = await app().coupon({ discountType: 'Amount', discount: 49, planPeriods: 2 });
      await app().choose(store, 'plus-plan', { couponCode: code });
      expect(await app().read(store)).toMatchObject({
        nextRenewal: { coupon: { code, amount: 49 }, breakdown: { total: 100 } },
      });
      for (const day of ['2027-02-28', '2027-03-31']) {
        app().clock.moveTo(startOfDay(day));
        await app().settle();
      }
      expect(await dues(store)).toEqual([149, 100, 100]);
      expect(await taken(code)).toBe(1);
    });
    it('is given back when the card is refused', async () => {
      const store = await app().store();
      const code = await app().coupon({ maxRedemptions: 1, maxPerCustomer: 1 });
      await app().refuseCardsOf(store.owner);
      await app().choose(store, 'plus-plan', { couponCode: code });
      expect(await taken(code)).toBe(0);
    });
    it('counts for the store as well as for the owner', async () => {
      const code = await app().coupon({ maxPerCustomer: 1 });
      const store = await app().store();
      await app().choose(store, 'iron-swords-plan', { couponCode: code });
      const other = await app().member(store, 'Owner');
      const again = await app().preview({ ...store, owner: other }, 'plus-plan', code);
      expect(again.body.code).toBe('coupon.used_by_you');
    });
    it('is one of the platform, for a plan that begins now', async () => {
      const store = await app().store();
      const onlyPro = await app().coupon({ appliesTo: [{ kind: 'plan', id: 'pro-plan' }] });
      expect((await app().preview(store, 'plus-plan', onlyPro)).body.code).toBe('coupon.not_for_this');
      const dear = await app().coupon({ minimumSum: 200 });
      expect((await app().preview(store, 'plus-plan', dear)).body.code).toBe('coupon.minimum');
      await app().choose(store, 'plus-plan');
      const code = await app().coupon();
      expect((await app().preview(store, 'iron-swords-plan', code)).body.code).toBe('coupon.only_now');
      const ofStore = { code: 'OWN-PLAN', discountType: 'Amount', discount: 5, appliesTo: 'All' };
      const path = `/v1/partners/${store.partner}/coupons`;
      const made = (more: object) =>
        app().call('POST', path, { as: store.owner, body: { ...ofStore, ...more } });
      expect((await made({ planPeriods: 3 })).body.code).toBe('coupon.wrong_kind');
      expect((await made({})).status).toBe(201);
      expect((await app().preview(store, 'pro-plan', 'OWN-PLAN')).body.code).toBe('coupon.unknown');
    });
    it(`is taken once when ${MANY} ask for its last use at once, and the others have no plan and no charge`, async () => {
      const code = await app().coupon({ maxRedemptions: 1 });
      const stores = await Promise.all(Array.from({ length: MANY }, () => app().store()));
      const body = { planId: 'plus-plan', billing: 'monthly', due: 134.1, couponCode: code };
      const answers = await Promise.all(
        stores.map(({ owner, storeId }) =>
          app().call('POST', '/v1/payments/partner/subscriptions', {
            as: owner,
            body: { ...body, partnerId: storeId, termsVersion: '2026-11-01' },
          }),
        ),
      );
      await app().settle();
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual(
        Array.from({ length: MANY - 1 }, () => 'coupon.used_up'),
      );
      expect(await taken(code)).toBe(1);
      const paid = (await Promise.all(stores.map((store) => app().read(store)))).map(({ planId }) => planId);
      expect(paid.filter((planId) => planId === 'plus-plan')).toHaveLength(1);
      const dueOf = (await Promise.all(stores.map(dues))).flat();
      expect(dueOf).toEqual([134.1]);
    });
  });
};
