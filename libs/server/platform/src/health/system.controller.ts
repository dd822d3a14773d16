import { Controller, Inject, Req, Res } from '@nestjs/common';
import {
  clientConfig,
  healthz,
  type InputOf,
  metrics,
  moveClock,
  readClock,
  readyz,
} from '@smachot/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { request as httpRequest } from 'undici';
import { ProductClock } from '../clock/product-clock';
import { Config } from '../config/config';
import { ProblemError } from '../http/problems/problem';
import { Input, Serves } from '../http/calls/serves';
import { COMMAND_REDIS } from '../live/hints';
import { Metrics } from '../metrics/metrics';
import { sameText } from '../secrets/secrets';
import { Readiness } from './readiness';
import { VERSION } from './version';

@Controller()
export class SystemController {
  constructor(
    private readonly readiness: Readiness,
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
    private readonly config: Config,
    private readonly clock: ProductClock,
    private readonly metrics: Metrics,
  ) {}

  @Serves(healthz)
  alive() {
    return { status: 'ok' };
  }

  @Serves(readyz)
  async ready() {
    const { postgres, redis, leaving } = await this.readiness.look();
    if (!postgres || !redis || leaving) throw new ProblemError('server.unavailable');
    return { status: 'ready', postgres, redis };
  }

  @Serves(metrics)
  async prometheus(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const token = this.config.settings.METRICS_TOKEN;
    const local = /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
    if (token ? !sameText(request.headers.authorization ?? '', `Bearer ${token}`) : !local)
      throw new ProblemError('not_found');
    await reply.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }

  @Serves(clientConfig)
  client() {
    const { CONTACT_CHAT_URL, ANALYTICS_HOST, ANALYTICS_KEY, SANDBOX_URL } = this.config.settings;
    const { WEB_ANALYTICS_HOST, WEB_ANALYTICS_ID } = this.config.settings;
    return {
      contactChatUrl: CONTACT_CHAT_URL,
      version: VERSION,
      now: this.clock.now().toISOString(),
      development: !this.config.production,
      sandboxUrl: this.config.production ? null : (SANDBOX_URL ?? null),
      analytics: ANALYTICS_HOST && ANALYTICS_KEY ? { host: ANALYTICS_HOST, key: ANALYTICS_KEY } : null,
      webAnalytics:
        WEB_ANALYTICS_HOST && WEB_ANALYTICS_ID ? { host: WEB_ANALYTICS_HOST, id: WEB_ANALYTICS_ID } : null,
      map: this.map(),
    };
  }

  private map() {
    const { MAP_STYLE_URL, MAP_TILES_URL, MAP_ATTRIBUTION } = this.config.settings;
    if (!MAP_STYLE_URL && !MAP_TILES_URL) return null;
    return {
      styleUrl: MAP_STYLE_URL ?? null,
      tilesUrl: MAP_TILES_URL ?? null,
      attribution: MAP_ATTRIBUTION ?? null,
    };
  }

  @Serves(readClock)
  time() {
    return { now: this.clock.now().toISOString(), offsetMs: this.clock.offsetMs };
  }

  @Serves(moveClock)
  async move(@Input() { body }: InputOf<typeof moveClock>) {
    const offsetMs = body.now ? Date.parse(body.now) - Date.now() : (body.offsetMs ?? 0);
    await this.clock.moveTo(offsetMs, this.redis);
    await this.tellSandbox();
    return this.time();
  }

  private async tellSandbox(): Promise<void> {
    const { SANDBOX_URL } = this.config.settings;
    if (!SANDBOX_URL) return;
    const answer = await httpRequest(`${SANDBOX_URL}/_sandbox/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs: this.clock.offsetMs }),
    }).catch(() => undefined);
    await answer?.body.dump();
  }
}
