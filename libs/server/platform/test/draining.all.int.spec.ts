import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { newId } from '@smachot/kernel';
import { Draining } from '../src';
import { EdgeController } from './edge-app';
import { platformApp } from '../src/testing';

/** A length that nothing else waits for. */
const DRAIN_MS = 4_999;

let platform: Awaited<ReturnType<typeof platformApp>>;
let port: number;
/** Lets the time pass in which the process goes on serving: a busy machine may need longer for what is asked within it. */
let timePasses: () => void;
beforeEach(async () => {
  platform = await platformApp([EdgeController], [], { settings: { DRAIN_MS: String(DRAIN_MS) } });
  await platform.app.listen(0, '127.0.0.1');
  port = (platform.app.getHttpServer().address() as AddressInfo).port;
  const wait = globalThis.setTimeout;
  const held = (act: () => void, ms?: number) => (ms === DRAIN_MS ? (timePasses = act) : wait(act, ms));
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout);
});
afterEach(() => {
  jest.restoreAllMocks();
  return platform.close();
});

const drain = () => platform.app.get(Draining).drain(platform.app.getHttpServer());
const ask = (path: string, token?: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

/** A request whose last byte is sent when the answer is asked for. */
const slowRequest = async () => {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const asked = once(platform.app.getHttpServer(), 'request');
  socket.write(
    'POST /v1/test/say/dana HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  await asked;
  return async () => {
    socket.write('}');
    await ended;
    return text;
  };
};

it('goes on serving while it leaves, and asks its callers to go elsewhere', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  const drained = drain();
  const [alive, ready] = await Promise.all([ask('/healthz'), ask('/readyz')]);
  expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close']);
  expect(ready.status).toBe(503);
  timePasses();
  await drained;
  await expect(ask('/healthz')).rejects.toThrow();
});

it('answers what was asked before it stopped listening', async () => {
  const answerOf = await slowRequest();
  const drained = drain();
  timePasses();
  await expect(ask('/healthz')).rejects.toThrow();
  expect(await answerOf()).toMatch(/^HTTP\/1\.1 200 /);
  await drained;
});

it('ends its live streams, which would have no end', async () => {
  const stream = await ask('/v1/live?topics=me', newId());
  const reading = stream.text();
  const drained = drain();
  timePasses();
  await drained;
  expect(await reading).toContain(': listening');
});
