import { CENTURY_MS } from '@smachot/kernel';
import * as z from 'zod/mini';
import { call } from './call';
import { Instant } from './primitives';

/**
 * Change hints as server-sent events: `event: hint`, `data: {"topic": "...", "version": n}`. Topics: `event:{id}`
 * (own invitations), `me` (own notifications, cards, bills). After a gap: `data: {"topic": "*"}`, then the client reads all data again.
 */
export const live = call({
  id: 'system.live',
  method: 'GET',
  path: '/v1/live',
  access: 'user',
  query: z.object({ topics: z.string().check(z.maxLength(2000)) }),
  media: 'text/event-stream',
});
export const LiveHint = z.object({ topic: z.string(), version: z.number() });
export type LiveHint = z.infer<typeof LiveHint>;

export const healthz = call({
  id: 'system.healthz',
  method: 'GET',
  path: '/healthz',
  access: 'visitor',
  answer: z.object({ status: z.literal('ok') }),
  perMinute: 6000,
});
export const readyz = call({
  id: 'system.readyz',
  method: 'GET',
  path: '/readyz',
  access: 'visitor',
  answer: z.object({ status: z.literal('ready'), postgres: z.literal(true), redis: z.literal(true) }),
  perMinute: 6000,
});
export const metrics = call({
  id: 'system.metrics',
  method: 'GET',
  path: '/metrics',
  access: 'visitor',
  media: 'text/plain',
  perMinute: 600,
});
/** A stored file at an address that carries its own signature and expiry. */
export const signedFile = call({
  id: 'system.signedFile',
  method: 'GET',
  path: '/v1/files/*',
  params: z.object({ '*': z.string() }),
  access: 'signedUrl',
  query: z.object({
    expires: z.string(),
    signature: z.string(),
    w: z.optional(z.string()),
    as: z.optional(z.enum(['avif', 'webp', 'jpeg'])),
  }),
  media: 'application/octet-stream',
});
/** The configuration that the page needs before sign-in. */
export const clientConfig = call({
  id: 'system.clientConfig',
  method: 'GET',
  path: '/api/config',
  access: 'visitor',
  answer: z.object({
    contactChatUrl: z.string(),
    version: z.string(),
    now: Instant,
    development: z.boolean(),
    sandboxUrl: z.nullable(z.string()),
    /** Product analytics and feature flags, after consent. */
    analytics: z.nullable(z.object({ host: z.string(), key: z.string() })),
    /** Web analytics, after consent. */
    webAnalytics: z.nullable(z.object({ host: z.string(), id: z.string() })),
    /** A street map: a whole style, or tiles alone; null: our own drawing. `attribution`: the source that has to be named beside it. */
    map: z.nullable(
      z.object({
        styleUrl: z.nullable(z.string()),
        tilesUrl: z.nullable(z.string()),
        attribution: z.nullable(z.string()),
      }),
    ),
  }),
});
export const readClock = call({
  id: 'system.readClock',
  method: 'GET',
  path: '/_dev/clock',
  access: 'development',
  answer: z.object({ now: Instant, offsetMs: z.number() }),
});
/** Milliseconds, at most a century away: a greater offset yields no valid date. */
export const ClockOffset = z.number().check(z.gte(-CENTURY_MS), z.lte(CENTURY_MS));
const isWithinCentury = (instant: string): boolean =>
  Math.abs(Date.parse(instant) - Date.now()) <= CENTURY_MS;
export const moveClock = call({
  id: 'system.moveClock',
  method: 'POST',
  path: '/_dev/clock',
  access: 'development',
  body: z.object({
    offsetMs: z.optional(ClockOffset),
    now: z.optional(Instant.check(z.refine(isWithinCentury))),
  }),
  answer: z.object({ now: Instant, offsetMs: z.number() }),
  status: 200,
});
