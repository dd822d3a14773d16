import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world';
import type { PushLog } from './push-log';
import { vapidSubject } from './vapid';

/** The size from which push services refuse a message (RFC 8030 lets them from 4096 bytes on). */
const MAX_BYTES = 4096;
const MAX_TTL = 2_419_200;

const one = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

/** What is wrong with a message, as the services check it before they take it. */
function refusal({ headers, body }: FastifyRequest): { status: number; reason: string } | undefined {
  const ttl = one(headers.ttl);
  const topic = one(headers.topic);
  const urgency = one(headers.urgency);
  if (!/^\d+$/.test(ttl ?? '') || Number(ttl) > MAX_TTL) return { status: 400, reason: 'TTL' };
  if (urgency && !['very-low', 'low', 'normal', 'high'].includes(urgency))
    return { status: 400, reason: 'Urgency' };
  if (topic && !/^[\w-]{1,32}$/.test(topic)) return { status: 400, reason: 'Topic' };
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, reason: 'Content-Encoding' };
  if (!Buffer.isBuffer(body) || body.length === 0) return { status: 400, reason: 'no body' };
  return body.length > MAX_BYTES ? { status: 413, reason: 'too large' } : undefined;
}

type Device = { Params: { device: string } };

/** A browser's push service: `/push/{device}` is the endpoint of a subscription, whatever the device is called. */
export async function pushRoutes(app: FastifyInstance, world: World, log: PushLog): Promise<void> {
  const take = (request: FastifyRequest<Device>, reply: FastifyReply) => {
    const { device } = request.params;
    const { behaviours } = world;
    if (behaviours.strikes('push', 'gone')) return reply.status(410).send();
    if (behaviours.strikes('push', 'unknown')) return reply.status(404).send();
    const wait = behaviours.strike('push', 'busy');
    if (wait !== undefined) return reply.status(429).header('retry-after', String(wait)).send();
    if (behaviours.strikes('push', 'server_error')) return reply.status(500).send();
    const subject = vapidSubject(request.headers.authorization, `http://${request.headers.host}`);
    if (subject === undefined) return reply.status(403).send({ reason: 'VAPID' });
    const refused = refusal(request);
    if (refused) return reply.status(refused.status).send({ reason: refused.reason });
    const location = log.add({
      ...{ device, subject, body: (request.body as Buffer).toString('base64url') },
      ...{ ttl: Number(request.headers.ttl), urgency: one(request.headers.urgency) ?? 'normal' },
      topic: one(request.headers.topic) ?? null,
    });
    if (behaviours.strikes('push', 'timeout')) return reply.hijack();
    return reply.status(201).header('location', location).send();
  };
  await app.register(
    async (push) => {
      push.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      push.post<Device>('/:device', async (request, reply) => take(request, reply));
    },
    { prefix: '/push' },
  );
}

/** `/_sandbox/push?device=`: the messages that came for a device, encrypted as they came. */
export function pushControl(control: FastifyInstance, log: PushLog): void {
  control.get<{ Querystring: { device?: string } }>('/push', async (request) =>
    log.list(request.query.device),
  );
}
