import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Config } from '../config/config';
import { Logger } from '../logging/logger';
import { PreviewCards } from '../preview-cards/preview-cards';
import { isAppPage } from './app-pages';
import { pathOf, sendProblem, servePreviews } from './previews';
import { serveDrawings } from './drawings';
import { PublicPages } from './public-pages';
import { contentSecurityPolicy, NOTHING_RUNS, securityHeaders } from './security-headers';
import { robots, sitemap } from './sitemap';
import { writeHead } from './write-head';

/** Addresses of the machine-readable side never fall into the web app. */
const RESERVED =
  /^\/(api|v1|admin\/api|webhooks|_dev|docs|metrics|healthz|readyz|assets|previews|drawings)(\/|$)/;
const GUEST_PAGE = /^\/rsvp\/[^/]+\/?$/;

/** Serves the built web app from the same origin: assets for ever, pages with a fresh nonce each time. */
export const serveWeb = async (app: NestFastifyApplication): Promise<void> => {
  const config = app.get(Config);
  const fastify = app.getHttpAdapter().getInstance();
  const root = path.resolve(config.settings.WEB_DIR);
  const page = (name: string) =>
    existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : undefined;
  const pages = { app: page('index.html'), guest: page('guest.html') };

  const headers = Object.entries(securityHeaders(config.production));
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
    // our own scripts, styles and pictures follow the policy of the page
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith('/assets/'))
      void reply.header('content-security-policy', NOTHING_RUNS);
    done();
  });
  if (existsSync(path.join(root, 'assets')))
    await app.register(fastifyStatic, {
      root: path.join(root, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
      decorateReply: false,
    });

  const dressed = heads(app);
  serveRobots(fastify, config, app.get(PublicPages));
  serveDrawings(fastify);
  servePreviews(fastify, app.get(PublicPages), app.get(PreviewCards));
  fastify.get('/*', async (request, reply) => {
    const pathname = pathOf(request.url);
    const guest = GUEST_PAGE.test(pathname);
    const html = guest ? pages.guest : pages.app;
    if (RESERVED.test(pathname) || !html) return sendProblem(request, reply, 'not_found');
    const nonce = randomBytes(16).toString('base64');
    if (guest) void reply.header('referrer-policy', 'no-referrer');
    // the app shows the error in its own words; the status tells clients that do not run it
    if (!isAppPage(pathname)) void reply.status(404);
    return reply
      .header('content-security-policy', contentSecurityPolicy(config, nonce, guest))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send((await dressed(html, pathname, nonce, reply)).replaceAll('__CSP_NONCE__', nonce));
  });
};

/** Adds the head of public pages for chats and search engines; a missing page also answers with its status. */
const heads = (app: NestFastifyApplication) => {
  const [pages, logger, config] = [app.get(PublicPages), app.get(Logger), app.get(Config)];
  return async (html: string, path: string, nonce: string, reply: FastifyReply): Promise<string> => {
    const head = await pages.headOf(path).catch((error: unknown) => {
      logger.warn({ error }, 'a page goes out without its head');
      return undefined;
    });
    if (head === null) void reply.status(404);
    if (!head) return html;
    void reply.header('content-language', head.language);
    return writeHead(html, head, new URL(path, config.settings.PUBLIC_URL).href, nonce);
  };
};

const serveRobots = (fastify: FastifyInstance, config: Config, pages: PublicPages): void => {
  const origin = new URL(config.settings.PUBLIC_URL).origin;
  fastify.get('/robots.txt', { config: { page: { name: 'robots', perMinute: 60 } } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin)),
  );
  // reads all public pages
  fastify.get('/sitemap.xml', { config: { page: { name: 'sitemap', perMinute: 6 } } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, pages.addresses())),
  );
};
