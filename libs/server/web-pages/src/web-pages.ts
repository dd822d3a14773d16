import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { APP_SHELL, GUEST_SHELL, isAppPage, isGuestPage } from '@smachot/contracts';
import { Config, Logger, type PackedRoute } from '@smachot/server-platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, sendProblem, servePreviews } from './previews';
import { serveDrawings } from './drawings';
import { type PageHead, PublicPages } from './public-pages';
import { serveInstallation } from './installation';
import { type PagePolicy, pagePolicy } from './page-policy';
import { PreviewCards } from './preview-cards/preview-cards';
import { robots, sitemap } from './sitemap';
import { type BuiltPages, readBuiltPages } from './rendering/built-pages';
import { FinishedPages } from './rendering/finished-pages';
import { type PageContent, PageContents } from './rendering/page-contents';
import { sendFinished } from './rendering/send-content';
import { lookOf } from './rendering/visitor-look';
import { type Where, writeHead } from './write-head';

/** Addresses of the machine-readable side never fall into the web app. */
const RESERVED =
  /^\/(api|v1|admin\/api|webhooks|_dev|docs|metrics|healthz|readyz|assets|previews|drawings)(\/|$)/;
/** The secret in its address is what opens a proposal. robots.txt does not name it: a page that is not read cannot ask to be left out. */
const PROPOSAL_PAGE = /^\/proposal\//i;
const HTML = 'text/html; charset=utf-8';
const leaveOutOfSearch = (reply: FastifyReply) => void reply.header('x-robots-tag', 'noindex');

/** Serves the built web app from the same origin: assets for ever, what is public with its content, and all else with a fresh nonce each time. */
@Injectable()
export class WebPages implements OnModuleInit {
  private readonly finished = new FinishedPages<PageHead | null | undefined>();
  private readonly policies: Record<'app' | 'guest', PagePolicy>;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly pages: PublicPages,
    private readonly cards: PreviewCards,
    private readonly contents: PageContents,
  ) {
    this.policies = { app: pagePolicy(config), guest: pagePolicy(config, { guest: true }) };
  }

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const root = path.resolve(this.config.settings.WEB_DIR);
    serveAssets(fastify, path.join(root, 'assets'));
    serveInstallation(fastify, root);
    serveRobots(fastify, this.config, this.pages);
    serveDrawings(fastify);
    servePreviews(fastify, this.pages, this.cards);
    this.servePages(fastify, root);
  }

  private servePages(fastify: FastifyInstance, root: string): void {
    const { OTEL_EXPORTER_OTLP_ENDPOINT } = this.config.settings;
    const built = readBuiltPages(root, OTEL_EXPORTER_OTLP_ENDPOINT !== undefined);
    this.serveShell(fastify, APP_SHELL, built.app, false);
    this.serveShell(fastify, GUEST_SHELL, built.guest, true);
    const config: PackedRoute = { packed: true };
    fastify.get('/*', { config }, async (request, reply) => {
      const pathname = pathOf(request.url);
      const guest = isGuestPage(pathname);
      const html = guest ? built.guest : built.app;
      if (RESERVED.test(pathname) || !html) return sendProblem(request, reply, 'not_found');
      if (guest) void reply.header('referrer-policy', 'no-referrer');
      if (PROPOSAL_PAGE.test(pathname)) leaveOutOfSearch(reply);
      // the app shows the error in its own words; the status tells clients that do not run it
      if (!isAppPage(pathname)) void reply.status(404);
      const content = guest ? null : await this.contents.of(request, pathname);
      return content
        ? this.sendContent(request, reply, built, content)
        : this.sendEmpty(request, reply, html, guest);
    });
  }

  /** A page that is read before its script. */
  private async sendContent(
    request: FastifyRequest,
    reply: FastifyReply,
    { template, styles, scripts }: BuiltPages,
    content: PageContent,
  ): Promise<FastifyReply> {
    const { address, page, look, isKept } = content;
    const write = (head: PageHead | null | undefined) => {
      const files = styles.of(page.html);
      const screen = { styles: files, scripts: scripts.of(files, page.rooms, look.language) };
      return withHead(template.with(look, page, screen), head, this.whereOf(request));
    };
    void reply.header('content-security-policy', this.policies.app({ scripts: template.scripts }));
    if (!isKept) {
      const head = await this.headOf(request);
      tellHead(reply, head);
      return reply.header('cache-control', 'no-store').type(HTML).send(write(head));
    }
    const key = `${address} ${JSON.stringify(look)}`;
    const finished = await this.finished.of(key, page, () => this.headOf(request), write);
    tellHead(reply, finished.head);
    // what does not exist may exist in a moment
    if (finished.head === null)
      return reply.header('cache-control', 'no-store').type(HTML).send(finished.page.plain);
    return sendFinished(request, reply, finished.page);
  }

  /** The app, which makes its page in the browser. */
  private async sendEmpty(
    request: FastifyRequest,
    reply: FastifyReply,
    html: string,
    guest: boolean,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const head = await this.headOf(request);
    tellHead(reply, head);
    return reply
      .header('content-security-policy', this.policies[guest ? 'guest' : 'app']({ nonce }))
      .header('cache-control', 'no-store')
      .type(HTML)
      .send(withHead(html, head, this.whereOf(request)).replaceAll('__CSP_NONCE__', nonce));
  }

  /** The app for a device that keeps it: the same for every address, so without a head, and with a nonce of its own. */
  private serveShell(
    fastify: FastifyInstance,
    address: string,
    html: string | undefined,
    guest: boolean,
  ): void {
    fastify.get(address, (request, reply) => {
      if (!html) return sendProblem(request, reply, 'not_found');
      const nonce = randomBytes(16).toString('base64');
      leaveOutOfSearch(reply);
      if (guest) void reply.header('referrer-policy', 'no-referrer');
      return reply
        .header('content-security-policy', this.policies[guest ? 'guest' : 'app']({ nonce }))
        .header('cache-control', 'no-cache')
        .type(HTML)
        .send(html.replaceAll('__CSP_NONCE__', nonce));
    });
  }

  /** What chats and search engines read of a public page. */
  private headOf(request: FastifyRequest): Promise<PageHead | null | undefined> {
    return this.pages.headOf(pathOf(request.url), lookOf(request).language).catch((error: unknown) => {
      this.logger.warn({ error }, 'a page goes out without its head');
      return undefined;
    });
  }

  private whereOf(request: FastifyRequest): Where {
    const address = new URL(pathOf(request.url), this.config.settings.PUBLIC_URL).href;
    return { address, language: lookOf(request).language };
  }
}

const withHead = (html: string, head: PageHead | null | undefined, where: Where): string =>
  head ? writeHead(html, head, where) : html;

/** What the head says to clients that read no HTML: the page does not exist, its language, that it is not to be found. */
const tellHead = (reply: FastifyReply, head: PageHead | null | undefined): void => {
  if (head === null) void reply.status(404);
  if (!head) return;
  void reply.header('content-language', head.language);
  if (head.unlisted) leaveOutOfSearch(reply);
};

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
