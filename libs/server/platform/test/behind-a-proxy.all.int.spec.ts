import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { EdgeController } from './edge-app';
import { platformApp } from '../src/testing';

const freshIp = () => `203.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

type Running = { on: Awaited<ReturnType<typeof platformApp>>; proxy: ChildProcess; url: string };
const behindProxy = async (trusted: string): Promise<Running> => {
  const platform = await platformApp([EdgeController], [], { settings: { TRUSTED_PROXIES: trusted } });
  await platform.app.listen(0, '127.0.0.1');
  const { port } = platform.app.getHttpServer().address() as AddressInfo;
  const proxy = fork(path.join(__dirname, 'reverse-proxy.mjs'), [String(port)]);
  const own = await new Promise<number>((resolve) =>
    proxy.once('message', (message) => resolve(message as number)),
  );
  return { on: platform, proxy, url: `http://127.0.0.1:${own}` };
};
const stop = async ({ on: platform, proxy }: Running) => {
  proxy.disconnect();
  await platform.close();
};
const say = async ({ url }: Running, from: string, forwardedFor?: string) => {
  const answer = await fetch(`${url}/v1/test/say/dana`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-test-came-from': from,
      ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
    },
    body: '{}',
  });
  await answer.arrayBuffer();
  return answer.status;
};
const inTurn = async <T>(times: number, work: () => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let at = 0; at < times; at++) all.push(await work());
  return all;
};

describe('a proxy the configuration names', () => {
  let running: Running;
  beforeAll(async () => {
    running = await behindProxy('127.0.0.1/32');
  });
  afterAll(() => stop(running));

  it('is not who is counted: each visitor has a limit of their own', async () => {
    const [one, other] = [freshIp(), freshIp()];
    expect(await inTurn(4, () => say(running, one))).toEqual([200, 200, 200, 429]);
    expect(await inTurn(3, () => say(running, other))).toEqual([200, 200, 200]);
  });

  it('tells who came, whatever the visitor says: an invented address is no way around the limit', async () => {
    const visitor = freshIp();
    expect(await inTurn(4, () => say(running, visitor, `${freshIp()}, 127.0.0.1`))).toEqual([
      200, 200, 200, 429,
    ]);
  });
});

it('a proxy nobody named is believed nothing: it is counted itself', async () => {
  const running = await behindProxy('10.9.9.9');
  const statuses = await inTurn(4, () => say(running, freshIp(), freshIp()));
  expect(statuses.at(-1)).toBe(429);
  await stop(running);
});
