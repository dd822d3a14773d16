import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { World } from '../world';
import type { AnalyticsLog } from './analytics-log';

const PRODUCT_WIRES = ['e', 'capture', 'batch', 's', 'i/v0/e'];
/** Of the page's own script, and of servers. */
const WEB_WIRES = ['g/collect', 'mp/collect'];

/** PostHog's capture, batch, replay and flags, GA4's hits and measurement protocol, all under `/analytics`. */
export async function analyticsRoutes(app: FastifyInstance, world: World, log: AnalyticsLog): Promise<void> {
  await app.register(
    async (analytics) => {
      analytics.addHook('onRequest', async (_request, reply) => {
        void reply
          .header('access-control-allow-origin', '*')
          .header('access-control-allow-headers', 'content-type');
      });
      // beacons arrive as plain text
      analytics.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
        try {
          done(null, body === '' ? null : JSON.parse(String(body)));
        } catch {
          done(null, { raw: body });
        }
      });
      for (const path of PRODUCT_WIRES)
        analytics.post(`/${path}`, async (request) => {
          log.add('product', path, request.body);
          return { status: 1 };
        });
      for (const path of WEB_WIRES)
        analytics.post(`/${path}`, async (request, reply) => {
          const more = typeof request.body === 'object' ? request.body : {};
          log.add('web', path, { ...(request.query as object), ...more });
          return reply.status(204).send();
        });
      analytics.post('/flags', async (_request, reply) => {
        const late = world.behaviours.strike('analytics', 'flags_delay');
        if (late !== undefined) await sleep(late);
        if (world.behaviours.strikes('analytics', 'flags_error')) return reply.status(500).send({});
        return log.flagAnswer();
      });
      analytics.options('/*', async (_request, reply) => reply.status(204).send());
    },
    { prefix: '/analytics' },
  );
}

/** `/_sandbox/analytics`: the received events; `PUT /_sandbox/analytics/flags`: the flags to answer. */
export function analyticsControl(control: FastifyInstance, log: AnalyticsLog): void {
  control.get('/analytics', async () => log.list());
  control.put('/analytics/flags', async (request) => {
    log.setFlags(z.record(z.string(), z.boolean()).parse(request.body));
    return log.flagAnswer();
  });
}
