import type { AnswerOf, browseStores, PartnerProfile, PricingUnit } from '@smachot/contracts';
import sharp from 'sharp';
import { anEditedProfile, aPartnerForm } from '../src/testing/a-store';
import { type StoresApp, storesApp } from './stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());

const picture = async (): Promise<{ payload: Buffer; type: string }> => {
  const image = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#a4508b' } })
    .png()
    .toBuffer();
  const head =
    '--b0undary\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  return {
    payload: Buffer.concat([Buffer.from(head), image, Buffer.from('\r\n--b0undary--\r\n')]),
    type: 'multipart/form-data; boundary=b0undary',
  };
};

describe('pictures', () => {
  it('come through the pipeline, one as profile and cover, many in the gallery', async () => {
    const { partnerUsername } = await app.store(owner);
    const add = async (kind: string, as = owner) =>
      app.call<PartnerProfile>('POST', `/v1/partners/${partnerUsername}/pictures?kind=${kind}`, {
        as,
        ...(await picture()),
      });
    await add('gallery');
    await add('gallery');
    const first = await add('cover');
    const second = await add('cover');
    expect(second).toMatchObject({ status: 201, body: { profilePicture: null, pictures: [{}, {}] } });
    expect(second.body.coverPhoto!.id).not.toBe(first.body.coverPhoto!.id);
    expect(second.body.coverPhoto!.url).toMatch(/^\/v1\/files\/images\/.*-960\.webp\?expires=/);
    expect((await app.call('GET', second.body.coverPhoto!.url)).status).toBe(200);
    const [one, two] = second.body.pictures;
    const remove = (id: string, as = owner) =>
      app.call<PartnerProfile>('DELETE', `/v1/partners/${partnerUsername}/pictures/${id}`, { as });
    expect((await remove(one!.id)).body.pictures.map(({ id }) => id)).toEqual([two!.id]);
    expect((await remove(second.body.coverPhoto!.id)).body.coverPhoto).toBeNull();
    expect((await remove(one!.id)).status).toBe(404);
    expect((await add('cover', await app.person())).status).toBe(404);
  });

  it('stand on the card in browse, as all that the store says of itself, from the moment they change', async () => {
    const { store, unit } = await app.publicStore(owner, {
      businessName: 'שמחות "הגן" \\ בע״מ',
      categories: ['venue', 'bar'],
    });
    const path = `/v1/partners/${store.partnerUsername}`;
    const cards = async (category: string) => {
      const { body } = await app.call<AnswerOf<typeof browseStores>>(
        'GET',
        `/v1/partners?category=${category}`,
      );
      return body.stores.filter(({ partnerId }) => partnerId === store.partnerId);
    };
    const { businessName, description, businessCity, partnerUsername } = store;
    const said = { businessName, description, businessCity, partnerUsername, categories: ['venue', 'bar'] };
    expect(await cards('bar')).toEqual([expect.objectContaining({ ...said, coverPhoto: null })]);
    expect((await cards('venue'))[0]!.price).toMatchObject({
      pricingUnitId: unit.pricingUnitId,
      pricingUnitName: unit.name,
    });

    const added = await app.call<PartnerProfile>('POST', `${path}/pictures?kind=cover`, {
      as: owner,
      ...(await picture()),
    });
    expect((await cards('bar'))[0]!.coverPhoto).toEqual(added.body.coverPhoto);
    const {
      partnerUsername: _,
      email: __,
      ...form
    } = aPartnerForm({ businessName: 'שם אחר', categories: ['bar'] });
    await app.call('PUT', path, { as: owner, body: anEditedProfile(form) });
    expect(await cards('bar')).toEqual([
      expect.objectContaining({
        ...said,
        businessName: 'שם אחר',
        categories: ['bar'],
        coverPhoto: added.body.coverPhoto,
      }),
    ]);
    expect(await cards('venue')).toEqual([]);
  });

  it('of the gallery are ordered and described; what came meanwhile stays', async () => {
    const { partnerUsername } = await app.store(owner);
    const path = `/v1/partners/${partnerUsername}/pictures`;
    const add = async () =>
      (await app.call<PartnerProfile>('POST', `${path}?kind=gallery`, { as: owner, ...(await picture()) }))
        .body.pictures;
    await add();
    await add();
    const [a, b, c] = (await add()).map(({ id }) => id) as [string, string, string];
    const arrange = (pictures: object[], as = owner) =>
      app.call<PartnerProfile>('PUT', path, { as, body: { pictures } });
    const done = await arrange([{ id: b, alt: ' שולחן  מתוקים ' }, { id: a }]);
    expect(done.body.pictures).toMatchObject([
      { id: b, alt: 'שולחן מתוקים' },
      { id: a, alt: '' },
      { id: c, alt: '' },
    ]);
    // another's picture is not one of these; saying one twice does not make two
    const again = await arrange([{ id: c }, { id: owner }, { id: c }, { id: b, alt: 'x' }]);
    expect(again.body.pictures.map(({ id }) => id)).toEqual([c, b, a]);
    expect((await arrange([{ id: a, alt: 'x'.repeat(121) }])).status).toBe(422);
    expect((await arrange([], await app.person())).status).toBe(404);
  });

  it('of a unit are ordered, described and removed; a copy keeps its own', async () => {
    const { partnerUsername } = await app.store(owner);
    const unit = await app.unit(owner, partnerUsername);
    const path = `/v1/pricing-units/${unit.pricingUnitId}`;
    type Simple = Extract<PricingUnit, { type: 'simple' }>;
    await app.call('POST', `${path}/images`, { as: owner, ...(await picture()) });
    const { body } = await app.call<Simple>('POST', `${path}/images`, { as: owner, ...(await picture()) });
    const [a, b] = body.imageGallery;
    const copy = (await app.call<Simple>('POST', `${path}/duplicate`, { as: owner })).body;
    expect(copy).toMatchObject({ name: `${unit.name} (2)`, visibility: 'private', imageGallery: [{}, {}] });
    const arranged = await app.call<Simple>('PUT', `${path}/images`, {
      as: owner,
      body: { images: [{ id: b!.id, alt: 'השולחן' }], removed: [a!.id] },
    });
    expect(arranged.body.imageGallery).toMatchObject([{ id: b!.id, alt: 'השולחן' }]);
    expect(a!.id).not.toBe(b!.id);
    const still = await app.call<Simple>('GET', `/v1/pricing-units/${copy.pricingUnitId}/manage`, {
      as: owner,
    });
    for (const { url } of still.body.imageGallery) expect((await app.call('GET', url)).status).toBe(200);
  });
});
