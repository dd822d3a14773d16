import { applyDecorators, createParamDecorator, type ExecutionContext, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { Call } from '@smachot/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';

export const CALL = Symbol('call');
export type KnownRequest = FastifyRequest & { actor?: Actor; input?: unknown; call?: Call; rawBody?: Buffer };

const statusOf = (call: Call): number => call.status ?? (call.answer || call.media ? 200 : 204);

/** Binds a controller's method to a contract: path, method, access, parsing and status all come from there. */
export const Serves = (call: Call): MethodDecorator =>
  applyDecorators(
    RequestMapping({ path: call.path, method: RequestMethod[call.method] }),
    SetMetadata(CALL, call),
    HttpCode(statusOf(call)),
  );

const request = (context: ExecutionContext): KnownRequest => context.switchToHttp().getRequest<KnownRequest>();

/** The parsed `{ params, query, body }` of the contract: `@Input() input: InputOf<typeof someCall>`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => request(context).input);
/** Who calls, as the access of the contract demands: `@Caller() host: UserActor`. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) => request(context).actor);
/** The untouched bytes of the body, for signatures. */
export const RawBody = createParamDecorator((_: unknown, context: ExecutionContext) => request(context).rawBody ?? Buffer.alloc(0));
