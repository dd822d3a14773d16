import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@smachot/kernel';
import { type Redis } from 'ioredis';
import { type Logger } from '../src/logging/logger';
import { createRedis } from '../src/jobs/redis';
import { RateLimits } from '../src/http/access/rate-limits';
import { Metrics } from '../src/metrics/metrics';
import { Secrets } from '../src/secrets/secrets';
import { testConfig } from '../src/testing/test-config';

const logger = { warn: () => undefined } as unknown as Logger;
const metrics = new Metrics();
const secrets = new Secrets(testConfig('postgres://nowhere'));
/** Without `timeoutMs` Redis has the time it needs, however slow the machine is. */
const limitsOn = (redis: Redis, of = secrets, timeoutMs = MINUTE_MS) =>
  Object.assign(new RateLimits(redis, of, logger, metrics), { timeoutMs });

describe('limits', () => {
  const redis = createRedis(process.env['TEST_REDIS_URL']!, 'command');
  const limits = limitsOn(redis);
  beforeAll(async () => {
    if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
  });
  afterAll(() => redis.disconnect());

  it('are those of one installation: another one on the same Redis counts for itself', async () => {
    const key = randomUUID();
    const others = limitsOn(redis, new Secrets(testConfig('postgres://nowhere')));
    expect((await limits.take(key, 1, 60)).allowed).toBe(true);
    expect((await others.take(key, 1, 60)).allowed).toBe(true);
    expect((await limitsOn(redis).take(key, 1, 60)).allowed).toBe(false);
  });

  it('let exactly the limit through, however many come at once', async () => {
    const key = randomUUID();
    const taken = await Promise.all(Array.from({ length: 50 }, () => limits.take(key, 7, 60)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(7);
    const refused = taken.find(({ allowed }) => !allowed);
    expect(refused).toEqual({ allowed: false, retryAfterSeconds: expect.any(Number) });
  });

  it('are kept by a process that was busy for longer than it waits for an answer', async () => {
    const [key, impatient] = [randomUUID(), limitsOn(redis, secrets, 50)];
    const taken = Promise.all([impatient.take(key, 1, 60), impatient.take(key, 1, 60)]);
    // nothing of this process runs for a second
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    expect((await taken).filter(({ allowed }) => allowed)).toHaveLength(1);
  });

  it('keep keys apart', async () => {
    const key = randomUUID();
    expect((await limits.take(key, 1, 60)).allowed).toBe(true);
    expect((await limits.take(key, 1, 60)).allowed).toBe(false);
    expect((await limits.take(`${key}:other`, 1, 60)).allowed).toBe(true);
  });

  /** The number of windows of so many seconds since 1970, by the clock of Redis; the fraction is of the current one. */
  const windowsUntilNow = async (seconds: number) => {
    const [now, micros] = await redis.time();
    return (Number(now) + Number(micros) / 1e6) / seconds;
  };

  it('count the window before for as long as it overlaps the last minutes: nobody has twice the limit around its turn', async () => {
    const [limit, seconds] = [40, 600];
    const afterTheTurn = async () => {
      const key = randomUUID();
      const began = await windowsUntilNow(seconds);
      await limits.take(key, limit, seconds, limit);
      // as if all of them had been taken in the window before
      await redis.hset(limits.prefix + key, { index: Math.floor(began) - 1, current: limit, previous: 0 });
      const taken = await Promise.all(
        Array.from({ length: limit }, () => limitsOn(redis).take(key, limit, seconds)),
      );
      const ended = await windowsUntilNow(seconds);
      if (Math.floor(began) !== Math.floor(ended)) return afterTheTurn();
      return { began: began % 1, ended: ended % 1, passed: taken.filter(({ allowed }) => allowed).length };
    };
    const { began, ended, passed } = await afterTheTurn();
    expect(passed).toBeGreaterThanOrEqual(Math.floor(limit * began));
    expect(passed).toBeLessThanOrEqual(Math.ceil(limit * ended));
  });

  it('are free again after the wait they name', async () => {
    const key = randomUUID();
    let refused = await limits.take(key, 3, 1);
    while (refused.allowed) refused = await limits.take(key, 3, 1);
    await pause(refused.retryAfterSeconds * 1000);
    expect((await limits.take(key, 3, 1)).allowed).toBe(true);
  });

  it('are never more than the limit, though some of a wide one are taken ahead, by however many processes', async () => {
    const [key, limit, processes] = [randomUUID(), 240, 3];
    const apis = Array.from({ length: processes }, () => limitsOn(redis));
    let passed = 0;
    for (let round = 0; round < 40; round++) {
      const taken = await Promise.all(
        Array.from({ length: 9 }, (_, at) => apis[(round + at) % processes]!.take(key, limit, 600)),
      );
      passed += taken.filter(({ allowed }) => allowed).length;
    }
    expect(passed).toBeLessThanOrEqual(limit);
    // the maximum that another process prefetched
    expect(passed).toBeGreaterThan(limit - (processes - 1) * (limit / 24));
  });

  it('of a wide limit are asked for once in a while, in the same moment only once', async () => {
    const key = randomUUID();
    const asking = jest.spyOn(
      redis as typeof redis & { takeFromLimit: () => Promise<unknown> },
      'takeFromLimit',
    );
    await Promise.all(Array.from({ length: 40 }, () => limits.take(key, 240, 60)));
    expect(asking).toHaveBeenCalledTimes(4);
    asking.mockClear();
    for (let at = 0; at < 5; at++) await limits.take(randomUUID(), 40, 60);
    expect(asking).toHaveBeenCalledTimes(5);
    asking.mockRestore();
  });

  it('taken ahead are good no longer than the window they were taken in', async () => {
    const key = randomUUID();
    await limits.take(key, 96, 1);
    const index = () => redis.hget(limits.prefix + key, 'index');
    const first = await index();
    await pause(1000);
    await limits.take(key, 96, 1);
    expect(await index()).not.toBe(first);
    expect(await redis.hget(limits.prefix + key, 'current')).toBe('4');
  });

  it('leave nothing behind in Redis for longer than two windows', async () => {
    const key = randomUUID();
    await limits.take(key, 3, 600);
    const left = await redis.ttl(limits.prefix + key);
    expect(left).toBeGreaterThan(600);
    expect(left).toBeLessThanOrEqual(1_200);
  });
});

describe('without Redis', () => {
  // time stands still: whoever waits for a timeout waits for ever
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('everybody passes at once', async () => {
    const away = createRedis('redis://127.0.0.1:1', 'command');
    for (let i = 0; i < 5; i++) expect(await limitsOn(away).take('key', 1, 60)).toEqual({ allowed: true });
    const many = await Promise.all(Array.from({ length: 20 }, () => limitsOn(away).take('key', 240, 60)));
    expect(many.every(({ allowed }) => allowed)).toBe(true);
    away.disconnect();
  });
});
