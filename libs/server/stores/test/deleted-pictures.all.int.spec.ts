import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PartnerProfile, PricingUnit } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import sharp from 'sharp';
import { ForgetPartner } from '../src/use-cases/stores/forget-partner';
import { type StoresApp, storesApp } from './stores-app';

/** The JPEG, and two widths in two formats. */
const FILES_OF_A_PICTURE = 5;

let app: StoresApp;
beforeAll(async () => {
  app = await storesApp();
});
afterAll(() => app.close());

const files = (): number => {
  const folder = path.join(app.config.settings.FILES_DIR, 'images');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const upload = async <T>(url: string, as: string) => {
  const image = await sharp({ create: { width: 1_000, height: 700, channels: 3, background: '#5E2CA5' } })
    .jpeg()
    .toBuffer();
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const payload = Buffer.concat([Buffer.from(head), image, Buffer.from('\r\n--b--\r\n')]);
  return (await app.call<T>('POST', url, { as, payload, type: 'multipart/form-data; boundary=b' })).body;
};

it('a picture that is deleted or replaced leaves no size of it', async () => {
  const owner = await app.person();
  const before = files();
  const { partnerUsername } = await app.store(owner);
  const add = (kind: string) =>
    upload<PartnerProfile>(`/v1/partners/${partnerUsername}/pictures?kind=${kind}`, owner);
  await add('cover');
  await add('cover');
  expect(files() - before).toBe(FILES_OF_A_PICTURE);
  const { pictures } = await add('gallery');
  expect(files() - before).toBe(2 * FILES_OF_A_PICTURE);
  await app.call('DELETE', `/v1/partners/${partnerUsername}/pictures/${pictures[0]!.id}`, { as: owner });
  expect(files() - before).toBe(FILES_OF_A_PICTURE);
});

it('nor does one of a menu, nor one there is no room for', async () => {
  const owner = await app.person();
  const { partnerUsername } = await app.store(owner);
  const unit = await app.unit(owner, partnerUsername);
  const before = files();
  const images = `/v1/pricing-units/${unit.pricingUnitId}/images`;
  const { imageGallery } = await upload<Extract<PricingUnit, { type: 'simple' }>>(images, owner);
  expect(files() - before).toBe(FILES_OF_A_PICTURE);
  await app.call('PUT', images, { as: owner, body: { images: [], removed: [imageGallery[0]!.id] } });
  expect(files() - before).toBe(0);
  await app.source.query(
    `update stores.pricing_units set images = (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'key', 'x', 'alt', '',
       'width', 1, 'height', 1, 'placeholder', '')) from generate_series(1, 40)) where id = $1`,
    [unit.pricingUnitId],
  );
  expect(await upload(images, owner)).toMatchObject({ code: 'pictures.too_many' });
  expect(files() - before).toBe(0);
});

it('an account that is erased takes the pictures of its store with it', async () => {
  const owner = await app.person();
  const before = files();
  const { partnerUsername } = await app.store(owner);
  const unit = await app.unit(owner, partnerUsername);
  await upload(`/v1/partners/${partnerUsername}/pictures?kind=profile`, owner);
  await upload(`/v1/partners/${partnerUsername}/pictures?kind=gallery`, owner);
  await upload(`/v1/pricing-units/${unit.pricingUnitId}/images`, owner);
  expect(files() - before).toBe(3 * FILES_OF_A_PICTURE);
  const delivery = { id: newId(), job: 'stores.forget_partner', attempt: 1 } as const;
  await app.source.query(
    `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, $2, '{}', now())`,
    [delivery.id, delivery.job],
  );
  await app.commands.execute(new ForgetPartner(owner, undefined, delivery));
  expect(files() - before).toBe(0);
});
