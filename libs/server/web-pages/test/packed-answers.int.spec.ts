import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Controller } from '@nestjs/common';
import { call } from '@smachot/contracts';
import * as z from 'zod/mini';
import { Serves } from '@smachot/server-platform';
import { platformApp } from '@smachot/server-testing';
import { WebPagesModule } from '../src';

const LONG = 'אורחת ואורח '.repeat(200);
const LARGE = Array.from({ length: 4_000 }, (_, at) => `guest ${at * 7919}`).join(' ');
const TextBody = z.object({ said: z.string() });
const saying = (id: string, path: string) =>
  call({ id, method: 'GET', path, access: 'visitor', answer: TextBody, perMinute: 1000 });
const long = saying('test.long', '/v1/test/long');
const large = saying('test.large', '/v1/test/large');
const small = saying('test.small', '/v1/test/small');
const secret = saying('test.secret', '/api/auth/test');
const own = call({ id: 'test.own', method: 'GET', path: '/v1/test/own', access: 'user', answer: TextBody });

@Controller()
class AnswersController {
  @Serves(long)
  long() {
    return { said: LONG };
  }
  @Serves(large)
  large() {
    return { said: LARGE };
  }
  @Serves(small)
  small() {
    return { said: 'שלום' };
  }
  @Serves(secret)
  secret() {
    return { said: LONG };
  }
  @Serves(own)
  own() {
    return { said: LONG };
  }
}

let platform: Awaited<ReturnType<typeof platformApp>>;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'packed-answers-'));
  await mkdir(path.join(web, 'assets'));
  const asset = (name: string, content: string | Buffer) => writeFile(path.join(web, name), content);
  await asset('index.html', `<html><body>${LONG}</body></html>`);
  await asset('assets/plain.json', JSON.stringify({ said: LONG }));
  await asset('assets/packed.json', JSON.stringify({ said: LONG }));
  await asset('assets/packed.json.br', brotliCompressSync('"as built"'));
  platform = await platformApp([AnswersController], [], {
    settings: { WEB_DIR: web },
    imports: [WebPagesModule],
  });
});
afterAll(async () => {
  await platform.close();
  await rm(web, { recursive: true });
});

const ask = (url: string, accepted?: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url, headers: { ...(accepted ? { 'accept-encoding': accepted } : {}), ...headers } });

it.each([
  ['/v1/test/long', 'gzip', 'gzip', gunzipSync, LONG],
  ['/v1/test/long', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync, LONG],
  ['/v1/test/large', 'gzip', 'gzip', gunzipSync, LARGE],
  ['/v1/test/large', 'br', 'br', brotliDecompressSync, LARGE],
])('%s accepting %s comes as %s', async (url, accepted, encoding, unpack, said) => {
  const answer = await ask(url, accepted);
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringMatching(/accept-encoding/i),
    'content-type': expect.stringContaining('application/json'),
  });
  expect(answer.rawPayload.length).toBeLessThan(said.length);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ said });
});

it.each([
  ['a client that unpacks nothing', '/v1/test/long', undefined],
  ['a client that accepts other ways only', '/v1/test/long', 'deflate'],
  ['an answer that is short', '/v1/test/small', 'gzip, br'],
  ['answers beside secrets', '/api/auth/test', 'gzip, br'],
])('%s gets plain bytes', async (_, url, accepted) => {
  const answer = await ask(url, accepted);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toHaveProperty('said');
});

it('what is somebody’s own is still kept by no cache', async () => {
  const answer = await ask('/v1/test/own', 'gzip', {
    authorization: 'Bearer 0192f0c1-2f5e-7c1e-9a55-2b1d6c3f4a5b',
  });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
});

it('pages are compressed as answers are, assets only when they are built', async () => {
  const page = await ask('/', 'gzip, br');
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain(LONG);
  const plain = await ask('/assets/plain.json', 'gzip, br');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual({ said: LONG });
  // packed when the app was built
  const packed = await ask('/assets/packed.json', 'gzip, br');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('"as built"');
});
