import type { FastifyInstance } from 'fastify';

/** The policy of answers that are no page: opened as one, they load and run nothing, and cannot be framed. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'";

const securityHeaders = (production: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), otp-credentials=(self)',
  'x-frame-options': 'DENY',
  ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Adds the security headers to every answer that does not bring its own. */
export const addSecurityHeaders = (fastify: FastifyInstance, production: boolean): void => {
  const headers = Object.entries(securityHeaders(production));
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
    // our own scripts, styles and pictures follow the policy of the page
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith('/assets/'))
      void reply.header('content-security-policy', NOTHING_RUNS);
    done();
  });
};
