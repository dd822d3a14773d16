import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownRequest } from '../http/calls/known-request';
import type { OpenSpan } from './tracer';
import { openSpan } from './tracing';

/** Calls and webhooks; not pages, files and what machines ask. */
const TRACED = /^\/(v1|api|admin\/api|webhooks)\//;

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** Runs the rest of a request in its span, which continues the trace that the browser began. Its name has the pattern, never the address. */
export const traceRequest = (request: FastifyRequest, proceed: () => void): void => {
  const { method, routeOptions, headers } = request;
  const route = routeOptions.url ?? '';
  const { traceparent } = headers;
  const span = TRACED.test(route)
    ? openSpan(`${method} ${route}`, {
        kind: 'server',
        begins: true,
        ...(typeof traceparent === 'string' ? { parents: [traceparent] } : {}),
        attributes: { 'http.request.method': method, 'http.route': route },
      })
    : undefined;
  if (!span) return proceed();
  spans.set(request, span);
  span.within(proceed);
};

/** Ends the spans of requests with their answers. */
export const endSpansOfRequests = (fastify: FastifyInstance): void => {
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({
      'http.response.status_code': reply.statusCode,
      'smachot.call': (request as KnownRequest).call?.id ?? 'none',
    });
    span?.end(reply.statusCode >= 500 ? { name: String(reply.statusCode) } : undefined);
    done();
  });
};
