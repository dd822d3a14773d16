import { newId } from '@smachot/kernel';
import type { PartnerProfile, PricingUnit } from '@smachot/contracts';
import { anEditedProfile, aMenu } from '../../src/testing/a-store';
import { type StoresApp, storesApp } from '../stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());

const edit = (partner: string, form: Parameters<typeof anEditedProfile>[0] = {}, as = owner) =>
  app.call<PartnerProfile & { code: string; fields: object }>('PUT', `/v1/partners/${partner}`, {
    as,
    body: anEditedProfile(form),
  });

describe('the profile', () => {
  it('is public only once there is something public to buy', async () => {
    const { partnerUsername: store } = await app.store(owner);
    expect(await edit(store)).toMatchObject({ status: 409, body: { code: 'store.not_ready' } });
    await app.unit(owner, store, aMenu({ visibility: 'private' }));
    expect((await edit(store)).status).toBe(409);
    await app.unit(owner, store);
    const { status, body } = await edit(store, {
      businessName: 'שם חדש',
      about: 'סיפור',
      links: { instagram: 'https://instagram.com/julie', website: 'https://julie.example' },
      externalMedia: {
        youtube: 'https://www.youtube.com/watch?v=abc',
        website: 'https://julie.example/film',
      },
      cancellationPolicy: [
        { hoursBefore: 48, refundPercent: 50 },
        { hoursBefore: 240, refundPercent: 90 },
        { hoursBefore: 48, refundPercent: 40 },
      ],
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        businessName: 'שם חדש',
        settings: { isPublic: true },
        links: { instagram: 'https://instagram.com/julie' },
        cancellationPolicy: [
          { hoursBefore: 240, refundPercent: 90 },
          { hoursBefore: 48, refundPercent: 40 },
        ],
      },
    });
    const seen = await app.call<PartnerProfile>('GET', `/v1/partners/${store}`);
    expect(seen.body).toMatchObject({ businessName: 'שם חדש', email: null });
    // private units are visible to the crew only
    expect(seen.body.pricingUnits).toHaveLength(1);
    expect(
      (await app.call<PartnerProfile>('GET', `/v1/partners/${store}/manage`, { as: owner })).body
        .pricingUnits,
    ).toHaveLength(2);
  });

  it.each([
    [{ externalMedia: { youtube: 'https://evil.example/youtube.com' } }, 'externalMedia.youtube'],
    [{ externalMedia: { vimeo: 'https://notvimeo.com/1' } }, 'externalMedia.vimeo'],
    [{ externalMedia: { spotify: 'https://open.spotify.com@evil.example/1' } }, 'externalMedia.spotify'],
    [{ links: { website: 'http://julie.example' } }, 'links.website'],
    [{ links: { facebook: 'javascript:alert(1)' } }, 'links.facebook'],
    [{ categories: [] }, 'categories'],
    [{ businessPhone: '12' }, 'businessPhone'],
  ])('refuses %p by its field', async (form, field) => {
    const { partnerUsername } = await app.store(owner);
    const { status, body } = await edit(partnerUsername, {
      settings: { isPublic: false },
      ...(form as object),
    });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: [field] });
  });

  it('is an owner’s: members are told so, everybody else finds nothing', async () => {
    const { partnerId, partnerUsername } = await app.store(owner);
    const [member, stranger] = [await app.person(), await app.person()];
    await app.source.query(
      `insert into stores.crew (id, store_id, user_id, role, joined_at) values (gen_random_uuid(), $1, $2, 'Member', now())`,
      [partnerId, member],
    );
    expect(await edit(partnerUsername, {}, member)).toMatchObject({
      status: 403,
      body: { code: 'crew.owners_only' },
    });
    expect((await edit(partnerUsername, {}, stranger)).status).toBe(404);
    const path = `/v1/partners/${partnerUsername}/manage`;
    expect((await app.call<{ role: string }>('GET', path, { as: member })).body.role).toBe('Member');
    expect((await app.call('GET', path, { as: stranger })).status).toBe(404);
  });
});

describe('pricing units', () => {
  it('are saved over what was read only; archived ones are gone from the page and stay in the list', async () => {
    const { store, unit } = await app.publicStore(owner);
    const path = `/v1/pricing-units/${unit.pricingUnitId}`;
    const save = (version: number) =>
      app.call<PricingUnit>('PUT', path, {
        as: owner,
        body: { pricingUnit: aMenu({ name: 'תפריט חדש' }), version },
      });
    expect((await save(unit.version)).body).toMatchObject({
      type: 'compound',
      name: 'תפריט חדש',
      version: unit.version + 1,
    });
    expect(await save(unit.version)).toMatchObject({ status: 409, body: { code: 'conflict.version' } });
    expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
    expect((await app.call('GET', path)).status).toBe(404);
    expect((await app.call(`GET`, `${path}/manage`, { as: owner })).body).toMatchObject({
      visibility: 'archived',
    });
    const [row] = await app.source.query('select listed from stores.stores where id = $1', [store.partnerId]);
    expect(row).toEqual({ listed: false });
  });

  it('know by their crew who saved them last', async () => {
    const { store, unit } = await app.publicStore(owner);
    const other = await app.person(null, ['רון', 'לוי']);
    await app.source.query(
      `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $1, 'Owner', now())`,
      [other, store.partnerId],
    );
    const path = `/v1/pricing-units/${unit.pricingUnitId}`;
    const editedBy = async (as: string) =>
      (await app.call<{ editedBy: unknown }>('GET', `${path}/manage`, { as })).body.editedBy;
    expect(await editedBy(owner)).toBeNull();
    await app.call('PUT', path, { as: other, body: { pricingUnit: aMenu(), version: unit.version } });
    expect(await editedBy(owner)).toEqual({ firstName: 'רון', lastName: 'לוי', you: false });
    expect(await editedBy(other)).toMatchObject({ you: true });
    expect((await app.call(`GET`, path)).body).not.toHaveProperty('editedBy');
    await app.source.query('update identity.users set deleted_at = now() where id = $1', [other]);
    expect(await editedBy(owner)).toBeNull();
  });

  it('stand in the order their owner gives them', async () => {
    const { partnerUsername } = await app.store(owner);
    const [a, b, c] = [
      await app.unit(owner, partnerUsername),
      await app.unit(owner, partnerUsername),
      await app.unit(owner, partnerUsername),
    ];
    const path = `/v1/partners/${partnerUsername}/pricing-units`;
    const order = (ids: string[], as = owner) =>
      app.call('PUT', `${path}/order`, { as, body: { pricingUnitIds: ids } });
    expect((await order([c.pricingUnitId, a.pricingUnitId])).status).toBe(204);
    const { body } = await app.call<{ pricingUnits: PricingUnit[] }>('GET', path, { as: owner });
    expect(body.pricingUnits.map(({ pricingUnitId }) => pricingUnitId)).toEqual(
      [c, a, b].map((one) => one.pricingUnitId),
    );
    expect((await order([], await app.person())).status).toBe(404);
  });

  it('tell their price line by line, and in words why there is none', async () => {
    const { unit } = await app.publicStore(owner, {}, aMenu());
    const check = (body: object, language = 'he') =>
      app.call('POST', `/v1/pricing-units/${unit.pricingUnitId}/price-check`, { body, language });
    const haifa = { address: 'חיפה', geocode: { lat: 32.2, lng: 34.85 } };
    const price = await check({
      participants: 100,
      location: haifa,
      pricingUnitRequest: { sections: [{ index: 0, items: [{ index: 2 }, { index: 3 }] }] },
    });
    // 1000 + 90×100 + 14.5×100 + 350 + coming 15.4 km, of which 10 are free: at least 80
    expect(price).toMatchObject({
      status: 200,
      body: { success: true, price: 11_880, deliveryKm: expect.any(Number) },
    });
    expect(await check({ participants: 20 }, 'en')).toMatchObject({
      body: { success: false, code: 'price.too_few', message: 'This is offered from 30 participants' },
    });
    expect(
      await check({
        participants: 40,
        location: { address: 'אילת', geocode: { lat: 29.55, lng: 34.95 } },
        pricingUnitRequest: { sections: [{ index: 0, items: [{ index: 1 }] }] },
      }),
    ).toMatchObject({
      body: { success: false, code: 'price.too_far', message: 'העסק מגיע עד 60 ק״מ ממנו, והמקום רחוק יותר' },
    });
    expect((await check({ participants: 0 })).status).toBe(422);
  });
});

describe('closing', () => {
  it('takes the store away and holds its name for a year', async () => {
    const { store } = await app.publicStore(owner);
    const path = `/v1/partners/${store.partnerUsername}`;
    expect((await app.call('DELETE', path, { as: await app.person() })).status).toBe(404);
    app.openOrders.set(store.partnerId, 1);
    expect((await app.call<{ code: string }>('DELETE', path, { as: owner })).body.code).toBe(
      'store.has_orders',
    );
    expect((await app.call('GET', `${path}/manage`, { as: owner })).status).toBe(200);
    app.openOrders.delete(store.partnerId);
    expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
    for (const url of [path, `${path}/manage`])
      expect((await app.call('GET', url, { as: owner })).status).toBe(404);
    const name = `/v1/partner-usernames/${store.partnerUsername}`;
    expect((await app.call('GET', name, { as: owner })).body).toEqual({
      free: false,
      code: 'username.taken',
    });
    await app.source.query(`update stores.usernames set held_until = $2 where username = $1`, [
      store.partnerUsername,
      '2027-04-01',
    ]);
    expect((await app.call('GET', name, { as: owner })).body).toEqual({ free: true, code: null });
    await app.store(owner, { partnerUsername: store.partnerUsername });
  });

  it('frees at once the name of a store that had nothing on sale', async () => {
    const { partnerUsername } = await app.store(owner);
    expect((await app.call('DELETE', `/v1/partners/${partnerUsername}`, { as: owner })).status).toBe(204);
    const name = await app.call('GET', `/v1/partner-usernames/${partnerUsername}`, { as: owner });
    expect(name.body).toEqual({ free: true, code: null });
  });
});

describe('what everybody reads of a store', () => {
  it('says when it takes orders, and a rating of each thing it sells', async () => {
    const owner = await app.person();
    const { store, unit } = await app.publicStore(owner);
    const rule = {
      id: newId(),
      isAvailable: true,
      allDay: true,
      startDateTime: '2027-05-01T21:00:00.000Z',
      endDateTime: '2027-05-02T21:00:00.000Z',
      recurrence: 'weekly',
      recurrenceEndDate: null,
      weekdays: [0, 1],
    };
    const body = { availabilities: [rule], shortestNotice: '24', dailyCapacity: '2' };
    const path = `/v1/partners/${store.partnerUsername}`;
    expect((await app.call('PUT', `${path}/availability`, { as: owner, body })).status).toBe(200);
    const read = await app.call('GET', path);
    expect(read.body).toMatchObject({
      shortestNotice: 24,
      dailyCapacity: 2,
      settings: { isPublic: true, availabilities: [rule] },
      ratingMetrics: {
        avgRating: null,
        ratingCount: 0,
        pricingUnits: [{ pricingUnitId: unit.pricingUnitId, avgRating: null, ratingCount: 0 }],
      },
    });
  });

  it('names every missing field as required', async () => {
    const answer = await app.call<{ fields: Record<string, string> }>('POST', '/v1/partners', {
      as: await app.person(),
      body: { partnerUsername: '', delivery: { freeWorkingDistance: null } },
    });
    expect(answer.status).toBe(422);
    for (const field of ['businessName', 'categories', 'isMobile', 'businessCity', 'businessPhone'])
      expect([field, answer.body.fields[field]]).toEqual([field, 'שדה חובה']);
    expect(answer.body.fields['delivery.freeWorkingDistance']).toBe('שדה חובה');
  });
});
