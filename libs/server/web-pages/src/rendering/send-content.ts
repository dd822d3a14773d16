import accepts from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FinishedPage, PACKED_FORMS } from './finished-pages';
import { isCrawler } from './visitor-look';

/** In a browser a page is asked for anew each time, and is often the one it has; shared caches answer for us this long, and while they ask. */
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/** A crawler's page is in the language of its own headers. */
const OWN = 'private, no-cache';

/** Sends a page that reads the same for everybody with this look, packed; nothing of it to a browser that has it. */
export const sendFinished = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> => {
  void reply
    .header('cache-control', isCrawler(headers) ? OWN : SHARED)
    .header('vary', 'cookie, accept-encoding')
    .header('etag', page.etag);
  if (headers['if-none-match'] === page.etag) return reply.status(304).send();
  void reply.type('text/html; charset=utf-8');
  const form = accepts.negotiate(headers['accept-encoding'] ?? 'identity', PACKED_FORMS);
  return form ? reply.header('content-encoding', form).send(await page.packed(form)) : reply.send(page.plain);
};
