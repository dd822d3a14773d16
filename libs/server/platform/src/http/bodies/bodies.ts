import type { Call } from '@smachot/contracts';
import type { FastifyInstance, FastifyRequest, RequestPayload, RouteOptions } from 'fastify';
import type { RouteLimits } from '../access/admission';
import { BODIES_BYTES, BodyBudget } from './body-budget';
import { isTooDeep } from './json-body';
import type { KnownRequest } from '../calls/known-request';
import { ProblemError } from '../problems/problem';

const KB = 1024;
/** A webhook carries at most 1000 updates, and the largest one seen was below 3 MB. */
const PROVIDER_BYTES = 3 * KB * KB;
/** Ten thousand ids of guests. */
const USER_BYTES = 512 * KB;
/** Maximum body size of callers who are not signed in; none of their calls needs more. */
const STRANGER_BYTES = 64 * KB;
/** The frame around the one file of a multipart body. */
const FRAME_BYTES = 64 * KB;
/** Timeout in milliseconds after which an incomplete body is cut. */
const BODY_MS = 30_000;
const LINGER_MS = 2_000;
/** `bodyMs`: the time of one body; `bodiesBytes`: the memory of all. */
export type BodyLimits = { bodyMs?: number; bodiesBytes?: number };
/** Minimum bytes of a file in `BODY_MS`: a slower upload is a connection held open on purpose. */
const SLOWEST_FILE_BYTES = 30 * KB;

const bodyLimitOf = (call: Call): number => {
  if (call.access === 'provider') return PROVIDER_BYTES;
  if (call.maxBodyBytes) return call.maxBodyBytes;
  return call.access === 'user' || call.access === 'superAdmin' ? USER_BYTES : STRANGER_BYTES;
};

const callOf = (request: FastifyRequest): Call | undefined =>
  (request.routeOptions.config as RouteLimits).call;

/**
 * Reads bodies: each contract's within its limit of bytes, depth and time. A provider's body stays bytes, whatever its
 * content type: its signature is over them, and is checked before anything is parsed.
 */
export const readBodies = (
  fastify: FastifyInstance,
  { bodyMs = BODY_MS, bodiesBytes = BODIES_BYTES }: BodyLimits,
): void => {
  const budget = new BodyBudget(bodiesBytes);
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isTooDeep(body)) done(new ProblemError('request.malformed'));
    else void parseJson(request, body.toString('utf8'), done);
  });
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (callOf(request)?.access !== 'provider') return done(new ProblemError('file.unsupported'));
    (request as KnownRequest).rawBody = body;
    done(null, undefined);
  });
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const call = (route.config as RouteLimits | undefined)?.call;
    route.bodyLimit = call ? bodyLimitOf(call) : STRANGER_BYTES;
  });
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request)) budget.watch(request, reply, payload, callOf(request)?.access === 'provider');
    if (!request.raw.complete) cutWhenSlow(request, payload, bodyMs);
    done(null, payload);
  });
  // answered before the body was read to its end: a client that continues sending is cut, after time enough to read the answer
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) {
      request.raw.resume();
      setTimeout(() => !request.raw.complete && request.raw.destroy(), LINGER_MS).unref();
    }
    done();
  });
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses by its headers a body that would be refused after reading. */
export const checkBodyHeaders = (request: FastifyRequest): void => {
  const call = callOf(request);
  const { headers } = request;
  if (call?.access === 'provider') {
    if (call.signature && headers[call.signature] === undefined) throw new ProblemError('auth.forbidden');
    if (headers['content-type'] !== undefined)
      request.raw.headers['content-type'] = 'application/octet-stream';
    return;
  }
  // none of our clients compresses requests, and a body that inflates to a thousand times its size is an attack
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
    throw new ProblemError('file.unsupported');
  const length = Number(headers['content-length'] ?? 0);
  if (call?.file && length > call.file.maxBytes + FRAME_BYTES) throw new ProblemError('file.too_large');
};

const cutWhenSlow = (request: FastifyRequest, payload: RequestPayload, bodyMs: number): void => {
  const { socket } = request.raw;
  const isFile = callOf(request)?.file !== undefined;
  let before = socket.bytesRead;
  const cut = (): void => {
    if (isFile && socket.bytesRead - before >= SLOWEST_FILE_BYTES) {
      before = socket.bytesRead;
      return;
    }
    stop();
    // the reader of the body answers with the refusal; without a reader the connection is closed
    if (!isFile && payload.listenerCount('error') > 0)
      payload.emit('error', new ProblemError('request.too_slow'));
    else request.raw.destroy();
  };
  const timer = setInterval(cut, bodyMs).unref();
  const stop = (): void => clearInterval(timer);
  payload.once('end', stop).once('close', stop);
};
