import type { PricingUnit, PricingUnitDraft } from '@smachot/contracts';
import { FileStore } from '@smachot/server-platform';
import sharp from 'sharp';
import { type StoresApp, storesApp } from './stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());

const path = (unit: PricingUnit) => `/v1/pricing-units/${unit.pricingUnitId}`;
const publish = (unit: PricingUnit, { pricingUnit, revision }: PricingUnitDraft) =>
  app.call<PricingUnitDraft>('POST', `${path(unit)}/publish`, {
    as: owner,
    body: { version: pricingUnit.version, revision },
  });
const discard = (unit: PricingUnit, version: number) =>
  app.call('POST', `${path(unit)}/draft/discard`, { as: owner, body: { version } });
const read = async (unit: PricingUnit) => (await app.call<PricingUnit>('GET', path(unit))).body;

describe('pictures of a draft', () => {
  const picture = async () => {
    const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a4508b' } })
      .png()
      .toBuffer();
    const head =
      '--b0undary\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    return {
      payload: Buffer.concat([Buffer.from(head), image, Buffer.from('\r\n--b0undary--\r\n')]),
      type: 'multipart/form-data; boundary=b0undary',
    };
  };
  const images = (unit: PricingUnit | null) => (unit?.type === 'simple' ? unit.imageGallery : []);
  const add = async (unit: PricingUnit) =>
    (
      await app.call<PricingUnitDraft>('POST', `${path(unit)}/draft/images`, {
        as: owner,
        ...(await picture()),
      })
    ).body;
  const arrange = (unit: PricingUnit, body: object) =>
    app.call<PricingUnitDraft>('PUT', `${path(unit)}/draft/images`, { as: owner, body });
  const idsOf = (unit: PricingUnit) => images(unit).map(({ id }) => id);

  it('are seen when it is published; what it left out stays until then, and is deleted then', async () => {
    const { unit } = await app.publicStore(owner);
    const deleted: string[] = [];
    const files = app.get(FileStore);
    const remove = files.delete.bind(files);
    jest.spyOn(files, 'delete').mockImplementation((key) => {
      deleted.push(key);
      return remove(key);
    });
    const added = await add(unit);
    expect(images(added.pricingUnit)).toHaveLength(1);
    expect(images(await read(unit))).toEqual([]);
    const first = (await publish(unit, added)).body;
    expect(images(await read(unit))).toHaveLength(1);
    const removed = await arrange(unit, { images: [], removed: idsOf(first.pricingUnit) });
    expect(images(removed.body.pricingUnit)).toEqual([]);
    expect(images(removed.body.published)).toHaveLength(1);
    expect(deleted).toEqual([]);
    expect((await app.call('GET', images(first.published)[0]!.url)).status).toBe(200);
    const again = await add(unit);
    // the picture that was never public is deleted with the draft
    await discard(unit, again.pricingUnit.version);
    expect(deleted).toHaveLength(1);
    const gone = await arrange(unit, { images: [], removed: idsOf(first.pricingUnit) });
    await publish(unit, gone.body);
    expect(deleted).toHaveLength(2);
    jest.restoreAllMocks();
  });

  it('that were added meanwhile stay behind those that are described, until they are removed', async () => {
    const { unit } = await app.publicStore(owner);
    const [first] = idsOf((await add(unit)).pricingUnit);
    await add(unit);
    const [, second, third] = idsOf((await add(unit)).pricingUnit);
    const described = await arrange(unit, { images: [{ id: first, alt: 'שולחן' }] });
    expect(images(described.body.pricingUnit)).toMatchObject([
      { id: first, alt: 'שולחן' },
      { id: second },
      { id: third },
    ]);
    const removed = await arrange(unit, { images: [{ id: third }], removed: [second] });
    expect(images(removed.body.pricingUnit)).toMatchObject([{ id: third }, { id: first, alt: 'שולחן' }]);
  });
});
