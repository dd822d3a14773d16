import type { Call } from '@smachot/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor';

/** A request as guards leave it: with its actor, its call, and its input. */
export type KnownRequest = FastifyRequest & { actor?: Actor; input?: unknown; call?: Call; rawBody?: Buffer };
