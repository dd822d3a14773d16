import { Readable } from 'node:stream';
import { newId } from '@smachot/kernel';
import sharp from 'sharp';
import { FileStore, imageVariant, ImagePipeline, RateLimits } from '../src';
import { platformApp } from '../src/testing';

let platform: Awaited<ReturnType<typeof platformApp>>;
beforeAll(async () => {
  platform = await platformApp();
});
afterAll(() => platform.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5E2CA5' } });
const accept = (bytes: Buffer, maxBytes = 5_000_000) =>
  platform.app.get(ImagePipeline).accept(Readable.from([bytes]), maxBytes, newId());

it('keeps a picture upright, without metadata, in sizes for every screen', async () => {
  const bytes = await picture(2400, 1200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'secret' } })
    .jpeg()
    .toBuffer();
  const stored = await accept(bytes);
  if (!stored.ok) throw new Error(stored.code);
  expect(stored.value).toMatchObject({ width: 800, height: 1600 });
  const kept = await platform.app.get(FileStore).read(stored.value.key);
  expect(kept.includes(Buffer.from('secret'))).toBe(false);
  const small = await sharp(
    await platform.app.get(FileStore).read(imageVariant(stored.value.key, 480, 'webp')),
  ).metadata();
  expect([small.format, small.width]).toEqual(['webp', 480]);
});

it('sends a picture as AVIF to a browser that reads it, under the same address', async () => {
  const files = platform.app.get(FileStore);
  const stored = await accept(await picture(1200, 900).jpeg().toBuffer());
  if (!stored.ok) throw new Error(stored.code);
  const url = files.signedUrl(imageVariant(stored.value.key, 480, 'webp'), 60);
  const answerTo = (accept: string) => platform.app.inject({ url, headers: { accept } });
  const [modern, older] = [await answerTo('image/avif,image/webp,*/*'), await answerTo('image/webp,*/*')];
  expect([modern, older].map(({ headers }) => [headers['content-type'], headers['vary']])).toEqual([
    ['image/avif', 'accept'],
    ['image/webp', 'accept'],
  ]);
  const { width, format } = await sharp(modern.rawPayload).metadata();
  expect([width, format]).toEqual([480, 'heif']);
  // one of before there were two forms
  await files.put('images/old-480.webp', await picture(48, 48).webp().toBuffer(), 'image/webp');
  const old = await platform.app.inject({
    url: files.signedUrl('images/old-480.webp', 60),
    headers: { accept: 'image/avif' },
  });
  expect([old.statusCode, old.headers['content-type']]).toEqual([200, 'image/webp']);
});

it.each([
  [
    'text that calls itself a picture',
    () => Promise.resolve(Buffer.from('<svg onload=alert(1)>')),
    'image.unsupported',
  ],
  ['a format we do not take', () => picture(10, 10).webp().toBuffer(), 'image.unsupported'],
  [
    'half a picture',
    async () => (await picture(800, 800).png().toBuffer()).subarray(0, 400),
    'image.unsupported',
  ],
  ['too many pixels in few bytes', () => picture(12_000, 12_000).png().toBuffer(), 'image.unsupported'],
])('refuses %s', async (_, bytes, code) =>
  expect(await accept(await bytes())).toMatchObject({ ok: false, code }),
);

it('stops reading at the limit', async () =>
  expect(await accept(Buffer.alloc(2000), 1000)).toMatchObject({ ok: false, code: 'image.too_large' }));

it('opens a file to whoever has its address, until it expires and not if it was changed', async () => {
  const files = platform.app.get(FileStore);
  await files.put('images/test.jpg', await picture(4, 4).jpeg().toBuffer(), 'image/jpeg');
  const url = files.signedUrl('images/test.jpg', 60);
  const answer = await platform.app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  for (const wrong of [
    url.replace('test.jpg', 'other.jpg'),
    url.replace(/expires=\d+/, 'expires=9999999999'),
    url.replace('images/', 'images/../'),
    url.slice(0, -1),
  ])
    expect((await platform.app.inject(wrong)).statusCode).toBe(404);
});

describe('many pictures at once', () => {
  const photo = () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#5E2CA5', noise } })
      .jpeg()
      .toBuffer();
  };

  it('are resized one after the other, and their memory is given back', async () => {
    const bytes = await photo();
    const before = process.memoryUsage().rss;
    const stored = await Promise.all(Array.from({ length: 8 }, () => accept(bytes, 10_000_000)));
    expect(stored.every(({ ok }) => ok)).toBe(true);
    const growthMb = (process.memoryUsage().rss - before) / 1e6;
    // 24 at once took 780 MB with sharp's default threads and cache
    expect(growthMb).toBeLessThan(330);
  });

  it('cost an account its budget of pixels, and nobody else’s', async () => {
    const bytes = await photo();
    const [mine, other] = [newId(), newId()];
    const add = (account: string) =>
      platform.app.get(ImagePipeline).accept(Readable.from([bytes]), 10_000_000, account);
    // 23 pictures of 12 megapixels, and some
    expect(await platform.app.get(RateLimits).take(`pixels:${mine}`, 300, 60, 290)).toEqual({
      allowed: true,
    });
    expect(await add(mine)).toMatchObject({
      code: 'image.too_many',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect((await add(other)).ok).toBe(true);
  });
});

it('refuses an empty picture', async () =>
  expect(await accept(Buffer.alloc(0))).toMatchObject({ code: 'image.unsupported' }));

it('of a picture that is deleted no size is left', async () => {
  const stored = await accept(await picture(1200, 800).png().toBuffer());
  if (!stored.ok) throw new Error(stored.code);
  const files = platform.app.get(FileStore);
  const address = files.signedUrl(imageVariant(stored.value.key, 960, 'avif'));
  expect((await platform.app.inject(address)).statusCode).toBe(200);
  await files.delete(stored.value.key);
  expect((await platform.app.inject(address)).statusCode).toBe(404);
});

it('gives an address that was kept another life, and leaves others alone', () => {
  const files = platform.app.get(FileStore);
  const key = 'images/01940000-0000-7000-8000-000000000001-480.webp';
  const old = `/v1/files/${key}?expires=1&signature=x`;
  expect(files.renewed(old)).toBe(files.signedUrl(key));
  const [, expires, signature] = /expires=(\d+)&signature=(.+)$/.exec(files.renewed(old))!;
  expect(files.mayRead(key, expires!, signature!)).toBe(true);
  for (const other of ['/drawings/bar-1.svg?v=1', 'https://example.com/v1/files/a?expires=1&signature=x', ''])
    expect(files.renewed(other)).toBe(other);
});
