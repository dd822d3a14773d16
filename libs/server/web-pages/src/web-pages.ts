import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config, Logger } from '@smachot/server-platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAppPage } from './app-pages';
import { pathOf, sendProblem, servePreviews } from './previews';
import { serveDrawings } from './drawings';
import { PublicPages } from './public-pages';
import { contentSecurityPolicy } from './page-policy';
import { PreviewCards } from './preview-cards/preview-cards';
import { robots, sitemap } from './sitemap';
import { writeHead } from './write-head';

/** Addresses of the machine-readable side never fall into the web app. */
const RESERVED =
  /^\/(api|v1|admin\/api|webhooks|_dev|docs|metrics|healthz|readyz|assets|previews|drawings)(\/|$)/;
const GUEST_PAGE = /^\/rsvp\/[^/]+\/?$/;
/** The secret in its address is what opens a proposal. robots.txt does not name it: a page that is not read cannot ask to be left out. */
const PROPOSAL_PAGE = /^\/proposal\//i;
const leaveOutOfSearch = (reply: FastifyReply) => void reply.header('x-robots-tag', 'noindex');

/** Serves the built web app from the same origin: assets for ever, pages with a fresh nonce each time. */
@Injectable()
export class WebPages implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly pages: PublicPages,
    private readonly cards: PreviewCards,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const root = path.resolve(this.config.settings.WEB_DIR);
    serveAssets(fastify, path.join(root, 'assets'));
    serveRobots(fastify, this.config, this.pages);
    serveDrawings(fastify);
    servePreviews(fastify, this.pages, this.cards);
    this.servePages(fastify, root);
  }

  private servePages(fastify: FastifyInstance, root: string): void {
    const page = (name: string) =>
      existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : undefined;
    const pages = { app: page('index.html'), guest: page('guest.html') };
    fastify.get('/*', async (request, reply) => {
      const pathname = pathOf(request.url);
      const guest = GUEST_PAGE.test(pathname);
      const html = guest ? pages.guest : pages.app;
      if (RESERVED.test(pathname) || !html) return sendProblem(request, reply, 'not_found');
      const nonce = randomBytes(16).toString('base64');
      if (guest) void reply.header('referrer-policy', 'no-referrer');
      if (PROPOSAL_PAGE.test(pathname)) leaveOutOfSearch(reply);
      // the app shows the error in its own words; the status tells clients that do not run it
      if (!isAppPage(pathname)) void reply.status(404);
      return reply
        .header('content-security-policy', contentSecurityPolicy(this.config, nonce, guest))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send((await this.withHead(html, pathname, nonce, reply)).replaceAll('__CSP_NONCE__', nonce));
    });
  }

  /** Adds the head of public pages for chats and search engines; a missing page also answers with its status. */
  private async withHead(html: string, path: string, nonce: string, reply: FastifyReply): Promise<string> {
    const head = await this.pages.headOf(path).catch((error: unknown) => {
      this.logger.warn({ error }, 'a page goes out without its head');
      return undefined;
    });
    if (head === null) void reply.status(404);
    if (!head) return html;
    void reply.header('content-language', head.language);
    if (head.unlisted) leaveOutOfSearch(reply);
    return writeHead(html, head, new URL(path, this.config.settings.PUBLIC_URL).href, nonce);
  }
}

const serveAssets = (fastify: FastifyInstance, root: string): void => {
  if (!existsSync(root)) return;
  // not awaited: that would fix the routes' error handler before Nest has set its own
  void fastify.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
    decorateReply: false,
  });
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
