import { CENTURY_MS } from '@smachot/kernel';
import type { FastifyInstance } from 'fastify';
import { z, ZodError } from 'zod';
import type { World } from '../world';
import { behaviourRequest } from './behaviour.schema';
import { clockJumpRoute } from './clock-jump';
import { maySteer } from './loopback';
import { rules } from './rules';

export interface Steering {
  /** Empties every service; behaviours and clock are the world's own. */
  reset(): void;
  behavioursChanged(): void;
  counts(): Record<string, number>;
}

const clockRequest = z.strictObject({ offsetMs: z.number().min(-CENTURY_MS).max(CENTURY_MS) });

function clockRoutes(control: FastifyInstance, world: World): void {
  const state = () => ({ offsetMs: world.clock.offsetMs, now: world.clock.iso() });
  control.get('/clock', async () => state());
  control.put('/clock', async (request) => {
    world.clock.offsetMs = clockRequest.parse(request.body).offsetMs;
    world.changes.touch();
    return state();
  });
}

function behaviourRoutes(control: FastifyInstance, world: World, steering: Steering): void {
  control.get('/behaviour', async () => ({ active: world.behaviours.list(), rules }));
  control.put('/behaviour', async (request) => {
    world.behaviours.put(behaviourRequest.parse(request.body));
    steering.behavioursChanged();
    world.changes.touch();
    return world.behaviours.list();
  });
}

/** Everything under `/_sandbox`: JSON, loopback only. `more` adds each service's own calls. */
export async function controlRoutes(
  app: FastifyInstance,
  world: World,
  steering: Steering,
  more: (control: FastifyInstance) => void,
): Promise<void> {
  const started = Date.now();
  await app.register(
    async (control) => {
      control.addHook('onRequest', async (request, reply) => {
        if (!maySteer(request, world.settings)) return reply.status(403).send({ error: 'loopback only' });
      });
      control.setErrorHandler((error, _request, reply) =>
        error instanceof ZodError
          ? reply.status(400).send({ error: z.prettifyError(error) })
          : reply.status(500).send({ error: String(error) }),
      );
      control.get('/health', async () => ({
        status: 'ok',
        uptimeMs: Date.now() - started,
        ...world.clock,
        ...steering.counts(),
      }));
      clockRoutes(control, world);
      clockJumpRoute(control, world);
      behaviourRoutes(control, world, steering);
      control.post('/reset', async () => {
        world.behaviours.clear();
        steering.reset();
        world.changes.touch();
        return { status: 'empty' };
      });
      more(control);
    },
    { prefix: '/_sandbox' },
  );
}
