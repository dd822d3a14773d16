import type { ProblemCode } from '@smachot/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from '@smachot/i18n';
import { problemAnswer } from '@smachot/server-platform';
import { cardPath, cardVersion, readCardPath } from './preview-cards/preview-card';
import type { PreviewCards } from './preview-cards/preview-cards';
import { cardOf, type PublicPages } from './public-pages';
import { askedIn } from './rendering/visitor-look';
import { inLanguage } from './write-head';

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, code: ProblemCode) => {
  const requestId = String(reply.getHeader('x-request-id') ?? request.id);
  const { status, body } = problemAnswer({ code }, request.headers['accept-language'], requestId);
  return reply.status(status).type('application/json; charset=utf-8').send(body);
};

/** The path of a raw address: `//` is a path, too, though a URL would read a host into it. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0]!;

/** Rate limit per minute: chats and networks request a few; a crawler of all pages is slowed down. */
const PER_MINUTE = 60;

/** Cards of public pages as PNG. The address names page and content, so that it may be cached for ever. */
export const servePreviews = (fastify: FastifyInstance, pages: PublicPages, cards: PreviewCards): void => {
  const config = { page: { name: 'preview', perMinute: PER_MINUTE } };
  fastify.get('/previews/*', { config }, async (request, reply) => {
    const address = readCardPath(pathOf(request.url));
    const language = askedIn(request.url) ?? DEFAULT_LANGUAGE;
    const head = address && (await pages.headOf(address.page, language));
    if (!address || !head) return sendProblem(request, reply, 'not_found');
    const card = cardOf(head);
    // an old link: the content has changed by now
    if (cardVersion(card) !== address.version)
      return reply
        .header('cache-control', 'no-store')
        .redirect(inLanguage(cardPath(address.page, card), language), 302);
    const png = await cards.png(card);
    if (!png.ok) {
      void reply.header('retry-after', Number(png.details?.['retryAfterSeconds'] ?? 10));
      return sendProblem(request, reply, png.code);
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(png.value);
  });
};
