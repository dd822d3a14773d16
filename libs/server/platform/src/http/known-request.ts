import type { Call } from '@smachot/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';

/** A request as guards leave it: whose it is, which call, and what it says. */
export type KnownRequest = FastifyRequest & { actor?: Actor; input?: unknown; call?: Call; rawBody?: Buffer };
