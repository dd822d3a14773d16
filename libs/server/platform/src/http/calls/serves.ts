import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteConfig } from '@nestjs/platform-fastify';
import { statusOf, type Call } from '@smachot/contracts';
import { AdminActsInterceptor } from '../access/admin-acts.interceptor';
import type { RouteLimits } from '../access/admission';
import { answerOf } from './contract';
import { IdempotencyInterceptor } from './idempotency.interceptor';
import type { KnownRequest } from './known-request';

const CALL = Symbol('call');

/** Replaces an interceptor: every call has one, and rxjs around a plain answer costs more than reading it. */
const answeredBy =
  (call: Call): MethodDecorator =>
  (_target, _key, descriptor) => {
    const method = descriptor.value as (...given: unknown[]) => unknown;
    const answering = async function (this: unknown, ...given: unknown[]) {
      return answerOf(call, await method.apply(this, given));
    };
    for (const key of Reflect.getMetadataKeys(method))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, method), answering);
    descriptor.value = answering as never;
  };

const isAdminAct = ({ access, method, audited }: Call): boolean =>
  access === 'superAdmin' && (method !== 'GET' || audited === true);

const callerOf = (_: unknown, context: ExecutionContext) => request(context).actor;

/** Whether a parameter of the method is decorated by `Caller`. Decorators of parameters are evaluated before the method's. */
const readsCaller = ({ constructor }: object, key: string | symbol): boolean =>
  Object.values(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, constructor, key) ?? {}) as Record<
      string,
      { factory?: unknown }
    >,
  ).some(({ factory }) => factory === callerOf);

/** Browsers send the token with a visitor's call only if its contract has `knowsAccount`; otherwise its handler never finds a caller. */
const saysThatItKnows =
  (call: Call): MethodDecorator =>
  (target, key) => {
    if (call.access === 'visitor' && readsCaller(target, key) !== (call.knowsAccount === true))
      throw new Error(
        `${call.id}: a visitor's call has knowsAccount if, and only if, its handler reads the caller`,
      );
  };

/** Binds a controller's method to a contract, which defines path, method, access, parsing and status. */
export const Serves = (call: Call): MethodDecorator =>
  applyDecorators(
    saysThatItKnows(call),
    call.idempotent ? UseInterceptors(IdempotencyInterceptor) : answeredBy(call),
    ...(isAdminAct(call) ? [UseInterceptors(AdminActsInterceptor)] : []),
    RequestMapping({ path: call.path, method: RequestMethod[call.method] }),
    SetMetadata(CALL, call),
    RouteConfig({ call } satisfies RouteLimits),
    HttpCode(statusOf(call)),
  );

const request = (context: ExecutionContext): KnownRequest =>
  context.switchToHttp().getRequest<KnownRequest>();

/** The parsed `{ params, query, body }` of the contract: `@Input() input: InputOf<typeof someCall>`. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => request(context).input);
/** The caller, as the access of the contract demands: `@Caller() host: UserActor`. */
export const Caller = createParamDecorator(callerOf);
/** The untouched bytes of the body, for signatures. */
export const RawBody = createParamDecorator(
  (_: unknown, context: ExecutionContext) => request(context).rawBody ?? Buffer.alloc(0),
);
