import { isPersonal } from '@smachot/contracts';
import type { FastifyReply } from 'fastify';
import type { RouteLimits } from '../access/admission';
import type { KnownRequest } from '../calls/known-request';

const NOT_STORED = 'no-store';

/** Runs before any refusal: a refusal, too, reveals something of the person. */
export const keepPersonalOutOfCaches = (request: KnownRequest, reply: FastifyReply): void => {
  const { call } = request.routeOptions.config as RouteLimits;
  if (call && isPersonal(call)) void reply.header('cache-control', NOT_STORED);
};

/** Disables caching for signed-in callers: public data can contain more for them. A handler may override it. */
export const keepSignedInOutOfCaches = ({ call, actor }: KnownRequest, reply: FastifyReply): void => {
  if (call?.access === 'visitor' && actor?.kind === 'user') void reply.header('cache-control', NOT_STORED);
};
