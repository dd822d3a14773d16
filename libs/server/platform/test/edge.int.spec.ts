import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { newId } from '@smachot/kernel';
import { EdgeController } from './edge-app';
import { filePart, formEnd, freshIp, isRefusal, multipart, overTheWire } from './edge-requests';
import { eventually, platformApp } from '../src/testing';

const BODY_MS = 400;
let platform: Awaited<ReturnType<typeof platformApp>>;
let port: number;
beforeAll(async () => {
  platform = await platformApp([EdgeController], [], { bodyLimits: { bodyMs: BODY_MS } });
  await platform.app.listen(0, '127.0.0.1');
  port = (platform.app.getHttpServer().address() as AddressInfo).port;
});
afterAll(() => platform.close());

type Given = { method?: string; url: string; headers?: Record<string, string>; payload?: string | Buffer };
const ask = ({ method = 'GET', url, headers = {}, payload }: Given) =>
  platform.app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-forwarded-for': freshIp(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const json = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = json, url = '/v1/test/say/dana') =>
  ask({ method: 'POST', url, headers, payload });

describe('no database keeps them', () => {
  it.each([
    ['NUL in the body', () => post('{"words":"a\\u0000b"}'), { words: expect.any(String) }],
    ['a lone surrogate in the body', () => post('{"words":"\\ud83d"}'), { words: expect.any(String) }],
    [
      'NUL deep in the body',
      () => post('{"more":[{"deep":"\\u0000"}]}'),
      { 'more.0.deep': expect.any(String) },
    ],
    ['NUL as the name of a field', () => post('{"a\\u0000":1}'), { '*': expect.any(String) }],
    ['NUL in the query', () => post('{}', json, '/v1/test/say/dana?how=%00'), { how: expect.any(String) }],
  ])('%s', async (_, asked, fields) => {
    const answer = await asked();
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'request.invalid', fields });
  });
  it('NUL in the path names nothing', async () =>
    expect((await post('{}', json, '/v1/test/say/a%00b')).json()).toMatchObject({ code: 'not_found' }));
  it('whole emoji with their joiners are words', async () =>
    expect((await post(JSON.stringify({ words: '👨‍👩‍👧‍👦❤️' }))).json()).toEqual({ said: 'dana: 👨‍👩‍👧‍👦❤️' }));
});

describe('addresses that are none', () => {
  it.each([
    '//',
    '//evil.example/x',
    '/%zz',
    '/v1/test/say/%E0%A4%A',
    `/v1/test/say/${'x'.repeat(500)}`,
    '/v1/%00',
  ])('GET %s', async (url) => isRefusal(await ask({ url })));
  it.each([
    'GET //  HTTP/1.1\r\nhost: x\r\n',
    'GET / HTTP/9\r\n',
    'nonsense\r\n',
    'GET /\0 HTTP/1.1\r\nhost: x\r\n',
  ])('over the wire: %j', async (head) => {
    const heard = await overTheWire(port, `${head}connection: close\r\n\r\n`);
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(heard) ?? [];
    isRefusal({ statusCode: Number(status), body: heard.slice(heard.indexOf('{')) });
  });
});

describe('bodies', () => {
  it.each([
    ['too deep', () => post('['.repeat(200_000), json), 413],
    ['too deep, within the size', () => post(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`), 400],
    ['__proto__', () => post('{"__proto__":{"a":1}}'), 400],
    ['constructor.prototype', () => post('{"constructor":{"prototype":{}}}'), 400],
    ['not JSON', () => post('{'), 400],
    ['empty', () => post(''), 400],
    ['larger than a stranger has to say', () => post(JSON.stringify({ words: 'x'.repeat(70_000) })), 413],
    ['packed', () => post(gzipSync('{}'), { ...json, 'content-encoding': 'gzip' }), 415],
    ['of another type', () => post('<a/>', { 'content-type': 'application/xml' }), 415],
    ['of no type', () => post('{}', {}), 415],
    ['of a type that is none', () => post('{}', { 'content-type': ';;' }), 415],
  ])('%s', async (_, asked, status) => {
    const answer = await asked();
    isRefusal(answer);
    expect(answer.statusCode).toBe(status);
  });

  it('depth is counted outside of texts only', async () =>
    expect((await post(JSON.stringify({ words: '[['.repeat(500) + '\\"' }))).statusCode).toBe(200));

  it('that trickle are cut, with a word about it', async () => {
    const head = `POST /v1/test/say/dana HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`;
    const heard = await overTheWire(port, head, ' ');
    expect(heard).toMatch(/^HTTP\/1\.1 408/);
    expect(heard).toContain('request.too_slow');
  });

  it('of files that trickle are cut', async () => {
    const head = `POST /v1/test/give HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n`;
    const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    // uncut it would go on for hours
    expect(await overTheWire(port, head + file, 'x')).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('of providers stay bytes, whatever they call themselves', async () => {
    for (const [body, type] of [
      ['{"__proto__":1}', 'application/json'],
      ['not json', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
      ['<a/>', 'no type'],
      ['{', 'multipart/form-data'],
    ] as const) {
      const answer = await post(body, { 'content-type': type }, '/webhooks/test');
      expect([answer.statusCode, answer.json()]).toEqual([200, { bytes: body.length }]);
    }
  });
});

describe('files', () => {
  const give = (payload: Buffer | string, headers: Record<string, string> = multipart) =>
    post(payload, headers, '/v1/test/give');
  const whole = Buffer.concat([filePart('שם'), formEnd]);

  it.each([
    ['cut off in the file', () => give(whole.subarray(0, whole.length - 12)), 'file.interrupted'],
    ['cut off before it', () => give(whole.subarray(0, 20)), 'file.missing'],
    ['empty', () => give(''), 'file.missing'],
    ['without a boundary', () => give(whole, { 'content-type': 'multipart/form-data' }), 'file.missing'],
    [
      'with another boundary',
      () => give(whole, { 'content-type': 'multipart/form-data; boundary=c' }),
      'file.missing',
    ],
    ['packed', () => give(gzipSync(whole), { ...multipart, 'content-encoding': 'gzip' }), 'file.unsupported'],
    ['packed in secret', () => give(gzipSync(whole)), 'file.missing'],
    [
      'under another name',
      () => give(Buffer.concat([filePart('x', 'a', 'picture'), formEnd])),
      'file.missing',
    ],
    [
      'under a dangerous name',
      () => give(Buffer.concat([filePart('x', 'a', '__proto__'), formEnd])),
      'file.missing',
    ],
    ['as JSON', () => give('{}', json), 'file.missing'],
    ['announced larger than allowed', () => give(Buffer.alloc(600_000)), 'file.too_large'],
  ])('%s', async (_, asked, code) => {
    const answer = await asked();
    isRefusal(answer);
    expect(answer.json()).toMatchObject({ code });
  });

  it('an empty one is a file of nothing, one of two is the first', async () => {
    expect((await give(Buffer.concat([filePart(''), formEnd]))).json()).toMatchObject({ bytes: 0 });
    expect(
      (await give(Buffer.concat([filePart('first'), filePart('second!'), formEnd]))).json(),
    ).toMatchObject({
      bytes: 5,
    });
  });
  it('keeps Hebrew names and drops what no name has', async () =>
    expect((await give(Buffer.concat([filePart('x', 'מוזמנים.csv'), formEnd]))).json()).toMatchObject({
      name: 'מוזמנים.csv',
    }));

  it('are handed on in pieces of at most 64 KB as they come', async () => {
    const answer = (await give(Buffer.concat([filePart(Buffer.alloc(300_000, 'x')), formEnd]))).json<{
      bytes: number;
      chunks: number[];
    }>();
    expect(answer.bytes).toBe(300_000);
    expect(Math.max(...answer.chunks)).toBeLessThanOrEqual(64 * 1024);
    expect(answer.chunks.length).toBeGreaterThanOrEqual(5);
  });
});

describe('limits', () => {
  it('come before a body is read and before it is parsed', async () => {
    const headers = { ...json, 'x-forwarded-for': freshIp() };
    for (let at = 0; at < 3; at++) await post('{}', headers);
    const head = `POST /v1/test/say/dana HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${headers['x-forwarded-for']}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`;
    expect(await overTheWire(port, `${head}{`)).toMatch(/^HTTP\/1\.1 429[^]*request\.too_many/);
  });

  it('are those of the visitor: an address in front of the one the proxy saw is invented', async () => {
    const seen = freshIp();
    const spoofed = () => post('{}', { ...json, 'x-forwarded-for': `${freshIp()}, ${seen}` });
    const answers = [await spoofed(), await spoofed(), await spoofed(), await spoofed()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });

  it('hold for tokens that are nobody’s, and let valid ones of the same network pass', async () => {
    const from = freshIp();
    const wrong = (ip: string, bearer: string) =>
      ask({ url: '/v1/test/mine', headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': ip } });
    await Promise.all(Array.from({ length: 320 }, (_, at) => wrong(from, `wrong-${at}`)));
    // the window slides: there is room again for one in every fifth of a second
    for (let at = 0; at < 2; at++) {
      await eventually(
        'one that is nobody’s is refused',
        async () => (await wrong(from, `wrong-again-${at}`)).statusCode === 429,
      );
      expect((await wrong(from, newId())).statusCode).toBe(200);
    }
    expect((await wrong(freshIp(), newId())).statusCode).toBe(200);
  });

  it('are those of one installation: another one on the same Redis counts for itself', async () => {
    const headers = { ...json, 'x-forwarded-for': freshIp() };
    for (let at = 0; at < 3; at++) await post('{}', headers);
    expect((await post('{}', headers)).statusCode).toBe(429);
    const other = await platformApp([EdgeController]);
    const url = '/v1/test/say/dana';
    expect((await other.app.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode).toBe(200);
    await other.close();
  });

  it.each([['/docs/openapi.json', 25, 200]])('hold for %s', async (url, times, first) => {
    const from = freshIp();
    const answers = [];
    for (let at = 0; at < times; at++) answers.push(await ask({ url, headers: { 'x-forwarded-for': from } }));
    expect(answers[0]!.statusCode).toBe(first);
    isRefusal(answers.at(-1)!);
    expect(answers.at(-1)!.statusCode).toBe(429);
  });
});

it('does not serve its documents where the configuration does not say so', async () => {
  const quiet = await platformApp([], [], { settings: { API_DOCS: 'off' } });
  for (const url of ['/docs', '/docs/openapi.json'])
    expect((await quiet.app.inject(url)).statusCode).toBe(404);
  await quiet.close();
});
