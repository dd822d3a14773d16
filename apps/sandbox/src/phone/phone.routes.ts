import type { FastifyInstance } from 'fastify';
import type { Services } from '../build';

export async function phoneRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get('/', async () => services.world.clock.iso());
}
