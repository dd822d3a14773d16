import accepts from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FinishedPage } from './finished-pages';
import { isCrawler } from './visitor-look';

/** In a browser a page is asked for anew each time, and is often the one it has; shared caches answer for us this long, and while they ask. */
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** A crawler's page is in the language of its own headers. */
const OWN = 'private, no-cache';

/** Sends a page that reads the same for everybody with this look, packed already; nothing of it to a browser that has it. */
export const sendFinished = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): FastifyReply => {
  void reply
    .header('cache-control', isCrawler(headers) ? OWN : SHARED)
    .header('vary', 'cookie, accept-encoding')
    .header('etag', page.etag);
  if (headers['if-none-match'] === page.etag) return reply.status(304).send();
  const form = accepts.negotiate(headers['accept-encoding'] ?? 'identity', ['br', 'gzip']);
  void reply.type('text/html; charset=utf-8');
  if (form === 'br' || form === 'gzip') return reply.header('content-encoding', form).send(page[form]);
  return reply.send(page.plain);
};
