import { randomInt } from 'node:crypto';
import type { INestApplication, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock, FixedClock, MINUTE_MS, newId } from '@smachot/kernel';
import type { DataSource } from 'typeorm';
import { createHttpApp } from '../http/http-app';
import type { BodyLimits } from '../http/bodies/bodies';
import { RateLimits } from '../http/access/rate-limits';

/** Tuesday, 11:00 in Israel: guests may be written to. */
export const TUESDAY = new Date('2027-04-06T08:00:00Z');

/** The module over HTTP, ready to be called. */
export const startTestApp = async (
  module: Type,
  bodyLimits?: BodyLimits,
): Promise<NestFastifyApplication> => {
  const app = await createHttpApp(module, bodyLimits);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  // requests pass uncounted when Redis is slow: in an hour in which everything is, a test would see no limit
  app.get(RateLimits).timeoutMs = MINUTE_MS;
  return app;
};

/** Stops the platform's clock: from now on all its users read this one. */
export const stopClock = (app: INestApplication, at: Date): FixedClock => {
  const clock = new FixedClock(at);
  app.get(Clock).now = () => clock.now();
  return clock;
};

/** Removes rate limits: they are tested in the platform. */
export const withoutRateLimits = (app: INestApplication): void => {
  app.get(RateLimits).take = () => Promise.resolve({ allowed: true });
};

/**
 * Creates an account; without a phone only when null is given.
 * @returns the id, which is the username too
 */
export const anAccount = async (
  source: DataSource,
  {
    phone = `+97252${randomInt(1_000_000, 9_999_999)}`,
    name = ['נועה', 'ברק'],
  }: { phone?: string | null; name?: string[] } = {},
): Promise<string> => {
  const id = newId();
  await source.query(
    `insert into identity.users (id, username, phone, first_name, last_name, language, groups, terms_accepted_at)
     values ($1::uuid, $1::text, $2, $3, $4, 'he', '{}', now())`,
    [id, phone, ...name],
  );
  return id;
};
