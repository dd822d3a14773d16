import type { PricingUnit, PricingUnitDraft, PricingUnitForm } from '@smachot/contracts';
import { anEditedProfile, aSimpleUnit } from '../../src/testing/a-store';
import { type StoresApp, storesApp, TUESDAY } from '../stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());

type Change = { unit: string | null; by: string | null; at: Date; before: object; after: object };
const changesOf = (storeId: string): Promise<Change[]> =>
  app.source.query(
    `select unit_id as unit, changed_by as by, changed_at as at, before, after from stores.terms_changes
     where store_id = $1 order by id`,
    [storeId],
  );
const hidden = { settings: { isPublic: false } };
const edit = (partner: string, form: Parameters<typeof anEditedProfile>[0], as = owner) =>
  app.call('PUT', `/v1/partners/${partner}`, { as, body: anEditedProfile({ ...hidden, ...form }) });

describe('a change of the terms of a store', () => {
  it('is kept with who, when, before and after, and nothing else is', async () => {
    const { partnerUsername, partnerId } = await app.store(owner);
    const strict = [{ hoursBefore: 72, refundPercent: 100 }];
    const paymentTerms = { depositPercent: 30, restDaysBefore: 14, cardPayments: 6 };
    expect((await edit(partnerUsername, { cancellationPolicy: strict })).status).toBe(200);
    expect(await changesOf(partnerId)).toEqual([
      {
        unit: null,
        by: owner,
        at: TUESDAY,
        before: { cancellationPolicy: expect.any(Array) as object[] },
        after: { cancellationPolicy: strict },
      },
    ]);
    await edit(partnerUsername, { cancellationPolicy: strict, about: 'מטבח ביתי' });
    expect(await changesOf(partnerId)).toHaveLength(1);
    const dearer = { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 9, minDeliveryPrice: 80 };
    await edit(partnerUsername, { cancellationPolicy: strict, paymentTerms, delivery: dearer });
    expect((await changesOf(partnerId))[1]).toMatchObject({
      before: { paymentTerms: null, delivery: { pricePerKm: 6 } },
      after: { paymentTerms, delivery: dearer },
    });
  });

  it('that was refused leaves nothing', async () => {
    const { partnerUsername, partnerId } = await app.store(owner);
    const stranger = await app.person();
    const terms = { paymentTerms: { depositPercent: 50, restDaysBefore: 7, cardPayments: 1 } };
    expect((await edit(partnerUsername, terms, stranger)).status).toBe(404);
    expect((await edit(partnerUsername, { ...terms, settings: { isPublic: true } })).status).toBe(409);
    expect(await changesOf(partnerId)).toEqual([]);
  });
});

describe('a change of the price rules or the minimum order of a unit', () => {
  const friday = { days: [5], season: null, change: { type: 'percent' as const, percent: 10 } };
  const minimumOrder = { sum: 2_000, participants: null };
  const ofUnits = async (storeId: string) => (await changesOf(storeId)).filter(({ unit }) => unit !== null);
  const path = (unit: PricingUnit) => `/v1/pricing-units/${unit.pricingUnitId}`;
  const save = async (unit: PricingUnit, form: PricingUnitForm) => {
    const { body } = await app.call<PricingUnitDraft>('GET', `${path(unit)}/draft`, { as: owner });
    const { version } = body.pricingUnit;
    await app.call('PUT', `${path(unit)}/draft`, { as: owner, body: { pricingUnit: form, version } });
  };
  const publish = async (unit: PricingUnit) => {
    const { body } = await app.call<PricingUnitDraft>('GET', `${path(unit)}/draft`, { as: owner });
    const { revision, pricingUnit } = body;
    return app.call('POST', `${path(unit)}/publish`, {
      as: owner,
      body: { version: pricingUnit.version, revision },
    });
  };

  it('is kept when it is published, not while it is typed', async () => {
    const { store, unit } = await app.publicStore(owner);
    const { partnerId } = store;
    expect(await ofUnits(partnerId)).toEqual([]);
    await save(unit, aSimpleUnit({ priceRules: [friday], minimumOrder }));
    expect(await ofUnits(partnerId)).toEqual([]);
    expect((await publish(unit)).status).toBe(200);
    expect(await ofUnits(partnerId)).toEqual([
      {
        unit: unit.pricingUnitId,
        by: owner,
        at: TUESDAY,
        before: { priceRules: [], minimumOrder: null },
        after: { priceRules: [friday], minimumOrder },
      },
    ]);
    await save(unit, aSimpleUnit({ name: 'תפריט אחר', priceRules: [friday], minimumOrder }));
    await publish(unit);
    await save(unit, aSimpleUnit({ name: 'תפריט אחר', priceRules: [friday] }));
    await publish(unit);
    expect((await ofUnits(partnerId)).slice(1)).toMatchObject([
      { before: { minimumOrder }, after: { minimumOrder: null } },
    ]);
  });

  it('of a unit that is public from the start is its first terms', async () => {
    const { store, unit } = await app.publicStore(owner, {}, aSimpleUnit({ minimumOrder }));
    expect(await ofUnits(store.partnerId)).toMatchObject([
      { unit: unit.pricingUnitId, by: owner, before: { minimumOrder: null }, after: { minimumOrder } },
    ]);
  });
});

describe('the audit log of terms', () => {
  it.each([
    `update stores.terms_changes set after = '{}'`,
    'delete from stores.terms_changes',
    'truncate stores.terms_changes',
  ])('is append-only: %s', async (statement) => {
    await app.publicStore(owner, {}, aSimpleUnit({ minimumOrder: { sum: 100, participants: null } }));
    await expect(app.source.query(statement)).rejects.toThrow('append-only');
  });
});
