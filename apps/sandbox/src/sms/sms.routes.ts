import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { wireDigits } from '../phone-number';
import type { World } from '../world';
import type { SmsLog } from './sms';

// an XML attribute becomes `$`, the element's text becomes `_`
const phone = z.union([z.string(), z.object({ $: z.looseObject({}).optional(), _: z.string() })]);

const sending = z.object({
  sms: z.object({
    user: z.object({ username: z.string().min(1) }),
    source: z.string().regex(/^([A-Za-z0-9 ]{1,11}|\d{4,15})$/),
    destinations: z.object({ phone: z.union([phone, z.array(phone).min(1)]) }),
    message: z.string().min(1).max(1005),
  }),
});

interface Answer {
  /** 0 is success; everything else is a failure, under HTTP 200 all the same. */
  status: number;
  message: string;
  shipment_id?: string;
}

const israeliMobile = /^9725\d{8}$/;

function refusal(body: unknown): Answer | undefined {
  if (typeof body !== 'object' || body === null || !('sms' in body)) {
    return { status: 997, message: 'Not a valid command sent' };
  }
  const parsed = sending.safeParse(body);
  if (parsed.success) return undefined;
  return {
    status: 2,
    message: `Missing or invalid field: ${parsed.error.issues[0]?.path.slice(1).join('.')}`,
  };
}

function send(world: World, log: SmsLog, body: unknown, really: boolean): Answer {
  const { sms } = sending.parse(body);
  const phones = [sms.destinations.phone].flat().map((one) => (typeof one === 'string' ? one : one._));
  const good = phones.filter((one) => israeliMobile.test(wireDigits(one)));
  if (good.length === 0) return { status: 944, message: 'No valid phone numbers' };
  if (really) for (const one of good) log.add(one, sms.message);
  return { status: 0, message: 'SMS will be sent', shipment_id: Math.random().toString(36).slice(2, 10) };
}

const authorised = (world: World, request: FastifyRequest) =>
  request.headers.authorization === `Bearer ${world.settings.SMS_TOKEN}`;

/** The 019 gateway: one address, JSON, a status in the body; `/api/test` checks without sending. */
export function smsRoutes(app: FastifyInstance, world: World, log: SmsLog): void {
  const { behaviours } = world;
  const answer = (request: FastifyRequest, really: boolean): Answer => {
    if (!authorised(world, request)) return { status: 3, message: 'Username or password is incorrect' };
    const refused = refusal(request.body);
    if (refused) return refused;
    if (behaviours.strikes('sms', 'no_credit')) return { status: 4, message: 'Not enough credit' };
    if (behaviours.strikes('sms', 'fail')) return { status: 998, message: 'Unknown error' };
    return send(world, log, request.body, really);
  };

  app.post('/sms/api', async (request, reply) => {
    const late = behaviours.strike('sms', 'delay');
    if (late !== undefined) await sleep(late);
    const answered = answer(request, true);
    if (behaviours.strikes('sms', 'timeout')) return void reply.hijack();
    return answered;
  });
  app.post('/sms/api/test', async (request) => answer(request, false));
}
