import type { FastifyInstance } from 'fastify';
import type { World } from '../world';

const KEPT = 5000;

export interface CapturedEvent {
  /** Which wire it came by. */
  path: string;
  event: unknown;
  at: string;
}

/** What the product told analytics, newest last. */
export class AnalyticsLog {
  private events: CapturedEvent[] = [];

  constructor(private readonly world: World) {}

  add(path: string, body: unknown): void {
    const batch = typeof body === 'object' && body !== null && 'batch' in body ? body.batch : body;
    for (const event of [batch].flat()) this.events.push({ path, event, at: this.world.clock.iso() });
    this.events = this.events.slice(-KEPT);
  }

  list(): CapturedEvent[] {
    return this.events;
  }

  clear(): void {
    this.events = [];
  }
}

/** PostHog's capture, batch, replay and flags, and GA4's measurement protocol, under `/analytics`. */
export async function analyticsRoutes(app: FastifyInstance, log: AnalyticsLog): Promise<void> {
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
          done(null, JSON.parse(String(body)));
        } catch {
          done(null, { raw: body });
        }
      });
      for (const path of ['e', 'capture', 'batch', 's', 'i/v0/e', 'mp/collect']) {
        analytics.post(`/${path}`, async (request) => {
          log.add(path, request.body);
          return { status: 1 };
        });
      }
      analytics.post('/flags', async () => ({ flags: {}, errorsWhileComputingFlags: false }));
      analytics.options('/*', async (_request, reply) => reply.status(204).send());
    },
    { prefix: '/analytics' },
  );
}
