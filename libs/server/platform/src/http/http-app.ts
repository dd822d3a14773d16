import { type DynamicModule, ShutdownSignal, type Type } from '@nestjs/common';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { MINUTE_MS } from '@smachot/kernel';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config/config';
import { proxyTest } from '../config/proxy-list';
import { serveDocs } from '../docs/docs-page';
import { Metrics } from '../metrics/metrics';
import { Admission } from './access/admission';
import { type BodyLimits, checkBodyHeaders, readBodies } from './bodies/bodies';
import { answerBadAddress, answerNoRequest } from './problems/framework-errors';
import { Draining } from './draining';
import { chooseRequestId, withRequestId } from './request-context';
import type { KnownRequest } from './calls/known-request';
import { forViewers } from './answers/for-viewers';
import { keepPersonalOutOfCaches, keepSignedInOutOfCaches } from './answers/not-stored';
import { packAnswers } from './answers/packed-answers';
import { RawJson } from './answers/raw-json';
import { endSpansOfRequests, traceRequest } from '../tracing/traced-requests';
import { addSecurityHeaders } from './answers/security-headers';

/** Timeouts in milliseconds: no honest client's headers are this slow, and no file takes longer, however slowly it trickles. */
const [HEADERS_MS, REQUEST_MS] = [15_000, 10 * MINUTE_MS];

const options = (isTrusted: (address: string) => boolean) => ({
  trustProxy: isTrusted,
  forceCloseConnections: true,
  requestTimeout: REQUEST_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  frameworkErrors: answerBadAddress,
  clientErrorHandler: answerNoRequest,
});

/**
 * The Nest application on Fastify, not yet listening: request ids, admission before a body is read, bodies within their limits and a
 * graceful end. What happens on SIGTERM is the process's to say: `drainOnSigterm`.
 */
export const createHttpApp = async (
  module: Type | DynamicModule,
  bodyLimits: BodyLimits = {},
): Promise<NestFastifyApplication> => {
  // set once the module has read the configuration; no request arrives before
  let isProxy: (address: string) => boolean = () => false;
  const isTrusted = (address: string) => isProxy(address);
  const adapter = new FastifyAdapter(options(isTrusted) as ConstructorParameters<typeof FastifyAdapter>[0]);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  });
  const { settings } = app.get(Config);
  isProxy = proxyTest(settings.TRUSTED_PROXIES);
  const fastify = adapter.getInstance<FastifyInstance>();
  app.get(Draining).watch(fastify);
  identifyRequests(fastify, app.get(Metrics));
  const admission = app.get(Admission);
  fastify.addHook('onRequest', async (request, reply) => {
    keepPersonalOutOfCaches(request, reply);
    checkBodyHeaders(request);
    await admission.admit(request);
    keepSignedInOutOfCaches(request, reply);
  });
  fastify.addHook('preSerialization', (request, _reply, answer, done) =>
    done(null, forViewers(request, answer)),
  );
  readBodies(fastify, bodyLimits);
  fastify.setReplySerializer((answer) => (answer instanceof RawJson ? answer.json : JSON.stringify(answer)));
  await app.register(multipart, { throwFileSizeLimit: false });
  await packAnswers(app);
  const origins = settings.CORS_ORIGINS.split(',').filter(Boolean);
  if (origins.length) app.enableCors({ origin: origins, credentials: false });
  serveDocs(app);
  addSecurityHeaders(fastify, app.get(Config).production);
  app.enableShutdownHooks([ShutdownSignal.SIGINT, ShutdownSignal.SIGHUP]);
  return app;
};

const identifyRequests = (fastify: FastifyInstance, metrics: Metrics): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    const id = chooseRequestId(request.headers['x-request-id'] as string | undefined);
    void reply.header('x-request-id', id);
    withRequestId(id, () => traceRequest(request, done));
  });
  endSpansOfRequests(fastify);
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.request(
      (request as KnownRequest).call?.id ?? 'other',
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
    done();
  });
};
