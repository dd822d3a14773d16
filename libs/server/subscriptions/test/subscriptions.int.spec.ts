import { DAY_MS } from '@smachot/kernel';
import { startOfDay } from '@smachot/pricing';
import { couponsOfPlans } from './coupons-of-plans';
import { invoicesOfCharges } from './invoices-of-charges';
import { limitsOfPlans } from './limits-of-plans';
import { renewalsUnderKills } from './renewals-under-kills';
import { EMPTY_CARD, type OwnedStore, type SubscriptionsApp, subscriptionsApp } from './subscriptions-app';
import { START } from '../src/testing/a-subscription';

let app: SubscriptionsApp;
beforeAll(async () => {
  app = await subscriptionsApp();
});
beforeEach(() => app.clock.moveTo(START));
afterAll(() => app.close());

const at = async (day: string): Promise<void> => {
  app.clock.moveTo(startOfDay(day));
  await app.settle();
};
const kept = (store: OwnedStore): Promise<number> => app.keptOf(store);
const refusedFromNowOn = ({ owner }: OwnedStore): Promise<void> => app.refuseCardsOf(owner);

describe('plans', () => {
  it('are priced for everybody, with every field', async () => {
    const { body } = await app.call('GET', '/v1/plans/plus-plan/pricing?billing=annually', {
      language: 'en',
    });
    expect(body).toEqual({
      id: 'plus-plan',
      name: 'Plus+',
      description: expect.any(String),
      limits: expect.objectContaining({ pricingUnits: 60, crew: 10 }),
      pricing: {
        originalPrice: 1_788,
        monthlyPrice: 149,
        monthlyEquivalent: 124.17,
        billingCycle: 'annually',
        breakdown: { subtotal: 1_262.71, tax: 227.29, total: 1_490 },
        discount: { percent: 16.66, amount: 298 },
      },
    });
    expect((await app.call('GET', '/v1/plans/gold-plan/pricing')).status).toBe(404);
  });
});

describe('a subscription', () => {
  it('is its owners’: members are refused, for others it does not exist', async () => {
    const store = await app.store();
    const member = await app.member(store, 'Member');
    const stranger = await app.person();
    expect((await app.call('GET', store.path, { as: member })).body.code).toBe('crew.owners_only');
    expect((await app.call('GET', store.path, { as: stranger })).status).toBe(404);
    expect((await app.call('POST', `${store.path}/cancel`, { as: stranger })).status).toBe(404);
    expect(await app.read(store)).toMatchObject({
      planId: 'basic-plan',
      status: 'inactive',
      moves: ['choose'],
    });
  });
  it('begins when it is paid, for one period, with VAT and the days that remain', async () => {
    const store = await app.store();
    expect((await app.choose(store, 'plus-plan')).body).toMatchObject({
      status: 'inactive',
      openCharge: { status: 'requested', breakdown: { subtotal: 126.27, tax: 22.73, total: 149 } },
    });
    expect(await app.read(store)).toMatchObject({
      ...{ planId: 'plus-plan', status: 'active', phase: 'active', daysRemaining: 28, openCharge: null },
      ...{ startDate: '2027-01-30T22:00:00.000Z', endDate: '2027-02-27T22:00:00.000Z' },
      nextRenewal: { planId: 'plus-plan', breakdown: { total: 149 } },
      moves: ['choose', 'cancel'],
    });
    expect(await kept(store)).toBe(14_900);
    const accepted: unknown[] = await app.source.query(
      'select version from subscriptions.terms_acceptances where store_id = $1 and user_id = $2',
      [store.storeId, store.owner],
    );
    expect(accepted).toEqual([{ version: '2026-11-01' }]);
  });
  it('is refused for other terms, another sum, and without a card', async () => {
    const store = await app.store();
    const body = { partnerId: store.storeId, planId: 'plus-plan', billing: 'monthly', due: 149 };
    const choose = (as: string, change: object) =>
      app.call('POST', '/v1/payments/partner/subscriptions', {
        as,
        body: { ...body, termsVersion: '2026-11-01', ...change },
      });
    const other = await app.member(store, 'Owner');
    expect((await choose(store.owner, { termsVersion: '2020-01-01' })).body.code).toBe(
      'subscription.terms_changed',
    );
    expect((await choose(store.owner, { due: 148 })).body.code).toBe('price.changed');
    expect((await choose(other, {})).body.code).toBe('card.missing');
    await app.settle();
    expect(await app.salesOf(store)).toEqual([]);
  });
  it('does not begin with a refused card, and says why', async () => {
    const store = await app.store();
    await app.refuseCardsOf(store.owner, EMPTY_CARD);
    await app.choose(store, 'plus-plan');
    expect(await app.read(store)).toMatchObject({ status: 'inactive', openCharge: null });
    const { body } = await app.call('GET', `${store.path}/charges`, { as: store.owner });
    expect(body).toMatchObject({ charges: [{ status: 'failed', refusal: 'no_funds', planId: 'plus-plan' }] });
  });
  it('is upgraded at once with the unused days credited, and downgraded at the end of the period', async () => {
    const store = await app.store();
    await app.choose(store, 'iron-swords-plan');
    await at('2027-02-14');
    const { body: shown } = await app.preview(store, 'plus-plan');
    expect(shown).toMatchObject({ when: 'now', price: 149, credit: 24.5, due: { total: 124.5 } });
    await app.choose(store, 'plus-plan');
    expect(await kept(store)).toBe(4_900 + 12_450);
    await app.choose(store, 'iron-swords-plan');
    expect(await app.read(store)).toMatchObject({
      ...{
        planId: 'plus-plan',
        pendingPlan: { planId: 'iron-swords-plan' },
        moves: ['choose', 'cancel', 'resume'],
      },
      nextRenewal: { planId: 'iron-swords-plan', breakdown: { total: 49 } },
    });
    await at('2027-03-14');
    expect(await app.read(store)).toMatchObject({ planId: 'iron-swords-plan', pendingPlan: null });
    expect(await kept(store)).toBe(4_900 + 12_450 + 4_900);
  });
  it('is cancelled for the end of the period, and resumed until then', async () => {
    const store = await app.store();
    await app.choose(store, 'plus-plan');
    expect((await app.act(store, 'cancel')).body).toMatchObject({ phase: 'ending', nextRenewal: null });
    expect((await app.act(store, 'resume')).body).toMatchObject({ phase: 'active' });
    await app.act(store, 'cancel');
    await at('2027-02-28');
    expect(await app.read(store)).toMatchObject({ phase: 'inactive', planId: 'basic-plan' });
    expect(await app.noticesTo(store.owner)).toEqual(['subscription_ended']);
    expect((await app.act(store, 'resume')).body.code).toBe('lifecycle.illegal_move');
    expect(await kept(store)).toBe(14_900);
  });
});

describe('a renewal', () => {
  it('that two workers find at once is charged once', async () => {
    const store = await app.store();
    await app.choose(store, 'plus-plan');
    app.clock.moveTo(startOfDay('2027-02-28'));
    await Promise.all([app.settle(), app.settle(), app.settle()]);
    await app.settle();
    expect(await kept(store)).toBe(2 * 14_900);
    expect(await app.noticesTo(store.owner)).toEqual(['subscription_renewed']);
  });
  it('that fails leaves seven days of grace, in which another card pays', async () => {
    const store = await app.store();
    await app.choose(store, 'plus-plan');
    await refusedFromNowOn(store);
    expect(await app.unpaid(store)).toBeNull();
    await at('2027-02-28');
    expect(await app.unpaid(store)).toEqual({ atBank: false, until: startOfDay('2027-03-07') });
    expect(await app.read(store)).toMatchObject({
      ...{ status: 'active', phase: 'grace', planId: 'plus-plan', moves: ['cancel', 'pay'] },
      graceUntil: startOfDay('2027-03-07').toISOString(),
      // the card company says no more than no
      openCharge: { status: 'failed', refusal: null },
    });
    expect((await app.choose(store, 'pro-plan')).body.code).toBe('subscription.unpaid');
    app.clock.moveTo(startOfDay('2027-03-04'));
    const cardId = await app.card(store.owner);
    expect((await app.act(store, 'pay', { cardId })).status).toBe(200);
    await app.settle();
    expect(await app.read(store)).toMatchObject({
      ...{ phase: 'active', endDate: startOfDay('2027-03-31').toISOString(), graceUntil: null },
    });
    expect(await app.unpaid(store)).toBeNull();
    expect(await kept(store)).toBe(2 * 14_900);
    expect(await app.noticesTo(store.owner)).toEqual(['subscription_unpaid', 'subscription_renewed']);
  });
  it('that stays unpaid ends the plan after the days of grace', async () => {
    const store = await app.store();
    await app.choose(store, 'plus-plan');
    await refusedFromNowOn(store);
    for (let day = 28; day <= 34; day++) {
      app.clock.moveTo(new Date(START.getTime() + day * DAY_MS));
      await app.settle();
      expect((await app.read(store)).status).toBe('active');
    }
    await at('2027-03-07');
    expect(await app.read(store)).toMatchObject({
      status: 'inactive',
      planId: 'basic-plan',
      moves: ['choose'],
    });
    expect(await kept(store)).toBe(14_900);
  });
  it('is not charged to an owner who left', async () => {
    const store = await app.store();
    await app.choose(store, 'plus-plan');
    const other = await app.member(store, 'Owner');
    await app.source.query('delete from stores.crew where store_id = $1 and user_id = $2', [
      store.storeId,
      store.owner,
    ]);
    await at('2027-02-28');
    expect(await kept(store)).toBe(14_900);
    expect(await app.noticesTo(other)).toEqual(['subscription_unpaid']);
  });
});

couponsOfPlans(() => app);
renewalsUnderKills(() => app);
invoicesOfCharges(() => app);
limitsOfPlans(() => app);
