import type {
  AnswerOf,
  browseStores,
  PricingUnit,
  PricingUnitDraft,
  PricingUnitForm,
} from '@smachot/contracts';
import { aMenu, aSimpleUnit } from '../src/testing/a-store';
import { type StoresApp, storesApp } from './stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());

const priced = (price: number, more: Partial<PricingUnitForm> = {}) =>
  aSimpleUnit({ pricingFactor: { type: 'no_participants', price }, ...(more as object) });
const path = (unit: PricingUnit) => `/v1/pricing-units/${unit.pricingUnitId}`;
const draftOf = async (unit: PricingUnit, as = owner) =>
  (await app.call<PricingUnitDraft>('GET', `${path(unit)}/draft`, { as })).body;
const save = (unit: PricingUnit, version: number, form: PricingUnitForm, as = owner) =>
  app.call<PricingUnitDraft & { code: string }>('PUT', `${path(unit)}/draft`, {
    as,
    body: { pricingUnit: form, version },
  });
const publish = (unit: PricingUnit, { pricingUnit, revision }: PricingUnitDraft, as = owner) =>
  app.call<PricingUnitDraft & { code: string; fields: Record<string, string> }>(
    'POST',
    `${path(unit)}/publish`,
    {
      as,
      body: { version: pricingUnit.version, revision },
    },
  );
const discard = (unit: PricingUnit, version: number, as = owner) =>
  app.call<PricingUnitDraft & { code: string }>('POST', `${path(unit)}/draft/discard`, {
    as,
    body: { version },
  });
const read = async (unit: PricingUnit) => (await app.call<PricingUnit>('GET', path(unit))).body;
const check = async (unit: PricingUnit) =>
  (await app.call<{ price: number }>('POST', `${path(unit)}/price-check`, { body: { participants: 50 } }))
    .body.price;
const revisionsOf = async (unit: PricingUnit): Promise<{ revision: number; form: PricingUnitForm }[]> =>
  await app.source.query(
    'select revision, form, published_by from stores.pricing_unit_revisions where unit_id = $1 order by revision',
    [unit.pricingUnitId],
  );

describe('what is edited of a public unit', () => {
  it('is nowhere public until it is published: not on its page, in its price, in lists', async () => {
    const { store, unit } = await app.publicStore(owner, { categories: ['music'] }, priced(62));
    const listed = async () => {
      const { body } = await app.call<AnswerOf<typeof browseStores>>(
        'GET',
        '/v1/partners?category=music&limit=60',
      );
      return body.stores.find(({ partnerId }) => partnerId === store.partnerId)!.price?.amount;
    };
    const everywhere = async () => ({
      page: await read(unit),
      price: await check(unit),
      list: await listed(),
      store: (await app.call<{ pricingUnits: PricingUnit[] }>('GET', `/v1/partners/${store.partnerUsername}`))
        .body.pricingUnits[0],
      managed: (await app.call<PricingUnit>('GET', `${path(unit)}/manage`, { as: owner })).body,
    });
    const before = await everywhere();
    expect(before).toMatchObject({ page: { revision: 1 }, price: 62, list: 62, store: { revision: 1 } });
    const saved = await save(unit, 1, priced(7, { name: 'חצי מילה' }));
    expect(saved).toMatchObject({
      status: 200,
      body: {
        isDraft: true,
        revision: 1,
        pricingUnit: { version: 2, name: 'חצי מילה', pricingFactor: { price: 7 } },
        published: { name: 'תפריט הבית', pricingFactor: { price: 62 } },
      },
    });
    expect(await everywhere()).toEqual(before);
    const units = await app.call<{ pricingUnits: PricingUnit[] }>(
      'GET',
      `/v1/partners/${store.partnerUsername}/pricing-units`,
      { as: owner },
    );
    expect(units.body.pricingUnits).toMatchObject([{ hasDraft: true, pricingFactor: { price: 62 } }]);

    const published = await publish(unit, saved.body);
    expect(published).toMatchObject({
      status: 200,
      body: { isDraft: false, revision: 2, pricingUnit: { revision: 2 } },
    });
    expect(published.body.published).toEqual(published.body.pricingUnit);
    expect(await everywhere()).toMatchObject({ page: { revision: 2, name: 'חצי מילה' }, price: 7, list: 7 });
    expect(await revisionsOf(unit)).toMatchObject([
      { revision: 1, form: { name: 'תפריט הבית', pricingFactor: { price: 62 } }, published_by: owner },
      { revision: 2, form: { name: 'חצי מילה', pricingFactor: { price: 7 } }, published_by: owner },
    ]);
  });

  it('goes back to what is public when it is discarded; an editor that has read it is told', async () => {
    const { unit } = await app.publicStore(owner, {}, priced(62));
    const saved = await save(unit, 1, priced(7));
    const { version } = saved.body.pricingUnit;
    expect(await discard(unit, version - 1)).toMatchObject({
      status: 409,
      body: { code: 'conflict.version' },
    });
    const back = await discard(unit, version);
    expect(back.body).toMatchObject({
      isDraft: false,
      revision: 1,
      pricingUnit: { pricingFactor: { price: 62 } },
    });
    expect(await save(unit, version, priced(8))).toMatchObject({
      status: 409,
      body: { code: 'conflict.version' },
    });
    expect(await draftOf(unit)).toEqual({
      ...back.body,
      pricingUnit: { ...back.body.pricingUnit, editedBy: null },
    });
    expect(await revisionsOf(unit)).toHaveLength(1);
  });

  it('is no draft any more when it says what is public', async () => {
    const { unit } = await app.publicStore(owner, {}, priced(62));
    const saved = await save(unit, 1, priced(7));
    const undone = await save(unit, saved.body.pricingUnit.version, priced(62));
    expect(undone.body).toMatchObject({ isDraft: false, revision: 1, pricingUnit: { version: 3 } });
    expect(await draftOf(unit)).toMatchObject({ isDraft: false });
  });

  it('is read by members and changed by owners', async () => {
    const { store, unit } = await app.publicStore(owner, {}, priced(62));
    const member = await app.person();
    await app.source.query(
      `insert into stores.crew (id, store_id, user_id, role, joined_at) values (gen_random_uuid(), $1, $2, 'Member', now())`,
      [store.partnerId, member],
    );
    const saved = await save(unit, 1, priced(7));
    expect(await draftOf(unit, member)).toMatchObject({
      isDraft: true,
      pricingUnit: { pricingFactor: { price: 7 } },
    });
    const owners = { status: 403, body: { code: 'crew.owners_only' } };
    expect(await save(unit, 2, priced(8), member)).toMatchObject(owners);
    expect(await publish(unit, saved.body, member)).toMatchObject(owners);
    expect(await discard(unit, 2, member)).toMatchObject(owners);
    const stranger = await app.person();
    expect((await app.call('GET', `${path(unit)}/draft`, { as: stranger })).status).toBe(404);
    expect((await publish(unit, saved.body, stranger)).status).toBe(404);
  });
});

describe('a unit nobody sees', () => {
  it('is saved as it is, and is shown by publishing it', async () => {
    const { partnerUsername } = await app.store(owner);
    const unit = await app.unit(owner, partnerUsername, priced(62, { visibility: 'private' }));
    const saved = await save(unit, 1, priced(63, { visibility: 'private' }));
    expect(saved.body).toMatchObject({
      isDraft: false,
      revision: 0,
      published: null,
      pricingUnit: { version: 2 },
    });
    expect(await revisionsOf(unit)).toEqual([]);
    const wanted = await save(unit, 2, priced(64));
    expect(wanted.body).toMatchObject({
      isDraft: true,
      published: null,
      pricingUnit: { visibility: 'public' },
    });
    expect((await publish(unit, wanted.body)).body).toMatchObject({
      revision: 1,
      published: { pricingFactor: { price: 64 } },
    });
  });

  it('is hidden at once, whatever else was edited', async () => {
    const { unit } = await app.publicStore(owner, {}, priced(62));
    const drafted = await save(unit, 1, priced(7));
    const hidden = await save(unit, drafted.body.pricingUnit.version, priced(7, { visibility: 'private' }));
    expect(hidden.body).toMatchObject({ isDraft: false, published: null, revision: 1 });
    expect((await app.call('GET', path(unit))).status).toBe(404);
    expect(await revisionsOf(unit)).toHaveLength(1);
  });
});

it('refuses to publish a menu nobody could order from, field by field', async () => {
  const { unit } = await app.publicStore(owner, {}, aMenu());
  const [section] = aMenu().sections;
  const empty = await save(unit, 1, aMenu({ sections: [section!, { ...section!, index: 9, items: [] }] }));
  expect(empty.body.isDraft).toBe(true);
  expect(await publish(unit, empty.body)).toMatchObject({
    status: 422,
    body: { code: 'pricing_unit.incomplete', fields: { 'sections.1.items': expect.any(String) } },
  });
  expect((await read(unit)).revision).toBe(1);
});

it('is published by one of two owners who press at once; the other one is told', async () => {
  const { unit } = await app.publicStore(owner, {}, priced(62));
  const saved = await save(unit, 1, priced(70));
  const both = await Promise.all([1, 2, 3, 4].map(() => publish(unit, saved.body)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(both.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array(3).fill('conflict.version'),
  );
  expect((await revisionsOf(unit)).map(({ revision }) => revision)).toEqual([1, 2]);
});

it('does not publish what was compared with another revision', async () => {
  const { unit } = await app.publicStore(owner, {}, priced(62));
  const saved = await save(unit, 1, priced(70));
  // pictures of the public state change at once by the old call
  await app.call('PUT', `${path(unit)}/images`, { as: owner, body: { images: [] } });
  expect(await publish(unit, saved.body)).toMatchObject({ status: 409, body: { code: 'conflict.version' } });
  expect((await publish(unit, await draftOf(unit))).status).toBe(200);
});

it('is left behind when the whole unit is replaced by the old call, which knows of the draft', async () => {
  const { unit } = await app.publicStore(owner, {}, priced(62));
  const saved = await save(unit, 1, priced(70));
  const put = (version: number) =>
    app.call<PricingUnit>('PUT', path(unit), { as: owner, body: { pricingUnit: priced(80), version } });
  expect((await put(1)).status).toBe(409);
  expect((await put(saved.body.pricingUnit.version)).body).toMatchObject({ revision: 2, version: 3 });
  expect(await draftOf(unit)).toMatchObject({
    isDraft: false,
    pricingUnit: { pricingFactor: { price: 80 } },
  });
});
