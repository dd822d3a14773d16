import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
const limitsOn = (redis: Redis, of = secrets) => new RateLimits(redis, of, logger, metrics);

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

  it('keep keys apart', async () => {
    const key = randomUUID();
    expect((await limits.take(key, 1, 60)).allowed).toBe(true);
    expect((await limits.take(key, 1, 60)).allowed).toBe(false);
    expect((await limits.take(`${key}:other`, 1, 60)).allowed).toBe(true);
  });

  const redisNow = async () => {
    const [seconds, micros] = await redis.time();
    return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
  };
  /**
   * Twenty requests just before a window of a second turns and twenty just after it; undefined where the machine was too
   * slow for that.
   */
  const aroundTheTurn = async () => {
    const key = randomUUID();
    const windowMs = 1000;
    const turn = Math.ceil((await redisNow()) / windowMs + 1) * windowMs;
    await pause(turn - 60 - (await redisNow()));
    const late = await Promise.all(Array.from({ length: 20 }, () => limits.take(key, 10, 1)));
    const wasBefore = (await redisNow()) < turn;
    await pause(120);
    const early = await Promise.all(Array.from({ length: 20 }, () => limits.take(key, 10, 1)));
    const isSoonAfter = (await redisNow()) < turn + 200;
    return wasBefore && isSoonAfter ? [...late, ...early] : undefined;
  };

  it('let nobody have twice the limit around the turn of a window', async () => {
    let taken = await aroundTheTurn();
    for (let tries = 1; !taken && tries < 10; tries++) taken = await aroundTheTurn();
    const passed = taken?.filter(({ allowed }) => allowed).length;
    expect(passed).toBeGreaterThanOrEqual(10);
    expect(passed).toBeLessThanOrEqual(12);
  });

  it('are free again after the wait they name', async () => {
    const key = randomUUID();
    for (let i = 0; i < 3; i++) await limits.take(key, 3, 1);
    const refused = await limits.take(key, 3, 1);
    if (refused.allowed) throw new Error('one too many');
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
    const [seconds, micros] = await redis.time();
    await pause(1000 - ((Number(seconds) * 1000 + Number(micros) / 1000) % 1000) + 20);
    await limits.take(key, 96, 1);
    const current = () => redis.hget(limits.prefix + key, 'current');
    expect(await current()).toBe('4');
    await pause(1000);
    await limits.take(key, 96, 1);
    expect(await redis.hmget(limits.prefix + key, 'current', 'previous')).toEqual(['4', '4']);
  });

  it('leave nothing behind in Redis for longer than two windows', async () => {
    const key = randomUUID();
    await limits.take(key, 3, 5);
    const left = await redis.pttl(limits.prefix + key);
    expect(left).toBeGreaterThan(5000);
    expect(left).toBeLessThanOrEqual(10_000);
  });
});

describe('without Redis', () => {
  it('everybody passes at once', async () => {
    const away = createRedis('redis://127.0.0.1:1', 'command');
    const from = performance.now();
    for (let i = 0; i < 5; i++) expect(await limitsOn(away).take('key', 1, 60)).toEqual({ allowed: true });
    expect(performance.now() - from).toBeLessThan(1000);
    const many = await Promise.all(Array.from({ length: 20 }, () => limitsOn(away).take('key', 240, 60)));
    expect(many.every(({ allowed }) => allowed)).toBe(true);
    away.disconnect();
  });
});
