import { DAY_MS } from '@smachot/kernel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { World } from '../world';
import { momentInIsrael, nextAllowedHour } from './allowed-hour';

/** The product bills at 10:00; an hour later that is done. */
const AFTER_BILLING_HOUR = 11;

const jumpRequest = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('allowed-hour') }),
  z.strictObject({ to: z.literal('next-day') }),
  z.strictObject({ to: z.literal('real-time') }),
  z.strictObject({ to: z.literal('day-after'), date: z.iso.date() }),
]);

type Jump = z.infer<typeof jumpRequest>;

export function targetOf(jump: Jump, now: number): number {
  switch (jump.to) {
    case 'allowed-hour':
      return nextAllowedHour(now);
    case 'next-day':
      return now + DAY_MS;
    case 'real-time':
      return Date.now();
    case 'day-after':
      return momentInIsrael(
        new Date(Date.parse(jump.date) + DAY_MS).toISOString().slice(0, 10),
        AFTER_BILLING_HOUR,
      );
  }
}

/**
 * Moves the product's clock, which the product owns: it then sends us the new offset itself. Without a product, only our own
 * clock moves.
 */
async function moveProduct(world: World, offsetMs: number): Promise<boolean> {
  const answer = await fetch(new URL('/_dev/clock', world.settings.PRODUCT_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  return answer?.ok === true;
}

/** `POST /_sandbox/clock/jump`: the clock buttons of the phone page. */
export function clockJumpRoute(control: FastifyInstance, world: World): void {
  control.post('/clock/jump', async (request) => {
    const jump = jumpRequest.parse(request.body);
    const offsetMs = jump.to === 'real-time' ? 0 : targetOf(jump, world.clock.now()) - Date.now();
    const productMoved = await moveProduct(world, offsetMs);
    world.clock.offsetMs = offsetMs;
    world.changes.touch();
    return { offsetMs, now: world.clock.iso(), productMoved };
  });
}
