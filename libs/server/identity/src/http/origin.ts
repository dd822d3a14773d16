import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { networkOf } from '@smachot/server-platform';
import type { FastifyRequest } from 'fastify';
import { type Origin } from '../tokens/place';

/** The origin of a request: `@From() origin: Origin`. */
export const From = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { network: networkOf(ip), userAgent: headers['user-agent'] };
});
