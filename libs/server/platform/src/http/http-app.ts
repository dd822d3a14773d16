import { type DynamicModule, type Type } from '@nestjs/common';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config } from '../config/config';
import { serveDocs } from '../docs/docs-page';
import { Metrics } from '../metrics/metrics';
import { chooseRequestId, withRequestId } from './request-context';
import { serveWeb } from '../web/web-pages';
import type { KnownRequest } from './known-request';
import { RawJson } from './raw-json';

/** Bodies up to 3 MB: a webhook carries at most 1000 updates. Files stream and have limits of their own. */
const BODY_LIMIT = 3 * 1024 * 1024;

/** The Nest application on Fastify with request ids, raw bodies for signatures and a graceful end; not yet listening. */
export const createHttpApp = async (module: Type | DynamicModule): Promise<NestFastifyApplication> => {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: ['error', 'warn'],
    rawBody: true,
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  const metrics = app.get(Metrics);
  fastify.addHook('onRequest', (request, reply, done) => {
    const id = chooseRequestId(request.headers['x-request-id'] as string | undefined);
    void reply.header('x-request-id', id);
    withRequestId(id, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.request(
      (request as unknown as KnownRequest).call?.id ?? 'other',
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
    done();
  });
  fastify.setReplySerializer((answer) => (answer instanceof RawJson ? answer.json : JSON.stringify(answer)));
  await app.register(multipart, { throwFileSizeLimit: false });
  const origins = app.get(Config).settings.CORS_ORIGINS.split(',').filter(Boolean);
  if (origins.length) app.enableCors({ origin: origins, credentials: false });
  serveDocs(app);
  await serveWeb(app);
  app.enableShutdownHooks();
  return app;
};
