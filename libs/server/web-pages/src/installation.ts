import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_WORKER, WEB_MANIFEST } from '@smachot/contracts';
import type { FastifyInstance } from 'fastify';

/** A worker follows the policy of its own answer: it reads from us, and nothing else. The icon of a notice is a picture it loads. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

/** The service worker and the web app manifest. Browsers ask for them again and again, to learn of a new version; an old copy would keep it from them. */
export const serveInstallation = (fastify: FastifyInstance, root: string): void => {
  const serve = (address: string, type: string, policy?: string) => {
    const file = path.join(root, address);
    if (!existsSync(file)) return;
    const content = readFileSync(file);
    fastify.get(address, (_request, reply) => {
      if (policy) void reply.header('content-security-policy', policy);
      return reply.header('cache-control', 'no-cache').type(type).send(content);
    });
  };
  serve(SERVICE_WORKER, 'text/javascript; charset=utf-8', WORKER_POLICY);
  serve(WEB_MANIFEST, 'application/manifest+json; charset=utf-8');
};
