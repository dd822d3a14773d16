import net, { type AddressInfo } from 'node:net';
import { eventually, platformApp } from '../src/testing';
import { EdgeController } from './edge-app';
import { filePart, formEnd, freshIp, multipart, overTheWire } from './edge-requests';

let platform: Awaited<ReturnType<typeof platformApp>>;
let port: number;
beforeAll(async () => {
  platform = await platformApp([EdgeController], [], { bodyLimits: { bodiesBytes: 1_000_000 } });
  await platform.app.listen(0, '127.0.0.1');
  port = (platform.app.getHttpServer().address() as AddressInfo).port;
});
afterAll(() => platform.close());

const post = (url: string, payload: Buffer | string, headers: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': freshIp(), ...headers },
    payload,
  });
const file = filePart(Buffer.alloc(300_000, 'x'));
const give = () => post('/v1/test/give', Buffer.concat([file, formEnd]), multipart);
const tell = () => post('/webhooks/test', Buffer.alloc(100_000), { 'content-type': 'application/json' });
const statusOf = async (answer: ReturnType<typeof post>) => (await answer).statusCode;

/** A file that is sent but for its end. */
const holdFile = (): net.Socket => {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST /v1/test/give HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${file.length + formEnd.length}\r\n\r\n`,
  );
  socket.write(file);
  return socket.on('error', () => undefined);
};

it('bodies that are read at once have a budget: a large one beyond it may come again, a small one is always read', async () => {
  const held = [holdFile(), holdFile()];
  // providers may fill half of it
  await eventually('two files are held', async () => (await statusOf(tell())) === 503);
  expect(await statusOf(give())).toBe(200);

  held.push(holdFile());
  await eventually('three files are held', async () => (await statusOf(give())) === 503);
  const refused = await give();
  expect(refused.json()).toMatchObject({ code: 'server.unavailable' });
  expect(refused.headers['retry-after']).toBe('10');
  const small = await post('/v1/test/say/dana', '{"words":"x"}', { 'content-type': 'application/json' });
  expect(small.statusCode).toBe(200);

  for (const socket of held) socket.destroy();
  await eventually('files are read again', async () => (await statusOf(give())) === 200);
  await eventually('providers are heard again', async () => (await statusOf(tell())) === 200);
});

it('what was read is given back: a hundred files, one after the other', async () => {
  for (let nth = 0; nth < 100; nth++) expect(await statusOf(give())).toBe(200);
});

it('a signed request without its signature is refused before its body comes', async () => {
  const head = `POST /webhooks/signed HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`;
  expect(await overTheWire(port, head)).toMatch(/^HTTP\/1\.1 403/);
  const signed = await post('/webhooks/signed', '{}', { 'x-signed': 'sha256=0' });
  expect([signed.statusCode, signed.json()]).toEqual([200, { bytes: 2 }]);
});
