import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type Look, type PageRendered, withoutClickIds } from '@smachot/contracts';
import { Config, Logger, Metrics } from '@smachot/server-platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bundledPageThread, PagesHere, PageThread } from './page-thread';
import { RenderedPages } from './rendered-pages';
import { lookOf, mayBeSignedIn } from './visitor-look';

/** Pages that read the same for everybody who is not signed in. */
const PUBLIC =
  /^\/(?:$|partner\/|(?:event|help|discover)(?:\/|$)|(?:login|terms|privacy|cancellation|accessibility|become-a-partner)$)/i;
/** Its address is the secret that opens it: the page is made for the one who asks, and is not kept. */
const SECRET = /^\/proposal\/[^/]+$/i;
/** A page that is not there by then goes out without content, and is there for the next visitor. */
const PATIENCE_MS = 2_500;
const LIMITS = { memoryMb: 192, timeMs: 10_000 };
/** The public part of the api alone is asked by pages. */
const ASKED = /^\/(?:v1|api)\//;

/** `page` is the same object while the page is the same; `address` is the one it was rendered for. */
export type PageContent = { address: string; page: PageRendered; look: Look; isKept: boolean };

/** The content of public pages, for visitors without script, search engines, and a first sight without waiting. */
@Injectable()
export class PageContents implements OnApplicationShutdown {
  private readonly thread: PageThread | PagesHere;
  private readonly pages: RenderedPages;
  private readonly isBuilt: boolean;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {
    const renderer = path.join(path.resolve(config.settings.WEB_DIR), '../rendering/render-page.mjs');
    this.isBuilt = existsSync(renderer);
    const [entry, module] = [bundledPageThread(), pathToFileURL(renderer).href];
    this.thread = entry ? new PageThread(entry, module, LIMITS) : new PagesHere(module);
    this.pages = new RenderedPages(this.thread);
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.end();
  }

  /** What a page holds for a visitor; null: nothing that is rendered, or nothing in time. */
  async of(request: FastifyRequest, pathname: string): Promise<PageContent | null> {
    const isSecret = SECRET.test(pathname);
    if (!this.isBuilt || !(isSecret || PUBLIC.test(pathname)) || mayBeSignedIn(request.headers)) return null;
    const look = lookOf(request);
    const wanted = {
      address: new URL(withoutClickIds(request.url), this.config.settings.PUBLIC_URL).href,
      look,
      isKept: !isSecret,
      answer: (url: string, language: string) => this.ask(request, url, language),
    };
    const page = await inTime(this.pages.page(wanted)).catch((error: unknown) => {
      this.logger.warn({ error, pathname }, 'a page goes out without its content');
      return undefined;
    });
    if (page === null) return null;
    this.count(page !== undefined);
    return page ? { address: wanted.address, page, look, isKept: wanted.isKept } : null;
  }

  private count(hasContent: boolean): void {
    const [name, help] = hasContent
      ? ['pages_with_content_total', 'Public pages sent with their content']
      : ['pages_without_content_total', 'Public pages sent without content, since it was not there in time'];
    this.metrics.counter(name, help).inc();
  }

  /** Answers a page's own question as the api would answer its visitor, within this process. */
  private async ask({ ip }: FastifyRequest, url: string, language: string) {
    if (!ASKED.test(url)) return { status: 404, body: '{}' };
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await fastify.inject({ url, remoteAddress: ip, headers: { 'accept-language': language } });
    return { status: answer.statusCode, body: answer.body };
  }
}

const inTime = async <T>(page: Promise<T> | undefined): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
};
