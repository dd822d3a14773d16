import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { newId } from '@smachot/kernel';
import { Draining } from '../src';
import { EdgeController } from './edge-app';
import { platformApp } from '../src/testing';

const DRAIN_MS = 5_000;

let platform: Awaited<ReturnType<typeof platformApp>>;
let port: number;
beforeEach(async () => {
  platform = await platformApp([EdgeController], [], { settings: { DRAIN_MS: String(DRAIN_MS) } });
  await platform.app.listen(0, '127.0.0.1');
  port = (platform.app.getHttpServer().address() as AddressInfo).port;
  // the process leaves when the test lets time pass, and not before
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
});
afterEach(() => {
  jest.useRealTimers();
  return platform.close();
});

const drainTimePasses = () => jest.advanceTimersByTimeAsync(DRAIN_MS);
/** Lets time pass until the process has left. */
const over = async (drained: Promise<void>): Promise<void> => {
  let isOver = false;
  void drained.then(() => (isOver = true));
  while (!isOver) await drainTimePasses();
};

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
  await over(drained);
  await expect(ask('/healthz')).rejects.toThrow();
});

it('answers what was asked before it stopped listening', async () => {
  const answerOf = await slowRequest();
  const drained = drain();
  await drainTimePasses();
  await expect(ask('/healthz')).rejects.toThrow();
  expect(await answerOf()).toMatch(/^HTTP\/1\.1 200 /);
  await over(drained);
});

it('ends its live streams, which would have no end', async () => {
  const stream = await ask('/v1/live?topics=me', newId());
  const reading = stream.text();
  await over(drain());
  expect(await reading).toContain(': listening');
});
